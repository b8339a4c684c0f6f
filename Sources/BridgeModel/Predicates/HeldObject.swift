import AppleAPI
import SwiftScan
import TextModel

/// A place in a view's expression through which the view retains an object.
public struct HeldObject: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// The object itself: `Panel(owner: self)`, `.environmentObject(self)`.
    case object
    /// A method of it: `Panel(onClose: close)`.
    case method(String)
    /// A closure that captures it.
    case closure
    /// Another object, with this name, that retains it.
    case model(String)
  }

  public var node: SyntaxNode
  public var form: Form
}

/// Finds the places in which values retain an object.
struct HeldObjectSearch {
  let project: ProjectModel
  let code: OwnedCode
  let owner: ObjectKeeper.Owner
  /// The name of the object in the code.
  let name: String
  /// All members of the type that contains the code.
  let members: [Member]

  /// The names through which a closure can capture the object: for a coordinator, those of the context and of locals.
  private var names: [String] {
    guard case .coordinator = owner else { return [name] }
    let locals = code.member.node.descendants(.binding, mentioning: ["coordinator"]).filter {
      code.coordinator(in: $0) == owner
    }
    return [name] + locals.flatMap { $0.pattern?.declaredNames ?? [] }
  }

  /// The places through which a value retains the object, as long as something retains the value.
  func places(in value: SyntaxNode, depth: Int = 0) -> [HeldObject] {
    guard depth < 6 else { return [] }
    let value = value.withoutUnwrapping
    switch value.kind {
    case .closure:
      return names.contains { value.captureStrength(of: [$0]) == .strong }
        ? [HeldObject(node: value, form: .closure)] : []
    case .reference, .memberAccess:
      if code.owner(value) == owner { return [HeldObject(node: value, form: .object)] }
      if let method = boundMethod(value) { return [HeldObject(node: value, form: .method(method))] }
      return places(inNamed: value, depth: depth)
    case .call: return places(inCall: value, depth: depth)
    case .sequence:
      // `self as Delegate`
      let parts = Array(value.children)
      return parts.count == 2 && parts[1].kind == .cast ? places(in: parts[0], depth: depth) : []
    default: return []
    }
  }

  /// The method of the object that an expression means without calling it.
  private func boundMethod(_ value: SyntaxNode) -> String? {
    guard code.owner(value) == nil else { return nil }
    if value.kind == .memberAccess {
      guard let base = value.base, code.owner(base) == owner else { return nil }
    } else if owner != .code || code.local(value) != nil {
      return nil
    }
    return project.meansMethod(value, in: code.path) ? value.name : nil
  }

  /// The places in the value of a local, and in the values that its properties, or those of a property of the same
  /// object, receive.
  private func places(inNamed value: SyntaxNode, depth: Int) -> [HeldObject] {
    guard let path = value.pathFromSelf, path.count == 1 else { return [] }
    if let local = code.local(value) {
      guard local.kind == .binding || local.kind == .parameter else { return [] }
      let initial = local.kind == .binding ? local.value.map { places(in: $0, depth: depth + 1) } ?? [] : []
      if !initial.isEmpty { return initial }
      let all = code.member.node.descendants(.sequence, mentioning: [BytePattern(word: path[0])])
      var changes = all
      if project.valueKind(of: project.type(of: value, in: code.path)) != .reference {
        // What is passed on is a copy, which later changes don't reach.
        changes.removeAll { $0.range.lowerBound > value.range.lowerBound }
      }
      let own = places(setBy: changes, in: self, depth: depth) { $0.kind == .reference && code.local($0) == local }
        .map { HeldObject(node: $0.node, form: .model(path[0])) }
      let set = own + places(inObjectsKeptBy: local, setBy: all, depth: depth)
      return set.isEmpty ? places(inPropertiesSetTo: local, by: changes, depth: depth) : set
    }
    return places(inProperty: path, depth: depth)
  }

  /// The places in the values that properties of objects receive that a local retains: `page.model.onEnd = …`.
  private func places(inObjectsKeptBy local: SyntaxNode, setBy changes: [SyntaxNode], depth: Int) -> [HeldObject] {
    changes.compactMap(Assignment.init).flatMap { assignment -> [HeldObject] in
      guard let object = assignment.target.base?.withoutUnwrapping, object.kind == .memberAccess,
        project.valueKind(of: project.type(of: object, in: code.path)) == .reference, isRetained(object, by: local)
      else { return [] }
      return places(setBy: [assignment.node], in: self, depth: depth) { $0 == object }
    }
  }

