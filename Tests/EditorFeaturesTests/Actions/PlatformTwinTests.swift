import Testing

/// Representables that get a counterpart for the other framework.
@Suite struct PlatformTwinTests {
  @Test func aLabelGetsItsCounterpartInAppKit() {
    expectAction(
      "Add the AppKit counterpart of Caption",
      on: """
        import SwiftUI
        import UIKit // for the label

        /// One line of text.
        public struct Caption⟦⟧: UIViewRepresentable {
            let text: String
            var color: UIColor?
            @Binding var isHidden: Bool
            @Environment(\\.isEnabled) private var isEnabled
            var onTap: (() -> Void)?

            public func makeUIView(context: Context) -> UILabel {
                UILabel()
            }

            public func updateUIView(_ label: UILabel, context: Context) {
                label.text = text
                label.textColor = color
                label.alpha = isEnabled ? 1 : 0.5
                if label.isHidden != isHidden { label.isHidden = isHidden }
            }
        }

        let other = 3
        """,
      gives: """
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif // for the label

        #if canImport(UIKit)
        /// One line of text.
        public struct Caption: UIViewRepresentable {
            let text: String
            var color: UIColor?
            @Binding var isHidden: Bool
            @Environment(\\.isEnabled) private var isEnabled
            var onTap: (() -> Void)?

            public func makeUIView(context: Context) -> UILabel {
                UILabel()
            }

            public func updateUIView(_ label: UILabel, context: Context) {
                label.text = text
                label.textColor = color
                label.alpha = isEnabled ? 1 : 0.5
                if label.isHidden != isHidden { label.isHidden = isHidden }
            }
        }
        #elseif canImport(AppKit)
        public struct Caption: NSViewRepresentable {
            let text: String
            var color: NSColor?
            @Binding var isHidden: Bool
            var onTap: (() -> Void)?

            public func makeNSView(context: Context) -> NSTextField {
                NSTextField(labelWithString: "")
            }

            public func updateNSView(_ nsView: NSTextField, context: Context) {
                if nsView.stringValue != text {
                    nsView.stringValue = text
                }
                if nsView.textColor != color {
                    nsView.textColor = color
                }
                if nsView.isHidden != isHidden {
                    nsView.isHidden = isHidden
                }
                // TODO: Apply onTap.
            }
        }
        #endif

        let other = 3
        """)
  }

  @Test func anAppKitStepperGetsItsCounterpartInUIKit() {
    expectAction(
      "Add the UIKit counterpart of Amount",
      on: """
        import AppKit
        import SwiftUI

        struct Amount⟦⟧: NSViewRepresentable {
          @Binding var value: Double
          func makeNSView(context: Context) -> NSStepper { NSStepper() }
          func updateNSView(_ stepper: NSStepper, context: Context) { stepper.doubleValue = value }
        }
        """,
      gives: """
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        import SwiftUI

        #if canImport(UIKit)
        struct Amount: UIViewRepresentable {
          @Binding var value: Double

          func makeUIView(context: Context) -> UIStepper {
            UIStepper()
          }

          func updateUIView(_ uiView: UIStepper, context: Context) {
            if uiView.value != value {
              uiView.value = value
            }
          }
        }
        #elseif canImport(AppKit)
        struct Amount: NSViewRepresentable {
          @Binding var value: Double
          func makeNSView(context: Context) -> NSStepper { NSStepper() }
          func updateNSView(_ stepper: NSStepper, context: Context) { stepper.doubleValue = value }
        }
        #endif
        """)
  }

  @Test func aPlayerControllerBecomesAViewInAppKit() {
    let text = MarkedSource(
      """
      struct Film⟦⟧: UIViewControllerRepresentable {
        let player: AVPlayer
        func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
          controller.player = player
        }
      }
      """
    ).applying("Add the AppKit counterpart of Film")
    #expect(text?.contains("struct Film: NSViewRepresentable {") == true, "\(text ?? "not offered")")
    #expect(text?.contains("nsView.player = player") == true)
  }

  @Test func membersWithoutACounterpartAreNamed() {
    let title = "Add the AppKit counterpart of Caption"
    let inputs = [
      "var insets: UIEdgeInsets": "'insets' has no AppKit equivalent",
      "var color = UIColor.red": "'color' has no AppKit equivalent",
      "var style: Style\n  enum Style { case plain }": "'style' has no AppKit equivalent",
      "init() {}": "Caption has a custom initializer",
    ]
    for (member, reason) in inputs {
      let source = MarkedSource(
        """
        struct Caption⟦⟧: UIViewRepresentable {
          \(member)
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """)
      #expect(source.disabledReasons[title] == reason)
    }
  }

  @Test func nothingIsOfferedInConditionalCodeOrForAPlainView() {
    for (source, name) in [
      ("#if os(iOS)\nstruct A⟦⟧: UIViewRepresentable {\nMAKE\n}\n#endif", "UILabel"),
      ("struct A⟦⟧: UIViewRepresentable {\nMAKE\n}", "UIView"),
      ("struct A⟦⟧: UIViewRepresentable {\nMAKE\n}", "UITableView"),
      ("struct A: UIViewRepresentable {\nMAKE\n⟦⟧\n}", "UILabel"),
    ] {
      let make = """
          func makeUIView(context: Context) -> \(name) { \(name)() }
          func updateUIView(_ view: \(name), context: Context) {}
        """
      expectNoAction("Add the AppKit counterpart of A", on: source.replacing("MAKE", with: make))
    }
  }
}
