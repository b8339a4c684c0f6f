import BridgeTemplates
import SwiftScan
import TextModel

/// The beginning of a member at the cursor: modifiers, perhaps an introducer, and a part of a name.
struct TypedMember {
  /// From the first modifier, or the name, to the cursor.
  let range: Range<Int>
  /// The declaration or extension that the member would belong to.
  let owner: SyntaxNode
  let indentation: String
  /// `static func`.
  private let words: [String]
  /// The part of the name that is typed.
  private let prefix: String

  /// nil where something else than a member is being typed.
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

  /// Whether what is typed may be meant to become this name: it begins so, or one of its words does.
  func matches(_ name: String) -> Bool {
    let typed = prefix.lowercased()
    return begins(name) || typed.count > 2 && !isBegunKeyword && name.lowercased().contains(typed)
  }

  /// Whether what is typed is rather the beginning of `init` or of another word that begins a member.
  private var isBegunKeyword: Bool { words.isEmpty && keywords.contains { $0.hasPrefix(prefix) } }

  /// Whether a part of the name is typed.
  var isNamed: Bool { !prefix.isEmpty }

  /// Whether a word in front of the name is typed.
  func has(_ word: String) -> Bool { words.contains(word) }

  /// Whether the name begins as what is typed does.
  func begins(_ name: String) -> Bool { name.lowercased().hasPrefix(prefix.lowercased()) }

  /// Whether a member with this introducer can go on from what is typed, an access level left out.
  func allows(_ introducer: [String]) -> Bool {
    words.allSatisfy { introducer.contains($0) || accessWords.contains($0) }
  }

  /// Whether something is typed that asks for more than what has to be there.
  var isBegun: Bool { isNamed || words.contains { !accessWords.contains($0) } }

  /// Whether the name stands behind `func` in text that could not be read as a member, because of what is being typed.
  func mentions(_ name: String) -> Bool {
    owner.members.filter { $0.kind == .unexpected }.contains { node in
      node.tokens.contains { $0.text == name && $0.next?.is("(") ?? false }
    }
  }

  /// What a client compares with the typed text: from the typed part of the name on, since some look at beginnings only.
  func filterText(for name: String) -> String {
    let typed = prefix.lowercased()
    let part = begins(name) ? nil : name.lowercased().firstRange(of: typed)
    let distance = part.map { name.lowercased().distance(from: name.lowercased().startIndex, to: $0.lowerBound) } ?? 0
    return (words + [String(name.dropFirst(distance))]).joined(separator: " ")
  }
}

private let accessWords: Set = ["public", "internal", "private", "fileprivate", "package", "nonisolated"]
private let keywords = memberWords.union(["case", "deinit", "enum", "extension", "init", "let", "struct", "subscript"])
private let memberWords = accessWords.union(["func", "static", "class", "final", "override", "required", "var"])

extension Token {
  fileprivate var isMemberWord: Bool { kind == .identifier || kind == .keyword || isModifierWord }
  fileprivate var isModifierWord: Bool { memberWords.contains(text) }
}

extension SyntaxTree {
  /// The type declaration between whose members `offset` stands, and not within one of them that is more than a
  /// beginning.
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
