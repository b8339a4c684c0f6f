import LintEngine

extension RefusedRule {
  static let navigation: [RefusedRule] = [
    RefusedRule(
      id: "disabled-keyboard-avoidance",
      group: "navigation",
      claim: "The hosted view ignores the keyboard, so it can hide the text field.",
      reason: """
        Hosted root views that ignore the safe area do so on purpose. Those that a text search of 305 public projects \
        found are backgrounds, covers, splash screens, and panels of macOS.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)"),
    RefusedRule(
      id: "double-keyboard-avoidance",
      group: "navigation",
      claim: "The hosting view is pinned to the keyboard and avoids it a second time.",
      reason: """
        A text search of 305 public projects found no view of a hosting controller that is pinned to the keyboard \
        layout guide, and a search of public issues found none that describes it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions"),
    RefusedRule(
      id: "mixed-navigation-flow",
      group: "navigation",
      claim: "This screen navigates through both UIKit and SwiftUI.",
      reason: """
        It's advice about architecture. A link in a hosted view that is pushed works: SwiftUI finds the navigation \
        controller around it. Apps that move to SwiftUI screen by screen always mix both for a while.
        """,
      source: "https://developer.apple.com/documentation/swiftui/navigationlink"),
    RefusedRule(
      id: "untracked-scroll-view",
      group: "navigation",
      claim: "The navigation bar doesn't know this scroll view, so its title doesn't collapse.",
      reason: """
        UIKit finds the scroll view itself in most hierarchies, and source doesn't show in which ones it doesn't. \
        Nothing tells the screens whose bar is wrong from the many whose bar is right.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)"),
  ]
}
