import SwiftScan
import TextModel

extension SyntaxNode {
  /// Whether code removes elements from a property with this name.
  func removesElements(of name: String) -> Bool {
    descendants(.call, mentioning: [BytePattern(word: name)]).contains { call in
      removals.contains(call.calledName) && call.receiver?.withoutUnwrapping.isNamed(name) ?? false
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
private let removals: Set = ["popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeValue"]
