import SwiftScan
import TextModel

/// An expression in the code of a function, or of another member.
struct MemberValue: Hashable, Sendable {
  var node: SyntaxNode
  var member: Member
}

extension ProjectModel {
  /// The function of the project that a call runs, in a type or outside; nil if it may be another one.
  func function(calledBy call: SyntaxNode, in path: FilePath) -> Member? {
    guard call.kind == .call else { return nil }
    switch callee(of: call, in: path) {
    case .project(let found): return found.count == 1 && found[0].isFunction ? found[0] : nil
    case .global(let global):
      guard global.node.kind == .functionDeclaration else { return nil }
      return Member(globalFunction: global.node, in: global.path)
    case .apple, .local, .implicitInitializer, .unknown: return nil
    }
  }

  /// The method of `self` that a call in the code of a member runs; nil if it may be another one.
  func ownMethod(calledBy call: SyntaxNode, in member: Member) -> Member? {
    guard call.receiver.map({ $0.withoutChain.kind == .reference && $0.withoutChain.isNamed("self") }) ?? true,
      let method = function(calledBy: call, in: member.path), !method.isStatic, !method.owner.name.isEmpty
    else { return nil }
    return method
  }

  /// The expressions that a value comes from: those that functions of the project return for it, through any number of
  /// calls; otherwise the value, or that of the local that it names.
  func origins(of value: SyntaxNode, in member: Member) -> [MemberValue] {
    var visited: Set<SyntaxNode> = []
    return origins(of: value, in: member, &visited)
  }

  /// The same without the results of functions that were visited before.
  private func origins(
    of value: SyntaxNode, in member: Member, _ visited: inout Set<SyntaxNode>
  ) -> [MemberValue] {
    let value = value.valueOfLocal(within: member.node).withoutUnwrapping
    guard let function = function(calledBy: value, in: member.path), let returned = function.node.body?.returnedValues
    else { return [MemberValue(node: value, member: member)] }
    guard visited.insert(function.node).inserted else { return [] }
    var found: [MemberValue] = []
    for value in returned { found += origins(of: value, in: function, &visited) }
    return found
  }

  /// Some functions, and the functions that they call on the same object, through any number of calls.
  func ownFunctions(runBy first: [Member]) -> [Member] {
    var found = first
    var known = Set(first)
    var next = found.startIndex
    while next < found.endIndex {
      let function = found[next]
      next += 1
      for call in function.bodies.flatMap({ $0.descendants(.call) }) where call.isCallOnSelf {
        guard case .project(let called) = callee(of: call, in: function.path) else { continue }
        found += called.filter { $0.isFunction && known.insert($0).inserted }
      }
    }
    return found
  }

  /// The values that a function returns. Where it returns the result of another function of the project, these are the
  /// values that the other function returns.
  public func returnedValues(of function: Member) -> [SyntaxNode] {
    function.bodies.flatMap(\.returnedValues).flatMap { origins(of: $0, in: function) }.map(\.node)
  }
}

extension SyntaxNode {
  /// Whether this call calls a function of the same object or of its type: `show()`, `self.show()`, `Self.show()`.
  var isCallOnSelf: Bool {
    receiver.map { $0.isNamed("self") || $0.isNamed("Self") } ?? (callee?.kind == .reference)
  }
}
