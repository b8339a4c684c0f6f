import SwiftScan

/// Functions that do their work in further functions.
extension ProjectModel {
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
    var visited: Set<Member> = [function]
    return returnedValues(of: function, &visited)
  }

  private func returnedValues(of function: Member, _ visited: inout Set<Member>) -> [SyntaxNode] {
    function.bodies.flatMap(\.returnedValues).flatMap { value -> [SyntaxNode] in
      guard value.kind == .call, case .project(let called) = callee(of: value, in: function.path), called.count == 1,
        called[0].isFunction
      else { return [value] }
      return visited.insert(called[0]).inserted ? returnedValues(of: called[0], &visited) : []
    }
  }
}

extension SyntaxNode {
  /// Whether it calls a function of the same object or of its type: `show()`, `self.show()`, `Self.show()`.
  var isCallOnSelf: Bool {
    guard kind == .call else { return false }
    return receiver.map { $0.isNamed("self") || $0.isNamed("Self") } ?? (callee?.kind == .reference)
  }
}
