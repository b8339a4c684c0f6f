import BridgeFacts
import SwiftScan
import TextModel

/// An input that the wrapped object keeps in a property that no code sets again. Whatever the update method does, the
/// object continues with the first value.
public struct KeptInput: Sendable {
  public var input: Property
  /// The argument of the initializer that passes it.
  public var argument: SyntaxNode
  /// The property in which the object keeps it.
  public var keeper: Property
  /// A place where the object's code reads it later.
  public var read: SyntaxNode
}

extension ProjectModel {
  /// The inputs that the make method passes to the initializer of the wrapped object and that the object only keeps.
  public func keptInputs(of representable: Representable) -> [KeptInput] {
    let names = representable.madeTypeNames
    guard !names.isEmpty, !representable.passesSelfOn(in: [.update, .sizeThatFits]) else { return [] }
    let makers = representable.bodiesWithHelpers(of: .make).filter { !$0.isInCoordinator }
    return makers.flatMap { body in
      body.block.descendants(.call).filter { $0.evidentTypeName.map(names.contains) ?? false }.flatMap { call in
        keptInputs(passedBy: call, in: body, of: representable)
      }
    }
  }

  private func keptInputs(
    passedBy call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> [KeptInput] {
    let given = call.arguments.compactMap { argument -> (SyntaxNode, Property)? in
      guard let value = argument.value, let path = value.pathFromSelf, path.count == 1,
        value.kind == .memberAccess || !value.isLocal(path[0], within: body.function.node),
        let input = representable.input(named: path[0])
      else { return nil }
      return (argument, input)
    }
    guard !given.isEmpty, let name = call.evidentTypeName,
      let object = ObjectCode(ofClassNamed: name, usedBy: representable, in: self)
    else { return [] }
    return given.compactMap { argument, input in
      guard let keeper = argument.property(storedBy: object.initializers).flatMap(object.constant),
        let read = object.laterRead(of: keeper)
      else { return nil }
      return KeptInput(input: input, argument: argument, keeper: keeper, read: read)
    }
  }
}

/// The code of a class of the project whose objects a representable creates.
private struct ObjectCode {
  private let members: [Member]
  /// The functions that the update method runs.
  private let updating: Set<SyntaxNode>

  init?(ofClassNamed name: String, usedBy representable: Representable, in project: ProjectModel) {
    guard let type = project.resolveUniquely(name, in: representable.name) else { return nil }
    let path = representable.declaration.path
    let declarations = project.declarations(of: type.name).filter { $0.path == path || !$0.isPrivate }
    guard declarations.count == 1, declarations[0].isClass else { return nil }
    let bodies = project.bodies(reachedFrom: .update, of: representable)
    // The update method may show another object.
    let creates = bodies.contains { body in
      body.block.descendants(.call).contains { $0.evidentTypeName == name }
    }
    if creates { return nil }
    members = (declarations + project.extensions(of: type.name)).flatMap(\.members)
    updating = Set(bodies.map(\.function.node))
  }

  var initializers: [Member] { members.filter { $0.node.kind == .initializerDeclaration } }

  /// The stored property with a name if only initializers set it.
  func constant(named name: String) -> Property? {
    let found = members.filter { $0.name == name && $0.isStored && !$0.isStatic }.compactMap(Property.init)
    guard found.count == 1, found[0].wrapper == nil, found[0].member.bodies.isEmpty else { return nil }
    let isSetHere = found[0].member.node.hasModifier("private") && !isSetLater(name)
    return found[0].isConstant || isSetHere ? found[0] : nil
  }

  private func isSetLater(_ name: String) -> Bool {
    members.contains { member in
      member.node.kind != .initializerDeclaration
        && member.bodies.contains { block in
          block.descendants(.memberAccess, .reference).contains { $0.isNamed(name) && $0.isWritten }
        }
    }
  }

  /// A place that reads a property after the object has been set up.
  func laterRead(of property: Property) -> SyntaxNode? {
    members.filter { !$0.isStatic }.firstNonNil { member -> SyntaxNode? in
      // The value of a lazy property is created when it's first used.
      let blocks = member.bodies + (member.node.hasModifier("lazy") ? [member.binding?.value].compactMap(\.self) : [])
      let reads = blocks.flatMap { $0.uses(of: property.name, within: member.node) }
      guard let read = reads.first else { return nil }
      var visited: Set<SyntaxNode> = []
      return runsAtStart(member, &visited) ? nil : read
    }
  }

  /// Whether code of the class runs only while an object is created or its view is loaded. Members that were visited
  /// are asked already, because functions can call each other.
  private func runsAtStart(_ member: Member, _ visited: inout Set<SyntaxNode>) -> Bool {
    if member.node.kind == .initializerDeclaration || member.node.kind == .deinitializerDeclaration { return true }
    if ViewLifecycleMethod.named(member.name)?.stage == .start { return true }
    guard !updating.contains(member.node), member.node.attributes.isEmpty else { return false }
    visited.insert(member.node)
    let users = members.filter { other in
      other.node != member.node
        && other.bodies.contains { !$0.uses(of: member.name, within: other.node).isEmpty }
    }
    return !users.isEmpty && users.allSatisfy { visited.contains($0.node) || runsAtStart($0, &visited) }
  }
}

extension TypeDeclaration {
  /// Whether only its own file knows it.
  fileprivate var isPrivate: Bool { node.hasModifier("private") || node.hasModifier("fileprivate") }
}
