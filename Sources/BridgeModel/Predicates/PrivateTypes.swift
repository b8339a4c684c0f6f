import SwiftScan

extension SyntaxNode {
  /// Whether a member of this declaration can have a type without declaring its own access level. If the type names
  /// something private in the same file, the member must not be visible beyond that.
  public func canHaveMember(of type: SyntaxNode, in tree: SyntaxTree) -> Bool {
    let owners = [self] + ancestors.filter(\.kind.isTypeDeclaration)
    return tree.privateTypes(named: Set(type.tokens.filter { $0.kind == .identifier }.map(\.text))).allSatisfy { type in
      let scope = type.hasModifier("private") ? type.enclosingType : nil
      return owners.contains { owner in
        owner.isPrivate && scope.map { $0 != owner && $0.contains(owner) } ?? true
      }
    }
  }

  fileprivate var isPrivate: Bool { hasModifier("private") || hasModifier("fileprivate") }

  fileprivate var enclosingType: SyntaxNode? { ancestors.first(where: \.kind.isTypeDeclaration) }
}

extension SyntaxTree {
  /// The types and typealiases with these names, outside functions, that are private or file-private.
  fileprivate func privateTypes(named names: Set<String>) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    walk { node in
      let isType = node.kind.isTypeDeclaration && node.kind != .extensionDeclaration
      if isType || node.kind == .typealiasDeclaration, names.contains(node.name) {
        let holder = node.enclosingType
        let isInPrivateExtension = holder?.kind == .extensionDeclaration && holder?.isPrivate ?? false
        if node.isPrivate || isInPrivateExtension { found.append(node) }
      }
      return node.kind != .codeBlock
    }
    return found
  }
}
