import BridgeFacts
import SwiftScan
import TextModel

/// Code of the make method that looks for the surroundings of the object that the method creates, such as its window.
/// SwiftUI adds the object to a hierarchy only after the method has returned.
public struct EarlyLookup: Sendable {
  /// The access: `view.window`.
  public var node: SyntaxNode
  public var body: LifecycleBody
  /// Whether it runs on the next iteration of the run loop, when the object may be in a hierarchy or not.
  public var isPutOff: Bool
}

extension ProjectModel {
  /// The lookups whose result nothing looks for again later.
  public func earlyLookups(of representable: Representable) -> [EarlyLookup] {
    guard representable.createsResult(of: .make) else { return [] }
    let bodies = bodies(reachedFrom: .make, of: representable)
    let searchNames = namesOfSearches(of: representable).map { BytePattern(word: $0) }
    let accesses = bodies.flatMap { body in
      (body.block.hierarchyAccesses.filter { isHierarchyMember($0, in: body, of: representable) }
        + searches(named: searchNames, in: body, of: representable)).map { ($0, body) }
    }
    let lookups = accesses.compactMap { node, body -> EarlyLookup? in
      guard node.hasEffect, representable.runsOnce(body) else { return nil }
      switch delay(of: node, in: body) {
      case .none: return EarlyLookup(node: node, body: body, isPutOff: false)
      case .oneHop: return EarlyLookup(node: node, body: body, isPutOff: true)
      case .longer: return nil
      }
    }
    guard !lookups.isEmpty, !bodies.contains(where: { representable.placesObject(in: $0) }) else { return [] }
    let later = self.bodies(reachedFrom: .update, of: representable).flatMap { body in
      body.isForeign ? body.block.hierarchyAccesses : []
    }
    let isRepeated = !later.isEmpty || representable.hasFurtherLookup(than: lookups.map(\.node))
    return isRepeated ? [] : lookups
  }

  /// Whether an access means a property of Apple's that is nil outside of a hierarchy, and belongs to the represented
  /// object or its view.
  private func isHierarchyMember(_ access: SyntaxNode, in body: LifecycleBody, of representable: Representable) -> Bool
  {
    guard let base = access.base, let place = representable.place(of: base, in: body), place.root == .represented,
      place.path.isEmpty || place.path == ["view"] && representable.family.kind == .controller,
      case .apple(let members) = callee(of: access, in: body.function.path)
    else { return false }
    return members.allSatisfy { member in
      HierarchyMember.all.contains { $0.owner == member.owner.name && $0.name == member.name }
    }
  }

  /// The accesses to members of the represented object that the project declares and that look for its surroundings:
  /// `view.parentController`, `view.findParent()`.
  private func searches(
    named names: [BytePattern], in body: LifecycleBody, of representable: Representable
  ) -> [SyntaxNode] {
    body.block.descendants(.memberAccess, mentioning: names).filter { access in
      guard let base = access.base?.withoutUnwrapping, representable.place(of: base, in: body) == Place(.represented),
        case .project(let members) = callee(of: access, in: body.function.path)
      else { return false }
      return members.allSatisfy { findsOnlySurroundings($0, of: representable) }
    }
  }

  private enum Delay {
    case none, oneHop, longer
  }

  /// The time until a node of the make method's code runs.
  private func delay(of node: SyntaxNode, in body: LifecycleBody) -> Delay {
    if timing(of: node, in: body) == .now { return .none }
    var hops = 0
    var (current, around) = (node, body)
    while true {
      for ancestor in current.ancestors {
        if ancestor == around.block { break }
        if ancestor.kind == .functionDeclaration { return .longer }
        let path = around.function.path
        guard ancestor.kind == .closure, timing(ofClosure: ancestor, in: path) != .now else { continue }
        guard runsOnNextTurn(ancestor, in: path) else { return .longer }
        hops += 1
      }
      guard let call = around.call, let caller = around.caller else { break }
      (current, around) = (call, caller)
    }
    return hops == 1 ? .oneHop : .longer
  }
}

extension Representable {
  /// Whether code puts the represented object into a view, controller, or window of its own.
  fileprivate func placesObject(in body: LifecycleBody) -> Bool {
    body.block.descendants(.call).contains { call in
      guard call.evidentTypeName != nil || placingFunctions.contains(call.calledName) else { return false }
      let values = call.arguments.compactMap(\.value).flatMap { $0.kind == .arrayLiteral ? Array($0.children) : [$0] }
      return values.contains { value in
        guard [.reference, .memberAccess].contains(value.kind) else { return false }
        let place = place(of: value, in: body)
        return place == Place(.represented) || place == Place(.represented, ["view"])
      }
    }
      || body.block.descendants(.sequence).compactMap(Assignment.init).contains { assignment in
        guard let value = assignment.value.first, assignment.value.count == 1, assignment.target.kind == .memberAccess,
          place(of: value, in: body) == Place(.represented), let target = place(of: assignment.target, in: body)
        else { return false }
        return !target.isInCoordinator && !target.isInRepresentable
      }
  }

  /// Whether other code of the representable or its coordinator looks for the surroundings of any object.
  fileprivate func hasFurtherLookup(than known: [SyntaxNode]) -> Bool {
    let blocks = (members + (coordinator?.members ?? [])).flatMap(\.bodies)
    let names = Set(known.map(\.name)).subtracting(HierarchyMember.names)
    return blocks.contains { block in
      let searches = block.descendants(.memberAccess, mentioning: names.sorted().map { BytePattern(word: $0) })
      return (block.hierarchyAccesses + searches.filter { names.contains($0.name) }).contains { access in
        !access.isOwnMember && !known.contains { access.contains($0) }
      }
    }
  }
}

extension SyntaxNode {
  /// The accesses to members with the names of properties that are nil outside of a hierarchy.
  fileprivate var hierarchyAccesses: [SyntaxNode] {
    descendants(.memberAccess, mentioning: hierarchyPatterns).filter { access in
      HierarchyMember.names.contains(access.name) && access.base != nil && !access.isCallee
    }
  }

  /// Whether it names a member of `self`: a property of the representable or its coordinator with the same name.
  fileprivate var isOwnMember: Bool { base?.isNamed("self") ?? false }

  /// Whether the code does something with the object that an access returns, directly or through a local. Comparing it
  /// with nil, printing it, and a fallback for nil expect that it's missing.
  fileprivate var hasEffect: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .sequence:
        if ancestor.children.contains(where: { $0.kind == .binaryOperator }) { return false }
      case .call: if ["print", "debugPrint", "assert", "precondition"].contains(ancestor.calledName) { return false }
      case .binding:
        guard let function = ancestors.first(where: { $0.kind == .functionDeclaration }),
          ancestor.pattern?.onlyName != nil
        else { return true }
        return ancestor.uses(within: function).contains(where: \.hasEffect)
      case .codeBlock, .closure: return true
      default: break
      }
    }
    return true
  }
}

private let hierarchyPatterns = HierarchyMember.names.sorted().map { BytePattern($0) }

private let placingFunctions: Set = [
  "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addChild", "pushViewController",
  "setViewControllers", "present", "show", "setRootViewController",
]
