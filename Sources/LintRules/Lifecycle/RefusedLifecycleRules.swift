import LintEngine

extension RefusedRule {
  static let lifecycle: [RefusedRule] = [
    RefusedRule(
      id: "branched-representable-identity",
      group: "lifecycle",
      claim: "Both branches create 'MapTile', so a change of the condition creates its view again.",
      reason: """
        The source doesn't tell whether a new view is wrong. In 168 public repositories with 1,136 representables, a \
        text search found ten conditions with the same representable in both branches. Most of these conditions \
        never change while the view is shown, such as `#available` and the kind of an element. In the others, the \
        branches show different documents or animations, for which a new view is right.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/id(_:)"),
    RefusedRule(
      id: "equatable-omits-input",
      group: "lifecycle",
      claim: "'==' doesn't compare 'zoom', so SwiftUI may skip the update for a new value.",
      reason: """
        Omitting an input is the purpose of writing `==` by hand. In 168 public repositories with 1,136 representables, \
        four have such an operator. One omits a closure, one omits options that are only used with a new URL, and the \
        other two compare everything that their update method reads. In a search of all public code, we found one that \
        omits a plain value that the update method reads, and a comment there says why. SwiftUI also decides by the \
        layout of the type whether it calls `==` at all.
        """,
      source: "https://developer.apple.com/documentation/swiftui/equatableview"),
    RefusedRule(
      id: "heavy-representable-in-list",
      group: "lifecycle",
      claim: "Each row of this list creates a web view; show a snapshot instead.",
      reason: """
        The source doesn't tell. The number of rows decides whether scrolling stutters, and a list creates only the \
        visible ones. A web view, map, or player in a row is often what the app is for.
        """,
      source: "https://developer.apple.com/documentation/swiftui/lazyvstack"),
    RefusedRule(
      id: "missing-equatable-representable",
      group: "lifecycle",
      claim: "'MapTile' wraps a map and can be compared; conform to 'Equatable'.",
      reason: """
        Nothing goes wrong. SwiftUI already compares the inputs of a representable, and skips the update method if none \
        has changed. A conformance only helps with inputs that can't be compared, such as closures, and then `==` must \
        omit them.
        """,
      source: "https://developer.apple.com/documentation/swiftui/equatableview"),
    RefusedRule(
      id: "observer-started-in-update",
      group: "lifecycle",
      claim: "Every update adds another observer; add it in the make method.",
      reason: """
        `accumulating-call-in-update` reports observers of notifications, and `missing-dismantle` reports timers and \
        display links that nothing stops. In 168 public repositories with 1,136 representables, a text search found no \
        update method that subscribes to a publisher or starts an observation, and ten searched subscriptions that a \
        coordinator keeps were all in make methods.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)"),
    RefusedRule(
      id: "partial-coordinate-guard",
      group: "lifecycle",
      claim: "This guard compares the latitude only; movements to the east and west are lost.",
      reason: """
        Apart from examples in articles, no code does this. In 168 public repositories with 1,136 representables, \
        every comparison of a latitude also compares the longitude, and none compares the region of a map with an \
        input. Whether a map rounds a region that it receives depends on the region and on the size of the map.
        """,
      source: "https://developer.apple.com/documentation/mapkit/mkmapview/setregion(_:animated:)"),
    RefusedRule(
      id: "shared-view-from-make",
      group: "lifecycle",
      claim: "'PlayerModel' owns the view that 'makeUIView' returns, and a view has only one superview.",
      reason: """
        The source doesn't tell whether the view is in two places at the same time. In 168 public repositories with \
        1,136 representables, a text search found eight make methods that return the view of an object from elsewhere: \
        browsers, a terminal, an editor, a call, and screens of a flow. Each of these objects outlives the \
        representable and belongs to one place of the app. None of the methods returns the view of a singleton. \
        `stored-view-in-representable` reports views that the representable creates itself, and \
        `view-in-observable-state` those in state.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)"),
    RefusedRule(
      id: "unapplied-equatable-view",
      group: "lifecycle",
      claim: "'MapTile' is 'Equatable', but this use doesn't apply '.equatable()'.",
      reason: """
        The source doesn't tell. SwiftUI uses `==` of a view without the modifier too, unless the view contains only \
        plain values, and which types it compares byte by byte isn't documented. In 168 public repositories, three \
        representables conform to `Equatable`, and all three contain a string, an object, or a closure.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/equatable()"),
  ]
}
