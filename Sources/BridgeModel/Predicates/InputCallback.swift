import BridgeFacts
import SwiftScan
import TextModel

/// A call of a closure input in code that runs while SwiftUI updates views, for which a view passes a closure that
/// writes state.
public struct InputCallback: Sendable {
  /// The call in code that a lifecycle method reaches.
  public var call: SyntaxNode
  public var body: LifecycleBody
  public var input: Property
  /// The write in the closure that a view passes.
  public var write: SyntaxNode
  /// The property that the closure writes.
  public var state: Property
}

extension ProjectModel {
  /// The calls of closure inputs that a lifecycle method makes before it returns, and that write state of the view that
  /// passed the closure, or of a model that it observes.
  public func inputCallbacks(of representable: Representable, in method: LifecycleMethod) -> [InputCallback] {
    let closures = representable.inputs.filter { $0.wrapper == nil && valueKind(of: $0) == .function }
    if closures.isEmpty { return [] }
    var search = GivenWriteSearch(in: self)
    let writes = closures.reduce(into: [:]) { $0[$1.name] = search.write(inClosuresGivenFor: $1, to: representable) }
    guard !writes.isEmpty else { return [] }
    let places = places(of: closures, in: representable)
    return bodies(reachedFrom: method, of: representable).flatMap { body in
      body.block.descendants(.call).compactMap { call -> InputCallback? in
        guard let callee = call.callee, let place = representable.place(of: callee, in: body),
          let input = places[place] ?? closures.first(where: { place.isProperty(named: $0.name) }),
          timing(of: call, in: body) == .now,
          let (write, state) = writes[input.name]
        else { return nil }
        return InputCallback(call: call, body: body, input: input, write: write, state: state)
      }
    }
  }

  /// The properties of the represented object and of the coordinator in which make and update store closure inputs.
  private func places(of closures: [Property], in representable: Representable) -> [Place: Property] {
    var found: [Place: Property] = [:]
    let names = closures.map { BytePattern(word: $0.name) }
    for body in [.make, .update].flatMap(representable.bodiesWithHelpers) {
      for assignment in body.block.descendants(.sequence, mentioning: names).compactMap(Assignment.init) {
        guard assignment.value.count == 1, let place = representable.place(of: assignment.target, in: body),
          place.root == .represented || place.root == .coordinator, place.path.count == 1,
          let stored = representable.place(of: assignment.value[0], in: body),
          let input = closures.first(where: { stored.isProperty(named: $0.name) })
        else { continue }
        found[place] = input
      }
    }
    return found
  }
}

/// Looks for state that closures write before they return. Follows closures that views pass on, and the methods of views
/// and of the models that they observe.
private struct GivenWriteSearch {
  private let project: ProjectModel
  /// The code that was searched already. Methods can call each other.
  private var visited: Set<SyntaxNode> = []

  typealias Write = (node: SyntaxNode, state: Property)

  init(in project: ProjectModel) { self.project = project }

  mutating func write(inClosuresGivenFor input: Property, to representable: Representable) -> Write? {
    visited = []
    return write(
      inClosuresGivenFor: input, to: representable.name, declaredBy: representable.parts,
      initializers: representable.initializers, others: representable.inputs)
  }

  private mutating func write(
    inClosuresGivenFor input: Property, to name: String, declaredBy parts: [TypeDeclaration],
    initializers: [Member], others: [Property]
  ) -> Write? {
    for (call, path) in project.callsMaking(name, declaredBy: parts) {
      let value = project.value(given: input, by: call, initializers: initializers, others: others)
      guard let value, let type = project.type(named: call.enclosingTypeName, in: path),
        type.primary?.isValueType ?? false
      else { continue }
      if let found = write(by: value, of: type, in: path) { return found }
    }
    return nil
  }

  /// A write by a closure, or by the method or closure that a name of `self` means.
  private mutating func write(by value: SyntaxNode, of type: ProjectType, in path: FilePath) -> Write? {
    if value.kind == .closure { return write(below: value, of: type, in: path) }
    guard let name = value.pathFromSelf, name.count == 1 else { return nil }
    let methods = type.members.filter { $0.isFunction && !$0.isStatic && $0.name == name[0] }
    if methods.count == 1 { return methods[0].node.body.flatMap { write(below: $0, of: type, in: methods[0].path) } }
    guard methods.isEmpty, let closure = type.properties.first(where: { $0.name == name[0] }),
      closure.member.isStored, closure.wrapper == nil, project.valueKind(of: closure) == .function,
      visited.insert(closure.member.node).inserted
    else { return nil }
    return write(
      inClosuresGivenFor: closure, to: type.name, declaredBy: type.declarations,
      initializers: type.members.filter { $0.node.kind == .initializerDeclaration },
      others: type.properties.filter(\.member.isStored))
  }

  private mutating func write(below code: SyntaxNode, of type: ProjectType, in path: FilePath) -> Write? {
    guard visited.count < 40, visited.insert(code).inserted else { return nil }
    for node in code.descendants(.sequence, .call) where project.timing(of: node, in: code, of: path) == .now {
      if let state = state(writtenBy: node, below: code, of: type) { return (node, state) }
      if node.kind == .call, let found = write(calledBy: node, below: code, of: type, in: path) {
        return (node, found.state)
      }
    }
    return nil
  }

  private mutating func write(
    calledBy call: SyntaxNode, below code: SyntaxNode, of type: ProjectType, in path: FilePath
  ) -> Write? {
    guard let callee = call.callee?.withoutUnwrapping, let name = callee.pathFromSelf else { return nil }
    if name.count == 1 {
      guard callee.kind == .memberAccess || !callee.isLocal(name[0], within: code) else { return nil }
      return write(by: callee, of: type, in: path)
    }
    guard name.count == 2, type.properties.contains(where: { $0.name == name[0] && $0.observesObject }),
      !call.isLocal(name[0], within: code), case .project(let members) = project.callee(of: call, in: path),
      members.count == 1, members[0].isFunction, let body = members[0].node.body,
      let model = project.type(named: members[0].owner.name, in: members[0].path)
    else { return nil }
    return write(below: body, of: model, in: members[0].path)
  }

  /// The state of a view, or the published property of a model, that a node writes.
  private func state(writtenBy node: SyntaxNode, below code: SyntaxNode, of type: ProjectType) -> Property? {
    guard let path = node.writtenPath, path.count == 1 || path.count == 2 && path[0] == "self",
      let name = path.last, path.count == 2 || !node.isLocal(name, within: code),
      let state = type.properties.first(where: { $0.name == name }),
      Assignment(node) != nil || project.valueKind(of: state) == .value
    else { return nil }
    let isState = type.primary?.isValueType ?? false ? state.isStateWrapped : state.wrapper == "Published"
    return isState ? state : nil
  }
}

extension Place {
  /// Whether it's a property of the representable with this name.
  fileprivate func isProperty(named name: String) -> Bool {
    isInRepresentable && path == [name]
  }
}
