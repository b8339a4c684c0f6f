import LintEngine

extension RefusedRule {
  static let coordinator: [RefusedRule] = [
    RefusedRule(
      id: "empty-coordinator",
      group: "coordinator",
      claim: "The coordinator has no members; remove it and 'makeCoordinator()'.",
      reason: """
        Nothing goes wrong, and no code does this: none of 634 coordinators in more than 220 public repositories is \
        empty.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()"),
    RefusedRule(
      id: "nonisolated-coordinator",
      group: "coordinator",
      claim: "The coordinator isn't isolated to the main actor; add '@MainActor'.",
      reason: """
        The compiler decides it better. A class that adopts a delegate protocol of UIKit or AppKit in its \
        declaration is isolated already, because these protocols are. For others, Swift 6 mode reports each access \
        that needs the main actor, and code without such an access may be called on another thread, as by a camera's \
        sample buffer delegate. Whether modules are isolated by default is a build setting that the source doesn't \
        contain.
        """,
      source: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0316-global-actors.md"),
    RefusedRule(
      id: "unused-coordinator",
      group: "coordinator",
      claim: "'makeCoordinator()' creates a coordinator that no other code uses.",
      reason: """
        Nothing goes wrong: the code is only left over, or the coordinator works by itself. A text search found 16 of \
        634 coordinators in more than 220 public repositories that no code uses through the context. \
        `unassigned-delegate` reports a coordinator whose delegate methods never run, \
        `unconnected-coordinator-callback` reports closures that do nothing, and `manual-make-coordinator-call` \
        reports a second coordinator that replaces it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()"),
  ]
}
