import BridgeFacts
import SwiftScan

extension ProjectModel {
  /// The places where lifecycle methods use `context.coordinator` although the representable certainly doesn't create
  /// one. The coordinator is then `Void`, which has no members and can't be a delegate.
  public func usesOfMissingCoordinator(in representable: Representable) -> [SyntaxNode] {
    guard !representable.declares("makeCoordinator"), !representable.isAmbiguous,
      !representable.conformance.isInherited
    else { return [] }
    let uses = [LifecycleMethod.make, .update, .sizeThatFits, .handle].flatMap(representable.bodiesWithHelpers)
      .flatMap { body in
        body.block.descendants(.memberAccess).filter { node in
          node.isNamed("coordinator") && representable.isCoordinator(node, in: body)
            && node.namedUses(within: body.function.node).contains(where: \.needsCoordinator)
        }
      }
    guard !uses.isEmpty, isClosedWorld(representable.parts) else { return [] }
    return suppliesCoordinator(to: representable) ? [] : uses
  }

  /// Whether an extension of a protocol, including Apple's own, supplies `makeCoordinator` or `Coordinator` to a
  /// representable.
  public func suppliesCoordinator(to representable: Representable) -> Bool {
    let suppliers = ancestry(of: representable.parts).names.union([representable.family.name])
    let supplied = suppliers.flatMap { declarations(of: $0) + extensions(of: $0) }.flatMap(\.members).map(\.name)
    return supplied.contains("makeCoordinator") || supplied.contains("Coordinator")
  }
}

extension SyntaxNode {
  /// Whether this use of a coordinator doesn't compile if it's `Void`: its members are used, or it becomes a delegate or
  /// data source.
  fileprivate var needsCoordinator: Bool {
    guard let parent else { return false }
    if parent.kind == .memberAccess { return parent.base == self && !parent.isNamed("self") }
    guard let assignment, assignment.target.kind == .memberAccess else { return false }
    let name = assignment.target.name.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}

extension ProjectModel {
  /// The delegate protocols that a coordinator names and that require an `NSObject`, if the coordinator certainly isn't
  /// one.
  public func protocolsLackingNSObject(of coordinator: Coordinator) -> [InheritedName] {
    guard coordinator.isClass, !coordinator.isAmbiguous, !coordinator.inheritsNSObject else { return [] }
    let named = coordinator.declarations.flatMap { part in
      part.inherited.filter { inherited in
        let type = resolveUniquely(inherited.name, in: part.name)
        return type.map { !$0.isDeclared && DelegateProtocol.named($0.name)?.needsNSObject ?? false } ?? false
      }
    }
    guard !named.isEmpty, isClosedWorld(coordinator.declarations) else { return [] }
    return named
  }
}
