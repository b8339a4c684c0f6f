import LintEngine

/// The examples of `accumulating-call-in-update` about further details.
let accumulatingCallInUpdateDetailExamples: [RuleExample] = [
  // A method of another module, which may remove what was added.
  .accepted(
    """
    import DialKit
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let value: Double
      func makeUIView(context: Context) -> DialView { DialView() }
      func updateUIView(_ dial: DialView, context: Context) {
        dial.removeTicks()
        dial.addSubview(UILabel())
      }
    }
    """),
  // A property whose name begins like that of a method that removes something.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let value: Double
      let isOpen: Bool
      func makeUIView(context: Context) -> DialView { DialView() }
      func updateUIView(_ dial: DialView, context: Context) {
        dial.removesTicksWhenHidden = isOpen
        ⟦dial.addSubview(UILabel())⟧
      }
    }
    final class DialView: UIView {
      var removesTicksWhenHidden = false
    }
    """,
    fixed: """
      struct Dial: UIViewRepresentable {
        let value: Double
        let isOpen: Bool
        func makeUIView(context: Context) -> DialView {
          let dial = DialView()
          dial.addSubview(UILabel())
          return dial
        }
        func updateUIView(_ dial: DialView, context: Context) {
          dial.removesTicksWhenHidden = isOpen
        }
      }
      final class DialView: UIView {
        var removesTicksWhenHidden = false
      }
      """),
  // The earlier constraints are deactivated first.
  .accepted(
    """
    struct Banner: UIViewRepresentable {
      let height: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        NSLayoutConstraint.deactivate(view.constraints)
        NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: height)])
      }
    }
    """),
]
