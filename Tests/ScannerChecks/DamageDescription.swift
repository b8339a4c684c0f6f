import SwiftScan
import TextModel

extension Truncation: CustomStringConvertible {
  /// `path:line`, and the text around the place where it breaks off.
  public var description: String {
    let line = SourceText(file.bytes).line(at: cut) + 1
    let before = String(decoding: file.bytes[..<cut].suffix(60), as: UTF8.self)
    let after = String(decoding: file.bytes[declaration.upperBound...].prefix(60), as: UTF8.self)
    return "\(file.path):\(line): \(before.debugDescription) ⌁ \(after.debugDescription)"
  }
}

extension Damage {
  /// The kind of place at which the declaration breaks off: the last token that is left, and what that stands in.
  public var place: String {
    let last = tree.token(at: truncation.cut - 1)
    let around = last.map { "\(tree.innermostNode(at: $0.range.lowerBound).kind)" }
    return "behind \(label(of: last)) in \(around ?? "nothing")"
  }

  /// The first token behind the declaration, and whether it begins a line.
  public var follower: String {
    guard let next = tree.token(at: truncation.declaration.upperBound - 1)?.next else { return "the end" }
    return label(of: next) + (next.startsLine ? "" : " on the same line")
  }

  /// What happens to the others: they `vanish`, `appear`, or `change` in details or in the declaration around them.
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

  /// Names and literals by kind, everything else as it is written.
  private func label(of token: Token?) -> String {
    guard let token else { return "nothing" }
    switch token.kind {
    case .identifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringSegment, .endOfFile: return "\(token.kind)"
    default: return "`\(token.text)`"
    }
  }
}
