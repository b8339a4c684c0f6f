import SwiftScan

extension ProjectModel {
  /// Begins a check of a representable, which can take over what an earlier version remembered before an edit of a body.
  /// Returns the edit together with whether bodies still call each other as before; nil without an earlier version.
  public func beginCheck(
    of representable: Representable, after old: Representable?, _ change: BodyChange?
  ) -> BodyChange? {
    representable.memory.watchCalls(true)
    guard let old, var change, old.name == representable.name, old.family.name == representable.family.name else {
      return nil
    }
    representable.memory.resume(old.memory, after: change)
    if !representable.returnsSame(as: old) {
      // The name of the represented object says what expressions mean that haven't read the `return` statement.
      representable.memory.endResuming()
      change.insert(.calls)
      change.insert(.writes)
    } else if !callsAreSame(in: representable, as: old, after: change) {
      change.insert(.calls)
      change.insert(.writes)
    } else if !writesAreSame(in: representable, as: old, after: change) {
      change.insert(.writes)
    }
    return change
  }

  /// Ends a check of a representable, and lets go of the earlier version.
  public func endCheck(of representable: Representable) {
    representable.memory.endResuming()
    representable.memory.watchCalls(false)
  }

  private func callsAreSame(
    in representable: Representable, as old: Representable, after change: BodyChange
  ) -> Bool {
    old.memory.reachedCode.values(concernedBy: change).allSatisfy { method, code in
      reachedCode(of: method, in: representable).isSame(as: code, after: change)
    }
      && old.memory.ownCode.values(concernedBy: change).allSatisfy { method, code in
        representable.ownCode(of: method).isSame(as: code, after: change)
      }
  }
}

extension ProjectModel {
  /// Whether the code writes the same places and values as before an edit that has left its calls the same.
  private func writesAreSame(
    in representable: Representable, as old: Representable, after change: BodyChange
  ) -> Bool {
    old.memory.reachedCode.all.allSatisfy { method, code in
      let bodies = reachedCode(of: method, in: representable).bodies
      return representable.writes(in: bodies, areThoseOf: code.bodies, after: change)
    }
      && old.memory.ownCode.all.allSatisfy { method, code in
        representable.writes(in: representable.ownCode(of: method).bodies, areThoseOf: code.bodies, after: change)
      }
  }
}

extension Representable {
  /// Whether the make method returns a variable of the same name as before an edit, as far as that has mattered.
  fileprivate func returnsSame(as old: Representable) -> Bool {
    guard let known = old.memory.ownBodies.derived(.make) else { return true }
    return bodies(of: .make).map(\.variable) == known.value.map(\.variable)
  }
}

extension ReachedCode {
  /// Whether the same calls lead to the same bodies as before an edit of one of them.
  fileprivate func isSame(as old: ReachedCode, after change: BodyChange) -> Bool {
    guard bodies.areCalled(as: old.bodies, after: change), repeats.count == old.repeats.count else { return false }
    return old.repeats.allSatisfy { key, calls in
      key.carried(by: change.nodes).flatMap { repeats[$0] }?.areCalled(as: calls, after: change) ?? false
    }
  }
}

extension [LifecycleBody] {
  /// Whether these are the same bodies as before an edit of one of them, called in the same places.
  public func areCalled(as old: [LifecycleBody], after change: BodyChange) -> Bool {
    count == old.count && zip(self, old).allSatisfy { $0.isCalled(as: $1, after: change) }
  }
}

extension LifecycleBody {
  fileprivate func isCalled(as old: LifecycleBody, after change: BodyChange) -> Bool {
    // A body that was carried over the edit is the same.
    if memory.continues(old.memory) { return true }
    guard isSame(as: old, after: change) else { return false }
    switch (origin, old.origin) {
    case (.lifecycle, .lifecycle): return true
    case (.call(let call, let caller), .call(let oldCall, let oldCaller)):
      return change.nodes(oldCall) == call && caller.isSame(as: oldCaller, after: change)
    default: return false
    }
  }

  private func isSame(as old: LifecycleBody, after change: BodyChange) -> Bool {
    (variable, context, isForeign) == (old.variable, old.context, old.isForeign)
      && LifecycleMemory.BodyKey(old).carried(by: change.nodes) == LifecycleMemory.BodyKey(self)
  }
}
