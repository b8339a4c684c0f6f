import SwiftScan

extension SyntaxNode {
  /// Whether the node is in the code of a preview, which isn't part of the program.
  public var isInPreview: Bool {
    ancestors.contains { ancestor in
      ancestor.kind == .macroExpansion && (ancestor.isNamed("#Preview") || ancestor.isNamed("Preview"))
        || ancestor.kind.isTypeDeclaration && ancestor.inheritedTypes.contains { $0.text.hasSuffix("PreviewProvider") }
    }
  }
}
