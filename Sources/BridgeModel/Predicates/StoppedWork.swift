import BridgeFacts
import SwiftScan
import TextModel

/// Work that a lifecycle method starts, and the property that keeps its token.
public struct KeptWork: Sendable {
  public var pair: StopPair
  public var call: SyntaxNode
  public var body: LifecycleBody
  public var property: String
  /// A part of the type that has the property.
  var owner: TypeDeclaration

  /// Nil if no property of the coordinator, or of the object around the call, keeps the token.
  public init?(
    _ pair: StopPair, startedBy call: SyntaxNode, in body: LifecycleBody, of representable: Representable,
    in project: ProjectModel
  ) {
    self.pair = pair
    self.call = call
    self.body = body
    if let property = project.property(keeping: call, in: body.function) {
      (self.property, owner) = (property, body.function.owner)
    } else if let property = representable.coordinatorProperty(keeping: call, in: body, of: project),
      let owner = representable.coordinator?.declarations.first
    {
      (self.property, self.owner) = (property, owner)
    } else {
      return nil
    }
  }
}

extension ProjectModel {
  /// Whether any code of a representable or its coordinator calls the function that stops some work, or passes that function
  /// on: their own code, that of superclasses and of extensions of protocols, or a function outside types or a member of
  /// an extension that their code uses.
  public func mayStop(_ pair: StopPair, _ representable: Representable) -> Bool {
    let types = [representable.name] + [representable.coordinator?.name].compactMap(\.self)
    let own =
      representable.members + (representable.coordinator?.members ?? [])
      + types.flatMap { lineage(of: $0) }.flatMap { declarations(of: $0.name) + extensions(of: $0.name) }
      .flatMap(\.members)
    if own.contains(where: { $0.bodies.contains { !$0.places(calling: pair.stopName).isEmpty } }) { return true }
    let helpers = units(mentioning: pair.stopName).flatMap { unit in
      unit.globals.filter { !($0.body?.places(calling: pair.stopName).isEmpty ?? true) }.map(\.name)
        + unit.declarations.filter(\.isExtension).flatMap(\.members).filter { member in
          member.bodies.contains { !$0.places(calling: pair.stopName).isEmpty }
        }.map(\.name)
    }
    return helpers.contains { name in own.contains { $0.bodies.contains { !$0.places(calling: name).isEmpty } } }
  }

  /// Whether the object that receives the messages of some work may stop the work itself, as a proxy does whose weak
  /// reference has become nil. A class that isn't known may.
  public func targetMayStop(_ pair: StopPair, startedBy call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let target = call.argument(labeled: "target")?.value,
      let type = type(of: target, in: body.function.path).used.nominal
    else { return false }
    return lineage(of: type.name).contains { ancestor in
      // Nothing is known about the class.
      if ancestor.origin == .elsewhere { return ancestor.name == type.name }
      guard ancestor.origin == .project else { return false }
      return (declarations(of: ancestor.name) + extensions(of: ancestor.name)).flatMap(\.members).contains { member in
        member.bodies.contains { !$0.places(calling: pair.stopName).isEmpty }
      }
    }
  }

  /// Whether code stops some work, but only while SwiftUI creates or updates the view. If the view is removed while the
  /// work continues, nothing stops it.
  public func stopsOnlyInUpdates(_ work: KeptWork, of representable: Representable) -> Bool {
    StopSearch(project: self, representable: representable, work: work)?.stopsOnlyInUpdates ?? false
  }

  /// The code of the represented class that runs while the make method creates an object of it: its only initializer,
  /// except that for archives, and the methods that this one calls.
  public func bodiesOfCreation(of type: ResolvedType, in representable: Representable) -> [LifecycleBody] {
    let initializers = (declarations(of: type.name) + extensions(of: type.name)).flatMap(\.members).filter {
      $0.node.kind == .initializerDeclaration && $0.labels != ["coder"]
    }
    guard initializers.count == 1 else { return [] }
    let creations = representable.bodiesWithHelpers(of: .make).flatMap { body in
      body.block.descendants(.call).filter { call in
        body.makesRepresented(call)
          && call.evidentTypeName.flatMap { resolveUniquely($0, in: body.function.owner.name) }?.name == type.name
      }.map { ($0, body) }
    }
    return creations.flatMap { call, body in
      ownFunctions(runBy: initializers).compactMap { function in
        guard let block = function.node.body else { return nil }
        var reached = LifecycleBody(of: function, block, owner: Place(.represented), reachedBy: call, in: body)
        reached.isForeign = true
        return reached
      }
    }
  }

  /// Whether no code stops some work: not that of the type that keeps its token, which no other type can reach.
  public func neverStops(_ work: KeptWork, of representable: Representable) -> Bool {
    StopSearch(project: self, representable: representable, work: work)?.neverStops ?? false
  }

