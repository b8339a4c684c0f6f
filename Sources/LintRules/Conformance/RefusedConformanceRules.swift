import LintEngine

extension RefusedRule {
  static let conformance: [RefusedRule] = [
    RefusedRule(
      id: "delegate-method-on-representable",
      group: "conformance",
      claim: "A representable declares this delegate method, but a struct can't be a delegate, so nothing calls it.",
      reason: """
        No code does this. None of 1,632 representables in more than 220 public repositories declares a delegate method. \
        A struct can't adopt a delegate protocol, so the compiler reports code that's moved from a view controller, \
        and `target-self-in-representable` reports `delegate = self`.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()"),
    RefusedRule(
      id: "mismatched-represented-type",
      group: "conformance",
      claim: "The lifecycle methods don't name the same type of view, so the type doesn't conform to the protocol.",
      reason: """
        The code doesn't compile. In 1,632 representables of more than 220 public repositories, the make and update methods never differ. The compiler accepts only a different type in \
        a dismantle method or in `sizeThatFits`, because these are optional.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/uiviewtype"),
    RefusedRule(
      id: "non-objc-action-method",
      group: "conformance",
      claim: "'#selector' names a method that isn't exposed to Objective-C; add '@objc'.",
      reason: """
        The compiler reports it at the selector, with a fix that adds `@objc`. Only a selector that's written as a \
        string escapes the compiler, and it may name a method of any class. A text search of 228 public repositories \
        found seven.
        """,
      source: "https://developer.apple.com/documentation/swift/using-objective-c-runtime-features-in-swift"),
    RefusedRule(
      id: "redundant-view-conformance",
      group: "conformance",
      claim: "A representable is a view already, so 'View' in its declaration is redundant.",
      reason: """
        Nothing goes wrong. In 228 public repositories, one of 1,600 representables repeats `View`.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable"),
    RefusedRule(
      id: "value-type-coordinator",
      group: "conformance",
      claim: "The coordinator is a struct, so changes of its copies are lost.",
      reason: """
        The compiler rejects each direct change of `context.coordinator`, which is read-only, and a struct can't be \
        a delegate or target. In 228 public repositories, five coordinators are structs, all in one project.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/coordinator"),
    RefusedRule(
      id: "wrong-platform-representable",
      group: "conformance",
      claim: "This branch is compiled only for macOS, but the type that it names exists only in UIKit.",
      reason: """
        No code does this. In 228 public repositories, no representable is in a branch for the other platform. The \
        first build for that platform says which type it can't find.
        """,
      source: "https://developer.apple.com/documentation/swiftui/nsviewrepresentable"),
  ]
}