  /// Whether an expression means an object that a local retains in its stored properties: `page.model`.
  private func isRetained(_ object: SyntaxNode, by local: SyntaxNode) -> Bool {
    var link = object
    while link.kind == .memberAccess, let base = link.base?.withoutUnwrapping {
      guard isRetained(by: link) else { return false }
      link = base
    }
    return code.local(link) == local
  }

  /// The places in the properties of the same object that receive a local.
  private func places(
    inPropertiesSetTo local: SyntaxNode, by changes: [SyntaxNode], depth: Int
  ) -> [HeldObject] {
    changes.compactMap(Assignment.init).flatMap { assignment -> [HeldObject] in
      guard assignment.possibleValues.contains(where: { code.local($0) == local }),
        let target = assignment.target.pathFromSelf, target.count == 1, code.local(assignment.target) == nil
      else { return [] }
      return places(inProperty: target, depth: depth + 1)
    }
  }

  /// The places in the values that a property of the same object, or the properties of what is in it, receive.
  private func places(inProperty path: [String], depth: Int) -> [HeldObject] {
    guard owner == .code, let property = members.first(where: { $0.name == path[0] && $0.isStored && !$0.isStatic }),
      let kind = Property(property).map(project.valueKind), kind == .reference || kind == .value
    else { return [] }
    let found = members.flatMap { member -> [HeldObject] in
      let search = HeldObjectSearch(
        project: project, code: OwnedCode(member: member), owner: .code, name: "self", members: members)
      let changes = member.bodies.flatMap { $0.descendants(.sequence, mentioning: [BytePattern(word: path[0])]) }
      let assigned = changes.compactMap(Assignment.init).filter {
        $0.target.pathFromSelf == path && search.code.local($0.target) == nil
      }
      return assigned.flatMap(\.possibleValues).flatMap { search.places(in: $0, depth: depth + 2) }
        + places(setBy: changes, in: search, depth: depth) { $0.pathFromSelf == path && search.code.local($0) == nil }
    }
    // A view is copied, so what it retains is in the root view itself.
    return kind == .value ? found : found.map { HeldObject(node: $0.node, form: .model(path[0])) }
  }

  /// The places in the values of properties of an object.
  private func places(
    setBy changes: [SyntaxNode], in search: HeldObjectSearch, depth: Int, where isObject: (SyntaxNode) -> Bool
  ) -> [HeldObject] {
    changes.compactMap(Assignment.init).flatMap { assignment -> [HeldObject] in
      guard !assignment.isCompound, assignment.target.kind == .memberAccess,
        let base = assignment.target.base?.withoutUnwrapping, isObject(base), search.isRetained(by: assignment.target)
      else { return [] }
      return assignment.possibleValues.flatMap { search.places(in: $0, depth: max(4, depth + 1)) }
    }
  }

  /// Whether a property that the project declares retains what is assigned to it.
  func isRetained(by target: SyntaxNode) -> Bool {
    guard case .project(let found) = project.callee(of: target, in: code.path) else { return false }
    return !found.isEmpty
      && found.allSatisfy { project.isTrue(ofImplementationsOf: $0) { $0.isStored && $0.retainsItsValue } }
  }

  /// The same for a property of the root view that a subclass of a hosting controller shows.
  func isRetained(by target: SyntaxNode, ofRootIn typeName: String) -> Bool {
    if isRetained(by: target) { return true }
    guard let root = target.base?.withoutUnwrapping, root.isNamed("rootView"),
      let view = project.rootViewType(of: typeName)
    else { return false }
    let found = project.declarations(of: view).flatMap(\.members).filter { $0.name == target.name && $0.isProperty }
    return found.count == 1 && found[0].isStored && found[0].retainsItsValue
  }
}

// MARK: - Calls

extension HeldObjectSearch {
  private func places(inCall call: SyntaxNode, depth: Int) -> [HeldObject] {
    switch project.callee(of: call, in: code.path) {
    case .implicitInitializer(let type): return places(inCall: call, creating: type, by: [], depth: depth)
    case .project(let found):
      if found.allSatisfy({ $0.node.kind == .initializerDeclaration }) {
        return places(inCall: call, creating: found[0].owner.name, by: found, depth: depth)
      }
      return places(inBase: call, depth: depth) + places(returnedBy: found, in: call, depth: depth)
        + places(inCall: call, passedOnBy: found, depth: depth)
    case .apple(let found):
      guard found.allSatisfy(\.makesView) else { return [] }
      return places(inBase: call, depth: depth) + places(inCall: call, of: found, depth: depth)
    case .unknown:
      // The type of a root view isn't always known, but its modifiers are those of all views.
      guard let base = call.receiver, mayBeView(base), project.isView(base, in: code.path) ?? (depth < 2) else {
        return places(inUnknownCall: call)
      }
      let modifiers = project.apple.members(named: call.calledName, inheritedBy: "View").filter { !$0.isStatic }
      return places(inBase: call, depth: depth)
        + (modifiers.isEmpty ? [] : places(inCall: call, of: modifiers, depth: depth))
    case .local, .global: return []
    }
  }

