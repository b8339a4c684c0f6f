import SwiftScan
import TextModel

/// An object that code of a view reads from the environment, and without which the app crashes.
public struct EnvironmentNeed: Hashable, Sendable {
  /// The dotted name of the object's class.
  public var object: String
  /// The dotted name of the view.
  public var view: String
  /// The property that reads it.
  public var property: Property
}

extension ProjectModel {
  /// The root view that a call of a hosting initializer of Apple's shows, if it certainly begins a view hierarchy. A
  /// hosting controller or view below a wrapped view can inherit the environment of the SwiftUI views around it.
  public func rootViewOfHierarchy(madeBy call: SyntaxNode, in path: FilePath) -> SyntaxNode? {
    guard let root = call.argument(labeled: "rootView")?.value, !call.platforms.isEmpty, !call.isInPreview else {
      return nil
    }
    let scope = call.enclosingTypeName
    if call.receiver?.isNamed("super") ?? false {
      let declarations = declarations(of: scope)
      guard declarations.count == 1, superclasses(of: declarations[0]).isEmpty, isHosting(scope, in: scope) else {
        return nil
      }
      let makers = makers(ofTypesNamed: lastComponent(of: scope)).filter { maker, _ in
        maker.evidentTypeName.flatMap { resolveUniquely($0, in: maker.enclosingTypeName)?.name } == scope
      }
      return makers.contains { isWindowRoot($0, in: $1) } ? root : nil
    }
    guard let name = call.evidentTypeName, isHosting(name, in: scope),
      resolve(name, in: scope).allSatisfy({ !$0.isDeclared }), !isBridged(scope), isWindowRoot(call, in: path)
    else { return nil }
    return root
  }

  /// The objects that the views in an expression read from the environment, unless a modifier in the expression or in
  /// the body of a view may supply them. Views that conditions or the code of other views decide about don't count.
  public func missingObjects(in view: SyntaxNode, of path: FilePath) -> [EnvironmentNeed] {
    var search = EnvironmentSearch(project: self, platforms: view.platforms)
    return search.needs(of: view, in: path)
  }
}

/// A walk through the views that a view consists of.
private struct EnvironmentSearch {
  let project: ProjectModel
  /// The platforms for which the root view is compiled.
  let platforms: Platforms
  /// The views around the current code, outermost first.
  private var path: [String] = []
  /// The classes of the objects that the modifiers around the current code supply.
  private var supplied: [String] = []
  /// The shortest path on which a view was searched already. Views that link to each other lead there in many ways.
  private var searched: [SearchedView: Int] = [:]

  private struct SearchedView: Hashable {
    var name: String
    var supplied: Set<String>
  }

  init(project: ProjectModel, platforms: Platforms) {
    self.project = project
    self.platforms = platforms
  }

  /// The needs of a view with its modifiers.
  mutating func needs(of expression: SyntaxNode, in file: FilePath) -> [EnvironmentNeed] {
    let view = expression.withoutParentheses
    if view.kind == .reference || view.memberPath?.first == "self" { return needs(ofNamed: view, in: file) }
    guard view.kind == .call else { return [] }
    if view.evidentTypeName != nil { return needs(ofMade: view, in: file) }
    guard let base = view.receiver, let supply = supply(by: view, in: file) else { return [] }
    if case .object(let name) = supply { supplied.append(name) }
    defer { if case .object = supply { supplied.removeLast() } }
    return needs(of: base, in: file).filter { !supply.mayInclude($0.object, in: project) }
  }

  /// The needs of the value of a local constant, or of a computed property of the view around the code.
  private mutating func needs(ofNamed view: SyntaxNode, in file: FilePath) -> [EnvironmentNeed] {
    guard path.count < 8 else { return [] }
    switch project.callee(of: view, in: file) {
    case .local(let binding):
      guard binding.kind == .binding, binding.parent?.isNamed("let") ?? false, let value = binding.value else {
        return []
      }
      return needs(of: value, in: file)
    case .global(let global):
      guard global.node.parent?.isNamed("let") ?? false, let value = global.node.value, !path.contains(view.name)
      else { return [] }
      path.append(view.name)
      defer { path.removeLast() }
      return needs(of: value, in: global.path)
    case .project(let members):
      guard members.count == 1, members[0].isProperty, !members[0].isStored else { return [] }
      let property = members[0].owner.name + "." + members[0].name
      guard !path.contains(property), !project.isOverridden(members[0]) else { return [] }
      path.append(property)
      defer { path.removeLast() }
      return members[0].bodies.flatMap { needs(ofItemsIn: $0, in: members[0].path) }
    default: return []
    }
  }

  /// The needs of a view that a call creates: those of a view of the project, or of the contents of a container.
  private mutating func needs(ofMade call: SyntaxNode, in file: FilePath) -> [EnvironmentNeed] {
    guard let name = call.evidentTypeName, let type = project.resolveUniquely(name, in: call.enclosingTypeName) else {
      return []
    }
    if type.isDeclared { return needs(ofView: type.name, in: file) }
    guard project.origin(ofType: type.name) == .apple else { return [] }
    return call.arguments.compactMap(\.value).flatMap { value in
      guard value.kind == .closure else { return needs(of: value, in: file) }
      return value.first(.closureSignature) == nil ? needs(ofItemsIn: value, in: file) : []
    }
  }

