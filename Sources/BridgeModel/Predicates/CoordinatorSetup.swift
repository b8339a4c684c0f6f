import SwiftScan
import TextModel

extension ProjectModel {
  /// The places where `makeCoordinator` passes an input to the coordinator's only initializer, which doesn't store it but
  /// sets up another object with it. No later value of the input reaches that object through the initializer.
  public func setupReads(of input: Property, by representable: Representable) -> [SyntaxNode] {
    guard let coordinator = representable.coordinator, coordinator.isClass, coordinator.initializers.count == 1 else {
      return []
    }
    return representable.makingBodies(of: .makeCoordinator).map(\.block).flatMap { block in
      block.descendants(.call, mentioning: [BytePattern(word: input.name)]).filter {
        coordinator.isMade(by: $0, in: block)
      }.flatMap { call in
        coordinator.initializers[0].node.parameters(givenBy: call).compactMap { parameter, value in
          value.pathFromSelf == [input.name] && configures(coordinator.initializers[0], with: parameter) ? value : nil
        }
      }
    }
  }

  /// Whether code passes a parameter to a new object, or assigns it to a property of an object other than `self`.
  private func configures(_ initializer: Member, with parameter: SyntaxNode) -> Bool {
    guard let name = parameter.usableName, let body = initializer.node.body else { return false }
    return body.descendants(.reference, mentioning: [BytePattern(word: name)]).contains { use in
      guard use.isNamed(name), use.localDeclaration(of: name, within: initializer.node) == parameter,
        let parent = use.parent
      else { return false }
      if parent.kind == .argument {
        return parent.parent?.evidentTypeName.map { valueKind(ofTypeNamed: $0, in: initializer.owner.name) }
          == .reference
      }
      guard let target = Assignment(parent)?.target, target.kind == .memberAccess, use != target else { return false }
      return target.pathFromSelf?.count != 1
    }
  }
}
