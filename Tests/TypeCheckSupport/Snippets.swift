import SwiftScan
import TextModel

/// Divides independent texts into groups, each of which compiles as one module. This is faster because starting the
/// compiler costs more than checking a snippet.
///
/// Two texts are in different groups if they declare the same name, or if one mentions a name that the other declares.
/// A text counts as declaring the types that it extends.
func groupsThatFitTogether(_ snippets: [String: String]) -> [[String: String]] {
  var groups: [(snippets: [String: String], declared: Set<String>, mentioned: Set<String>)] = []
  for (name, text) in snippets.sorted(by: { $0.key < $1.key }) {
    let tree = Document(SourceText(text)).tree
    let declared = Set(tree.units.flatMap { $0.root.flattenedChildren }.compactMap(declaredName))
    let mentioned = Set(tree.tokens.filter { $0.kind == .identifier }.map(\.text))
    let fit = groups.firstIndex { group in
      group.declared.isDisjoint(with: mentioned) && declared.isDisjoint(with: group.mentioned)
    }
    if let fit {
      groups[fit].snippets[name] = text
      groups[fit].declared.formUnion(declared)
      groups[fit].mentioned.formUnion(mentioned)
    } else {
      groups.append(([name: text], declared, mentioned))
    }
  }
  return groups.map(\.snippets)
}

private func declaredName(of item: SyntaxNode) -> String? {
  let extended = item.kind == .extensionDeclaration ? item.type : nil
  let name = extended.map { String($0.text.prefix { $0 != "." && $0 != "<" }) } ?? item.name
  return name.isEmpty ? nil : name
}
