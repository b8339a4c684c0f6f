import SwiftScan

extension SyntaxNode {
  /// Whether the node is in the code of a preview, which isn't part of the program.
  public var isInPreview: Bool {
    ancestors.contains { ancestor in
      ancestor.kind == .macroExpansion && (ancestor.isNamed("#Preview") || ancestor.isNamed("Preview"))
        || ancestor.kind.isTypeDeclaration && ancestor.inheritedTypes.contains { $0.text.hasSuffix("PreviewProvider") }
    }
  }

  /// Whether the node is in `#if DEBUG`, which the app that users get doesn't contain.
  var isOnlyForDebugging: Bool {
    ancestors.contains { $0.kind == .ifConfigClause && $0.first(.ifConfigCondition)?.text == "DEBUG" }
  }
}
