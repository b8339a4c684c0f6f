import BridgeFacts
import SwiftScan

extension SyntaxNode {
  /// The pair of starting and stopping call that this call begins; nil if it starts nothing that must be stopped.
  public var startPair: StopPair? {
    let pairs = StopPair.pairs(startingWith: createdName)
    guard !pairs.isEmpty else { return nil }
    let name = startedName
    return (pairs.filter { $0.start == name } + pairs.filter { !$0.isDotted }).first { pair in
      (pair.label.map { argument(labeled: $0) != nil } ?? true) && hasReceiver(of: pair) && meets(pair.condition)
    }
  }

  /// Whether a call starts a task. It's something to stop if a loop in it, or in what it awaits, never ends.
  var startsTask: Bool {
    let name = startedName
    return StopPair.pairs(startingWith: createdName).contains { $0.condition == .endless && $0.start == name }
  }

  /// The callee, or for a call of `.init(…)`, the type that it creates.
  private var startedName: String? { isCall(named: "init") ? evidentTypeName : callee?.dottedName }

  private func hasReceiver(of pair: StopPair) -> Bool {
    guard let ending = pair.receiver else { return true }
    return receiver?.memberPath?.last?.lowercased().hasSuffix(ending) ?? false
  }

  private func meets(_ condition: StopPair.Condition) -> Bool {
    switch condition {
    case .none: true
    case .repeats: argument(labeled: "repeats")?.value?.text == "true"
    case .endless: arguments.last?.value.map { $0.kind == .closure && $0.loopsForever } ?? false
    case .keyPath: arguments.first?.value?.kind == .keyPath
    }
  }
}
