import LintEngine

extension RefusedRule {
  static let environment: [RefusedRule] = [
    RefusedRule(
      id: "asymmetric-trait-bridge",
      group: "environment",
      claim: "'read' returns one trait, but 'write' sets another one, so values from SwiftUI are lost.",
      reason: """
        No code does this. Of 225 public repositories, three use the protocol, and about 30 bridges of other public code \
        read and set the same trait. An empty `write` is deliberate: it makes a bridge that goes one way.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey"),
    RefusedRule(
      id: "deprecated-trait-change-override",
      group: "environment",
      claim: "'traitCollectionDidChange(_:)' is deprecated since iOS 17; register for the traits that you read.",
      reason: """
        Nothing goes wrong: UIKit still calls the method on current systems. Overrides should call `super`, and the \
        compiler reports that call as deprecated.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)"),
    RefusedRule(
      id: "environment-value-applied-once",
      group: "environment",
      claim: "Only the make method reads this value of 'context.environment', so later values never reach the view.",
      reason: """
        `ignored-input-in-update` reports `@Environment` properties that only the make method reads. In 225 public \
        repositories, 20 lifecycle methods read values through `context.environment`. Three make methods read a value \
        that the update method doesn't, and each is a setting of the project. No make method reads a changing value of \
        the system that the update method leaves out.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/environment"),
    RefusedRule(
      id: "mismatched-trait-bridge-default",
      group: "environment",
      claim: "The environment key and its trait have different default values, and views get that of the trait.",
      reason: """
        No code does this. The two defaults are the same in each of about 30 public bridges; most keys name the default \
        of the trait.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey"),
    RefusedRule(
      id: "unbridged-environment-key",
      group: "environment",
      claim: "The hosted view reads a custom environment value that is set elsewhere, and its key has no trait bridge.",
      reason: """
        The default value is usually the right one. We built the rule for views at the root of windows and presentations, \
        for keys that other code sets with `environment(_:_:)`. In more than 150 public repositories, it reported three \
        values at two places, and each time the default was intended: the other code overrides a color for one button, \
        or sets an option for one screen. Elsewhere, the source doesn't tell which value arrives, because hosting views \
        below a wrapped view can inherit the environment of the SwiftUI views around it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues"),
    RefusedRule(
      id: "unbridged-trait-override",
      group: "environment",
      claim: "UIKit code overrides a custom trait, but the environment value with the same name isn't bridged to it.",
      reason: """
        The same name doesn't mean the same value. In 225 public repositories, two projects override a custom trait. One \
        bridges it. The other has an environment value with the same name, and sets it on each root view itself.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitraitoverrides"),
    RefusedRule(
      id: "unread-environment-dependency",
      group: "environment",
      claim: "No change of this environment value calls the update method, because the representable doesn't read it.",
      reason: """
        The source doesn't show on what a view depends. UIKit updates dynamic colors, fonts that adjust to the content \
        size, and symbol images by itself, and the traits of the wrapped view change without an update. The hover of \
        `context.environment` says which values you must read.
        """,
      source: "https://github.com/onmyway133/notes/issues/594"),
  ]
}
