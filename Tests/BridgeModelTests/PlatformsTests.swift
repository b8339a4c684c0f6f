import BridgeModel
import SwiftScan
import Testing
import TextModel

/// The platforms for which the branches of `#if` are compiled.
@Suite struct PlatformsTests {
  @Test func conditionsAreParsed() {
    let cases: [(String, Platforms)] = [
      ("os(iOS)", [.iOS, .catalyst]),
      ("!os(macOS)", [.iOS, .catalyst, .tvOS, .watchOS, .visionOS]),
      ("os(iOS) || os(tvOS)", [.iOS, .catalyst, .tvOS]),
      ("os(iOS) && !targetEnvironment(macCatalyst)", .iOS),
      ("canImport(UIKit) && !os(watchOS)", .uiKit),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", .macOS),
      ("(os(iOS) || (os(macOS)))", [.iOS, .catalyst, .macOS]),
      ("false", []),
      ("os(Linux)", []),
      ("DEBUG", .all),
      ("!DEBUG", .all),
      ("DEBUG && os(tvOS)", .tvOS),
      ("swift(>=5.9)", .all),
      ("true", .all),
      ("", .all),
    ]
    for (condition, expected) in cases {
      #expect(platforms(ofLast: "#if \(condition)\nstruct A {}\n#endif") == expected, "\(condition)")
    }
  }

  @Test func laterBranchesCoverTheRemainingPlatforms() {
    let head = "#if os(iOS)\n#elseif os(macOS) || DEBUG\n"
    #expect(platforms(ofLast: head + "struct A {}\n#endif") == [.tvOS, .watchOS, .visionOS, .macOS])
    #expect(platforms(ofLast: head + "#else\nstruct A {}\n#endif") == [.tvOS, .watchOS, .visionOS])
    #expect(platforms(ofLast: "#if os(iOS)\n#if !os(iOS)\nstruct A {}\n#endif\n#endif") == [])
  }

  /// Catalyst compiles code in `#if canImport(AppKit)` too, but AppKit's representables don't exist there.
  @Test func representablesOfAppKitRuleOutCatalyst() {
    #expect(
      representablesText(
        """
        struct Pages { let count: Int }
        #if canImport(AppKit)
        extension Pages: NSViewRepresentable { class Coordinator {} }
        #endif
        #if canImport(AppKit)
        struct Web: NSViewRepresentable { class Coordinator {} }
        #endif
        #if canImport(UIKit)
        struct Web: UIViewRepresentable { class Coordinator {} }
        #endif
        // file: Phone.swift
        #if canImport(UIKit)
        extension Pages: UIViewRepresentable { class Coordinator {} }
        #endif
        """) == """
          Pages: NSViewRepresentable
            coordinator Pages.Coordinator, nested, in Main.swift
            input count: Int
          Pages: UIViewRepresentable
            coordinator Pages.Coordinator, nested, in Phone.swift
            input count: Int
          Web: NSViewRepresentable
            coordinator Web.Coordinator, nested, in Main.swift
          Web: UIViewRepresentable
            coordinator Web.Coordinator, nested, in Main.swift
          """)
  }

  @Test func deepNestingIsHandled() {
    let open = String(repeating: "(", count: 10_000)
    let close = String(repeating: ")", count: 10_000)
    #expect(platforms(ofLast: "#if \(open)os(iOS)\(close)\nstruct A {}\n#endif") == .all)
  }

  private func platforms(ofLast source: String) -> Platforms? {
    Document(SourceText(source)).tree.descendants(.structDeclaration).last?.platforms
  }
}
