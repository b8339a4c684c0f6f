import LintEngine

/// The examples of `unconditional-uikit-animation` about the values that properties get.
let animatedValueExamples: [RuleExample] = [
  // A method always returns the same value, so that only the first update animates.
  .accepted(
    """
    import SwiftUI

    struct BadgeView: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        UIView.animate(withDuration: 0.3) { label.alpha = visibleAlpha() }
      }
      private func visibleAlpha() -> CGFloat { 1 }
    }
    """)
]
