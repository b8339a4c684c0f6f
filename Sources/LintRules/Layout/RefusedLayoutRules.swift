import LintEngine

extension RefusedRule {
  static let layout: [RefusedRule] = [
    RefusedRule(
      id: "geometry-dependent-size-that-fits",
      group: "layout",
      claim: "'sizeThatFits' answers from the bounds that the view has now, not from the proposal.",
      reason: """
        No code does this. In 305 public projects, 27 files implement `sizeThatFits` in a representable. A text search \
        found the view's bounds or frame in them only as a fallback without a proposal, or in a comparison.
        """,
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize"),
    RefusedRule(
      id: "missing-size-that-fits",
      group: "layout",
      claim: "'WebPage' has no size of its own in a scroll view; give it a height.",
      reason: """
        The developer notices it immediately, because the view is missing on the screen, and the class of the view \
        decides. A text search of 305 public projects found four places where a wrapped view is in a scroll view \
        without a frame. In three of them, the method returns a `UIView`, and its actual class may have a size.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable"),
    RefusedRule(
      id: "mutation-in-size-that-fits",
      group: "layout",
      claim: "'sizeThatFits' changes the view, although SwiftUI calls it several times with different proposals.",
      reason: """
        What hurts has rules: `layout-property-mutation` reports frames that are set there, and \
        `deferred-state-write-in-update` state that is written there. The other changes that a text search of 305 \
        public projects found prepare the measurement, such as the size of a text container.
        """,
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize"),
    RefusedRule(
      id: "snug-width-size-that-fits",
      group: "layout",
      claim: "'sizeThatFits' answers with the width of the text instead of the proposed width.",
      reason: """
        Both are right, depending on the container: a chat bubble or a tag has to be as wide as its text, a paragraph \
        as wide as its column. The container isn't visible in the code of the representable.
        """,
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize"),
  ]
}
