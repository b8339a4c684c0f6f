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
      id: "cursor-lost-in-guarded-assignment",
      group: "lifecycle",
      claim: "This guarded assignment replaces the text while the user edits, so the insertion point moves to the end.",
      reason: """
        The source doesn't tell. After a comparison, the assignment runs only if the text in the app differs from the \
        text in the view: when another object is shown, where the insertion point belongs at the end, or when code formats \
        the text while the user types, which depends on the code that writes the state. `unguarded-text-assignment` \
        reports the assignment that has no comparison, which is the mistake that projects fix.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange"),
    RefusedRule(
      id: "equatable-omits-input",
      group: "lifecycle",
      claim: "'==' doesn't compare 'zoom', so SwiftUI may skip the update for a new value.",
      reason: """
        Omitting an input is the purpose of writing `==` by hand. In 168 public repositories with 1,136 representables, \
        four have such an operator. One omits a closure, one omits options that are only used with a new URL, and the \
        other two compare everything that their update method reads. Of 20 others in public code, one omits a plain \
        value that the update method reads, and a comment there says why. SwiftUI also decides by the layout of the \
        type whether it calls `==` at all.
        """,
      source: "https://developer.apple.com/documentation/swiftui/equatableview"),
    RefusedRule(
      id: "first-responder-before-window",
      group: "lifecycle",
      claim: "The first update makes this view the first responder before it's in a window.",
      reason: """
        The source doesn't tell: it depends on the value of the input in the first update. In 225 public repositories, \
        six update methods call `becomeFirstResponder()` immediately and without a look at `window`, depending on an input \
        or a binding. \
        `first-responder-in-make` reports the calls that always come before the window, and `first-responder-in-update` \
        the ones whose delegate writes state.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"),
    RefusedRule(
      id: "forced-window-in-lifecycle-method",
      group: "lifecycle",
      claim: "The view has no window while this method runs, so unwrapping it with '!' crashes.",
      reason: """
        No code does it. In 225 public repositories, no lifecycle method of a representable unwraps a window, superview, \
        window scene, or parent with `!`. A search of public code found two that do, both in an update method that opens \
        a panel when the user asks for it.
        """,
      source: "https://developer.apple.com/documentation/appkit/nsview/window"),
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
      id: "idiom-read-in-make",
      group: "lifecycle",
      claim: "'userInterfaceIdiom' says nothing about the size of the window in which this view is shown.",
      reason: """
        The source doesn't tell. The idiom doesn't change while an app runs, so a view that reads it early is right \
        later, too; it's a poor measure of the available width, but a good one of how a device is used. In 209 public \
        repositories with more than 1,500 representables, one make method leads to code that reads it, for the width of \
        a side menu. `geometry-read-in-make` reports the size of the screen, which is wrong as soon as a window is \
        smaller.
        """,
      source: "https://developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom"),
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
        update method that subscribes to a publisher or starts an observation, and none of the ten subscriptions in \
        public code that we read, which a coordinator keeps, was in an update method.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)"),
    RefusedRule(
      id: "orientation-read-in-make",
      group: "lifecycle",
      claim: "This layout follows the orientation in the make method, and a rotation doesn't change it.",
      reason: """
        No code does it. In 209 public repositories with more than 1,500 representables, no make method leads to code \
        that reads the orientation of the device or of the scene. Two wrapped cameras pass it to their connection, as \
        they must: one in the update method, and one whenever its frame changes. The other reads that we found are in \
        view controllers, which repeat them after a rotation.
        """,
      source: "https://developer.apple.com/documentation/uikit/uidevice/orientation"),
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
      id: "request-applied-twice",
      group: "lifecycle",
      claim: "The update method carries out this request again, because nothing takes it back.",
      reason: """
        `unguarded-update-side-effect` and `presentation-from-lifecycle-method` say it better: they report the call that \
        repeats, and accept a request that the code takes back. For other calls, such as `play()`, repeating does nothing. \
        In 225 public repositories, a text search found 19 conditions on a value with a name such as `shouldScroll`, \
        `needsLoad`, or `focusRequest`. The name alone doesn't tell whether the value is a request or a state.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)"),
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
        plain values, and which types it compares byte by byte isn't documented. In 168 public repositories with 1,136 \
        representables, only four conform to `Equatable`.
        """,
      source: "https://developer.apple.com/documentation/swiftui/view/equatable()"),
  ]
}
