import BridgeMap
import Testing

/// What holds of a picture whatever is in it.
@Suite struct PictureTests {
  @Test(arguments: [0, 1, 3, 24, 60, 61, 110, 400])
  func noTextCoversAnother(_ count: Int) {
    let texts = PictureText.all(in: MapFormat.svg.render(manyBridges(count)))
    expectNoOverlap(texts)
    #expect(
      texts.contains { $0.text.hasPrefix(count == 1 ? "1 bridge" : count == 0 ? "no bridges" : "\(count) bridges") })
  }

  @Test func aPictureIsTheSameEachTime() {
    #expect(MapFormat.svg.render(manyBridges(110)) == MapFormat.svg.render(manyBridges(110)))
  }

  /// Whoever points at a name that was cut, or cannot see the picture, has it whole.
  @Test func longNamesAreCutAndStandWholeInTheTitle() {
    let picture = MapFormat.svg.render(manyBridges(3))
    #expect(picture.contains("<title>AnExtraordinarilyLongNameOfATypeThatSomebodyWrote0 shows"))
    #expect(picture.contains(">AnExtraordinarily…oller</text>") || picture.contains("…"))
    #expect(picture.contains(#"role="img" aria-labelledby="title description""#))
  }

  @Test func whatMeansSomethingInXMLIsEscaped() {
    let picture = MapFormat.svg.render(bridges(["<&\">/A.swift": "struct Ä: UIViewRepresentable {}"]))
    #expect(picture.contains("&lt;&amp;&quot;&gt;"))
    #expect(!picture.contains("<&"))
    #expect(picture.contains(">Ä</text>"))
  }

  @Test func lifecyclesDoNotOverflowEither() {
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

/// A text of a picture and the room that it takes: code is 7.2 pixels a letter wide, other text less on average.
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
