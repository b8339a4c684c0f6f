import AppleAPI
import SwiftScan
import TextModel

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
  /// The time of the write, relative to the lifecycle method.
  public var timing: Timing
  /// The input through which the code reaches the state.
  public var input: Property
  /// The property of an object that is written; nil if the input itself is written.
  public var member: Property?
  /// The properties that lead from the input's object to the object that is written; empty if it's the same.
  public var holders: [Property] = []

  /// The write and the calls that lead to it, with the bodies that contain them.
  public func steps(in body: LifecycleBody) -> some Sequence<(node: SyntaxNode, body: LifecycleBody)> {
    sequence(first: (node: node, body: body)) { step in
      step.body.call.flatMap { call in step.body.caller.map { (call, $0) } }
    }
  }

  /// The write, or the call that leads to it, that a comparison of the property of the object keeps from repeating:
  /// `if model.mode != .list { Task { model.show(.list) } }`.
  public func comparedStep(in body: LifecycleBody) -> SyntaxNode? {
    guard let member else { return nil }
    let path = ([input] + holders + [member]).map(\.name)
    return steps(in: body).first { step in
      step.node.dominatingConditions(in: step.body.block).flatMap { $0.descendants(.memberAccess) }.contains { access in
        access.pathFromSelf == path && access.isOperandOfComparison
      }
    }?.node
  }
}

extension ProjectModel {
  /// The writes to SwiftUI state in a body, including those in closures that run later.
  public func stateWrites(in body: LifecycleBody, of representable: Representable) -> [StateWrite] {
    representable.memory.writes(in: body) { findStateWrites(in: body, of: representable) }
  }

  private func findStateWrites(in body: LifecycleBody, of representable: Representable) -> [StateWrite] {
    body.block.descendants(.sequence, .call, .inoutReference).compactMap { node -> StateWrite? in
      // A write in a local function happens where the function is called.
      guard let target = node.possiblyWrittenTarget, !node.isInFunction(below: body.block), !body.leavesOut(node),
        let (input, path) = writtenState(target, in: body, of: representable), let first = path.first,
        !isLocalCopy(target, of: input, in: body),
        let written = write(
          to: input, path: Array(path.dropFirst()), isProjected: first != input.name, isCall: node.kind == .call),
        mayWrite(node, in: body.function.path), !representable.isRuledOut(node, in: body)
      else { return nil }
      return StateWrite(
        node: node, kind: written.kind, timing: timing(of: node, in: body), input: input,
        member: written.access?.member, holders: written.access?.holders ?? [])
    }
  }

  /// Whether an expression starts at a local with a copy of a value of the input, and not at the value itself.
  private func isLocalCopy(_ target: SyntaxNode, of input: Property, in body: LifecycleBody) -> Bool {
    let root = target.chainRoot
    guard root.kind == .reference, root.isLocal(root.name, within: body.function.node),
      let path = body.place(of: root)?.path, path.first == input.name
    else { return false }
    guard path.count > 1 else { return valueKind(of: input) != .reference }
    return property(path[1], ofObjectIn: input).map { valueKind(of: $0) != .reference } ?? true
  }

  /// The kind of write and the written member if an access through an input is a write; nil otherwise.
  private func write(
    to input: Property, path: [String], isProjected: Bool, isCall: Bool
  ) -> (kind: StateWrite.Kind, access: ObjectAccess?)? {
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
    // `$model.level.wrappedValue` sets the property of the object.
    var path = path
    if isProjected, path.popLast() != "wrappedValue" { return nil }
    guard let access = access(to: path, ofObjectIn: input) else { return nil }
    let member = access.member
    if !access.isWhole || isCall, valueKind(of: member) != .value { return nil }
    if member.wrapper == "Published", isObserved(access, by: input) { return (.published, access) }
    guard member.isObservationTracked, valueKind(of: member) == .value else { return nil }
    return (.observable, access)
  }

  /// A property of an object to which a path leads, through the objects that hold each other.
  private struct ObjectAccess {
    /// The properties on the way that hold the objects.
    var holders: [Property] = []
    var member: Property
    /// Whether the path ends at the property and not at a part of its value.
    var isWhole: Bool
  }

  private func access(to path: [String], ofObjectIn input: Property) -> ObjectAccess? {
    guard let name = path.first, let member = property(name, ofObjectIn: input) else { return nil }
    let rest = Array(path.dropFirst())
    guard !rest.isEmpty, classOfObject(in: member) != nil else {
      return ObjectAccess(member: member, isWhole: rest.isEmpty)
    }
    var access = access(to: rest, ofObjectIn: member)
    access?.holders.insert(member, at: 0)
    return access
  }

  /// Whether SwiftUI learns that a published property changes, because the input or some view observes the object.
  private func isObserved(_ access: ObjectAccess, by input: Property) -> Bool {
    if access.holders.isEmpty {
      if input.observesObject { return true }
      guard input.wrapper == nil else { return false }
    }
    let holder = access.holders.last ?? input
    return isRead(inViews: access.member.name) || classOfObject(in: holder).map(isObserved) ?? false
  }

  /// Whether the code below a node assigns to a property of `self`, or calls a method on it that changes values.
  func changes(_ property: String, below node: SyntaxNode, in path: FilePath) -> Bool {
    let patterns = [BytePattern(word: property)]
    return node.descendants(.sequence, .call, .inoutReference, mentioning: patterns).contains { node in
      guard let written = node.possiblyWrittenTarget?.pathThroughSubscripts,
        written.first == property || written.prefix(2) == ["self", property]
      else { return false }
      return mayWrite(node, in: path)
    }
  }

