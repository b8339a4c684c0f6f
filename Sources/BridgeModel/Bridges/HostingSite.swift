import SwiftScan

/// A place where a hosting controller or hosting view is made.
public struct HostingSite: Hashable, Sendable {
  /// The call that makes it.
  public var node: SyntaxNode
  /// The class that is made, as written: `UIHostingController`, a subclass of the project.
  public var className: String
  /// The SwiftUI view that it shows, as far as the call passes one.
  public var rootView: SyntaxNode?
  /// The variable or property that it is kept in; nil where it is handed on at once.
  public var variable: String?
}

extension ProjectModel {
  /// The places in a file where hosting values are made, in source order; those that no platform compiles left out.
  public func hostingSites(in path: String) -> [HostingSite] {
    guard let file = facts(of: path) else { return [] }
    return file.tree.descendants(.call).compactMap { call in
      guard let name = call.evidentTypeName ?? call.typeOfImplicitMember, isHosting(name, in: call.enclosingTypeName),
        !call.platforms.isEmpty
      else {
        return nil
      }
      let rootView = call.argument(labeled: "rootView") ?? call.arguments.first
      return HostingSite(node: call, className: name, rootView: rootView?.value, variable: call.receivingVariable)
    }
  }

  /// Whether an expression is a hosting value: made as one, or of a variable, property or parameter that is one.
  public func isHostingValue(_ expression: SyntaxNode, in scope: ExpressionScope) -> Bool {
    typeName(of: expression, in: scope).map { isHosting($0, in: scope.typeName) } ?? false
  }

  /// Whether a type is one of Apple's hosting classes or a subclass of one.
  public func isHosting(_ typeName: String, in scope: String) -> Bool {
    guard let type = resolveUniquely(typeName, in: scope) else { return false }
    if hostingClasses.contains(type.name) { return true }
    guard type.isDeclared else { return false }
    let ancestry = ancestry(of: declarations(of: type.name))
    return !ancestry.names.isDisjoint(with: hostingClasses)
  }
}

extension SyntaxNode {
  /// The dotted name of the type around the node, "" outside types.
  fileprivate var enclosingTypeName: String {
    let types = ancestors.filter(\.kind.isTypeDeclaration)
    return types.reversed().map { $0.kind == .extensionDeclaration ? $0.type?.dottedName ?? "" : $0.name }
      .joined(separator: ".")
  }

  /// Of `.init(rootView: …)`: the type that is declared for the variable.
  fileprivate var typeOfImplicitMember: String? {
    guard kind == .call, let callee, callee.kind == .memberAccess, callee.base == nil, callee.isNamed("init") else {
      return nil
    }
    return parent?.kind == .binding ? parent?.type?.unwrappedType.dottedName : nil
  }

  /// Of an initial or assigned value: the name of the variable or property.
  fileprivate var receivingVariable: String? {
    guard let parent else { return nil }
    if let assignment = Assignment(parent) { return assignment.target.memberPath?.last }
    return parent.kind == .binding ? parent.pattern?.declaredNames.first : nil
  }
}

/// The classes that put SwiftUI views into UIKit, AppKit and WatchKit.
let hostingClasses: Set = ["UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController"]
