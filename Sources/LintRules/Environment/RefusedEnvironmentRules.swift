import LintEngine

extension RefusedRule {
  static let environment: [RefusedRule] = [
    RefusedRule(
      id: "deprecated-trait-change-override",
      group: "environment",
      claim: "'traitCollectionDidChange(_:)' is deprecated since iOS 17; register for the traits that you read.",
      reason: """
        Nothing goes wrong: UIKit still calls the method on current systems. Overrides should call `super`, and the \
        compiler reports that call as deprecated.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)")
  ]
}
