import LintEngine

extension RefusedRule {
  static let observation: [RefusedRule] = [
    RefusedRule(
      id: "missing-main-receive",
      group: "observation",
      claim: "This pipeline updates a view without 'receive(on:)'.",
      reason: """
        The source doesn't show on which thread a publisher publishes: most publish where the model is changed, which is \
        nearly always the main thread. Only a pipeline that moves to a background queue itself is certainly wrong. In 225 \
        public repositories, 92 do. One of them is in a view, and it returns to the main actor before it updates the view.
        """,
      source: "https://developer.apple.com/documentation/combine/publisher/receive(on:options:)"),
    RefusedRule(
      id: "model-write-in-tracked-method",
      group: "observation",
      claim: "This method sets a property that it reads, so it calls itself again.",
      reason: """
        It doesn't follow. `withObservationTracking` registers what its closure has read only after the closure returns, so \
        a write in the closure doesn't notify it, and setting an equal value notifies nothing in current versions of \
        Swift; we tried both. Whether UIKit still listens for the reads of an earlier pass isn't documented. In 225 public \
        repositories, one tracked method reads a model, and it doesn't write it.
        """,
      source: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0395-observability.md"),
    RefusedRule(
      id: "off-main-observation-change",
      group: "observation",
      claim: "'onChange' touches views on the thread that changes the model.",
      reason: """
        That thread isn't in the source, and nearly all models are changed on the main actor. Where they aren't, Swift 6 \
        mode doesn't compile it, because `onChange` isn't isolated. In 225 public repositories, no `onChange` touches a view \
        synchronously. `stale-read-in-on-change` reports those that read the model, and its cure is the same.
        """,
      source: "https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)"),
    RefusedRule(
      id: "redundant-observation-loop",
      group: "observation",
      claim: "In iOS 26 and later, UIKit tracks the model; move this loop to 'updateProperties()'.",
      reason: """
        Nothing goes wrong, and the code action "Convert to updateProperties()" offers the change in each loop that it fits. \
        In 225 public repositories, two UIKit controllers have such a loop, in an app that also runs on systems that don't \
        call `updateProperties()`.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/updateproperties()"),
    RefusedRule(
      id: "untracked-observable-read",
      group: "observation",
      claim: "'viewDidLoad' reads the model once, so the view never shows a change.",
      reason: """
        Real code follows its models in other ways, so what one method reads says little. In 225 public repositories, views \
        and controllers read `@Observable` objects in 99 places. Four of them are in code that runs once: for three, the \
        same class follows the property with `Observations`, and the fourth property never changes while the view is shown.
        """,
      source: "https://developer.apple.com/documentation/uikit/automatic-observation-tracking"),
  ]
}
