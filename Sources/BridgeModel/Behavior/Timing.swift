import AppleAPI
import BridgeFacts
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
  /// Finds when a node of a body runs.
  public func timing(of node: SyntaxNode, in body: LifecycleBody) -> Timing {
    max(body.timing, timing(of: node, in: body.block, of: body.function.path))
  }

  /// Finds when a node runs, relative to a block around it in a file. The function that receives a closure determines
  /// when the closure runs: Apple's by its declaration and `ClosureTime`, the project's by its code.
  public func timing(of node: SyntaxNode, in block: SyntaxNode, of path: FilePath) -> Timing {
    timing(of: node, upTo: block, in: path, passedAs: [])
  }

  /// `parameters` are those through which functions have passed on a closure so far.
  private func timing(
    of node: SyntaxNode, upTo block: SyntaxNode, in path: FilePath, passedAs parameters: Set<SyntaxNode>
  ) -> Timing {
    var timing = Timing.now
    for ancestor in node.ancestors {
      if ancestor == block { return timing }
      if ancestor.isFunctionOrType { return .whenCalled }
      if ancestor.kind == .closure {
        timing = max(timing, self.timing(ofClosure: ancestor, in: path, passedAs: parameters))
      }
      if timing == .whenCalled { return timing }
    }
    return timing
  }

  /// Finds when a closure runs, relative to the code around it.
  func timing(ofClosure closure: SyntaxNode, in path: FilePath) -> Timing {
    timing(ofClosure: closure, in: path, passedAs: [])
  }

  private func timing(
    ofClosure closure: SyntaxNode, in path: FilePath, passedAs parameters: Set<SyntaxNode>
  ) -> Timing {
    if closure.isCalledInPlace { return .now }
    guard let argument = closure.parent, argument.kind == .argument else { return .whenCalled }
    return timing(ofArgument: argument, in: path, passedAs: parameters)
  }

  /// The time at which a call runs the closure or function that an argument is or names, relative to the call.
  func timing(ofArgument argument: SyntaxNode, in path: FilePath) -> Timing {
    timing(ofArgument: argument, in: path, passedAs: [])
  }

  private func timing(
    ofArgument argument: SyntaxNode, in path: FilePath, passedAs parameters: Set<SyntaxNode>
  ) -> Timing {
    guard parameters.count < 4 else { return .whenCalled }
    guard let found = self.parameters(taking: argument, in: path) else {
      return argument.closureTimeByName.map(Timing.init) ?? .whenCalled
    }
    let timings = Set(found.map { timing(of: $0, passedAs: parameters) })
    return timings.count == 1 ? timings.first ?? .whenCalled : .whenCalled
  }

  /// The time at which a function calls the closure that it receives for a parameter.
  private func timing(of parameter: ArgumentParameter, passedAs parameters: Set<SyntaxNode>) -> Timing {
    switch parameter {
    case .apple(let parameter, let function):
      return parameter.closureTime(in: function).map(Timing.init) ?? .whenCalled
    case .project(let parameter, let function, let path):
      // A closure that doesn't escape can't be called later.
      if parameter.type?.kind == .functionType { return .now }
      // A function that passes the closure to itself calls it elsewhere.
      guard !parameters.contains(parameter), let block = function.body, let name = parameter.usableName else {
        return .whenCalled
      }
      let uses = block.descendants(.reference).filter {
        $0.isNamed(name) && $0.localDeclaration(of: name, within: function) == parameter
      }
      let all = parameters.union([parameter])
      return uses.map { timing(ofUse: $0, upTo: block, in: path, passedAs: all) }.min() ?? .whenCalled
    }
  }

  /// The time at which a function calls a closure, as far as one mention of the closure tells.
  private func timing(
    ofUse use: SyntaxNode, upTo block: SyntaxNode, in path: FilePath, passedAs parameters: Set<SyntaxNode>
  ) -> Timing {
    var callee = use
    while let parent = callee.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { callee = parent }
    let around = timing(of: use, upTo: block, in: path, passedAs: parameters)
    guard around != .whenCalled, let parent = callee.parent else { return .whenCalled }
    if parent.kind == .call { return around }
    guard parent.kind == .argument else { return .whenCalled }
    return max(around, timing(ofArgument: parent, in: path, passedAs: parameters))
  }

  /// Whether a closure runs on the next turn of a run loop or queue, and waits for nothing.
  func runsOnNextTurn(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    guard let argument = closure.parent, argument.kind == .argument, closure.descendants(.awaitExpression).isEmpty
    else { return false }
    guard let parameters = parameters(taking: argument, in: path) else {
      return argument.closureTimeByName == .nextTurn
    }
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        guard case .apple(let parameter, let function) = parameter else { return false }
        return parameter.closureTime(in: function) == .nextTurn
      }
  }
}
