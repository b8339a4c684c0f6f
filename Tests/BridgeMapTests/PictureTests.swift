import BridgeFacts
import BridgeMap
import BridgeModel
import Foundation
import Testing

/// Properties that hold for every image.
@Suite struct PictureTests {
  @Test(arguments: [0, 1, 3, 24, 60, 61, 110, 400])
  func textsDoNotOverlap(_ count: Int) {
    let texts = PictureText.all(in: MapFormat.svg.render(manyBridges(count)))
    expectNoOverlap(texts)
    #expect(
      texts.contains { $0.text.hasPrefix(count == 1 ? "1 bridge" : count == 0 ? "no bridges" : "\(count) bridges") })
  }

  @Test(arguments: [
    ("struct A: UIViewRepresentable {}", "SwiftUI shows a UIKit view", "UIKit shows a SwiftUI view"),
    ("struct A: NSViewRepresentable {}", "SwiftUI shows an AppKit view", "AppKit shows a SwiftUI view"),
    (
      "struct A: UIViewRepresentable {}\nstruct B: NSViewRepresentable {}", "SwiftUI shows a UIKit or AppKit view",
      "UIKit or AppKit shows a SwiftUI view"
    ),
  ])
  func theLegendNamesTheFrameworksOfTheProject(_ code: String, _ wrapping: String, _ hosting: String) {
    let picture = MapFormat.svg.render(bridges(["A.swift": code]))
    #expect(picture.contains(">\(wrapping)</text>"))
    #expect(picture.contains(">\(hosting)</text>"))
  }

  @Test func renderingIsDeterministic() {
    #expect(MapFormat.svg.render(manyBridges(110)) == MapFormat.svg.render(manyBridges(110)))
  }

  /// Names that were truncated are complete in the image's titles, for pointers and for screen readers.
  @Test func longNamesAreTruncatedAndCompleteInTheTitle() {
    let picture = MapFormat.svg.render(manyBridges(3))
    #expect(picture.contains("<title>AnExtraordinarilyLongNameOfATypeThatSomebodyWrote0 shows"))
    #expect(picture.contains(">AnExtraordinarily…oller</text>") || picture.contains("…"))
    #expect(picture.contains(#"role="img" aria-labelledby="title description""#))
  }

  @Test func specialCharactersInXMLAreEscaped() {
    let picture = MapFormat.svg.render(bridges(["<&\">/A.swift": "struct Ä: UIViewRepresentable {}"]))
    #expect(picture.contains("&lt;&amp;&quot;&gt;"))
    #expect(!picture.contains("<&"))
    #expect(picture.contains(">Ä</text>"))
  }

  @Test func textsInLifecyclesDoNotOverlap() {
    let long = String(repeating: "veryLongName", count: 20)
    let source = """
      struct Field: UIViewRepresentable {
        @Binding var \(long): String
        func makeUIView(context: Context) -> \(long)View { ⟦a-rule⟧\(long)View(\(long), \(long)) }
        func updateUIView(_ view: \(long)View, context: Context) {
      \((0..<40).map { "    view.\(long)\($0) = \(long)" }.joined(separator: "\n"))
        }
      }
      """
    let texts = PictureText.all(in: LifecycleFormat.svg.render(lifecycles(of: "Field", in: source)))
    expectNoOverlap(texts)
    #expect(texts.contains { $0.text == "… 26 more lines" })
  }

  @Test(arguments: [nil, 15, 17, 26]) func textsInDecisionsDoNotOverlap(_ version: Int?) {
    let targets = DeploymentTargets(version.map { [.iOS: SystemVersion($0)] } ?? [Platform: SystemVersion]())
    let texts = PictureText.all(in: DecisionFormat.svg.render(DecisionDiagram(targets: targets)))
    expectNoOverlap(texts)
    #expect(
      texts.contains {
        $0.text == (version.map { "Marked for iOS \($0)" } ?? "Not marked: no UIKit deployment target is known")
      })
  }

  @Test func longTextsInDecisionsDoNotOverlap() {
    let long = String(repeating: "many more words ", count: 12)
    let decisions = Decision.parse(
      """
      first
        ask \(long)?
        choice \(long) | go second
        choice \(long) | take \(long) | since iOS 18 | else \(long) | new gesture
        if \(long) | \(long)
      second
        ask \(long)?
        choice \(long) | go first
        choice \(long) | take \(long)
      """)
    let targets = DeploymentTargets([.iOS: SystemVersion(17)])
    expectNoOverlap(PictureText.all(in: DecisionFormat.svg.render(DecisionDiagram(decisions, targets: targets))))
  }

  /// The contrast that WCAG 2.1 requires on every background: 4.5 : 1 for text (1.4.3) and 3 : 1 for other meaningful
  /// graphics (1.4.11).
  @Test(arguments: [1, 2]) func contrastSufficesInLightAndDarkMode(_ style: Int) throws {
    let colors = try #require(StyleColors(ofStyle: style, in: MapFormat.svg.render(manyBridges(3))))
    let signs = ["sound-sign", "information-sign", "warning-sign", "error-sign"]
    for surface in ["land", "water", "box"] {
      for text in ["text", "quiet", "wet"] + signs {
        let contrast = try colors.contrast(of: text, "fill", to: surface)
        #expect(contrast >= 4.5, "\(text) on \(surface)")
      }
    }
    for line in ["sound", "information", "warning", "error", "lane", "flow"] {
      let contrast = try colors.contrast(of: line, "stroke", to: "water")
      #expect(contrast >= 3, "\(line)")
    }
    // The marks of decisions.
    for line in ["sound", "warning"] {
      let contrast = try colors.contrast(of: line, "stroke", to: "land")
      #expect(contrast >= 3, "\(line)")
    }
    #expect(try colors.contrast(of: "stone", "fill", to: "land") >= 3)
  }

  private func expectNoOverlap(_ texts: [PictureText], sourceLocation: SourceLocation = #_sourceLocation) {
    for (number, text) in texts.enumerated() {
      #expect(text.left >= 0 && text.right <= 920, "\(text) leaves the picture", sourceLocation: sourceLocation)
      for other in texts[(number + 1)...] where other.y - text.y < 10 && text.y - other.y < 10 {
        #expect(
          text.right <= other.left || other.right <= text.left, "\(text) covers \(other)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

/// A text in an image and the space that it takes. Code is 7.2 pixels per letter wide; other text is narrower on
/// average.
private struct PictureText: CustomStringConvertible {
  var text: String
  var left: Double
  var right: Double
  var y: Int

  var description: String { "'\(text)' at \(Int(left))…\(Int(right)), \(y)" }

  static func all(in picture: String) -> [PictureText] {
    let pattern = /<text x="(\d+)" y="(\d+)" class="([^"]*)" text-anchor="([a-z]+)">([^<]*)<\/text>/
    return picture.matches(of: pattern).map { match in
      let text = ["&lt;": "<", "&amp;": "&", "&quot;": "\"", "&gt;": ">"].reduce(String(match.5)) {
        $0.replacing($1.key, with: $1.value)
      }
      let styles = match.3.split(separator: " ")
      let perLetter =
        styles.contains("code") ? 7.23 : styles.contains("bank") ? 12.0 : styles.contains("head") ? 8.4 : 6.2
      let width = perLetter * Double(text.count)
      let x = Double(match.1) ?? 0
      let left = match.4 == "end" ? x - width : match.4 == "middle" ? x - width / 2 : x
      return PictureText(text: text, left: left, right: left + width, y: Int(match.2) ?? 0)
    }
  }
}

/// The colors in one style sheet of an image, by class and property.
private struct StyleColors {
  private var values: [String: String] = [:]

  /// The first style sheet has no colors, the second one has the colors for light pages, and the third one those for
  /// dark pages.
  init?(ofStyle number: Int, in picture: String) {
    let sheets = picture.matches(of: /<style>([^<]*)<\/style>/).map(\.1)
    guard sheets.indices.contains(number) else { return nil }
    for rule in sheets[number].matches(of: /([a-z., -]+) \{ ([^{}]*) \}/) {
      for declaration in rule.2.matches(of: /(fill|stroke): (#[0-9a-f]{6})/) {
        for selector in rule.1.split(separator: ",") {
          values[selector.filter { $0 != " " && $0 != "." } + " " + declaration.1] = String(declaration.2)
        }
      }
    }
  }

  func contrast(of name: String, _ property: String, to surface: String) throws -> Double {
    let lights = [
      try luminance(#require(values["\(name) \(property)"], "\(name)")),
      try luminance(#require(values["\(surface) fill"], "\(surface)")),
    ].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The relative luminance as defined by WCAG 2.1.
  private func luminance(_ color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part in
      let value = Double(part) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
