import SwiftScan

/// A class in which UIKit or AppKit meets SwiftUI: a coordinator, a represented class, a class that makes a hosting
/// controller, or a view or controller in a file that imports SwiftUI.
public struct BridgingClass: Sendable {
  /// Dotted, from the outermost type on.
  public let name: String
  /// The declaration, then its extensions, in any file. Of a framework class an extension comes first.
  public let declarations: [TypeDeclaration]
  public let members: [Member]
  public let properties: [Property]
  /// The nearest class of UIKit or AppKit that it is or inherits from.
  public let frameworkClass: String?

  /// The scope of code in one of its members.
  public func expressionScope(of member: Member) -> ExpressionScope {
    ExpressionScope(function: member.node, typeName: name, properties: properties)
  }
}

extension ProjectModel {
  /// The bridging classes with a declaration or an extension in this file, in source order. An extension of a class of
  /// UIKit or AppKit counts as one.
  public func bridgingClasses(in path: String) -> [BridgingClass] {
    guard let file = facts(of: path) else { return [] }
    var names: [String] = []
    for declaration in file.types.filter({ $0.node.kind == .classDeclaration }) + file.extensions
    where !declaration.platforms.isEmpty {
      guard let name = resolveUniquely(declaration.name, in: "")?.name else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names.compactMap { bridgingClass(named: $0, in: file) }
  }

  private func bridgingClass(named name: String, in file: FileFacts) -> BridgingClass? {
    let primaries = declarations(of: name)
    // With two declarations of one name it is not certain which extensions belong together.
    let chosen = primaries.count > 1 ? primaries.filter { $0.path == file.path } : primaries
    guard primaries.allSatisfy({ $0.node.kind == .classDeclaration }), chosen.count == min(primaries.count, 1) else {
      return nil
    }
    let extensions = extensions(of: name).filter { primaries.count < 2 || $0.path == file.path }
    let declarations = chosen + extensions
    let frameworkClass = frameworkClass(of: name)
    let isBridging =
      bridgedNames.contains(name)
      || (frameworkClass != nil && frameworkClass != "NSObject" && file.imports.contains("SwiftUI"))
      || declarations.contains { $0.node.makesHostingValue }
    guard isBridging else { return nil }
    let members = declarations.flatMap(\.members)
    return BridgingClass(
      name: name, declarations: declarations, members: members, properties: members.compactMap(Property.init),
      frameworkClass: frameworkClass)
  }
}

extension SyntaxNode {
  fileprivate var makesHostingValue: Bool {
    descendants(.call).contains { hostingClasses.contains($0.calledName) }
  }
}
