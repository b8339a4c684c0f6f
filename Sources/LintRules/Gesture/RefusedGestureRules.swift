import LintEngine

extension RefusedRule {
  static let gesture: [RefusedRule] = [
    RefusedRule(
      id: "gesture-only-representable",
      group: "gesture",
      claim: "This view exists only for its gesture recognizer; wrap the recognizer instead.",
      reason: """
        Nothing goes wrong, and the source doesn't tell whether the view must also stop touches. In 225 public \
        repositories, four wrapped plain views add a recognizer. The code action that converts such a view to a gesture \
        representable says it better.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable"),
    RefusedRule(
      id: "gesture-representable-as-view",
      group: "gesture",
      claim: "A gesture representable isn't a view; attach it with 'gesture(_:)'.",
      reason: """
        The compiler rejects it with a message that says so. Twelve gesture representables in public code are all \
        attached with `gesture(_:)`.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable"),
    RefusedRule(
      id: "incomplete-gesture-states",
      group: "gesture",
      claim: "This state is set when the gesture begins, and isn't reset when it's canceled.",
      reason: """
        In 225 public repositories, one recognizer in a file with a representable handles the beginning and the end of a \
        gesture, but not its cancellation. It moves an image by the translation, and has nothing to reset.
        """,
      source: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum"),
    RefusedRule(
      id: "missing-gesture-action",
      group: "gesture",
      claim: "This gesture representable recognizes a gesture and does nothing.",
      reason: """
        It isn't a mistake that people make. Of twelve gesture representables in public code, one has no \
        `handleUIGestureRecognizerAction`. It adds a target, which `manual-gesture-target` reports. A recognizer that does nothing itself can still be needed by others, which wait for it to fail.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable"),
    RefusedRule(
      id: "raw-gesture-location",
      group: "gesture",
      claim: "This location is in the space of the UIKit view, not of the SwiftUI view.",
      reason: """
        The source doesn't tell which space the code needs. Of twelve gesture representables in public code, three use \
        the translation in the recognizer's view, which is the same in both spaces unless the view is scaled or rotated. \
        Two use a location: one in the window, on purpose, and one to measure how far the finger has moved.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext/converter"),
    RefusedRule(
      id: "recognizer-state-in-make",
      group: "gesture",
      claim: "SwiftUI creates recognizers on demand, so the state that this recognizer keeps is lost.",
      reason: """
        No code does it. Of 31 gesture representables in public code, none stores the recognizer elsewhere, and none sets \
        a value in the make method that must outlive a gesture. Six wrap a recognizer of their own, whose properties \
        describe the current gesture only, and two of these get a closure, which the update method refreshes. The hover \
        of the make method says that it can run many times, and where to store state.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable"),
    RefusedRule(
      id: "touch-swallowing-bridge",
      group: "gesture",
      claim: "This empty view is an overlay, so taps don't reach the view below it.",
      reason: """
        In 225 public repositories, 77 representables make a plain view without recognizers or subviews. One is an \
        overlay, and it turns hit testing off. Projects have fixed such overlays, but one that swallows touches by \
        mistake looks the same as one that is there to catch them.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)"),
    RefusedRule(
      id: "unnecessary-gesture-representable",
      group: "gesture",
      claim: "A SwiftUI gesture can do what this recognizer does.",
      reason: """
        Of twelve gesture representables in public code, ten set a delegate, one needs two fingers, and one \
        follows a long press in the coordinates of the window. SwiftUI's gestures do none of that.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable"),
  ]
}
