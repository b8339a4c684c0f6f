import SwiftScan
import TextModel

extension Truncation: CustomStringConvertible {
  /// `path:line`, and the text around the place where the declaration is truncated.
  public var description: String {
    let line = SourceText(file.bytes).line(at: cut) + 1
    let before = String(decoding: file.bytes[..<cut].suffix(60), as: UTF8.self)
    let after = String(decoding: file.bytes[declaration.upperBound...].prefix(60), as: UTF8.self)
    return "\(file.path):\(line): \(before.debugDescription) ⌁ \(after.debugDescription)"
  }
}

extension Damage {
  /// The kind of place where the declaration is truncated: the last remaining token and the node that contains it.
  public var place: String {
    let last = tree.token(at: truncation.cut - 1)
    let around = last.map { "\(tree.innermostNode(at: $0.range.lowerBound).kind)" }
    return "behind \(label(of: last)) in \(around ?? "nothing")"
  }

  /// The first token after the declaration, and whether it starts a line.
  public var follower: String {
    let end = truncation.declaration.upperBound
    guard let next = tree.tokens.first(where: { $0.range.lowerBound >= end }) else { return "the end" }
    return label(of: next) + (next.startsLine ? "" : " on the same line")
  }

  /// The effect on other declarations: they `vanish`, `appear`, or `change` in their details or their parent
  /// declaration.
  public var outcome: String {
    let (before, after) = (lost.map(kindAndName), added.map(kindAndName))
    if before.sorted() == after.sorted() { return "change" }
    if lost.isEmpty { return "appear" }
    return added.isEmpty ? "vanish" : "change or vanish"
  }

  private var tree: SyntaxTree { Document(SourceText(truncation.file.bytes)).tree }

  private func kindAndName(_ summary: String) -> String {
    summary.split(separator: " ").prefix(2).joined(separator: " ")
  }

  /// The kind of a name or a literal; the text of any other token.
  private func label(of token: Token?) -> String {
    guard let token else { return "nothing" }
    switch token.kind {
    case .identifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringSegment, .endOfFile: return "\(token.kind)"
    default: return "`\(token.text)`"
    }
  }
}
