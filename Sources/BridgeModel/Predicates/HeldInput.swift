import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The input whose object the wrapped object or the coordinator keeps in one of its properties, because the
  /// initializer or the lifecycle methods put it there; nil if they put anything else there.
  func inputHeld(in property: Place, of representable: Representable) -> Property? {
    guard property.isInRepresented || property.isInCoordinator else { return nil }
    return representable.memory.heldInputs.value(of: property) {
      let given =
        initialInputs(of: property, of: representable) + assignedInputs(of: property, of: representable)
      guard let first = given.first, let name = first, given.allSatisfy({ $0 == name }),
        let input = representable.input(named: name), valueKind(of: input) == .reference
      else { return nil }
      return input
    }
  }

  /// The names of the inputs that initializers store in a property; nil for another value.
  private func initialInputs(of property: Place, of representable: Representable) -> [String?] {
    let names: Set<String>
    let makers: [SyntaxNode]
    let initializers: [Member]
    if property.isInCoordinator {
      guard let coordinator = representable.coordinator else { return [] }
      names = [coordinator.name, lastComponent(of: coordinator.name)]
      makers = representable.makingBodies(of: .makeCoordinator).map(\.block)
      initializers = coordinator.initializers
    } else {
      names = representable.madeTypeNames
      makers = representable.makingBodies(of: .make).map(\.block)
      initializers = names.flatMap { self.initializers(ofTypeNamed: $0, in: representable) }
    }
    return makers.flatMap { $0.descendants(.call) }.filter { call in
      call.evidentTypeName.map(names.contains) ?? false
    }.flatMap(\.arguments).filter { $0.property(storedBy: initializers) == property.path[0] }.map { argument in
      argument.value?.pathFromSelf.flatMap { $0.count == 1 ? $0[0] : nil }
    }
  }

  private func initializers(ofTypeNamed name: String, in representable: Representable) -> [Member] {
    guard let type = resolveUniquely(name, in: representable.name), type.isDeclared else { return [] }
    return declarations(of: type.name).flatMap(\.members).filter { $0.node.kind == .initializerDeclaration }
  }

  /// The names of the inputs that the lifecycle methods assign to a property; nil for another value.
  private func assignedInputs(of property: Place, of representable: Representable) -> [String?] {
    let patterns = [BytePattern(word: property.path[0])]
    let bodies = [LifecycleMethod.make, .update].flatMap { self.bodies(reachedFrom: $0, of: representable) }
    return bodies.flatMap { body in
      body.block.descendants(.sequence, mentioning: patterns).compactMap { node -> String?? in
        guard let assignment = Assignment(node), representable.place(of: assignment.target, in: body) == property
        else { return nil }
        guard assignment.value.count == 1, let place = representable.place(of: assignment.value[0], in: body),
          place.root == .representable, place.path.count == 1
        else { return .some(nil) }
        return place.path[0]
      }
    }
  }
}
