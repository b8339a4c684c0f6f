import TextModel

/// A change of code that works already.
struct Refactoring: Sendable {
  /// What it offers at a place: actions, and where somebody may look for one in vain, a disabled one that says why.
  let offers: @Sendable (ActionPlace) -> [CodeAction]

  /// In the order in which they are listed.
  static let all: [Refactoring] = [
    .insertCoordinator, .addDismantle, .addSizeThatFits, .addEquatable, .setOnDifference, .callOnChange, .moveStatement,
    .ignoreOwnChanges, .updateProperties, .migrateToObservable, .wrapClass, .hostView, .hostInConfiguration,
    .bridgeTrait, .passMessagesWeakly, .addPlatformTwin, .addGestureFallback, .convertToGesture, .switchToController,
    .switchToView, .addNativeView, .backWithLayer,
  ]
}

/// Why an action cannot be taken.
struct Obstacle: Error { var reason: String }

extension CodeAction {
  init(_ title: String, _ kind: Kind, _ edits: [TextEdit]) {
    self.init(title: title, kind: kind, edits: edits)
  }

  /// One that cannot be taken, and why not.
  static func disabled(_ title: String, _ kind: Kind, because reason: String) -> CodeAction {
    CodeAction(title: title, kind: kind, edits: [], disabledReason: reason)
  }
}
