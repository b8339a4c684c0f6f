import SwiftScan
import TextModel

/// A closure that is stored in a property of an object, or of another object that this one retains, and that retains the
/// object.
public struct SelfRetainingClosure: Sendable {
  public var closure: SyntaxNode
  /// The name of the object: its type, or a local variable.
  public var owner: String
  /// Whether the object is a local variable or a parameter.
  public var isLocal: Bool
  /// The names from the object to the closure.
  public var path: [String]
}

extension ProjectModel {
  /// The closures in a type's code in the analyzed file that keep the object that keeps them. No code sets the property
  /// to nil, and the object doesn't live as long as the app. In source order.
  public func selfRetainingClosures(in type: ProjectType) -> [SelfRetainingClosure] {
    let found = type.localMembers(mentioning: assignedClosure).flatMap { member -> [SelfRetainingClosure] in
      let code = OwnedCode(member: member)
      return member.node.descendants(.sequence, mentioning: assignedClosure).compactMap(Assignment.init).compactMap {
        assignment in
        guard assignment.value.count == 1, let closure = assignment.value.first, closure.kind == .closure,
          isStoredClosure(assignment.target, in: member.path)
        else { return nil }
        let keepers = keepers(of: closure, in: code).filter { !$0.path.isEmpty }
        return keepers.lazy.compactMap { self.cycle(of: closure, keptBy: $0, in: type, code) }.first
      }
    }
    return found.contains { !$0.isLocal } && livesAsLongAsApp(type.name) ? found.filter(\.isLocal) : found
  }

  /// Whether an expression means a property of the project that no code empties.
  private func isStoredClosure(_ target: SyntaxNode, in path: FilePath) -> Bool {
    guard case .project(let properties) = callee(of: target, in: path), properties.count == 1 else { return false }
    let name = properties[0].name
    let nodes = units(mentioning: name).flatMap {
      $0.root.descendants(.sequence, mentioning: [BytePattern(word: name)])
    }
    return !nodes.contains { node in
      guard let assignment = Assignment(node), assignment.target.name == name, let value = assignment.value.first
      else { return false }
      return value.kind == .nilLiteral || value.kind == .closure && value.items.isEmpty
    }
  }

  private func cycle(
    of closure: SyntaxNode, keptBy keeper: ObjectKeeper, in type: ProjectType, _ code: OwnedCode
  ) -> SelfRetainingClosure? {
    switch keeper.owner {
    case .code:
      guard type.isClass, !code.member.isStatic, closure.retainsSelf(of: code.member.node) else { return nil }
      return SelfRetainingClosure(closure: closure, owner: type.name, isLocal: false, path: keeper.path)
    case .local(let local):
      guard let name = local.kind == .parameter ? local.usableName : local.pattern?.declaredNames.first,
        let use = closure.descendants(.reference, mentioning: [BytePattern(word: name)]).first(where: {
          $0.isNamed(name) && code.local($0) == local
        }), closure.captureStrength(of: [name]) == .strong,
        let known = self.type(of: use, in: code.path).nominal?.name, isReference(known) == true,
        !code.member.node.sets(name), local.value?.createsObject ?? false || isViewOrController(known),
        !livesAsLongAsApp(known)
      else { return nil }
      return SelfRetainingClosure(closure: closure, owner: name, isLocal: true, path: keeper.path)
    // `strong-coordinator-capture` knows what the coordinator keeps.
    case .coordinator: return nil
    }
  }
}

extension ProjectModel {
  /// Whether a class is one of views or controllers, of which an app creates new objects all the time.
  private func isViewOrController(_ name: String) -> Bool {
    ["UIView", "UIViewController", "NSView", "NSViewController"].contains { isClass(name, kindOf: $0) }
  }
}

private let assignedClosure: [BytePattern] = ["= {"]

extension SyntaxNode {
  /// Whether code assigns something to a variable.
  fileprivate func sets(_ name: String) -> Bool {
    descendants(.sequence, mentioning: [BytePattern(word: name)]).contains {
      Assignment($0)?.target.memberPath == [name]
    }
  }
}
