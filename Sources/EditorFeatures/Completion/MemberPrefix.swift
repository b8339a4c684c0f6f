import SwiftScan

/// A member access that ends at the cursor: a name, a period, and the part of the member's name that is typed so far.
struct MemberPrefix {
  /// The name before the period.
  let base: Token
  /// The typed part of the member's name. Empty right after the period.
  let range: Range<Int>
  let text: String

  /// nil if the cursor isn't in such an access.
  init?(endingAt offset: Int, in tree: SyntaxTree) {
    guard var token = offset > 0 ? tree.token(at: offset - 1) : nil else { return nil }
    let name = token.kind == .identifier && token.range.upperBound == offset ? token : nil
    if name != nil, let previous = token.previous { token = previous }
    guard token.kind == .period, let base = token.previous, base.kind == .identifier,
      name != nil || token.range.upperBound == offset
    else { return nil }
    self.base = base
    range = (name?.range.lowerBound ?? offset)..<offset
    text = name?.text ?? ""
  }
}