  /// Whether initializers set a property, and no other code changes it or gets a binding, a publisher, or a key path to it.
  func isSetOnlyByInitializers(_ property: Property) -> Bool {
    let name = property.name
    let units = units(mentioning: name)
    let isPassedOn = units.contains { unit in
      unit.root.descendants(.reference, .memberAccess, .keyPathComponent, mentioning: [BytePattern(name)]).contains {
        $0.isNamed("$" + name) || $0.kind == .keyPathComponent && $0.isNamed(name)
      }
    }
    let changes = units.flatMap { unit in
      unit.root.descendants(.sequence, .call, .inoutReference, mentioning: [BytePattern(word: name)]).filter {
        $0.possiblyWrittenTarget?.pathThroughSubscripts?.contains(name) ?? false && mayWrite($0, in: unit.path)
      }
    }
    return !isPassedOn && !changes.isEmpty && !changes.contains { !$0.runsInInitializer }
  }

  /// Whether a call changes its receiver, as its declaration says, or as its name suggests if the declaration isn't
  /// known; true for other nodes.
  func mayWrite(_ node: SyntaxNode, in path: FilePath) -> Bool {
    node.kind != .call || isMutating(node, in: path) ?? node.changesValueByName
  }

  /// The stored property with a name in the project class that is the type of an input, or in a superclass of it; nil
  /// unless there's exactly one.
  public func property(_ name: String, ofObjectIn input: Property) -> Property? {
    guard let declaration = classOfObject(in: input) else { return nil }
    let classes = [declaration] + superclasses(of: declaration)
    let found = classes.flatMap(\.members).filter { $0.name == name && $0.isStored }.compactMap(Property.init)
    return found.count == 1 ? found[0] : nil
  }
}

extension Property {
  /// Whether its value is a binding: `let text: Binding<String>`, or one in the environment.
  var isBinding: Bool {
    (typeNode?.unwrappedType.dottedName).map { lastComponent(of: $0) == "Binding" } ?? false
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
  /// Whether the code below assigns to a property of `self`, or calls a method on it whose name says that it changes
  /// values.
  func changes(_ property: String) -> Bool {
    descendants(.sequence, .call, .inoutReference).contains { node in
      guard let path = node.writtenPath else { return false }
      return path.first == "self" ? path.dropFirst().first == property : path.first == property
    }
  }

  /// Whether the node is in an initializer, and not in a closure there.
  fileprivate var runsInInitializer: Bool {
    let scope = ancestors.first { $0.isFunctionOrType || [.closure, .initializerDeclaration].contains($0.kind) }
    return scope?.kind == .initializerDeclaration
  }

  /// Whether the node is in a function inside a block.
  fileprivate func isInFunction(below block: SyntaxNode) -> Bool {
    ancestors.prefix { $0 != block }.contains { $0.kind == .functionDeclaration }
  }

  /// The member path that the code changes, without subscripts; nil if it's no write, or not to a path.
  var writtenPath: [String]? { writtenTarget?.pathThroughSubscripts }

  /// The expression that an assignment, a mutating call, or a function that receives `&expression` changes; nil for
  /// anything else.
  var writtenTarget: SyntaxNode? {
    if let assignment = Assignment(self) { return assignment.target }
    if kind == .inoutReference {
      let function = parent?.kind == .argument ? parent?.parent?.calledName : nil
      guard let function, !function.hasPrefix("withUnsafe") else { return nil }
      return value
    }
    return kind == .call && changesValueByName ? receiver : nil
  }

  /// Whether a call has the name and the labels of a method that changes a value of the standard library.
  fileprivate var changesValueByName: Bool {
    AppleAPI.changesValue(calledName, labels: arguments.filter { !$0.isTrailingClosure }.map(\.label))
  }

  /// The same, but of any call the receiver, which changes if the called method is `mutating`. The result of another
  /// call can't change.
  var possiblyWrittenTarget: SyntaxNode? {
    writtenTarget ?? (kind == .call && receiver?.kind != .call ? receiver : nil)
  }
}

extension ProjectModel {
  /// The input, or the coordinator's own binding, that a written expression leads to, and the path that starts there.
  private func writtenState(
    _ target: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> (Property, [String])? {
    guard let place = representable.place(of: target, in: body), let first = place.path.first else { return nil }
    let path = place.path.filter { $0 != Place.element }
    switch place.root {
    case .representable, .copy: return representable.input(named: first).map { ($0, path) }
    case .coordinator:
      let properties = representable.coordinator?.properties ?? []
      let property = properties.first { $0.name == first } ?? properties.first { $0.name == first.withoutProjection }
      if let property, !property.member.isStatic, property.wrapper == "Binding" || property.isBinding {
        return (property, path)
      }
      return heldInput(at: path, in: place.root, of: representable)
    case .represented: return heldInput(at: path, in: place.root, of: representable)
    default: return nil
    }
  }

  private func heldInput(
    at path: [String], in root: Place.Root, of representable: Representable
  ) -> (Property, [String])? {
    guard path.count > 1, let input = inputHeld(in: Place(root, [path[0]]), of: representable) else { return nil }
    return (input, [input.name] + path.dropFirst())
  }
}

extension Representable {
  /// Whether a property of the coordinator stores a value of the representable.
  public func isCopy(_ property: Property) -> Bool {
    guard !property.member.isStatic, property.member.isStored, let type = property.typeNode?.unwrappedType.dottedName
    else {
      return false
    }
    return type == name || type == simpleName
  }
}
