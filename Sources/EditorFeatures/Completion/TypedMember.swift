import BridgeTemplates
import SwiftScan
import TextModel

/// The beginning of a member at the insertion point: modifiers, possibly an introducer, and a part of a name.
struct TypedMember {
  /// The range from the first modifier, or the name, to the insertion point.
  let range: Range<Int>
  /// The declaration or extension that the member would belong to.
  let owner: SyntaxNode
  let indentation: String
  /// The words before the name, such as `static func`.
  private let words: [String]
  /// The typed part of the name.
  private let prefix: String

  /// nil if something other than a member is being typed.
  init?(at offset: Int, in document: Document) {
    var tokens: [Token] = []
    var token = offset > 0 ? document.tree.token(at: offset - 1) : nil
    while let current = token, current.range.upperBound <= offset || current.range.lowerBound < offset,
      current.isMemberWord, document.text.line(at: current.range.lowerBound) == document.text.line(at: offset)
    {
      tokens.insert(current, at: 0)
      token = current.previous
    }
    let line = document.text.lineRange(document.text.line(at: offset))
    let start = tokens.first?.range.lowerBound ?? offset
    guard tokens.first?.startsLine ?? document.text[line.lowerBound..<offset].allSatisfy(\.isWhitespace),
      document.text[offset..<line.upperBound].allSatisfy({ $0.isWhitespace || $0 == "}" }),
      let owner = document.tree.typeDeclaration(whoseMembersInclude: start, typed: offset)
    else { return nil }
    let name = tokens.last.flatMap { $0.range.upperBound == offset && !$0.isModifierWord ? $0 : nil }
    words = tokens.dropLast(name == nil ? 0 : 1).map(\.text)
    guard words.allSatisfy(memberWords.contains) else { return nil }
    prefix = name?.text ?? ""
    range = start..<offset
    self.owner = owner
    indentation = BridgeTemplates.indentation(at: offset, in: document.text)
  }

  /// Whether the typed text may become this name: the name starts with it, or contains it if it's longer than two
  /// characters.
  func matches(_ name: String) -> Bool {
    let typed = prefix.lowercased()
    return begins(name) || typed.count > 2 && !isBegunKeyword && name.lowercased().contains(typed)
  }

  /// Whether the typed text is more likely the beginning of `init` or of another keyword that starts a member.
  private var isBegunKeyword: Bool { words.isEmpty && keywords.contains { $0.hasPrefix(prefix) } }

  /// Whether a part of the name is typed.
  var isNamed: Bool { !prefix.isEmpty }

  /// Whether this word is typed before the name.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// Whether the name starts with the typed text.
  func begins(_ name: String) -> Bool { name.lowercased().hasPrefix(prefix.lowercased()) }

  /// Whether the typed words, apart from an access level, are part of this introducer.
  func allows(_ introducer: [String]) -> Bool {
    words.allSatisfy { introducer.contains($0) || accessWords.contains($0) }
  }

  /// Whether a part of the name or a word other than an access level is typed, so that optional members are offered
  /// too.
  var isBegun: Bool { isNamed || words.contains { !accessWords.contains($0) } }

  /// Whether the name is in a function head that the parser couldn't read as a member because of the typed text.
  func mentions(_ name: String) -> Bool {
    owner.members.filter { $0.kind == .unexpected }.contains { node in
      node.tokens.contains { $0.text == name && $0.next?.is("(") ?? false }
    }
  }

  /// The text that a client compares with the typed text. It starts with the typed part of the name, because some
  /// clients compare only prefixes.
  func filterText(for name: String) -> String {
    let typed = prefix.lowercased()
    let part = begins(name) ? nil : name.lowercased().firstRange(of: typed)
    let distance = part.map { name.lowercased().distance(from: name.lowercased().startIndex, to: $0.lowerBound) } ?? 0
    return (words + [String(name.dropFirst(distance))]).joined(separator: " ")
  }
}

private let accessWords: Set = ["public", "internal", "private", "fileprivate", "package", "nonisolated"]
private let keywords = memberWords.union(["case", "deinit", "enum", "extension", "init", "let", "struct", "subscript"])
private let memberWords = accessWords.union([
  "func", "static", "class", "final", "override", "required", "typealias", "var",
])

extension Token {
  fileprivate var isMemberWord: Bool { kind == .identifier || kind == .keyword || isModifierWord }
  fileprivate var isModifierWord: Bool { memberWords.contains(text) }
}

extension SyntaxTree {
  /// The type declaration that contains `offset` between its members. Inside a member, only the beginning of one
  /// counts.
  fileprivate func typeDeclaration(whoseMembersInclude offset: Int, typed end: Int) -> SyntaxNode? {
    var node = innermostNode(at: offset)
    while node.kind != .memberBlock, let parent = node.parent {
      let isBeginning =
        node.kind == .unexpected || node.kind == .modifier || node.kind == .ifConfig || node.kind == .ifConfigClause
        || node.range.lowerBound >= offset && node.kind.isDeclaration && node.body == nil
          && node.first(.memberBlock) == nil
      guard isBeginning || node.range.upperBound <= offset && end == offset else { return nil }
      node = parent
    }
    guard node.kind == .memberBlock, node.range.lowerBound < offset,
      !node.lastToken.is("}") || offset <= node.lastToken.range.lowerBound
    else { return nil }
    return node.parent
  }
}
