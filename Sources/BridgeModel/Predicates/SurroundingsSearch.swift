import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The names of members, declared in the project, of the object that a representable wraps, whose code asks for what is
  /// around an object. Finds them in the files that may mention such a question.
  func namesOfSearches(of representable: Representable) -> Set<String> {
    guard let type = representedType(of: representable) else { return [] }
    let code = lineage(of: type.name).flatMap { parts(of: $0.name, mentioningOneOf: surroundingWords) }
    let searches = code.flatMap(\.members).filter { member in
      member.bodies.contains { surroundingPatterns.contains(where: $0.mentions) }
    }
    return Set(searches.map(\.name))
  }

  /// Whether a function or property, declared in the project, of the object that a representable wraps only returns what
  /// it finds around that object, and so nothing outside of a hierarchy: `var parentController: UIViewController?`.
  func findsOnlySurroundings(_ member: Member, of representable: Representable) -> Bool {
    guard let type = member.node.type ?? member.binding?.type, type.isOptionalType,
      let body = member.node.body ?? member.getter
    else { return false }
    var search = SurroundingsSearch(
      function: member.node, mayBeginAtSelf: areUnrelated(type.unwrappedType.dottedName, representable))
    return search.findsOnlySurroundings(body)
  }

  /// Whether a found object can't be the wrapped one, because of its class.
  private func areUnrelated(_ found: String?, _ representable: Representable) -> Bool {
    guard let found, let represented = representable.representedType?.name,
      let first = frameworkClass(of: found, in: representable.name),
      let second = frameworkClass(of: represented, in: representable.name)
    else { return false }
    return !isClass(first, kindOf: second) && !isClass(second, kindOf: first)
  }
}

/// Follows the values that a function returns back to the surroundings of its object.
private struct SurroundingsSearch {
  let function: SyntaxNode
  /// Whether the search may begin with the object itself, because the function can't return it.
  let mayBeginAtSelf: Bool
  private var visited: Set<SyntaxNode> = []

  init(function: SyntaxNode, mayBeginAtSelf: Bool) {
    (self.function, self.mayBeginAtSelf) = (function, mayBeginAtSelf)
  }

  mutating func findsOnlySurroundings(_ body: SyntaxNode) -> Bool {
    let values = body.returnedValues.flatMap(\.possibleValues).filter { $0.kind != .nilLiteral }
    return !values.isEmpty && values.allSatisfy { isFound($0) }
  }

  /// Whether an expression is nil, or reached through the surroundings of the object.
  private mutating func isFound(_ expression: SyntaxNode) -> Bool {
    expression.possibleValues.allSatisfy { value in
      value.kind == .nilLiteral || isFound(linkBy: value.withoutCasts.links)
    }
  }

  /// The same for a chain of accesses and calls, from its root on.
  private mutating func isFound(linkBy links: [SyntaxNode]) -> Bool {
    guard let root = links.first, root.kind == .reference else { return false }
    guard root.isNamed("self") else { return isFoundByName(root) }
    let members = links.dropFirst().filter { $0.kind == .memberAccess }
    return members.first.map { surroundingNames.contains($0.name) } ?? mayBeginAtSelf
  }

  /// The same for the local or the own member that a reference names.
  private mutating func isFoundByName(_ reference: SyntaxNode) -> Bool {
    guard let local = reference.localDeclaration(of: reference.name, within: function) else {
      return surroundingNames.contains(reference.name)
    }
    guard visited.insert(local).inserted else { return true }
    switch local.kind {
    case .optionalBinding where local.value == nil: return surroundingNames.contains(reference.name)
    case .binding, .optionalBinding:
      guard local.pattern?.onlyName != nil, local.value.map({ isFound($0) }) ?? true else { return false }
      return assignments(to: local).allSatisfy { assignment in
        let values = assignment.possibleValues
        return !values.isEmpty && values.allSatisfy { isFound($0) }
      }
    default: return false
    }
  }

  private func assignments(to local: SyntaxNode) -> [Assignment] {
    local.uses(within: function).compactMap { $0.parent.flatMap(Assignment.init) }.filter {
      $0.target.localDeclaration(of: $0.target.name, within: function) == local
    }
  }
}

extension SyntaxNode {
  /// The parts of a chain of accesses, calls, and unwrapping, from its root on.
  fileprivate var links: [SyntaxNode] { sequence(first: self, next: \.previousLink).reversed() }
}

/// The properties of views and controllers that lead to what is around them.
private let surroundingNames = HierarchyMember.names.union(["next", "nextResponder"])

private let surroundingWords = surroundingNames.sorted().map { SoughtWord($0) }

private let surroundingPatterns = surroundingNames.sorted().map { BytePattern(word: $0) }
