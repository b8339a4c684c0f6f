import SwiftScan

/// Describes when code runs, relative to the body that contains it.
public enum ExecutionPosition: String, Sendable {
  /// While the body runs.
  case synchronous
  /// Later, or not certainly while the body runs.
  case deferred
}

extension SyntaxNode {
  /// Returns when this node runs relative to `body`, which contains it. A closure counts as deferred unless the
  /// function that receives it is known to call it synchronously.
  public func position(in body: SyntaxNode) -> ExecutionPosition {
    for ancestor in ancestors {
      if ancestor == body { return .synchronous }
      switch ancestor.kind {
      case .closure: if !ancestor.runsAtOnce { return .deferred }
      case .functionDeclaration, .initializerDeclaration, .accessorBlock, .accessorDeclaration: return .deferred
      case _ where ancestor.kind.isTypeDeclaration: return .deferred
      default: break
      }
    }
    return .synchronous
  }

  /// Whether this node runs each time `body`, which contains it, runs: synchronously, or in closures that are only
  /// postponed, such as those of `DispatchQueue.main.async` and `Task`. Completions and handlers may never run.
  public func runsEveryTime(in body: SyntaxNode) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return true }
      switch ancestor.kind {
      case .closure: if !ancestor.runsAtOnce, !ancestor.isPutOff { return false }
      case .functionDeclaration, .initializerDeclaration, .accessorBlock, .accessorDeclaration: return false
      case _ where ancestor.kind.isTypeDeclaration: return false
      default: break
      }
    }
    return true
  }

  /// Whether a closure always runs later.
  var isPutOff: Bool {
    guard let argument = parent, argument.kind == .argument, let call = argument.parent else { return false }
    return call.isPuttingOff
  }

  /// Whether a call runs the closure that it receives later, for certain.
  var isPuttingOff: Bool { kind == .call && puttingOff.contains(calledName) }

  /// Whether a closure is called while the expression around it is evaluated.
  var runsAtOnce: Bool {
    guard let holder = parent else { return false }
    // `{ … }()`
    if holder.kind == .call, holder.callee == self { return true }
    if holder.kind == .tuple || holder.kind == .argument && holder.parent?.kind == .tuple {
      guard let tuple = holder.kind == .tuple ? holder : holder.parent else { return false }
      return tuple.parent?.kind == .call && tuple.parent?.callee == tuple
    }
    guard holder.kind == .argument, let call = holder.parent, call.kind == .call else { return false }
    if animatingFunctions.contains(call.calledName) {
      return holder.label == "animations" || holder.label == "changes"
        || holder.label == nil && call.arguments.first { $0.value?.kind == .closure } == holder
    }
    return immediateFunctions.contains(call.calledName)
  }
}

private let animatingFunctions: Set = ["animate", "transition", "animateKeyframes", "addKeyframe"]

private let puttingOff: Set = ["async", "asyncAfter", "Task", "detached", "run", "perform", "immediate"]

private let immediateFunctions: Set = [
  "map", "compactMap", "flatMap", "forEach", "filter", "reduce", "contains", "first", "last", "firstIndex",
  "lastIndex", "allSatisfy", "sorted", "sort", "min", "max", "removeAll", "drop", "prefix", "partition",
  "withAnimation", "withTransaction", "performWithoutAnimation", "withExtendedLifetime", "withUnsafePointer",
  "performAsCurrent", "autoreleasepool", "assumeIsolated", "mapValues", "withLock", "sync",
]
