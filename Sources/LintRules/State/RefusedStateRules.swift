import LintEngine

extension RefusedRule {
  static let state: [RefusedRule] = [
    RefusedRule(
      id: "measured-size-in-state",
      group: "state",
      claim: "The view's measured height is passed through state; implement 'sizeThatFits' instead.",
      reason: """
        `state-write-in-update` and `deferred-state-write-in-update` say it better. In 151 public repositories, six \
        representables measure their view and write its height to state. Three of them do it after every update, and \
        `deferred-state-write-in-update` reports all three. The others write it when the content has changed. That \
        works, only later than with `sizeThatFits`.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/sizethatfits(_:uiview:context:)"),
    RefusedRule(
      id: "owned-state-object-in-representable",
      group: "state",
      claim: "Only the coordinator uses this '@StateObject'; it belongs in the coordinator.",
      reason: """
        Nothing goes wrong: the object lives as long as the coordinator would keep it, and publishing costs one more \
        update. In 151 public repositories, we found two representables with a `@StateObject`, and both observe settings \
        that the update method reads.
        """,
      source: "https://developer.apple.com/documentation/swiftui/stateobject"),
    RefusedRule(
      id: "published-write-in-update",
      group: "state",
      claim: "The update method writes a published property.",
      reason: """
        `state-write-in-update` reports such writes to every input that observes its object. What remains are writes to \
        a coordinator that a view observes, and calls of `objectWillChange.send()`. In 151 public repositories, seven \
        coordinators are an `ObservableObject`, and views observe two of them. Neither of the two is written while \
        the make or update method runs, and a search found no such method that calls `objectWillChange.send()`.
        """,
      source: "https://swiftui-lab.com/state-changes/"),
    RefusedRule(
      id: "stale-binding-in-coordinator",
      group: "state",
      claim: "The coordinator keeps a binding to an element that is no longer there.",
      reason: """
        The source doesn't tell. A kept binding goes stale only if the same view later shows another element, which \
        depends on the identity that SwiftUI gives the view: in a row of `ForEach` or in a sheet, each element has a view \
        and a coordinator of its own. In 151 public repositories, three places pass a binding to an element to a \
        representable, and all three are such rows or sheets.
        """,
      source: "https://developer.apple.com/documentation/swiftui/binding"),
  ]
}
