import BridgeFacts
import SwiftScan
import TextModel

/// A load that the make method starts, and that the first update starts again.
public struct RepeatedLoad: Sendable {
  public var start: SyntaxNode
  /// The body that contains the start.
  public var body: LifecycleBody
  /// The code of the update method that starts it again.
  public var repetition: SyntaxNode
  /// The property of the coordinator that the update method compares, and that is still empty at the first update; nil
  /// if each update loads.
  public var memory: String?
}

extension ProjectModel {
  /// The loads of the make method that the first update certainly repeats, with the same inputs.
  public func repeatedLoads(of representable: Representable) -> [RepeatedLoad] {
    guard !representable.isAmbiguous else { return [] }
    let starts = loads(by: .make, of: representable)
    guard !starts.isEmpty else { return [] }
    let repetitions = loads(by: .update, of: representable)
    return starts.compactMap { start -> RepeatedLoad? in
      for repetition in repetitions where !start.inputs.isDisjoint(with: repetition.inputs) {
        let memory = representable.emptyMemory(guarding: repetition.node, in: repetition.body)
        guard memory != nil || start.inputs == repetition.inputs && representable.isAlwaysReached(repetition) else {
          continue
        }
        return RepeatedLoad(
          start: start.node, body: start.body, repetition: repetition.body.ownSite(of: repetition.node).node,
          memory: memory)
      }
      return nil
    }
  }

  private func loads(by method: LifecycleMethod, of representable: Representable) -> [Load] {
    bodies(reachedFrom: method, of: representable).filter { $0.block.mentions("load") }.flatMap { body in
      lastingEffects(in: body, of: representable).filter { $0.effect.weight == .load }.map { found in
        let values = found.node.arguments.compactMap(\.value)
        // A helper may write what it receives to a file, and load that.
        let places = ValueSources(of: values, in: body, of: representable).places.union(body.arguments.values)
        let names = places.filter(\.isInRepresentable).compactMap(\.path.first)
        return Load(
          node: found.node, body: body, inputs: Set(names.compactMap { representable.input(named: $0)?.name }))
      }
    }
  }
}

/// A call that loads content.
private struct Load {
  var node: SyntaxNode
  var body: LifecycleBody
  /// The names of the inputs that decide what is loaded.
  var inputs: Set<String>
}

extension Representable {
  /// The property of the coordinator in a comparison that lets the first update reach a node; nil if it may not do so.
  fileprivate func emptyMemory(guarding node: SyntaxNode, in body: LifecycleBody) -> String? {
    let guards = guards(of: node, in: body)
    guard !guards.isEmpty, guards.allSatisfy({ $0.kind == .change }),
      isReached(node, in: body, besides: Set(guards.map(\.node)))
    else { return nil }
    let compared = guards.flatMap { found in found.places.filter { !$0.isInRepresentable } }
    guard compared.allSatisfy({ $0.isInCoordinator && isUnsetAfterMake($0) }) else { return nil }
    return compared.compactMap(\.path.first).sorted().first { coordinatorProperty(named: $0)?.isEmptyAtFirst ?? false }
  }

  /// Whether each update runs a load.
  fileprivate func isAlwaysReached(_ load: Load) -> Bool {
    guards(of: load.node, in: load.body).isEmpty && isReached(load.node, in: load.body, besides: [])
  }

  /// Whether code is reached whatever the inputs are, if these conditions let it. That a value is there doesn't count.
  private func isReached(_ node: SyntaxNode, in body: LifecycleBody, besides known: Set<SyntaxNode>) -> Bool {
    let isReached = node.onlyNeedsValues(in: body.block, besides: known)
    guard isReached, let call = body.call, let caller = body.caller else { return isReached }
    return self.isReached(call, in: caller, besides: known)
  }

  /// Whether nothing sets a property of the coordinator before the first update.
  private func isUnsetAfterMake(_ place: Place) -> Bool {
    guard let name = place.path.first, let property = coordinatorProperty(named: name),
      !writtenPlaces(by: .make).isWritten(place)
    else { return false }
    let creators = makingBodies(of: .makeCoordinator).map(\.block) + (coordinator?.initializers ?? []).map(\.node)
    return property.initialValue.map { $0.children.first == nil } ?? true
      && !creators.contains { $0.assignsMember(named: name) }
  }

  private func coordinatorProperty(named name: String) -> Property? {
    coordinator?.members.first { $0.name == name && $0.isStored && !$0.isStatic }.flatMap { Property($0) }
  }
}

extension Property {
  /// Whether an object begins with nil or an empty text in the property, from which what is loaded differs.
  fileprivate var isEmptyAtFirst: Bool {
    guard let value = initialValue else { return typeNode?.isOptionalType ?? false }
    return value.kind == .nilLiteral || value.text == "\"\""
  }
}

extension SyntaxNode {
  fileprivate func assignsMember(named name: String) -> Bool {
    descendants(.sequence, mentioning: [BytePattern(word: name)]).contains { node in
      Assignment(node)?.target.memberPath?.contains(name) ?? false
    }
  }
}
