import AppleAPI
import SwiftScan
import TextModel

/// The time at which code runs, relative to the lifecycle method that leads to it.
public enum Timing: Int, Comparable, Sendable {
  /// While the method runs.
  case now
  /// After the method, for certain: the code is only put off, as by `DispatchQueue.main.async`.
  case later
  /// When something else happens, or never.
  case whenCalled

  public static func < (left: Timing, right: Timing) -> Bool { left.rawValue < right.rawValue }
}

extension ProjectModel {
  /// Finds when a node of a body runs. A function of the project that receives a closure determines when the closure
  /// runs.
  public func timing(of node: SyntaxNode, in body: LifecycleBody) -> Timing {
    max(body.timing, timing(of: node, upTo: body.block, in: body.function.path, depth: 0))
  }

  private func timing(of node: SyntaxNode, upTo block: SyntaxNode, in path: FilePath, depth: Int) -> Timing {
    var timing = Timing.now
    for ancestor in node.ancestors {
      if ancestor == block { return timing }
      switch ancestor.kind {
      case .closure: timing = max(timing, self.timing(ofClosure: ancestor, in: path, depth: depth))
      case .functionDeclaration, .initializerDeclaration, .accessorBlock, .accessorDeclaration: return .whenCalled
      case _ where ancestor.kind.isTypeDeclaration: return .whenCalled
      default: break
      }
      if timing == .whenCalled { return timing }
    }
    return timing
  }

  private func timing(ofClosure closure: SyntaxNode, in path: FilePath, depth: Int) -> Timing {
    if closure.runsAtOnce { return isKeptByPublisher(closure, in: path) ? .whenCalled : .now }
    if closure.isPutOff { return .later }
    guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call
    else {
      return .whenCalled
    }
    return timing(of: argument, passedTo: call, in: path, depth: depth)
  }

  /// Whether an operator of a publisher receives a closure. Sequences have functions of the same names.
  private func isKeptByPublisher(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    guard let call = closure.parent?.parent, call.kind == .call, case .apple(let members) = callee(of: call, in: path)
    else { return false }
    return !members.isEmpty && members.allSatisfy { $0.owner.modules == ["Combine"] }
  }

  /// The time at which a function calls the closure that it receives as an argument.
  private func timing(of argument: SyntaxNode, passedTo call: SyntaxNode, in path: FilePath, depth: Int) -> Timing {
    guard depth < 4 else { return .whenCalled }
    switch callee(of: call, in: path) {
    case .project(let members):
      let timings = Set(members.map { timing(of: argument, takenBy: $0.node, in: $0.path, depth: depth) })
      return timings.count == 1 ? timings.first ?? .whenCalled : .whenCalled
    case .local(let function) where function.kind == .functionDeclaration:
      return timing(of: argument, takenBy: function, in: path, depth: depth)
    case .apple(let members):
      return !members.isEmpty && members.allSatisfy { $0.callsBeforeReturning(argument) } ? .now : .whenCalled
    case .local, .implicitInitializer, .unknown: return .whenCalled
    }
  }

  private func timing(
    of argument: SyntaxNode, takenBy function: SyntaxNode, in path: FilePath, depth: Int
  ) -> Timing {
    guard let parameter = function.parameter(taking: argument), let type = parameter.type, let block = function.body,
      let name = parameter.usableName
    else { return .whenCalled }
    // A closure that doesn't escape can't be called later.
    if type.kind == .functionType { return .now }
    let uses = block.descendants(.reference).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: function) == parameter
    }
    return uses.map { timing(ofUse: $0, upTo: block, in: path, depth: depth) }.min() ?? .whenCalled
  }

  /// The time at which a function calls a closure, as far as one mention of the closure tells.
  private func timing(ofUse use: SyntaxNode, upTo block: SyntaxNode, in path: FilePath, depth: Int) -> Timing {
    var callee = use
    while let parent = callee.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { callee = parent }
    let around = timing(of: use, upTo: block, in: path, depth: depth + 1)
    guard around != .whenCalled, let parent = callee.parent else { return .whenCalled }
    if parent.kind == .call, parent.callee == callee { return around }
    guard parent.kind == .argument, let call = parent.parent, call.kind == .call else { return .whenCalled }
    let passed = call.isPuttingOff ? Timing.later : timing(of: parent, passedTo: call, in: path, depth: depth + 1)
    return max(around, passed)
  }
}

extension SyntaxNode {
  /// The parameter that receives an argument. For a trailing closure without a label, it's the last parameter of
  /// function type.
  fileprivate func parameter(taking argument: SyntaxNode) -> SyntaxNode? {
    let parameters = parameters
    if let label = argument.label { return parameters.first { $0.label == label } }
    return parameters.last { $0.type?.unwrappedType.kind == .functionType }
  }
}

extension AppleMember {
  /// Whether the parameter that receives an argument takes a closure that doesn't escape.
  fileprivate func callsBeforeReturning(_ argument: SyntaxNode) -> Bool {
    let label = argument.label
    let parameter = parameters.first { $0.label == label && $0.isNonescapingClosure }
    return parameter != nil || label == nil && parameters.last?.isNonescapingClosure ?? false
  }
}
