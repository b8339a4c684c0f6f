import SwiftScan
import TextModel

/// A place that creates something to show SwiftUI views in UIKit, AppKit, or WatchKit.
public struct HostingSite: Hashable, Sendable {
  public enum Kind: String, Sendable { case controller, view, configuration, menu, scene, ornament }

  /// The call that creates it.
  public var node: SyntaxNode
  public var kind: Kind
  /// The class that is created, as written: `UIHostingController`, or a subclass in the project. For `.init(…)`, the
  /// type that is declared at that place.
  public var className: String
  /// The SwiftUI view that it shows, if the call passes one: an expression, or the closure that builds it.
  public var rootView: SyntaxNode?
  /// The variable or property that stores it; nil if it's passed on immediately.
  public var variable: String?
}

/// The last components of the names of all types that may host. Few other names need a closer look.
public struct HostingNames: Sendable {
  private var names = Set(hostingKinds.keys)

  /// Linear in the number of types and typealiases, for each level of inheritance below Apple's types.
  public init(in project: ProjectModel) {
    let heirs = project.allFiles.flatMap { file in
      file.heads.filter { $0.kind == .classDeclaration && !$0.inheritedNames.isEmpty }.map {
        (name: $0.name, origins: $0.inheritedNames)
      } + file.aliases.map { (name: $0.name, origins: $0.targetNames) }
    }.map { (name: lastComponent(of: $0.name), origins: $0.origins.map { lastComponent(of: $0) }) }
    var count = 0
    while count < names.count {
      count = names.count
      for heir in heirs where heir.origins.contains(where: names.contains) { names.insert(heir.name) }
    }
    names.insert("Self")
  }

  /// Whether a type with this name, qualified or not, may host.
  public func contains(_ name: String) -> Bool { names.contains(lastComponent(of: name)) }
}

extension ProjectModel {
  /// The places in a file that create hosting values, in source order, except those that no platform compiles. The
  /// `names` must be those of this model; create them once for all files.
  public func hostingSites(in path: FilePath, among names: HostingNames) -> [HostingSite] {
    guard let file = facts(of: path) else { return [] }
    return file.tree.descendants(.call).compactMap { hostingSite($0, among: names) }
  }

  private func hostingSite(_ call: SyntaxNode, among names: HostingNames) -> HostingSite? {
    guard let name = call.evidentTypeName ?? expectedTypeName(ofImplicit: call), names.contains(name) else {
      return nil
    }
    let platforms = call.platforms
    guard !platforms.isEmpty, let kind = hostingKind(of: name, in: call.enclosingTypeName, on: platforms) else {
      return nil
    }
    let arguments = call.arguments
    let builder = kind == .controller || kind == .view ? nil : arguments.first(where: \.isTrailingClosure)
    let rootView = call.argument(labeled: "rootView") ?? builder ?? arguments.first
    return HostingSite(
      node: call, kind: kind, className: name, rootView: rootView?.value, variable: call.receivingVariable)
  }

  /// Whether an expression is a hosting value: it creates one, or it's a variable, property, or parameter that is one.
  public func isHostingValue(_ expression: SyntaxNode, in scope: ExpressionScope) -> Bool {
    typeName(of: expression, in: scope).map { isHosting($0, in: scope.typeName) } ?? false
  }

  /// Whether a type is one of Apple's hosting controllers or views or a subclass of one, on at least one platform.
  public func isHosting(_ typeName: String, in scope: String) -> Bool {
    guard let kind = hostingKind(of: typeName, in: scope, on: .all) else { return false }
    return kind == .controller || kind == .view
  }

  /// Whether a type is `UIHostingController` or inherits from it, on a platform that has UIKit.
  public func isHostingController(_ typeName: String, in scope: String) -> Bool {
    inherits("UIHostingController", typeName, in: scope, on: .uiKit)
  }

  /// The same for AppKit's `NSHostingController`.
  public func isAppKitHostingController(_ typeName: String, in scope: String) -> Bool {
    inherits("NSHostingController", typeName, in: scope, on: .macOS)
  }

  private func inherits(_ ancestor: String, _ typeName: String, in scope: String, on platforms: Platforms) -> Bool {
    resolve(typeName, in: scope).contains { type in
      guard !type.platforms.isDisjoint(with: platforms) else { return false }
      return type.name == ancestor || type.isDeclared && ancestry(of: declarations(of: type.name)).contains(ancestor)
    }
  }

