import LintEngine

extension RefusedRule {
  static let presentation: [RefusedRule] = [
    RefusedRule(
      id: "picker-safe-area-inset",
      group: "presentation",
      claim: "The picker in this sheet doesn't extend under the safe area.",
      reason: """
        The source doesn't tell whether anything shows. In 225 public repositories, a text search found 24 sheets and \
        covers with a picker or a similar controller that ignore the safe area, and 129 that don't. In a sheet, the strip below the controller has the \
        color of its background. It's visible around a camera that covers the screen, but all four covers with an image \
        picker that we found ignore the safe area already.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)"),
    RefusedRule(
      id: "unhandled-picker-cancel",
      group: "presentation",
      claim: "The coordinator handles success, but not that the user cancels.",
      reason: """
        Whether a controller closes itself in that case depends on its class, and Apple's documentation doesn't say it \
        for optional methods. In 225 public repositories, about ten of 23 coordinators of image pickers implement only the \
        method for success, in apps that ship like that, and a search of public issues found none that describes a \
        picker that stays. The other delegates require the method, or have one method for all outcomes. \
        `missing-dismiss-in-callback` reports a method that is there and closes nothing.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate"),
  ]
}
