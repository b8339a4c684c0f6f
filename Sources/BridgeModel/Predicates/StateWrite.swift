import SwiftScan

/// A place where code changes SwiftUI state.
public struct StateWrite: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// A property with a wrapper such as `@Binding` or `@State`.
    case wrapped
    /// A `@Published` property of an observed object.
    case published
    /// A stored property of an object with the `@Observable` macro.
    case observable
  }

  /// The assignment or call.
  public var node: SyntaxNode
  public var kind: Kind
  /// The time of the write, relative to the body that contains it.
  public var position: ExecutionPosition
  /// The input through which the code reaches the state.
  public var input: Property
  /// The property of an object that is written; nil if the input itself is written.
  public var member: Property?
}

extension ProjectModel {
  /// The writes to SwiftUI state in a body, including those in closures that run later.
  public func stateWrites(in body: LifecycleBody, of representable: Representable) -> [StateWrite] {
    representable.memory.writes.value(of: .init(body)) { findStateWrites(in: body, of: representable) }
  }

  private func findStateWrites(in body: LifecycleBody, of representable: Representable) -> [StateWrite] {
    body.block.descendants(.sequence, .call, .inoutReference).compactMap { node -> StateWrite? in
      // A write in a local function happens where the function is called.
      guard let (path, isCall) = node.writtenPath, !node.isInFunction(below: body.block), !body.leavesOut(node),
        let (input, path) = representable.writtenState(path, at: node, in: body), let first = path.first,
        let (kind, member) = write(
          to: input, path: Array(path.dropFirst()), isProjected: first != input.name, isCall: isCall)
      else { return nil }
      return StateWrite(
        node: node, kind: kind, position: position(of: node, in: body, of: representable), input: input, member: member)
    }
  }

  /// The kind of write and the written member if an access through an input is a write; nil otherwise.
  private func write(
    to input: Property, path: [String], isProjected: Bool, isCall: Bool
  ) -> (StateWrite.Kind, member: Property?)? {
    if input.isBinding { return path.last == "wrappedValue" ? (.wrapped, nil) : nil }
    let holdsObject = valueKind(of: input) == .reference
    if input.isStateWrapped, !holdsObject || path.isEmpty || isProjected {
      let isWrite: Bool
      if isProjected {
        isWrite = path.last == "wrappedValue"
      } else if path.isEmpty {
        isWrite = !isCall || valueKind(of: input) == .value
      } else {
        // A member of an unknown type may belong to an object, which isn't the wrapper's own value.
        isWrite = valueKind(of: input) == .value
      }
      return isWrite ? (.wrapped, nil) : nil
    }
    guard let name = path.first, !isProjected, let member = property(name, ofObjectIn: input) else { return nil }
    if path.count > 1 || isCall, valueKind(of: member) != .value { return nil }
    if member.wrapper == "Published", isObservedObject(input) { return (.published, member) }
    guard member.isObservationTracked, valueKind(of: member) == .value else { return nil }
    return (.observable, member)
  }

  private func isObservedObject(_ input: Property) -> Bool {
    input.wrapper.map(["ObservedObject", "StateObject", "EnvironmentObject"].contains) ?? false
  }

  /// The stored property with a name in the project class that is the type of an input; nil unless there's exactly one.
  public func property(_ name: String, ofObjectIn input: Property) -> Property? {
    let typeName =
      input.typeNode?.unwrappedType.dottedName ?? input.environmentObjectType ?? input.initialValue?.evidentTypeName
    guard let typeName, let type = resolveUniquely(typeName, in: input.member.owner.name), type.isDeclared else {
      return nil
    }
    let declarations = declarations(of: type.name)
    guard declarations.count == 1, declarations[0].isClass else { return nil }
    let found = declarations[0].members.filter { $0.name == name && $0.isStored }.compactMap(Property.init)
    return found.count == 1 ? found[0] : nil
  }
}

extension Property {
  /// Whether it's a binding without the wrapper's syntax: `let text: Binding<String>`.
  fileprivate var isBinding: Bool {
    wrapper == nil && (typeNode?.unwrappedType.dottedName).map { lastComponent(of: $0) == "Binding" } ?? false
  }

  /// The type of the object in `@Environment(Model.self) var model`.
  public var environmentObjectType: String? {
    guard wrapper == "Environment", let value = wrapperNode?.arguments.first?.value, value.kind == .memberAccess,
      value.isNamed("self")
    else { return nil }
    return value.base?.dottedName
  }

