import TextModel

/// The words that some source may contain (a Bloom filter). A negative answer is always right; a positive one is wrong
/// about once in a hundred times. Takes three bits per token, no matter how long the words are. The text after a `$`
/// counts as a word. Reserved words aren't recorded, so they are always possible.
public struct PossibleWords: Sendable {
  /// All three bits of a word are in the same block, so that one access is enough.
  let blocks: [UInt64]

  /// The words of a tree, except in the text of comments and strings. One pass over its tokens.
  public init(of tree: SyntaxTree) {
    let parts = tree.runs.map { run in (run.scan, run.scan.tokenRange(of: run.units)) }
    var blocks = Self.blocks(forTokens: parts.reduce(0) { $0 + $1.1.count })
    blocks.withUnsafeMutableBufferPointer { blocks in
      for (scan, tokens) in parts {
        scan.utf8.withUnsafeBytes { utf8 in
          for token in scan.tokens[tokens] where token.isUnreservedWord {
            WordKey(of: token, in: utf8).insert(into: blocks)
          }
        }
      }
    }
    self.blocks = blocks
  }

  /// The words that were inserted into these blocks.
  init(blocks: [UInt64]) { self.blocks = blocks }

  /// Empty blocks for the words among this many tokens.
  static func blocks(forTokens count: Int) -> [UInt64] {
    [UInt64](repeating: 0, count: 8 + 3 * count / UInt64.bitWidth)
  }

  /// Whether the source may contain the word.
  public func mayContain(_ word: SoughtWord) -> Bool {
    guard let key = word.key else { return true }
    return blocks[key.block(of: blocks.count)] & key.bits == key.bits
  }
}

/// A hash of a word, computed from its length and its first, middle, and last eight bytes.
struct WordKey {
  let hash: UInt64

  init(of word: String) {
    var padded = Array(word.utf8)
    padded.append(contentsOf: repeatElement(0, count: PaddedText.padding))
    self = padded.withUnsafeBytes { WordKey(of: 0..<padded.count - PaddedText.padding, in: $0) }
  }

  /// The key of the word in a token, without backticks or `$`.
  @inline(__always)
  init(of token: RawToken, in utf8: UnsafeRawBufferPointer) {
    let range = token.range
    switch utf8[range.lowerBound] {
    case UInt8(ascii: "`") where range.count > 2: self.init(of: range.lowerBound + 1..<range.upperBound - 1, in: utf8)
    case UInt8(ascii: "$") where range.count > 1: self.init(of: range.lowerBound + 1..<range.upperBound, in: utf8)
    default: self.init(of: range, in: utf8)
    }
  }

  /// The word must be followed by a few more bytes, as is the text of a `Scan`.
  @inline(__always)
  init(of word: Range<Int>, in utf8: UnsafeRawBufferPointer) {
    func bytes(at offset: Int) -> UInt64 {
      UInt64(littleEndian: utf8.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    precondition(word.lowerBound >= 0 && word.lowerBound + 8 <= utf8.count && word.upperBound <= utf8.count)
    let isShort = word.count < 8
    let first = bytes(at: word.lowerBound) & (isShort ? (1 &<< UInt64(word.count * 8)) - 1 : .max)
    let last = isShort ? 0 : bytes(at: word.upperBound - 8)
    let middle = word.count > 16 ? bytes(at: word.lowerBound + word.count / 2 - 4) : 0
    var hash = (first ^ middle &* 31 ^ UInt64(word.count)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ last) &* 0xD6E8_FEB8_6659_FD93
    self.hash = hash ^ hash >> 32
  }

  /// The index of the word's block among `count` blocks.
  @inline(__always)
  func block(of count: Int) -> Int { Int(truncatingIfNeeded: (hash >> 32 &* UInt64(count)) >> 32) }

  @inline(__always)
  var bits: UInt64 { 1 &<< hash | 1 &<< (hash >> 6) | 1 &<< (hash >> 12) }

  @inline(__always)
  func insert(into blocks: UnsafeMutableBufferPointer<UInt64>) { blocks[block(of: blocks.count)] |= bits }
}

/// A word to look for in many texts.
public struct SoughtWord: Sendable {
  /// Nil for text that isn't a word and for reserved words, which can appear anywhere.
  let key: WordKey?
  public let text: String
  public let pattern: BytePattern

  /// Pass the word without backticks.
  public init(_ word: String) {
    let utf8 = Array(word.utf8)
    let isWord = utf8.first.map { isWordByte($0) || $0 >= 0x80 } ?? false
    let isReserved = utf8.withUnsafeBufferPointer { isWord && KeywordTable.shared.keyword($0).isReserved }
    key = isWord && !isReserved && word != "_" ? WordKey(of: word) : nil
    text = word
    pattern = BytePattern(word)
  }

  /// Whether the bytes of the word occur anywhere in a text.
  public func occurs(in utf8: [UInt8]) -> Bool { pattern.occurs(in: utf8) }
}

extension PaddedText {
  /// Whether the bytes of a word occur in the text.
  public func contains(_ word: SoughtWord) -> Bool { contains(word.pattern) }
}

extension Scan {
  /// The tokens of some of its units.
  fileprivate func tokenRange(of units: Range<Int>) -> Range<Int> {
    guard let first = units.first, let last = units.last else { return 0..<0 }
    return Int(self.units[first].tokens.lowerBound)..<Int(self.units[last].tokens.upperBound)
  }
}

extension RawToken {
  /// Whether the token is a word of the text that isn't reserved.
  @inline(__always)
  var isUnreservedWord: Bool { (kind == .identifier || kind == .dollarIdentifier) && start < end }
}
