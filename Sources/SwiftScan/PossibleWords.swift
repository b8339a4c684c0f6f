import TextModel

/// Which words some source may have: where it says no, none of the source's words is spelled so; where it says yes, one in
/// a hundred times a word is not there. Three bits a token, however long the words. What stands behind `$` counts as a word;
/// reserved words may be anywhere.
public struct PossibleWords: Sendable {
  /// A word has three bits in one of these, so that one look tells (a Bloom filter in blocks).
  private let blocks: [UInt64]

  /// The words of a tree, comments and strings left out. One pass over its tokens.
  public init(of tree: SyntaxTree) {
    let parts = tree.runs.map { run in (run.scan, run.scan.tokenRange(of: run.units)) }
    var blocks = [UInt64](repeating: 0, count: 8 + 3 * parts.reduce(0) { $0 + $1.1.count } / UInt64.bitWidth)
    blocks.withUnsafeMutableBufferPointer { blocks in
      for (scan, tokens) in parts {
        scan.utf8.withUnsafeBytes { utf8 in
          for token in scan.tokens[tokens] where token.kind.isUnreservedWord && token.start < token.end {
            let key = WordKey(of: Self.bareWord(token.range, of: utf8), in: utf8)
            blocks[key.block(of: blocks.count)] |= key.bits
          }
        }
      }
    }
    self.blocks = blocks
  }

  @inline(__always)
  private static func bareWord(_ token: Range<Int>, of utf8: UnsafeRawBufferPointer) -> Range<Int> {
    switch utf8[token.lowerBound] {
    case UInt8(ascii: "`") where token.count > 2: token.lowerBound + 1..<token.upperBound - 1
    case UInt8(ascii: "$") where token.count > 1: token.lowerBound + 1..<token.upperBound
    default: token
    }
  }

  /// Whether the word may be there.
  public func mayContain(_ word: SoughtWord) -> Bool {
    guard let key = word.key else { return true }
    return blocks[key.block(of: blocks.count)] & key.bits == key.bits
  }
}

/// A number for a word, by its length and its first, last and middle eight bytes.
private struct WordKey {
  private let hash: UInt64

  /// Behind the word there are some more bytes, as behind the text of a `Scan`.
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

  /// Which of so many blocks.
  @inline(__always)
  func block(of count: Int) -> Int { Int(truncatingIfNeeded: (hash >> 32 &* UInt64(count)) >> 32) }

  @inline(__always)
  var bits: UInt64 { 1 &<< hash | 1 &<< (hash >> 6) | 1 &<< (hash >> 12) }
}

/// A word that is looked for in many texts.
public struct SoughtWord: Sendable {
  /// Nil for what is no word and for reserved ones, which may be anywhere.
  fileprivate let key: WordKey?
  private let pattern: BytePattern

  /// Without back-ticks.
  public init(_ word: String) {
    let utf8 = Array(word.utf8)
    let isWord = utf8.first.map { isWordByte($0) || $0 >= 0x80 } ?? false
    let isReserved = utf8.withUnsafeBufferPointer { isWord && KeywordTable.shared.keyword($0).isReserved }
    let padded = utf8 + [UInt8](repeating: 0, count: Scan.padding)
    key = isWord && !isReserved && word != "_" ? padded.withUnsafeBytes { WordKey(of: utf8.indices, in: $0) } : nil
    pattern = BytePattern(word)
  }

  /// Whether the bytes of the word are anywhere in a text.
  public func occurs(in utf8: [UInt8]) -> Bool { pattern.occurs(in: utf8) }
}

extension Scan {
  /// The tokens of some of its units.
  fileprivate func tokenRange(of units: Range<Int>) -> Range<Int> {
    guard let first = units.first, let last = units.last else { return 0..<0 }
    return Int(self.units[first].tokens.lowerBound)..<Int(self.units[last].tokens.upperBound)
  }
}

extension TokenKind {
  fileprivate var isUnreservedWord: Bool {
    self == .identifier || self == .dollarIdentifier
  }
}
