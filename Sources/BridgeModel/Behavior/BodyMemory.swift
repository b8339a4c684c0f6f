import BridgeFacts
import SwiftScan
import Synchronization

/// Facts about one body, computed on first use because every rule needs them. Copies of the body share them.
final class BodyMemory: Sendable {
  private let places = CodeMemoTable<SyntaxNode, Place?>()
  private let contentChanges = CodeMemo<[ContentChange]>()
  private let renewals = CodeMemo<[Renewal]>()
  private let guards = CodeMemoTable<ConditionKey, Guard?>()
  private let sources = CodeMemoTable<SyntaxNode, ValueSources>()
  private let sourceSteps = CodeMemoTable<SyntaxNode, SourceStep>()
  private let valuesOfLocals = CodeMemoTable<SyntaxNode, [SyntaxNode]>()
  private let signs = CodeMemo<CodeSigns>()
  private let returnedValues = CodeMemo<[SyntaxNode]>()
  private let placeWrites = CodeMemo<[PlaceWrite]>()
  private let closureStores = CodeMemo<[ClosureStore]>()
  /// The memory of the same body before an edit of a body.
  private let earlier = Mutex<(memory: BodyMemory, change: BodyChange)?>(nil)

  /// A condition, and what else decides whether it's a guard of some code.
  struct ConditionKey: Hashable {
    var node: SyntaxNode
    var holds: Bool
    var looksAtProject: Bool
    /// The object outside types that the code calls.
    var globalSubject: Place?
  }

  func resume(_ memory: BodyMemory, after change: BodyChange) { earlier.withLock { $0 = (memory, change) } }

  func endResuming() { earlier.withLock { $0 = nil } }

  /// Whether it takes over what another memory knows.
  func continues(_ memory: BodyMemory) -> Bool { earlier.withLock { $0?.memory === memory } }

  func place(of expression: SyntaxNode, _ find: () -> Place?) -> Place? {
    places.value(of: expression) {
      carried(expression) { $0.places.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  /// The place of an expression if it was found already.
  func knownPlace(of expression: SyntaxNode) -> Place?? { places[expression] }

  func contentChanges(_ find: () -> [ContentChange]) -> [ContentChange] {
    contentChanges.value {
      carried { memory, change in memory.contentChanges.value(unlessConcernedBy: change) } ?? find()
    }
  }

  func renewals(_ find: () -> [Renewal]) -> [Renewal] {
    renewals.value { carried { memory, change in memory.renewals.value(unlessConcernedBy: change) } ?? find() }
  }

  func `guard`(of key: ConditionKey, _ find: () -> Guard?) -> Guard? {
    guards.value(of: key) {
      carried(key) { $0.guards.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  /// The places from which an expression is computed.
  func sources(of expression: SyntaxNode, _ find: () -> ValueSources) -> ValueSources {
    sources.value(of: expression) {
      carried(expression) { $0.sources.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func sourceStep(of expression: SyntaxNode, _ find: () -> SourceStep) -> SourceStep {
    sourceSteps.value(of: expression) {
      carried(expression) { $0.sourceSteps.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func values(ofLocal local: SyntaxNode, _ find: () -> [SyntaxNode]) -> [SyntaxNode] {
    valuesOfLocals.value(of: local) {
      carried(local) { $0.valuesOfLocals.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func signs(_ find: () -> CodeSigns) -> CodeSigns {
    signs.value { carried { memory, change in memory.signs.value(unlessConcernedBy: change) } ?? find() }
  }

  func returnedValues(_ find: () -> [SyntaxNode]) -> [SyntaxNode] {
    returnedValues.value {
      carried { memory, change in memory.returnedValues.value(unlessConcernedBy: change) } ?? find()
    }
  }

  func placeWrites(_ find: () -> [PlaceWrite]) -> [PlaceWrite] {
    placeWrites.value { carried { memory, change in memory.placeWrites.value(unlessConcernedBy: change) } ?? find() }
  }

  func closureStores(_ find: () -> [ClosureStore]) -> [ClosureStore] {
    closureStores.value {
      carried { memory, change in memory.closureStores.value(unlessConcernedBy: change) } ?? find()
    }
  }

  /// The writes that were known before an edit, if it may have changed them.
  func placeWrites(concernedBy change: BodyChange) -> [PlaceWrite]? { placeWrites.value(concernedBy: change) }

  /// A fact that the earlier memory knows, in nodes of the newer text.
  private func carried<Value: Carried>(_ known: (BodyMemory, BodyChange) -> Value?) -> Value? {
    guard let (memory, change) = earlier.withLock({ $0 }) else { return nil }
    return known(memory, change)?.carried(by: change.nodes)
  }

  private func carried<Key: Carried, Value: Carried>(
    _ key: Key, _ known: (BodyMemory, Key, BodyChange) -> Value?
  ) -> Value? {
    carried { memory, change in key.carried(by: change.nodes.reversed).flatMap { known(memory, $0, change) } }
  }
}

extension BodyMemory: Hashable {
  /// Always equal, so that it doesn't tell two bodies apart.
  static func == (left: BodyMemory, right: BodyMemory) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
