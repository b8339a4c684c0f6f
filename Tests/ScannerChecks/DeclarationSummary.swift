import SwiftScan

/// The outline's entry for a declaration on one line: kind, name, details, and the enclosing declaration. It contains
/// no ranges, so it stays the same if the preceding text changes.
func summary(of declaration: SyntaxNode) -> String {
  var parts = ["\(declaration.kind)", name(of: declaration)]
  parts += details("attributes", declaration.attributes.map(text))
  parts += details("modifiers", declaration.modifiers.map(\.bareText))
  parts += details("inherits", declaration.inheritedTypes.map(\.bareText))
  parts += details("parameters", declaration.parameters.map { "\($0.label ?? "_") \($0.name):\(text($0.type))" })
  parts += details("effects", declaration.all(.effect).map(\.bareText))
  parts += details("bindings", declaration.bindings.map { "\(text($0.pattern)):\(text($0.type))=\(text($0.value))" })
  if let result = declaration.type, declaration.kind != .extensionDeclaration { parts.append("type \(text(result))") }
  if let around = declaration.ancestors.first(where: isOutlined) {
    parts.append("in \(around.kind) \(name(of: around))")
  }
  return parts.joined(separator: " ")
}

/// Whether the outline has an entry for a node that declares something. A macro expansion has one if it's between
/// declarations.
func isOutlined(_ node: SyntaxNode) -> Bool {
  switch node.kind {
  case .macroExpansion: isBetweenDeclarations(node)
  case .accessorDeclaration: node.body != nil
  case .binding, .caseDeclaration: false
  default: node.kind.isDeclaration
  }
}

/// Whether a node is at the top level or a member of a type.
func isBetweenDeclarations(_ node: SyntaxNode) -> Bool {
  let around = node.ancestors.first { $0.kind != .ifConfig && $0.kind != .ifConfigClause }
  return around?.kind == .file || around?.kind == .memberBlock
}

private func name(of declaration: SyntaxNode) -> String {
  guard declaration.kind == .extensionDeclaration else { return declaration.name }
  return text(declaration.children.first { $0.kind.isType })
}

private func details(_ key: String, _ values: [String]) -> [String] {
  values.isEmpty ? [] : ["\(key)[\(values.joined(separator: "; "))]"]
}

/// The text of a node, or `…` if it's long, as in the outline.
private func text(_ node: SyntaxNode?) -> String {
  guard let node else { return "" }
  if node.range.count > 2_000 { return "…" }
  let text = node.bareText
  return text.utf8.count <= 200 ? text : "…"
}
