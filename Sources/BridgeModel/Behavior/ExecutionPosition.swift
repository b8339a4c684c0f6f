import AppleAPI
import BridgeFacts
import SwiftScan

/// Describes when code runs, relative to the body that contains it, as far as names tell. `ProjectModel.timing` knows
/// more, because it asks for types; facts about a body that are kept apart from the project use this.
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
    runs(in: body) { $0 == .now } ? .synchronous : .deferred
  }

  /// Whether this node runs each time `body`, which contains it, runs: synchronously, or in closures that are only
  /// postponed, such as those of `DispatchQueue.main.async` and `Task`. Completions and handlers may never run.
  public func runsEveryTime(in body: SyntaxNode) -> Bool { runs(in: body) { $0 != .whenCalled } }

  private func runs(in body: SyntaxNode, ifClosuresRun isSuitable: (Timing) -> Bool) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return true }
      if ancestor.isFunctionOrType || ancestor.kind == .closure && !isSuitable(ancestor.timingByName) { return false }
    }
    return true
  }

  /// Whether code in the node runs only when something calls or uses a declaration.
  var isFunctionOrType: Bool {
    switch kind {
    case .functionDeclaration, .accessorBlock: true
    default: kind.isTypeDeclaration
    }
  }

  /// When a closure runs, as far as the name of the function that receives it tells.
  private var timingByName: Timing {
    if isCalledInPlace { return .now }
    guard let argument = parent, argument.kind == .argument else { return .whenCalled }
    return argument.closureTimeByName.map(Timing.init) ?? .whenCalled
  }

  /// Whether a closure is called where it stands: `{ … }()`, `({ … })()`.
  var isCalledInPlace: Bool {
    var closure = self
    while let tuple = closure.parent?.kind == .argument ? closure.parent?.parent : closure.parent, tuple.kind == .tuple
    {
      closure = tuple
    }
    return closure.parent?.kind == .call
  }

  /// When a call runs the closure that an argument is, as far as the name of the called function tells.
  var closureTimeByName: ClosureTime.Time? {
    guard let call = parent, call.kind == .call else { return nil }
    let name = call.calledName
    // A trailing closure without a label is the first closure, unless another one stands between the parentheses.
    guard label != nil || call.arguments.first(where: { $0.value?.kind == .closure }) == self else { return nil }
    if let time = ClosureTime.time(of: label, ofAnyFunctionNamed: name) { return time }
    if AppleAPI.immediateMethods.contains(name) { return .now }
    let times = Set(call.functionsByName.map { $0.closureTime(of: label) })
    return times.count == 1 ? times.first ?? nil : nil
  }

  /// Apple's global functions with the name of the function that a call calls, or the members of the type that its
  /// receiver names.
  private var functionsByName: [AppleMember] {
    guard let receiver else { return callee?.kind == .reference ? AppleAPI.functions(named: calledName) : [] }
    guard receiver.kind == .reference else { return [] }
    return AppleAPI.types(named: receiver.name).flatMap { $0.members(named: calledName) }
  }
}

extension Timing {
  init(_ time: ClosureTime.Time) { self = time == .now ? .now : .later }
}

extension AppleMember {
  /// When the function runs the first closure that it takes with a label, or any if it's nil; nil if that is when
  /// something happens.
  fileprivate func closureTime(of label: String?) -> ClosureTime.Time? {
    parameters.first { $0.isClosure && (label == nil || $0.label == label) }?
      .closureTime(in: self)
  }
}

extension AppleParameter {
  /// When a function runs the closure that it receives for this parameter; nil if that is when something happens.
  func closureTime(in function: AppleMember) -> ClosureTime.Time? {
    isNonescapingClosure ? .now : ClosureTime.time(of: label, of: function.name, owner: function.owner.name)
  }
}
