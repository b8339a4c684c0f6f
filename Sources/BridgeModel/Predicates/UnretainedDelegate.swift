import BridgeFacts
import SwiftScan
import TextModel

/// A delegate or data source that nothing retains: a new object that only weak properties refer to.
public struct UnretainedDelegate: Sendable {
  /// The assignment to the weak property.
  public var node: SyntaxNode
  public var property: String
  /// The name of the object's class.
  public var className: String
  /// The call that creates the object.
  public var call: SyntaxNode
  /// The name of the local that contains the object until the function returns; nil if it's released immediately.
  public var local: String?
  public var member: Member
}

extension ProjectModel {
  /// The delegates in a type's code in the analyzed file that nothing retains. In source order.
  public func unretainedDelegates(in type: ProjectType) -> [UnretainedDelegate] {
    type.localMembers(mentioning: delegatePatterns).flatMap { member in
      member.bodies.flatMap { $0.descendants(.sequence, mentioning: delegatePatterns) }
        .compactMap { unretainedDelegate(assignedBy: $0, in: member) }
    }
  }

  /// The delegate that an assignment in the code of a member sets, if nothing retains it.
  func unretainedDelegate(assignedBy node: SyntaxNode, in member: Member) -> UnretainedDelegate? {
    guard let assignment = Assignment(node), !assignment.isCompound, let value = assignment.value.first,
      let property = assignment.target.nameOfDelegateProperty
    else { return nil }
    let found = UnretainedDelegate(
      node: node, property: property, className: "", call: value, local: nil, member: member)
    let object = value.withoutCasts
    if object.kind == .call {
      guard isPlainlyWeak(assignment.target, in: member.path),
        let created = createdObject(object, in: member.path)
      else { return nil }
      return found.naming(created, local: nil)
    }
    guard object.kind == .reference, let local = object.localDeclaration(of: object.name, within: member.node),
      local.kind == .binding, local.parent?.kind == .variableDeclaration, let made = local.value,
      isPlainlyWeak(assignment.target, in: member.path), outlivesCode(assignment.target, in: member),
      let created = createdObject(made, in: member.path),
      local.uses(within: member.node).allSatisfy({ keepsNothing($0, in: member) }), !isReset(assignment, in: member)
    else { return nil }
    return found.naming(created, local: object.name)
  }

  /// Whether a property is weak and does nothing with what is assigned to it.
  private func isPlainlyWeak(_ target: SyntaxNode, in path: FilePath) -> Bool {
    guard ownership(ofProperty: target, in: path) == .weak else { return false }
    guard case .project(let members) = callee(of: target, in: path) else { return true }
    return members.allSatisfy { $0.isStored && $0.setterBodies.isEmpty && Property($0)?.wrapper == nil }
  }

  /// Whether a use of the local that contains the object doesn't retain the object.
  private func keepsNothing(_ use: SyntaxNode, in member: Member) -> Bool {
    // Code that reads the object's properties needs it only until then.
    if use.onlyReachesMembers { return use.isBaseOfTarget }
    var value = use
    while let parent = value.parent,
      parent.kind == .tuple || parent.kind == .argument && parent.parent?.kind == .tuple
    {
      value = parent
    }
    guard !use.isInClosure, let assignment = value.assignment else { return false }
    return isPlainlyWeak(assignment.target, in: member.path)
  }

  /// Whether the view or controller whose property is set is used after the function returns. Other objects may do
  /// their work before that, as a panel that runs modally does.
  private func outlivesCode(_ target: SyntaxNode, in member: Member) -> Bool {
    guard let owner = target.base?.withoutChain else { return isViewOrController(member.owner.name) }
    guard isViewOrController(owner, in: member.path) else { return false }
    let root = owner.chainRoot
    guard root.kind == .reference, let local = root.localDeclaration(of: root.name, within: member.node),
      local.kind == .binding || local.kind == .optionalBinding
    else { return root.kind == .reference }
    return local.kind == .binding
      && local.uses(within: member.node).contains { use in
        guard let parent = use.parent else { return false }
        return [.returnStatement, .argument].contains(parent.kind)
          || Assignment(parent).map { $0.value.first == use && $0.target.kind == .memberAccess } ?? false
      }
  }

  private func isViewOrController(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    type(of: expression, in: path).withoutOptionals.nominal.map { isViewOrController($0.name) } ?? false
  }

  /// Whether the function assigns the property of the same object again.
  private func isReset(_ assignment: Assignment, in member: Member) -> Bool {
    guard let path = assignment.target.pathFromSelf else { return true }
    return member.node.descendants(.sequence, mentioning: [BytePattern(word: assignment.target.name)]).contains {
      $0 != assignment.node && Assignment($0)?.target.pathFromSelf == path
    }
  }
}

extension UnretainedDelegate {
  fileprivate func naming(_ object: CreatedObject, local: String?) -> UnretainedDelegate {
    var named = self
    named.className = lastComponent(of: object.typeName)
    named.call = object.call
    named.local = local
    return named
  }
}

extension SyntaxNode {
  /// The name of the property in an expression like `table.delegate`; nil if the name isn't that of a delegate.
  fileprivate var nameOfDelegateProperty: String? {
    guard kind == .memberAccess || kind == .reference else { return nil }
    let name = name
    return name.hasSuffix("elegate") || name.hasSuffix("ource") || DelegateSlot.isName(name) ? name : nil
  }
}

extension SyntaxNode {
  /// Whether a property of the object that this expression means is assigned.
  fileprivate var isBaseOfTarget: Bool {
    guard let assignment = ancestors.first(where: { $0.kind == .sequence }).flatMap(Assignment.init) else {
      return false
    }
    return assignment.target.contains(self)
  }
}

/// One of these is in the name of nearly every property for a delegate.
private let delegatePatterns: [BytePattern] = ["elegate", "ource", "Updater", "Provider"]
