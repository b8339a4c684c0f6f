import LintEngine

/// The examples of `stale-closure-capture` about gestures.
let staleGestureExamples: [RuleExample] = [
  // The recognizer of a gesture.
  .flagged(
    """
    struct PressArea: UIGestureRecognizerRepresentable {
      let group: Int
      func makeUIGestureRecognizer(context: Context) -> PressRecognizer {
        let press = PressRecognizer()
        press.onPress = { print(⟦group⟧) }
        return press
      }
      func updateUIGestureRecognizer(_ press: PressRecognizer, context: Context) {
        press.isEnabled = group > 0
      }
    }
    final class PressRecognizer: UILongPressGestureRecognizer {
      var onPress: (() -> Void)?
      func pressed() { onPress?() }
    }
    """,
    fixed: """
      struct PressArea: UIGestureRecognizerRepresentable {
        let group: Int
        func makeUIGestureRecognizer(context: Context) -> PressRecognizer {
          let press = PressRecognizer()
          press.onPress = { print(group) }
          return press
        }
        func updateUIGestureRecognizer(_ press: PressRecognizer, context: Context) {
          press.isEnabled = group > 0
          press.onPress = { print(group) }
        }
      }
      final class PressRecognizer: UILongPressGestureRecognizer {
        var onPress: (() -> Void)?
        func pressed() { onPress?() }
      }
      """)
]