  private mutating func needs(ofItemsIn block: SyntaxNode, in file: FilePath) -> [EnvironmentNeed] {
    block.items.flatMap { item in
      let expression = item.kind == .returnStatement ? item.value : item
      return expression.map { needs(of: $0, in: file) } ?? []
    }
  }

  /// The needs of a view of the project and of the views in its body.
  private mutating func needs(ofView name: String, in file: FilePath) -> [EnvironmentNeed] {
    guard !path.contains(name), path.count < 8, let type = project.type(named: name, in: file),
      type.isView, let primary = type.primary
    else { return [] }
    let view = SearchedView(name: name, supplied: Set(supplied))
    if let shortest = searched[view], shortest <= path.count { return [] }
    searched[view] = path.count
    path.append(name)
    defer { path.removeLast() }
    let own = type.properties.compactMap { project.need(for: $0, of: type, on: platforms) }
    let body = type.properties.first { $0.name == "body" && !$0.member.isStored }
    return own + (body?.member.bodies ?? []).flatMap { needs(ofItemsIn: $0, in: body?.member.path ?? primary.path) }
  }

  /// The objects that a modifier adds to the environment; nil if it's unknown what the modifier does.
  private func supply(by call: SyntaxNode, in file: FilePath) -> Supply? {
    let members = project.typeMembers(named: call.calledName, of: .apple("View"))
    let isApple = members.allSatisfy { if case .apple = $0.declaration { true } else { false } }
    guard !members.isEmpty, isApple else { return nil }
    switch call.calledName {
    case "modifier", "transformEnvironment": return nil
    case "environmentObject": return object(in: call, in: file)
    case "environment" where call.arguments.count == 1: return object(in: call, in: file)
    case "environment": return call.arguments.first?.value?.isWholeEnvironment ?? true ? nil : Supply.nothing
    default: return Supply.nothing
    }
  }

  private func object(in call: SyntaxNode, in file: FilePath) -> Supply? {
    guard let value = call.arguments.first?.value else { return nil }
    guard case .nominal(let type) = project.type(of: value, in: file).withoutOptionals, type.origin == .project else {
      return nil
    }
    return .object(type.name)
  }
}

/// The addition of a modifier to the environment.
private enum Supply {
  case nothing
  /// An object of this class.
  case object(String)

  func mayInclude(_ object: String, in project: ProjectModel) -> Bool {
    guard case .object(let name) = self else { return false }
    return project.lineage(of: name).contains { $0.name == object }
      || project.lineage(of: object).contains { $0.name == name }
  }
}

extension SyntaxNode {
  /// Whether a key path is `\.self`, or isn't written out.
  fileprivate var isWholeEnvironment: Bool {
    kind != .keyPath || all(.keyPathComponent).contains { $0.isNamed("self") }
  }
}

extension ProjectModel {
  /// The object that a property of a view needs, if the view's code uses it on all these platforms. SwiftUI looks up an
  /// observable object even if no code does.
  fileprivate func need(
    for property: Property, of view: ProjectType, on platforms: Platforms
  ) -> EnvironmentNeed? {
    guard let wrapper = property.wrapper, !property.member.isStatic,
      resolve(wrapper, in: view.name).allSatisfy({ !$0.isDeclared })
    else { return nil }
    let written: String?
    switch wrapper {
    case "EnvironmentObject":
      let given = Set(view.properties.filter { $0.member.isStored && $0.wrapper == nil }.map(\.name))
      let isRead = view.members.contains { $0.reads(property.name, on: platforms, whatever: given) }
      written = isRead ? property.typeName : nil
    case "Environment":
      written = property.typeNode?.isOptionalType ?? false ? nil : property.environmentObjectType
    default: written = nil
    }
    guard let written, let type = resolveUniquely(written, in: view.name), type.isDeclared,
      declarations(of: type.name).allSatisfy(\.isClass)
    else { return nil }
    return EnvironmentNeed(object: type.name, view: view.name, property: property)
  }
}

extension Member {
  /// Whether code that is compiled for all these platforms uses a property of its type, or the projection of it, unless
  /// what the creator of the view passes decides about that.
  fileprivate func reads(_ property: String, on platforms: Platforms, whatever given: Set<String>) -> Bool {
    [property, "$" + property].contains { name in
      bodies.flatMap { $0.uses(of: name, within: node) }.contains { use in
        use.platforms.isSuperset(of: platforms)
          && !use.dominatingConditions(in: node).contains { $0.uses(oneOf: given, within: node) }
      }
    }
  }
}

extension SyntaxNode {
  /// Whether an expression mentions a property of the type around `function`.
  fileprivate func uses(oneOf properties: Set<String>, within function: SyntaxNode) -> Bool {
    descendants(.reference, .memberAccess).contains { node in
      guard let path = node.pathFromSelf, let name = path.first, properties.contains(name) else { return false }
      return node.localDeclaration(of: name, within: function) == nil
    }
  }
}