  /// A view of another module that receives a method keeps it, because it can't use it for anything else.
  private func places(inUnknownCall call: SyntaxNode) -> [HeldObject] {
    guard call.callee?.kind == .reference, call.evidentTypeName != nil else { return [] }
    return call.arguments.compactMap { argument in
      guard let value = argument.value, let method = boundMethod(value) else { return nil }
      return HeldObject(node: value, form: .method(method))
    }
  }

  /// The places in the view that a modifier changes.
  private func places(inBase call: SyntaxNode, depth: Int) -> [HeldObject] {
    guard let base = call.receiver, mayBeView(base) else { return [] }
    return places(in: base, depth: depth)
  }

  /// Whether what is called isn't an object: `self`, or a local of another type than a view.
  private func mayBeView(_ base: SyntaxNode) -> Bool {
    code.owner(base) == nil || code.local(base) != nil && project.isView(base, in: code.path) ?? false
  }

  /// The places in the view that a method of the same type returns, which has the object as `self` or as a parameter.
  private func places(returnedBy functions: [Member], in call: SyntaxNode, depth: Int) -> [HeldObject] {
    guard call.receiver.map({ code.owner($0) == .code }) ?? true, functions.count == 1,
      let body = functions[0].node.body, members.contains(functions[0])
    else { return [] }
    var (inner, name) = (ObjectKeeper.Owner.code, "self")
    if owner != .code {
      guard
        let parameter = functions[0].node.parameters(givenBy: call).first(where: { code.owner($0.value) == owner })?.0,
        let usableName = parameter.usableName
      else { return [] }
      (inner, name) = (.local(parameter), usableName)
    }
    let search = HeldObjectSearch(
      project: project, code: OwnedCode(member: functions[0]), owner: inner, name: name, members: members)
    return body.returnedValues.flatMap { search.places(in: $0, depth: depth + 1) }
  }

  /// The places in the arguments that another type's function, such as a modifier, puts into the view that it returns.
  private func places(inCall call: SyntaxNode, passedOnBy functions: [Member], depth: Int) -> [HeldObject] {
    guard functions.count == 1, let body = functions[0].node.body, !members.contains(functions[0]) else { return [] }
    let results = body.returnedValues
    return functions[0].node.parameters(givenBy: call).flatMap { parameter, value -> [HeldObject] in
      let found = places(in: value, depth: depth + 1)
      guard !found.isEmpty, !results.isEmpty, let name = parameter.usableName else { return [] }
      let search = HeldObjectSearch(
        project: project, code: OwnedCode(member: functions[0]), owner: .local(parameter), name: name, members: [])
      return results.allSatisfy { !search.places(in: $0, depth: depth + 1).isEmpty } ? found : []
    }
  }

  /// The places in the arguments of Apple's views and modifiers.
  private func places(inCall call: SyntaxNode, of functions: [AppleMember], depth: Int) -> [HeldObject] {
    if let key = call.arguments.first?.value, key.kind == .keyPath, !project.retainsValue(ofEnvironmentKey: key) {
      return []
    }
    return call.arguments.flatMap { argument -> [HeldObject] in
      guard let value = argument.value else { return [] }
      guard value.kind == .closure || boundMethod(value) != nil else { return places(in: value, depth: depth + 1) }
      let fitting = functions.flatMap { $0.parameters.filter { argument.mayBe($0, of: call) } }
      // `.environment(\.close, { … })` keeps a value of any type.
      let isKept = fitting.map { !$0.isNonescapingClosure }
      if !fitting.isEmpty, !isKept.contains(false) { return places(in: value, depth: depth + 1) }
      return isKept.contains(true) ? [] : places(inBuilder: value, depth: depth + 1)
    }
  }

  /// The places in the views that a closure builds when it's called.
  func places(inBuilder closure: SyntaxNode, depth: Int) -> [HeldObject] {
    guard closure.kind == .closure else { return [] }
    return closure.builtViews.flatMap { places(in: $0, depth: depth) }
  }