  /// The members of a class and of its superclasses; nil if one of them is unknown.
  fileprivate func membersWithInherited(of part: TypeDeclaration) -> [Member]? {
    let declarations = declarations(of: part.name)
    guard declarations.count == 1, ancestry(of: declarations).isComplete else { return nil }
    return (declarations + superclasses(of: declarations[0])).flatMap { [$0] + extensions(of: $0.name) }
      .flatMap(\.members)
  }
}

/// Finds when the code runs that stops some work.
private struct StopSearch {
  let project: ProjectModel
  let representable: Representable
  let work: KeptWork
  /// The members of the type that keeps the token.
  let owned: [Member]
  /// The code of that type, of the representable, and of its coordinator.
  let members: [Member]

  init?(project: ProjectModel, representable: Representable, work: KeptWork) {
    guard let owned = project.membersWithInherited(of: work.owner) else { return nil }
    self.project = project
    self.representable = representable
    self.work = work
    self.owned = owned
    members = (owned + representable.members + (representable.coordinator?.members ?? [])).withoutRepetitions
  }

  var neverStops: Bool {
    let keepers = owned.filter { $0.name == work.property && $0.isStored }
    return !keepers.isEmpty && !keepers.contains(where: isCalledElsewhere)
      && members.allSatisfy { $0.bodies.allSatisfy { $0.mentions(of: work.pair.stopName).isEmpty } }
  }

  var stopsOnlyInUpdates: Bool {
    guard
      let stopping = callers(where: { body in
        body.mentions(of: work.pair.stopName).filter { mayMeanWork($0, in: body) }
      })
    else {
      return false
    }
    var visited: Set<Member> = []
    return !stopping.isEmpty && stopping.allSatisfy { runsOnlyInUpdates($0, &visited) }
  }

  /// Whether a call that stops something may stop this work: it doesn't name another stored property.
  private func mayMeanWork(_ mention: SyntaxNode, in body: SyntaxNode) -> Bool {
    guard let name = mention.base?.namedValue(within: body).memberPath?.last, name != work.property else { return true }
    return !members.contains { $0.name == name && $0.isStored }
  }

  /// The members whose code has some of these calls; nil if one of them is no call, or may run later than the code around
  /// it.
  private func callers(where mentions: (SyntaxNode) -> [SyntaxNode]) -> [Member]? {
    var callers: [Member] = []
    for member in members {
      for body in member.bodies {
        let found = mentions(body)
        guard found.allSatisfy({ $0.isUsed && project.timing(of: $0, in: body, of: member.path) == .now }) else {
          return nil
        }
        if !found.isEmpty { callers.append(member) }
      }
    }
    return callers
  }

  /// Whether a member runs only then. A member that was visited before decides nothing: it runs only then, or that is
  /// still being found out.
  private func runsOnlyInUpdates(_ member: Member, _ visited: inout Set<Member>) -> Bool {
    if member.node.kind == .initializerDeclaration || !visited.insert(member).inserted { return true }
    if [.make, .update, .makeCoordinator].contains(where: { representable.functions($0).contains(member) }) {
      return true
    }
    guard member.isFunction || !member.setterBodies.isEmpty, !member.isStatic, !member.node.hasModifier("override"),
      member.node.attributes.allSatisfy({ $0.isNamed("MainActor") }), !isCalledElsewhere(member),
      let callers = callers(where: { $0.mentions(of: member.name).filter { member.isFunction || $0.isWritten } })
    else { return false }
    return !callers.isEmpty && callers.allSatisfy { runsOnlyInUpdates($0, &visited) }
  }

  /// Whether code of other types may call a function or set a property.
  private func isCalledElsewhere(_ member: Member) -> Bool {
    guard !member.isPrivate else { return false }
    return project.units(mentioning: member.name).contains { unit in
      unit.root.mentions(of: member.name).contains { access in
        guard access.kind == .memberAccess, let base = access.base else { return false }
        let isOwn = members.contains { $0.path == unit.path && $0.node.contains(access) }
        return !isOwn && mayHaveType(base, named: member.owner.name, in: unit.path)
      }
    }
  }

  /// Whether an expression may be an object of a class, by its type.
  private func mayHaveType(_ expression: SyntaxNode, named name: String, in path: FilePath) -> Bool {
    guard let found = project.type(of: expression, in: path).nominal else { return true }
    // An object whose type is a superclass doesn't have the member, which overrides nothing.
    return project.isProtocol(found.name) != false || project.lineage(of: found.name).contains { $0.name == name }
  }
}

extension SyntaxNode {
  /// The names in code, whatever they refer to, that equal this one.
  fileprivate func mentions(of name: String) -> [SyntaxNode] {
    descendants(.reference, .memberAccess, mentioning: [BytePattern(word: name)]).filter { $0.isNamed(name) }
  }

  /// Whether it's the callee of a call, or the target of an assignment.
  fileprivate var isUsed: Bool { parent?.kind == .call && parent?.callee == self || isWritten }
}