  /// Whether the `@Observable` macro on the enclosing class tracks its changes.
  var isObservationTracked: Bool {
    member.owner.node.hasAttribute("Observable") && !member.node.hasAttribute("ObservationIgnored")
      && !member.node.hasModifier("weak") && !isConstant
  }
}

extension SyntaxNode {
  /// Whether the code below assigns to a property of `self`, or calls a method on it that changes values.
  public func changes(_ property: String) -> Bool {
    descendants(.sequence, .call, .inoutReference).contains { node in
      guard let path = node.writtenPath?.0 else { return false }
      return path.first == "self" ? path.dropFirst().first == property : path.first == property
    }
  }

  /// Whether the node is in a function inside a block.
  fileprivate func isInFunction(below block: SyntaxNode) -> Bool {
    ancestors.prefix { $0 != block }.contains { $0.kind == .functionDeclaration }
  }

  /// The member path that an assignment, a mutating call, or a function that receives `&path` changes; nil for anything
  /// else.
  var writtenPath: ([String], isCall: Bool)? {
    if let assignment = Assignment(self) {
      return assignment.target.pathThroughSubscripts.map { ($0, isCall: false) }
    }
    if kind == .inoutReference {
      let function = parent?.kind == .argument ? parent?.parent?.calledName : nil
      guard let function, !function.hasPrefix("withUnsafe") else { return nil }
      return value?.pathThroughSubscripts.map { ($0, isCall: false) }
    }
    guard kind == .call, mutatingMethods.contains(calledName), let path = receiver?.pathThroughSubscripts else {
      return nil
    }
    return (path, isCall: true)
  }
}

private let mutatingMethods: Set = [
  "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "popFirst",
  "removeValue",
  "updateValue", "formUnion", "subtract", "formIntersection", "formSymmetricDifference", "sort", "reverse", "shuffle",
  "swapAt", "merge", "replaceSubrange", "negate",
]

extension Representable {
  /// The input, or the coordinator's own binding, that a written path leads to, and the path that starts there.
  fileprivate func writtenState(
    _ path: [String], at node: SyntaxNode, in body: LifecycleBody
  ) -> (Property, [String])? {
    if let inner = inputPath(path, at: node, in: body) {
      return inner.first.flatMap { input(named: $0.withoutProjection) }.map { ($0, inner) }
    }
    guard let own = coordinatorPath(path, at: node, in: body), let name = own.first?.withoutProjection,
      let property = coordinator?.properties.first(where: { $0.name == name }), !property.member.isStatic,
      property.wrapper == "Binding" || property.isBinding
    else { return nil }
    return (property, own)
  }

  /// The path that starts at a member of the coordinator: `text` for `self.text` in it and for
  /// `context.coordinator.text`.
  private func coordinatorPath(_ path: [String], at node: SyntaxNode, in body: LifecycleBody) -> [String]? {
    for length in stride(from: min(2, path.count - 1), through: 1, by: -1)
    where isCoordinator(Array(path.prefix(length)), at: node, in: body) {
      return Array(path.dropFirst(length))
    }
    guard body.isInCoordinator, let first = path.first, !node.isLocal(first, within: body.function.node) else {
      return nil
    }
    return path
  }

  /// A written path as seen from the representable: `text` for `self.text`, for `parent.text` in the coordinator, and
  /// for `context.coordinator.parent.text`. Nil if it starts at a local or at something else.
  fileprivate func inputPath(_ path: [String], at node: SyntaxNode, in body: LifecycleBody) -> [String]? {
    if !body.isInCoordinator {
      if path.first == "self" { return Array(path.dropFirst()) }
      if let first = path.first, input(named: first.withoutProjection) != nil {
        return node.isLocal(first, within: body.function.node) ? nil : path
      }
    }
    guard let own = coordinatorPath(path, at: node, in: body), let first = own.first,
      coordinator?.properties.contains(where: { $0.name == first && isCopy($0) }) ?? false
    else { return nil }
    return Array(own.dropFirst())
  }

  /// Whether a property of the coordinator stores a value of the representable.
  public func isCopy(_ property: Property) -> Bool {
    guard !property.member.isStatic, property.member.isStored, let type = property.typeNode?.unwrappedType.dottedName
    else {
      return false
    }
    return type == name || type == simpleName
  }
}