  /// The places in the arguments that a new object or view stores.
  private func places(
    inCall call: SyntaxNode, creating type: String, by initializers: [Member], depth: Int
  ) -> [HeldObject] {
    call.arguments.flatMap { argument -> [HeldObject] in
      guard let value = argument.value else { return [] }
      if value.kind == .closure, initializers.contains(where: { $0.node.buildsViews(of: argument) }) {
        return places(inBuilder: value, depth: depth + 1)
      }
      // Most values retain nothing, which takes less time to find than the property.
      let found = places(in: value, depth: depth + 1)
      guard value.kind == .closure || !found.isEmpty,
        let property = project.property(storing: argument, of: call, creating: type, by: initializers),
        property.isStored, property.retainsItsValue
      else { return [] }
      guard property.node.hasAttribute("ViewBuilder"), property.binding?.type?.kind != .functionType else {
        return found
      }
      // The initializer runs what builds the view, and keeps only the result.
      if value.kind == .closure { return places(inBuilder: value, depth: depth + 1) }
      return found.filter { if case .method = $0.form { false } else { true } }
    }
  }
}

extension ProjectModel {
  /// The dotted name of the root view's type in a hosting class that inherits from one of Apple's:
  /// `class Screen: UIHostingController<Home>`.
  fileprivate func rootViewType(of name: String) -> String? {
    let inherited = declarations(of: name).flatMap { $0.node.inheritedTypes }
    let arguments = inherited.filter { isHosting($0.dottedName ?? "", in: name) }.compactMap {
      $0.first(.genericArguments)?.children.first { _ in true }
    }
    guard arguments.count == 1, let written = arguments[0].dottedName else { return nil }
    return resolveUniquely(written, in: name)?.name
  }

  /// Whether the environment retains an object that it receives for a key path. A setter of the project may wrap the
  /// object in something that refers to it weakly.
  fileprivate func retainsValue(ofEnvironmentKey keyPath: SyntaxNode) -> Bool {
    guard let name = keyPath.descendants(.keyPathComponent).last?.name else { return false }
    return retainsValue(ofEnvironmentProperty: name, depth: 0)
  }

  private func retainsValue(ofEnvironmentProperty name: String, depth: Int) -> Bool {
    let members = parts(of: "EnvironmentValues", mentioning: name).flatMap(\.members).filter { $0.name == name }
    return members.allSatisfy { member in
      member.ownership == .strong
        && member.setterBodies.flatMap { $0.descendants(.sequence) }.compactMap(Assignment.init).allSatisfy {
          $0.value.count == 1 && $0.value[0].memberPath == ["newValue"]
            && retainsValue(of: $0.target, in: member.path, depth: depth)
        }
    }
  }

  /// Whether an element or a property retains what is assigned to it. The environment's elements do; a property of one
  /// may be weak, and another property of the environment may pass its value on.
  private func retainsValue(of target: SyntaxNode, in path: FilePath, depth: Int) -> Bool {
    if let path = target.pathFromSelf, path.count == 1, depth < 4 {
      return retainsValue(ofEnvironmentProperty: path[0], depth: depth + 1)
    }
    guard target.kind == .memberAccess else { return true }
    guard case .project(let found) = callee(of: target, in: path) else { return false }
    return found.allSatisfy { $0.isStored && $0.ownership == .strong }
  }

  /// Whether an expression is a SwiftUI view; nil if its type isn't known.
  func isView(_ expression: SyntaxNode, in path: FilePath) -> Bool? {
    switch type(of: expression, in: path) {
    case .nominal(let type): lineage(of: type.name).contains { $0.name == "View" }
    case .opaque(let constraints), .parameter(_, let constraints):
      constraints.contains { $0.nominal?.name == "View" }
    case .unknown: nil
    default: false
    }
  }
}

extension Member {
  /// Whether a property retains what is stored in it: it's neither weak nor wrapped by an unknown wrapper.
  fileprivate var retainsItsValue: Bool {
    guard ownership == .strong, let property = Property(self) else { return false }
    return property.wrapper.map {
      KnownTypes.viewOnlyWrappers.contains($0) || KnownTypes.objectWrappers.contains($0) || $0 == "Published"
        || $0 == "Binding"
    } ?? true
  }
}

extension AppleMember {
  /// Whether it creates a view or another value of SwiftUI, or changes one.
  fileprivate var makesView: Bool {
    guard owner.modules.contains(where: { $0.hasPrefix("SwiftUI") }), !owner.isReference else { return false }
    return kind == .initializer || kind == .method
  }
}

extension SyntaxNode {
  /// Whether an argument of a call can belong to a parameter, by its label.
  func mayBe(_ parameter: AppleParameter, of call: SyntaxNode) -> Bool {
    if isTrailingClosure, label == nil {
      return (parameter.label.map { call.argument(labeled: $0) == nil } ?? true) && parameter.isClosure
    }
    return parameter.label == label
  }
}
