import LintEngine

extension RefusedRule {
  static let lifecycle: [RefusedRule] = [
    RefusedRule(
      id: "cursor-lost-in-guarded-assignment",
      group: "lifecycle",
      claim: "This guarded assignment replaces the text while the user edits, so the insertion point moves to the end.",
      reason: """
        The source doesn't tell. After a comparison, the assignment runs only if the text in the app differs from the \
        text in the view: when another object is shown, where the insertion point belongs at the end, or when code formats \
        the text while the user types, which depends on the code that writes the state. `unguarded-text-assignment` \
        reports the assignment that has no comparison, which is the mistake that projects fix.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange"),
    RefusedRule(
      id: "first-responder-before-window",
      group: "lifecycle",
      claim: "The first update makes this view the first responder before it's in a window.",
      reason: """
        The source doesn't tell: it depends on the value of the input in the first update. In 225 public repositories, \
        seven update methods call `becomeFirstResponder()` immediately and without a look at `window`. All of them depend \
        on an input or a binding that becomes true later, when the user taps or the app asks for the focus. \
        `first-responder-in-make` reports the calls that always come before the window, and `first-responder-in-update` \
        the ones whose delegate writes state.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"),
    RefusedRule(
      id: "forced-window-in-lifecycle-method",
      group: "lifecycle",
      claim: "The view has no window while this method runs, so unwrapping it with '!' crashes.",
      reason: """
        No code does it. In 225 public repositories, no lifecycle method of a representable unwraps a window, superview, \
        window scene, or parent with `!`. A search of public code found two more that do, both in an update method that \
        opens a panel when the user asks for it, and there the window exists.
        """,
      source: "https://developer.apple.com/documentation/appkit/nsview/window"),
    RefusedRule(
      id: "request-applied-twice",
      group: "lifecycle",
      claim: "The update method carries out this request again, because nothing takes it back.",
      reason: """
        `unguarded-update-side-effect` and `presentation-from-lifecycle-method` say it better: they report the call that \
        repeats, and accept a request that the code takes back. For other calls, such as `play()`, repeating does nothing. \
        In 225 public repositories, 19 update methods check an input or a local with a name such as `shouldScroll`, \
        `needsLoad`, or `focusRequest`. They take it back, remember it in the coordinator, or mean a state rather than a \
        request.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)"),
  ]
}
