import TextModel

/// A change of code that works already.
struct Refactoring: Sendable {
  /// What it offers at a place: actions, and where somebody may look for one in vain, a disabled one that says why.
  var offers: @Sendable (ActionPlace) -> [CodeAction]
  /// The action that was offered without its edits, with them; nil for a refactoring that offers its actions whole.
  var finish: (@Sendable (ActionPlace) -> CodeAction?)?

  /// In the order in which they are listed.
  static let all: [Refactoring] = [
    .insertCoordinator, .addDismantle, .addSizeThatFits, .addEquatable, .setOnDifference, .callOnChange, .moveStatement,
    .ignoreOwnChanges, .updateProperties, .observeInLoop, .trackInUIKit, .migrateToObservable, .wrapClass, .writeBridge,
    .hostView, .hostAsScreen, .shareEmbedding, .hostInConfiguration, .bridgeTrait, .bridgeEntry, .presentAsSheet,
    .passToInitializer, .passMessagesWeakly, .addPlatformTwin, .addGestureFallback, .convertToGesture,
    .switchToController, .switchToView, .addNativeView, .backWithLayer,
  ]
}

/// Why an action cannot be taken.
struct Obstacle: Error { var reason: String }

extension CodeAction {
  init(_ title: String, _ kind: Kind, _ edits: [TextEdit]) {
    self.init(title: title, kind: kind, edits: edits)
  }

  /// With edits by path; of the file in which it is offered, which is at `path`, there are more.
  init(_ title: String, _ kind: Kind, _ edits: [FilePath: [TextEdit]], here path: FilePath, _ others: [TextEdit] = []) {
    self.init(title, kind, edits[path, default: []] + others)
    editsElsewhere = edits.filter { $0.key != path }
  }

  /// One that cannot be taken, and why not.
  static func disabled(_ title: String, _ kind: Kind, because reason: String) -> CodeAction {
    CodeAction(title: title, kind: kind, edits: [], disabledReason: reason)
  }

  /// One with the edits that are worked out, or a disabled one that says what stands against it.
  static func trying(
    _ title: String, _ kind: Kind, _ action: () throws(Obstacle) -> CodeAction
  ) -> CodeAction {
    do throws(Obstacle) { return try action() } catch { return .disabled(title, kind, because: error.reason) }
  }

  /// One whose edits are worked out when it is taken.
  static func unfinished(_ title: String, _ kind: Kind) -> CodeAction {
    CodeAction(title: title, kind: kind, edits: [], isUnfinished: true)
  }
}
