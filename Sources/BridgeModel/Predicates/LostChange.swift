import BridgeFacts
import SwiftScan
import TextModel

/// An assignment to a property of a copy that nothing else has.
public struct LostChange: Sendable {
  /// The assignment.
  public var node: SyntaxNode
  /// The expression that returns the copy: `webView.configuration`.
  public var copy: SyntaxNode
  /// The property of the copy.
  public var property: String
}

extension ProjectModel {
  /// The assignments in a type's code in the analyzed file that change only a copy of an object.
  public func lostChanges(in type: ProjectType) -> [LostChange] {
    var found: [LostChange] = []
    type.walk(mentioning: CopiedProperty.all.map { BytePattern(word: $0.name) }) { node in
      guard let assignment = Assignment(node), assignment.target.kind == .memberAccess,
        let copy = assignment.target.base?.withoutUnwrapping, isCopy(copy, in: type.path),
        isStored(assignment.target, in: type.path)
      else { return }
      found.append(LostChange(node: node, copy: copy, property: assignment.target.name))
    }
    return found
  }

  /// Whether some expression may have one of the types. None can without their names.
  private var mayHaveCopies: Bool { CopiedProperty.all.contains { isMentioned($0.className) } }

  /// Whether an expression is a property that returns a copy.
  private func isCopy(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    guard [.memberAccess, .reference].contains(expression.kind),
      CopiedProperty.all.contains(where: { expression.isNamed($0.name) }), mayHaveCopies,
      case .apple(let members) = callee(of: expression, in: path)
    else { return false }
    return members.allSatisfy { member in
      CopiedProperty.all.contains { $0.className == member.owner.name && $0.name == member.name }
    }
  }

  /// Whether a property is one of Apple's that the object itself stores. One that the project adds may reach further.
  private func isStored(_ property: SyntaxNode, in path: FilePath) -> Bool {
    guard case .apple(let members) = callee(of: property, in: path) else { return false }
    return members.allSatisfy(\.isSettable)
  }
}
