import LintEngine

extension RefusedRule {
  static let migration: [RefusedRule] = [
    RefusedRule(
      id: "legacy-observable-object",
      group: "migration",
      claim: "UIKit and SwiftUI share this 'ObservableObject'; it could be '@Observable'.",
      reason: """
        Nothing goes wrong. In 225 public repositories, 155 have classes that conform to `ObservableObject`, nearly 3,000 \
        in all. Whether to convert one depends on the code that subscribes to its publishers. The code action that \
        migrates a class changes that code, too, and says what it can't change.
        """,
      source: "https://developer.apple.com/documentation/observation"),
    RefusedRule(
      id: "native-swiftui-alternative",
      group: "migration",
      claim: "SwiftUI has a view for this class on all systems that the app supports.",
      reason: """
        The source doesn't tell which features of the class the app needs, and SwiftUI's view lacks some of them more \
        often than not. In 225 public repositories, a third of the representables, 378 of 1,132, wrap a class with a \
        counterpart. The hover of such a class names the counterpart, its systems, and what it lacks, and a code action \
        adds it for newer systems.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view-fundamentals"),
    RefusedRule(
      id: "view-only-controller-wrapper",
      group: "migration",
      claim: "This controller only shows a view; wrap the view instead.",
      reason: """
        Nothing goes wrong. In 225 public repositories, three controller representables create a plain controller and \
        add a view to it. One contains a hosting controller, and two return it only if there is nothing else to show. \
        The code action that turns such a representable into one for a view says it better.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable"),
  ]
}
