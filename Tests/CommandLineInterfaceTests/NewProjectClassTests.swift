import Testing
import TextModel
import TypeCheckSupport

@testable import CommandLineInterface

/// `uibridge new` for types that the project around the current directory declares.
@Suite struct NewProjectClassTests {
  @Test func propertiesOfTheClassBecomeInputs() async {
    let made = await outcome("new view --wrap MeterView --name Meter --indent 2", files: ["Meter.swift": meter])
    #expect(made.errors == "" && made.code == .clean)
    #expect(
      made.output == """
        import SwiftUI
        import UIKit

        struct Meter: UIViewRepresentable {
          let source: Source
          var level: Double = 0
          var onTap: (() -> Void)?

          func makeUIView(context: Context) -> MeterView {
            MeterView(source: source)
          }

          func updateUIView(_ uiView: MeterView, context: Context) {
            if uiView.level != level {
              uiView.level = level
            }
            uiView.onTap = onTap
          }
        }

        """)
    #expect(StubModules.typeCheck(files: ["MeterView": meter, "Meter": made.output]) == [])
  }

  @Test func classesOfAllFamiliesCompile() async {
    let source = """
      import AppKit
      import MapKit
      import UIKit

      @MainActor final class ScannerController: UIViewController {
        var onFound: (String) -> Void = { _ in }
      }
      @MainActor final class PlaceMap: MKMapView { var zoom = 1.0 }
      @MainActor final class Gauge: NSView { var level = 0.0 }
      @MainActor final class Pinch: UIPinchGestureRecognizer { var limit = 2.0 }
      enum Shared { @MainActor final class Badge: UILabel { var count = 0 } }
      """
    let orders = [
      "controller ScannerController iOS17": "if",
      "view PlaceMap iOS17": "proposal.replacingUnspecifiedDimensions(by:",
      "view Gauge macOS14": ": NSViewRepresentable",
      "gesture Pinch iOS18": "recognizer.limit = limit", "gesture Pinch iOS17": "target: context.coordinator",
      "view Shared.Badge iOS17": "Shared.Badge()",
    ]
    var files = ["Shared": source]
    for (number, (order, _)) in orders.enumerated() {
      let words = order.split(separator: " ")
      let made = await outcome(
        "new \(words[0]) --wrap \(words[1]) --name Made\(number) --target \(words[2])", files: ["Shared.swift": source])
      #expect(made.code == .clean, "\(order): \(made.errors)")
      files["Made\(number)"] = made.output
    }
    #expect(StubModules.typeCheck(files: files) == [], "\(files)")
  }

  @Test func anotherKindIsRefusedWithTheRightCommand() async {
    let files: [FilePath: String] = [
      "Types.swift": """
      final class ScannerController: UIViewController {}
      class Base: UIView {}
      final class Chart: Base {}
      final class Pinch: UIPinchGestureRecognizer {}
      struct Profile: View { var body: some View { Text("") } }
      final class Store: ObservableObject {}
      private final class Secret: UIView {}
      """
    ]
    let errors = [
      "view --wrap ScannerController":
        "'ScannerController' is a view controller; use: uibridge new controller --wrap ScannerController",
      "child --wrap ScannerController":
        "'ScannerController' is a view controller; use: uibridge new controller --wrap ScannerController",
      "controller --wrap Chart": "'Chart' is a view; use: uibridge new view --wrap Chart",
      "cell --wrap Chart": "'Chart' is a view; use: uibridge new view --wrap Chart",
      "screen --wrap UITextView": "'UITextView' is a view; use: uibridge new view --wrap UITextView",
      "view --wrap Pinch": "'Pinch' is a gesture recognizer; use: uibridge new gesture --wrap Pinch",
      "controller --wrap Profile": "'Profile' is a SwiftUI view; use: uibridge new child --wrap Profile",
      "view --wrap Store": "'Store' is neither a view, a view controller, nor a gesture recognizer",
      "view --wrap Secret": "'Secret' is private in its file, so another file cannot use it",
    ]
    for (line, message) in errors {
      let outcome = await outcome("new \(line) --name Made", files: files)
      #expect(
        outcome.errors.hasPrefix("uibridge: \(message)\n") && outcome.output == "" && outcome.code == .failure,
        "\(line)")
    }
    let taken = await outcome("new view --wrap Chart --name Profile", files: files)
    #expect(taken.errors.hasPrefix("uibridge: the project already declares 'Profile'") && taken.code == .failure)
    #expect(await outcome("new child --wrap Profile --name Page", files: files).code == .clean)
    // A class of the project may look like a typo.
    let near = await outcome(
      "new view --wrap UITextVeiw --name Made", files: ["A.swift": "class UITextVeiw: UIView {}"])
    #expect(near.code == .clean && near.errors == "")
  }

  @Test func unclearInitializersAreMentioned() async {
    let source = "final class Chart: UIView { init(title: String) { super.init(frame: .zero) } }"
    let made = await outcome("new view --wrap Chart --name Made", files: ["Chart.swift": source])
    #expect(
      made.errors == """
        uibridge: complete the call of the initializer of 'Chart': 'title' is passed only to 'init', so the update \
        method couldn't change it

        """)
    #expect(made.output.contains("struct Made: UIViewRepresentable {") && made.code == .clean)
    let page = "import SwiftUI\nstruct Page: View { let title: String; var body: some View { Text(title) } }"
    let hosted = await outcome("new screen --wrap Page --name Made", files: ["Page.swift": page])
    #expect(hosted.errors == "uibridge: 'Page' may need arguments; complete the calls of its initializer\n")
    let plain = page.replacing("let title: String", with: "var title = \"\"")
    #expect(await outcome("new screen --wrap Page --name Made", files: ["Page.swift": plain]).errors == "")
    let other = await outcome("new view --wrap Chart --name Made", files: ["A.swift": "class Chart: ThirdPartyView {}"])
    #expect(other.errors.contains("'Chart' is not an Apple class") && other.code == .clean)
  }
}

private let meter = """
  import Foundation
  import UIKit

  final class Source {}
  final class MeterView: UIView {
    var level: Double = 0
    var onTap: (() -> Void)?
    private var count = 0
    init(source: Source) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }
  """
