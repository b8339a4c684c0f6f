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
      """),
  // A method of the coordinator passes the closure to another one, which stores it.
  .flagged(
    """
    struct SwipeArea: UIViewRepresentable {
      let row: Int
      func makeUIView(context: Context) -> UIView {
        context.coordinator.connect { print(⟦row⟧) }
        return UIView()
      }
      func updateUIView(_ area: UIView, context: Context) { area.accessibilityLabel = "\\(row)" }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private(set) var swiped: (() -> Void)?
        func connect(_ action: @escaping () -> Void) { keep(action) }
        private func keep(_ action: @escaping () -> Void) { swiped = action }
        func swipe() { swiped?() }
      }
    }
    """),
]
