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

  /// The expressions of a body that read computed properties of the representable, its copy, or its coordinator, and the
  /// objects that have them. One pass over the code that mentions such a name.
  func readGetters(in body: LifecycleBody) -> [ReadGetter] {
    let properties = computedProperties
    guard !properties.isEmpty else { return [] }
    var found: [ReadGetter] = []
    body.block.walk(mentioning: properties.map(\.pattern)) { node in
      for property in properties where node.refers(to: property.name) {
        guard !node.isWritten, let owner = owner(ofReading: node, in: body), owner.path.isEmpty,
          (owner == Place(.coordinator)) == property.isOfCoordinator
        else { continue }
        found.append(ReadGetter(property: property, node: node, owner: owner))
      }
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
  /// Finds its name in code.
  var pattern: BytePattern

  var name: String { member.name }

  init?(_ member: Member, isOfCoordinator: Bool) {
    guard let getter = member.getter else { return nil }
    (self.member, self.isOfCoordinator, self.getter) = (member, isOfCoordinator, getter)
    pattern = BytePattern(word: member.name)
  }
}

/// An expression that runs a getter.
struct ReadGetter {
  var property: ComputedProperty
  var node: SyntaxNode
  var owner: Place
}

extension SyntaxNode {
  /// Whether it refers to something by this name: `title`, `self.title`, or `if let title`.
  fileprivate func refers(to name: String) -> Bool {
    switch kind {
    case .reference, .memberAccess: isNamed(name)
    case .optionalBinding: value == nil && pattern?.isNamed(name) ?? false
    default: false
    }
  }
}
