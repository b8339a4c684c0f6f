import TextModel

/// Which words some source may have: where it says no, none of the source's words is spelled so; where it says yes, one in
/// ten times a word of a small file is not there, in a large file more often. A thousand bits, however long the source.
/// What stands behind `$` counts as a word.
public struct PossibleWords: Sendable {
  private var bits = [UInt64](repeating: 0, count: 16)

  /// The words of a tree, reserved ones too, comments and strings left out. One pass over its tokens.
  public init(of tree: SyntaxTree) {
    for run in tree.runs {
      let utf8 = run.scan.utf8
      let units = run.scan.units[run.units]
      let first = Int(units[run.units.lowerBound].tokens.lowerBound)
      let end = Int(units[run.units.upperBound - 1].tokens.upperBound)
      for token in run.scan.tokens[first..<end] where token.kind.isWord && token.start < token.end {
        insert(token.range, of: utf8)
      }
    }
  }

  private mutating func insert(_ token: Range<Int>, of utf8: [UInt8]) {
    var word = token
    switch utf8[token.lowerBound] {
    case UInt8(ascii: "`") where token.count > 2: word = token.dropFirst().dropLast()
    case UInt8(ascii: "$") where token.count > 1: word = token.dropFirst()
    default: break
    }
    let place = Self.place(of: utf8, in: word)
    bits[place / 64] |= 1 << UInt64(place % 64)
  }

  /// Whether the word may be there.
  public func mayContain(_ word: SoughtWord) -> Bool {
    word.place.map { bits[$0 / 64] & 1 << UInt64($0 % 64) != 0 } ?? true
  }

  /// The bit of a word, by its length and three of its bytes.
  @inline(__always)
  fileprivate static func place(of utf8: [UInt8], in range: Range<Int>) -> Int {
    let first = UInt64(utf8[range.lowerBound])
    let middle = UInt64(utf8[range.lowerBound + range.count / 2])
    let last = UInt64(utf8[range.upperBound - 1])
    let key = first | middle << 8 | last << 16 | UInt64(range.count) << 24
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}

/// A word that is looked for in many texts.
public struct SoughtWord: Sendable {
  /// Of its bit; nil for what is no word, which may be anywhere.
  fileprivate let place: Int?
  private let pattern: BytePattern

  /// Without back-ticks.
  public init(_ word: String) {
    let utf8 = Array(word.utf8)
    let isWord = utf8.first.map { isWordByte($0) || $0 >= 0x80 } ?? false
    place = isWord ? PossibleWords.place(of: utf8, in: utf8.indices) : nil
    pattern = BytePattern(word)
  }

  /// Whether a text of which these words are known has the word; looks at its bytes where they do not tell.
  public func mayOccur(in utf8: [UInt8], with words: PossibleWords) -> Bool {
    words.mayContain(self) && pattern.occurs(in: utf8)
  }
}

extension TokenKind {
  fileprivate var isWord: Bool {
    self == .identifier || self == .keyword || self == .wildcard || self == .dollarIdentifier
  }
}