  /// The kind of hosting type that a type is, or that it inherits from. Under `#if`, only typealiases that hold on one
  /// of these platforms count.
  func hostingKind(of typeName: String, in scope: String, on platforms: Platforms) -> HostingSite.Kind? {
    for type in resolve(typeName, in: scope) where !type.platforms.isDisjoint(with: platforms) {
      if let kind = hostingKinds[type.name] { return kind }
      guard type.isDeclared else { continue }
      let names = ancestry(of: heads(of: type.name)).names
      if let kind = names.sorted().firstNonNil({ hostingKinds[$0] }) { return kind }
    }
    return nil
  }

  /// The name of the type of which a call evidently creates a value: `Badge(…)`, or `.init(…)` where a `Badge` is expected.
  public func createdTypeName(of call: SyntaxNode) -> String? {
    call.evidentTypeName ?? expectedTypeName(ofImplicit: call)
  }

  /// The type of the variable, property, or result that receives the value of a call of `.init(…)`.
  private func expectedTypeName(ofImplicit call: SyntaxNode) -> String? {
    guard let callee = call.callee, callee.kind == .memberAccess, callee.isNamed("init"), callee.base == nil,
      let parent = call.parent
    else { return nil }
    if parent.kind == .binding { return parent.type?.unwrappedType.dottedName }
    if let assignment = Assignment(parent) {
      return assignment.value == [call] ? declaredTypeName(of: assignment.target) : nil
    }
    return call.resultType?.unwrappedType.dottedName
  }

  /// The declared type of a local, or of a property of the enclosing type.
  private func declaredTypeName(of target: SyntaxNode) -> String? {
    guard let path = target.memberPath, let name = path.last else { return nil }
    if path.count == 1, let function = target.ancestors.first(where: \.bindsLocals),
      let local = target.localDeclaration(of: name, within: function)
    {
      return local.type?.unwrappedType.dottedName
    }
    guard path.count == 1 || path == ["self", name] else { return nil }
    let owner = target.enclosingTypeName
    let members = (declarations(of: owner) + extensions(of: owner)).lazy.flatMap(\.members)
    return members.first { $0.isProperty && $0.name == name }.flatMap(Property.init)?.typeNode?.unwrappedType.dottedName
  }
}

extension SyntaxNode {
  /// The dotted name of the type around the node; "" outside types.
  public var enclosingTypeName: String {
    let types = ancestors.filter(\.kind.isTypeDeclaration)
    return types.reversed().map { $0.kind == .extensionDeclaration ? $0.type?.dottedName ?? "" : $0.name }
      .joined(separator: ".")
  }

  /// The name of the variable or property that receives an initial or assigned value.
  fileprivate var receivingVariable: String? {
    guard let parent else { return nil }
    if let assignment = Assignment(parent) { return assignment.target.memberPath?.last }
    return parent.kind == .binding ? parent.pattern?.declaredNames.first : nil
  }

  /// Whether the names that are declared in the node go out of scope at its end.
  fileprivate var bindsLocals: Bool {
    switch kind {
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
      .accessorBlock:
      true
    default: false
    }
  }

  /// The declared type of the function or computed property that returns this expression.
  fileprivate var resultType: SyntaxNode? {
    guard let parent else { return nil }
    let isOnlyItem = (parent.kind == .codeBlock || parent.kind == .accessorBlock) && parent.items == [self]
    guard parent.kind == .returnStatement || isOnlyItem else { return nil }
    for ancestor in ancestors {
      switch ancestor.kind {
      case .functionDeclaration, .binding: return ancestor.type
      case .closure, .initializerDeclaration: return nil
      case _ where ancestor.kind.isTypeDeclaration: return nil
      default: break
      }
    }
    return nil
  }
}

/// The controllers and views that put SwiftUI views into UIKit, AppKit, and WatchKit.
let hostingClasses = Set(hostingKinds.filter { $0.value == .controller || $0.value == .view }.keys)

/// Apple's types that host SwiftUI views.
private let hostingKinds: [String: HostingSite.Kind] = [
  "UIHostingController": .controller, "NSHostingController": .controller, "WKHostingController": .controller,
  "WKUserNotificationHostingController": .controller, "NSHostingView": .view, "_UIHostingView": .view,
  "UIHostingConfiguration": .configuration, "NSHostingMenu": .menu, "NSHostingSceneRepresentation": .scene,
  "UIHostingOrnament": .ornament,
]
