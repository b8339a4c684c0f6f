import TextModel

/// A code change that isn't the fix of a diagnostic.
struct Refactoring: Sendable {
  /// The actions at a place. If a user may expect an action that can't be applied, it's disabled and gives the reason.
  var offers: @Sendable (ActionPlace) -> [CodeAction]
  /// Returns the action that was offered without its edits, with them; nil for a refactoring that offers complete
  /// actions.
  var finish: (@Sendable (ActionPlace) -> CodeAction?)?

  /// All refactorings, in the order in which they are listed.
  static let all: [Refactoring] = [
    .insertCoordinator, .addDismantle, .addSizeThatFits, .addEquatable, .setOnDifference, .callOnChange, .moveStatement,
    .ignoreOwnChanges, .updateProperties, .observeInLoop, .trackInUIKit, .migrateToObservable, .wrapClass, .writeBridge,
    .hostView, .hostAsScreen, .shareEmbedding, .hostInConfiguration, .bridgeTrait, .bridgeEntry, .presentAsSheet,
    .passToInitializer, .passMessagesWeakly, .addPlatformTwin, .addGestureFallback, .convertToGesture,
    .switchToController, .switchToView, .addNativeView, .backWithLayer,
  ]
}

/// The reason that an action can't be applied.
struct Obstacle: Error { var reason: String }

extension CodeAction {
  init(_ title: String, _ kind: Kind, _ edits: [TextEdit]) {
    self.init(title: title, kind: kind, edits: edits)
  }

  /// An action with edits by path. `others` are further edits of the file at `path`, in which the action is offered.
  init(_ title: String, _ kind: Kind, _ edits: [FilePath: [TextEdit]], here path: FilePath, _ others: [TextEdit] = []) {
    self.init(title, kind, edits[path, default: []] + others)
    editsElsewhere = edits.filter { $0.key != path }
  }

  /// An action that can't be applied, with the reason.
  static func disabled(_ title: String, _ kind: Kind, because reason: String) -> CodeAction {
    CodeAction(title: title, kind: kind, edits: [], disabledReason: reason)
  }

  /// An action with its edits, or a disabled action with the obstacle as its reason.
  static func trying(
    _ title: String, _ kind: Kind, _ action: () throws(Obstacle) -> CodeAction
  ) -> CodeAction {
    do throws(Obstacle) { return try action() } catch { return .disabled(title, kind, because: error.reason) }
  }

  /// An action whose edits are computed when the user chooses it.
  static func unfinished(_ title: String, _ kind: Kind) -> CodeAction {
    CodeAction(title: title, kind: kind, edits: [], isUnfinished: true)
  }
}
