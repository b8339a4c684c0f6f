import SwiftScan
import TextModel

/// The computed properties that code reads, whose getters run there.
extension Representable {
  /// The computed properties of the representable and its coordinator.
  var computedProperties: [ComputedProperty] {
    memory.computedProperties.value {
      let own = members.filter { !$0.isStatic }.compactMap { ComputedProperty($0, isOfCoordinator: false) }
      let members = coordinator?.members ?? []
      return own + members.filter { !$0.isStatic }.compactMap { ComputedProperty($0, isOfCoordinator: true) }
    }
  }

  /// The expressions of a body that read a computed property of the representable, its copy, or its coordinator, and the
  /// object that has it.
  func reads(of property: ComputedProperty, in body: LifecycleBody) -> [(node: SyntaxNode, owner: Place)] {
    var found: [(node: SyntaxNode, owner: Place)] = []
    body.block.walk(mentioning: [BytePattern(word: property.name)]) { node in
      guard node.refers(to: property.name), !node.isWritten, let owner = owner(ofReading: node, in: body),
        owner.path.isEmpty, (owner == Place(.coordinator)) == property.isOfCoordinator
      else { return true }
      found.append((node, owner))
      return true
    }
    return found
  }

  /// The object whose member a name means, if it's the representable, its copy, or the coordinator.
  func owner(ofReading node: SyntaxNode, in body: LifecycleBody) -> Place? {
    switch node.kind {
    case .reference, .optionalBinding:
      let name = node.pattern?.name ?? node.name
      return node.isLocal(name, within: body.function.node) ? nil : owner(ofMembersIn: body)
    case .memberAccess:
      guard let base = node.base, let place = place(of: base, in: body),
        place == Place(.coordinator) || place.isInRepresentable
      else { return nil }
      return place
    default: return nil
    }
  }
}

/// A property with a getter.
struct ComputedProperty: Sendable {
  var member: Member
  var isOfCoordinator: Bool
  /// The code of the getter.
  var getter: SyntaxNode

  var name: String { member.name }

  init?(_ member: Member, isOfCoordinator: Bool) {
    guard let getter = member.getter else { return nil }
    (self.member, self.isOfCoordinator, self.getter) = (member, isOfCoordinator, getter)
  }
}

extension SyntaxNode {
  /// Whether it refers to something by this name: `title`, `self.title`, or `if let title`.
  fileprivate func refers(to name: String) -> Bool {
    kind == .optionalBinding ? value == nil && pattern?.isNamed(name) ?? false : isNamed(name)
  }
}
