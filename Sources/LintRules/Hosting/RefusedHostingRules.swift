import LintEngine

extension RefusedRule {
  static let hosting: [RefusedRule] = [
    RefusedRule(
      id: "conflicting-cell-content",
      group: "hosting",
      claim: "This cell has a content configuration and subviews in its content view; one replaces the other.",
      reason: """
        In 225 public repositories, no cell with a hosting configuration has other subviews. A few list \
        cells add a spinner or a button to the content view that their configuration has created, and that works.
        """,
      source: "https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration"),
    RefusedRule(
      id: "fixed-size-hosting-cell",
      group: "hosting",
      claim: "The layout gives these hosting cells a fixed size; estimate it, so that the cells can size themselves.",
      reason: """
        A fixed size is a design, and the source doesn't tell whether the content fits. In 225 public repositories, no \
        file that uses `UIHostingConfiguration` sets a fixed item size or row height.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingconfiguration"),
    RefusedRule(
      id: "hosting-driven-window-size",
      group: "hosting",
      claim: "The window and its hosting view both set the window's size, which may crash.",
      reason: """
        The source doesn't tell. The crash reports that we found blame a fractional ideal size, an animation in the root \
        view, a `Form`, a `GeometryReader`, and safe areas, each in combination with a certain frame. Of 168 files in \
        225 public repositories that put a hosting view into a window, 70 also set its frame without `sizingOptions`, \
        and nearly all of them work. No observer of `windowDidResize` in them sets the frame.
        """,
      source: "https://developer.apple.com/documentation/swiftui/nshostingview/sizingoptions"),
    RefusedRule(
      id: "hosting-subview-introspection",
      group: "hosting",
      claim: "This code looks for UIKit views inside a hosting controller's view; their order is private.",
      reason: """
        In 305 public repositories, two places look at the views below a hosting view: one makes them transparent, one \
        looks for a class by its name. Both do nothing if they find none.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller"),
    RefusedRule(
      id: "incomplete-hosting-coder-init",
      group: "hosting",
      claim: "This hosting controller traps if a storyboard loads it; call 'super.init(coder:rootView:)'.",
      reason: """
        The source doesn't tell whether a storyboard loads the class. In 225 public repositories, almost every subclass \
        of `UIHostingController` either passes a root view or fails on purpose. The trap happens the \
        first time that the screen opens, with a message that names the cure.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:rootview:)"),
    RefusedRule(
      id: "missing-autoresizing-opt-out",
      group: "hosting",
      claim: "This hosting view has constraints, but its autoresizing mask adds others that conflict.",
      reason: """
        The layout is wrong the first time that it appears, so such code isn't released. In 225 public repositories, 56 \
        hosting views have constraints. 53 of them turn the mask off in the same file; the others are passed to code \
        that can do so.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints"),
    RefusedRule(
      id: "missing-intrinsic-size-invalidation",
      group: "hosting",
      claim: "The root view changes, but the hosting view keeps its intrinsic size.",
      reason: """
        The source doesn't tell whether anything uses the intrinsic size: constraints may set both dimensions. Only \
        systems before iOS 16 need the call, and current versions of Xcode build for iOS 15 and later.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions"),
    RefusedRule(
      id: "opaque-hosting-background",
      group: "hosting",
      claim: "This hosting view covers the views below it with its opaque background.",
      reason: """
        The source doesn't tell what the design is. Whether something lies below the view and should shine through \
        depends on the screen, and a wrong background is visible the first time that it appears.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller"),
    RefusedRule(
      id: "type-erased-root-view",
      group: "hosting",
      claim: "The root view is an 'AnyView', which loses its type.",
      reason: """
        Nothing goes wrong as long as the root view keeps its type, and only a change of it loses state. In 40 of 225 \
        public repositories, 104 places use `AnyView` as a root view; those that we read are reusable containers, or \
        have modifiers that make the type impossible to write.
        """,
      source: "https://developer.apple.com/documentation/swiftui/anyview"),
    RefusedRule(
      id: "unadded-scene-representation",
      group: "hosting",
      claim: "The app never adds this 'NSHostingSceneRepresentation', or adds it late, so its scenes are missing.",
      reason: """
        No code does the first, and the source doesn't tell whether the second goes wrong. In 209 public repositories, no \
        code uses the class. A search of public code found seven files that create one, and all of them add it. Two add \
        it only when they first open its window, which works for them. The hover of the class says when to add it.
        """,
      source: "https://developer.apple.com/documentation/swiftui/nshostingscenerepresentation"),
    RefusedRule(
      id: "unmatched-scene-bridging",
      group: "hosting",
      claim: "This hosting view isn't the content of a window, so the toolbar and title of its root view are dropped.",
      reason: """
        In 225 public repositories, no hosting view that is added as a subview has a root view with a \
        toolbar or a navigation title.
        """,
      source: "https://developer.apple.com/documentation/swiftui/nshostingview/scenebridgingoptions"),
    RefusedRule(
      id: "unresized-hosting-view",
      group: "hosting",
      claim: "This hosting view gets a frame once, and nothing resizes it.",
      reason: """
        The first rotation shows it, so such code isn't released. In 225 public repositories, each \
        hosting view that we read and whose frame is set to the bounds of its superview also has an autoresizing mask, \
        or the frame is set in a layout method.
        """,
      source: "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property"),
    RefusedRule(
      id: "unsized-hosting-view",
      group: "hosting",
      claim: "Nothing determines the size of this hosting view; set 'sizingOptions'.",
      reason: """
        The source doesn't tell: constraints in other places, stack views, and the intrinsic size of the view, which it \
        has without `sizingOptions` too, determine its size. The labeled projects contain no true place. In AppKit, \
        `sizingOptions` isn't empty by default.
        """,
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions"),
  ]
}
