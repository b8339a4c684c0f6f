import BridgeFacts
import SwiftScan
import TextModel

/// An input that the update method reads only where it creates a view for the first time. Later values change nothing.
public struct SetupInput: Sendable {
  public var input: Property
  /// A place that reads it.
  public var read: SyntaxNode
  /// The condition that holds only for the first update.
  public var condition: SyntaxNode
}

extension ProjectModel {
  /// The inputs that the code of the update method reads only before a view is there that it then creates, and that nothing
  /// takes away.
  public func setupInputs(of representable: Representable) -> [SetupInput] {
    let parts = (representable.coordinator?.properties ?? []).filter(isPart).map(\.name)
    let inputs = representable.inputs.filter { representable.mentions($0, in: [.update]) }
    guard !parts.isEmpty, !inputs.isEmpty, !representable.passesSelfOn(in: [.update, .sizeThatFits, .handle]) else {
      return []
    }
    let bodies = bodies(reachedFrom: .update, of: representable)
    let setups = Set(
      bodies.flatMap { representable.guards(in: $0, mentioning: parts) }.filter { asks($0, forOneOf: parts) })
    guard !setups.isEmpty else { return [] }
    return inputs.compactMap { input in
      guard let reads = reads(of: input, in: bodies, of: representable), let first = reads.first else { return nil }
      let conditions = reads.map { read in representable.guards(of: read.node, in: read.body).filter(setups.contains) }
      let common = conditions[0].first { found in
        conditions.allSatisfy { $0.contains(found) } && isSetOnce(found, in: bodies, of: representable)
      }
      return common.map { SetupInput(input: input, read: first.node, condition: $0.node) }
    }
  }

  /// The places in some bodies that read an input; nil if other code may do so.
  private func reads(
    of input: Property, in bodies: [LifecycleBody], of representable: Representable
  ) -> [(node: SyntaxNode, body: LifecycleBody)]? {
    let word = BytePattern(word: input.name)
    let known = Set(bodies.map(\.block))
    let creators = Set(LifecycleMethod.creating.flatMap { representable.functions($0) } + representable.initializers)
    let others = representable.members.filter { !$0.isStored && !creators.contains($0) }.flatMap(\.bodies)
    guard others.allSatisfy({ known.contains($0) || !$0.mentions(word) }) else { return nil }
    return bodies.flatMap { body in
      body.block.descendants(.reference, .memberAccess).compactMap { node in
        guard let place = representable.place(of: node, in: body), place == Place(.representable, [input.name]),
          !isFollowed(node, of: place, in: bodies)
        else { return nil }
        return (node, body)
      }
    }
  }

  /// Whether a place is only passed to a function whose code is among the bodies.
  private func isFollowed(_ node: SyntaxNode, of place: Place, in bodies: [LifecycleBody]) -> Bool {
    guard let argument = node.parent, argument.kind == .argument, let call = argument.parent else { return false }
    return bodies.contains { $0.call == call && $0.arguments.values.contains(place) }
  }

  /// Whether the code that a condition guards sets what it asks for, and no other code in the project does.
  private func isSetOnce(_ found: Guard, in bodies: [LifecycleBody], of representable: Representable) -> Bool {
    let name = found.places.first?.path.last ?? ""
    let writes = units(mentioning: name).flatMap { $0.root.descendants(.sequence) }.filter {
      Assignment($0)?.target.isNamed(name) ?? false
    }
    return writes.count == 1 && WrittenPlaces.Value(writtenBy: writes[0]) != .nil
      && bodies.contains { body in
        body.block.contains(writes[0]) && representable.guards(of: writes[0], in: body).contains(found)
      }
  }

  /// Whether a condition asks for a property of the coordinator that the code sets if it's missing.
  private func asks(_ found: Guard, forOneOf parts: [String]) -> Bool {
    guard found.kind == .absence, found.places.count == 1, let place = found.places.first else { return false }
    return place.isInCoordinator && place.path.count == 1 && parts.contains(place.path[0])
  }

  /// Whether a property of a coordinator keeps a view or a layer.
  private func isPart(_ property: Property) -> Bool {
    guard property.member.isStored, !property.member.node.hasModifier("weak"), let type = property.typeName else {
      return false
    }
    return ["UIView", "NSView", "CALayer"].contains { isClass(type, in: property.member.owner.name, kindOf: $0) }
  }
}
