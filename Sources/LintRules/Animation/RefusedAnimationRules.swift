import LintEngine

extension RefusedRule {
  static let animation: [RefusedRule] = [
    RefusedRule(
      id: "mixed-animation-engines",
      group: "animation",
      claim: "SwiftUI and UIKit both animate this view.",
      reason: """
        Animating UIKit views with SwiftUI animations is still rare. In 225 public repositories, one app and two libraries \
        of one author do it. The app has no other animation of the same views, and the libraries pass on the animation of \
        the transaction. A search of public issues found none that describes it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/unifying-your-app-s-animations"),
    RefusedRule(
      id: "unbridged-animation",
      group: "animation",
      claim: "This animates with a fixed duration instead of SwiftUI's animation.",
      reason: """
        In 225 public repositories, 13 files with a representable read the transaction. They pass on whether it has an \
        animation, or the animation itself. None replaces it with a fixed duration. `unconditional-uikit-animation` \
        reports updates that don't ask.
        """,
      source: "https://developer.apple.com/documentation/swiftui/unifying-your-app-s-animations"),
  ]
}
