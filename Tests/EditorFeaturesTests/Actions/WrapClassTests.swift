import Testing

@Suite struct WrapClassTests {
  @Test func valuesAndClosuresBecomeInputs() {
    expectAction(
      "Wrap MeterView for SwiftUI",
      on: """
        import UIKit

        final class ⟦⟧MeterView: UIView {
          var level: Double = 0
          var caption: String?
          var onTap: (() -> Void)?
          var isLarge = false { didSet { setNeedsLayout() } }
          private var count = 0
          private(set) var peak = 0.0
          weak var owner: AnyObject?
          let limit = 3
        }

        // The end.
        """,
      gives: """
        import UIKit
        import SwiftUI

        final class MeterView: UIView {
          var level: Double = 0
          var caption: String?
          var onTap: (() -> Void)?
          var isLarge = false { didSet { setNeedsLayout() } }
          private var count = 0
          private(set) var peak = 0.0
          weak var owner: AnyObject?
          let limit = 3
        }

        struct MeterViewRepresentable: UIViewRepresentable {
          var level: Double = 0
          var caption: String?
          var onTap: (() -> Void)?
          var isLarge: Bool = false

          func makeUIView(context: Context) -> MeterView {
            MeterView()
          }

          func updateUIView(_ uiView: MeterView, context: Context) {
            if uiView.level != level {
              uiView.level = level
            }
            if uiView.caption != caption {
              uiView.caption = caption
            }
            uiView.onTap = onTap
            if uiView.isLarge != isLarge {
              uiView.isLarge = isLarge
            }
          }
        }

        // The end.
        """)
  }

  @Test func parametersOfTheInitializerAreInputs() {
    expectAction(
      "Wrap ProfileViewController for SwiftUI",
      on: """
        import SwiftUI
        final class ProfileModel {}
        class ⟦⟧ProfileViewController: UIViewController {
            var subtitle: String
            init(model: ProfileModel, subtitle: String, style: Int = 3) { fatalError() }
            required init?(coder: NSCoder) { nil }
        }
        """,
      gives: """
        import SwiftUI
        final class ProfileModel {}
        class ProfileViewController: UIViewController {
            var subtitle: String
            init(model: ProfileModel, subtitle: String, style: Int = 3) { fatalError() }
            required init?(coder: NSCoder) { nil }
        }

        struct ProfileViewControllerRepresentable: UIViewControllerRepresentable {
            var subtitle: String
            let model: ProfileModel

            func makeUIViewController(context: Context) -> ProfileViewController {
                ProfileViewController(model: model, subtitle: subtitle)
            }

            func updateUIViewController(_ uiViewController: ProfileViewController, context: Context) {
                if uiViewController.subtitle != subtitle {
                    uiViewController.subtitle = subtitle
                }
            }
        }
        """)
  }

  @Test func appKitClassesAreWrappedForAppKit() {
    let text = MarkedSource("import AppKit\nclass ⟦⟧Dial: NSView {}").applying("Wrap Dial for SwiftUI")
    #expect(text?.contains("struct DialRepresentable: NSViewRepresentable {") == true, "\(text ?? "not offered")")
  }

  @Test func isOfferedOnlyAtTheHeadOfAClass() {
    expectNoAction("Wrap Dial for SwiftUI", on: "import UIKit\nclass Dial: UIView {\n  ⟦⟧\n}")
    expectNoAction("Wrap Dial for SwiftUI", on: "import UIKit\nstruct ⟦⟧Dial: View {\n}")
    expectNoAction("Wrap Dial for SwiftUI", on: "import UIKit\nclass ⟦⟧Dial<Value>: UIView {\n}")
    expectNoAction("Wrap Dial for SwiftUI", on: "import UIKit\nclass ⟦⟧Dial: UIHostingController<Text> {\n}")
  }

  @Test func aWrappedClassIsNotWrappedAgain() {
    expectNoAction(
      "Wrap Dial for SwiftUI", on: "import UIKit\nclass ⟦⟧Dial: UIView {}",
      with: [
        """
        struct Knob: UIViewRepresentable {
          func makeUIView(context: Context) -> Dial { Dial() }
          func updateUIView(_ uiView: Dial, context: Context) {}
        }
        """
      ])
  }

  @Test func initializerOnlyParametersAreExplained() {
    let source = MarkedSource(
      """
      class ⟦⟧Dial: UIView {
        init(limit: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      source.disabledReasons["Wrap Dial for SwiftUI"]
        == "'limit' is passed only to 'init', so the update method couldn't change it")
  }
}
