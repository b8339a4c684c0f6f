import LintEngine

extension RefusedRule {
  static let memory: [RefusedRule] = [
    RefusedRule(
      id: "strong-view-in-coordinator",
      group: "memory",
      claim: "The coordinator stores its view strongly; make the property 'weak'.",
      reason: """
        Nothing goes wrong: SwiftUI releases the view and the coordinator together, and the delegates and targets of \
        UIKit and AppKit don't retain the coordinator. In 225 public repositories, coordinators declare 49 such optional \
        properties, 17 of them strong. Where a closure or an observation does close a cycle, \
        `strong-coordinator-capture`, `strong-self-in-observation`, or `script-message-handler-leak` reports it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()")
  ]
}
