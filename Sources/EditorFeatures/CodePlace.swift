import BridgeFacts
import BridgeModel
import SwiftScan

/// A place in code: its node, the enclosing type and member, and what the project knows about them.
struct CodePlace {
  let node: SyntaxNode
  let file: SourceFile
  let project: ProjectModel
  /// The innermost enclosing type; nil at file level, and if the parts of the type are ambiguous.
  let type: ProjectType?
  /// The member of that type that contains the node.
  let member: Member?

  init(of node: SyntaxNode, in file: SourceFile, project: ProjectModel) {
    self.node = node
    self.file = file
    self.project = project
    type = project.type(around: node, in: file.path)
    member = type?.member(holding: node)
  }

  /// Whether the enclosing type is a representable or a class that hosts SwiftUI.
  var isBridging: Bool {
    !project.representables(around: node.range, in: file.path).isEmpty
      || type.map { project.isBridgingClass($0, in: file.path) } ?? false
  }

  /// Whether all known deployment targets have a symbol of the fact tables; true for symbols that the tables don't
  /// list.
  func reaches(_ form: BridgeSymbol.Form, named name: String) -> Bool {
    let availability = BridgeSymbol.symbols(form, named: name).first?.availability
    return availability.map { project.neededAvailability(for: $0, at: node, in: file.path) == nil } ?? true
  }

  /// The dotted name of an expression's type; nil if it's unknown.
  func typeName(of expression: SyntaxNode) -> String? {
    scope.flatMap { project.typeName(of: expression, in: $0) } ?? inheritedType(of: expression)
      ?? cellType(of: expression)
  }

  private var scope: ExpressionScope? {
    if let (body, representable) = lifecycleBody(at: node.range.lowerBound, in: file, of: project) {
      return representable.expressionScope(of: body)
    }
    guard let type, let member else { return nil }
    return type.expressionScope(of: member)
  }

  /// The Apple class that an expression's type is or inherits from.
  func frameworkClass(of expression: SyntaxNode) -> String? {
    typeName(of: expression).flatMap { project.frameworkClass(of: $0, in: type?.name ?? "") }
  }

  /// The one of these classes of which an expression is an instance, or that it names; nil if there is none.
  func owner(among owners: [String], of expression: SyntaxNode) -> String? {
    if expression.kind == .reference, owners.contains(expression.name) {
      return project.isForeign(expression.name) ? expression.name : nil
    }
    return typeName(of: expression).flatMap { owner(among: owners, ofTypeNamed: $0) }
  }

  /// The one of these classes from which the enclosing type inherits; nil if there is none.
  func ownerAround(among owners: [String]) -> String? {
    type.flatMap { owner(among: owners, ofTypeNamed: $0.name) }
  }

  /// Whether an expression is an instance of one of these classes, or the name of one of them.
  func isKind(of owners: [String], _ expression: SyntaxNode) -> Bool { owner(among: owners, of: expression) != nil }

  /// Whether the enclosing type inherits from one of these classes.
  func isInside(_ owners: [String]) -> Bool { ownerAround(among: owners) != nil }

  private func owner(among owners: [String], ofTypeNamed name: String) -> String? {
    let resolved = project.resolveUniquely(name, in: type?.name ?? "")
    if let resolved, !resolved.isDeclared, owners.contains(resolved.name) { return resolved.name }
    guard let found = project.frameworkClass(of: name, in: type?.name ?? "") else { return nil }
    return owners.first { ClassHierarchy.isSubclass(found, of: $0) }
  }
}

extension ProjectModel {
  /// Whether the project declares neither a type nor a type alias with this name.
  func isForeign(_ name: String) -> Bool { !declares(name) }

  /// The representable family of the type with this name; nil if the name doesn't mean exactly one type of the project.
  func family(ofTypeNamed name: String, in scope: String) -> Family? {
    guard let type = resolveUniquely(name, in: scope), type.isDeclared else { return nil }
    let ancestry = ancestry(of: declarations(of: type.name) + extensions(of: type.name))
    return Family.all.first { ancestry.contains($0.name) }
  }
}

/// The lifecycle method body that contains a UTF-8 offset, and its representable.
func lifecycleBody(
  at offset: Int, in file: SourceFile, of project: ProjectModel
) -> (LifecycleBody, Representable)? {
  for representable in project.representables(around: offset..<offset, in: file.path) {
    for method in representable.family.methods {
      let bodies = representable.bodies(of: method)
      let body = bodies.first { $0.function.path == file.path && $0.block.range.contains(offset..<offset) }
      if let body { return (body, representable) }
    }
  }
  return nil
}
