import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether any code removes elements from a collection with this name.
  func removesElements(of name: String) -> Bool {
    units(mentioning: name).contains { unit in
      unit.root.removals(from: name).contains { !callsOwnObject($0, in: unit.path) }
    }
  }

  /// Whether a call means a method of a class of the project, whose objects are no collections: `model.remove(member)`.
  private func callsOwnObject(_ call: SyntaxNode, in path: FilePath) -> Bool {
    guard case .project(let methods) = callee(of: call, in: path) else { return false }
    return methods.allSatisfy { method in
      let parts = declarations(of: method.owner.name)
      return !parts.isEmpty && parts.allSatisfy(\.isClass)
    }
  }
}

extension SyntaxNode {
  /// Whether code removes elements from a property with this name.
  func removesElements(of name: String) -> Bool { !removals(from: name).isEmpty }

  /// The calls that may remove elements from a property with this name.
  fileprivate func removals(from name: String) -> [SyntaxNode] {
    descendants(.call, mentioning: [BytePattern(word: name)]).filter { call in
      removalNames.contains(call.calledName) && call.receiver?.withoutUnwrapping.isNamed(name) ?? false
    }
  }

  /// Whether code sets a property with this name to nil, to an empty collection, or to a closure that does nothing.
  func empties(_ name: String) -> Bool {
    descendants(.sequence, mentioning: [BytePattern(word: name)]).contains { node in
      guard let assignment = Assignment(node), assignment.target.withoutSubscript.isNamed(name),
        let value = assignment.value.first
      else { return false }
      switch value.kind {
      case .nilLiteral: return true
      case .closure: return value.items.isEmpty
      case .arrayLiteral, .dictionaryLiteral: return value.children.first == nil
      default: return false
      }
    }
  }
}

/// Methods of collections that remove elements.
private let removalNames: Set = ["popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeValue"]
