/// Words to look for in source, each with marks: to tell in one quick pass what some code cannot be about.
public struct MarkedWords: Sendable {
  private var marks: [UInt64: UInt32] = [:]
  private var endings: [(word: [UInt8], marks: UInt32)]
  /// By the last byte of a word whether an ending has it.
  private var mayEnd = [Bool](repeating: false, count: 256)
  /// By the first byte of a word the lengths that one has, as bits: nearly every other word fails this test.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// `endings` mark all words that end so.
  public init(_ words: [(String, UInt32)], endings: [(String, UInt32)] = []) {
    self.endings = endings.map { (Array($0.utf8), $1) }
    for ending in endings { ending.0.utf8.last.map { mayEnd[Int($0)] = true } }
    for (word, mark) in words {
      let bytes = Array(word.utf8)[...]
      guard let first = bytes.first else { continue }
      marks[Self.hash(bytes), default: 0] |= mark
      lengths[Int(first)] |= 1 << UInt64(min(bytes.count, 63))
    }
  }

  /// The marks of the word at `range`, which is not empty. Words with equal hashes share theirs, so marks may be too
  /// many and never too few.
  fileprivate func marks(of range: Range<Int>, in utf8: [UInt8]) -> UInt32 {
    var found: UInt32 = 0
    if lengths[Int(utf8[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0 {
      found = marks[Self.hash(utf8[range])] ?? 0
    }
    guard mayEnd[Int(utf8[range.upperBound - 1])] else { return found }
    for ending in endings where utf8[range].suffix(ending.word.count).elementsEqual(ending.word) {
      found |= ending.marks
    }
    return found
  }

  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension SyntaxNode {
  /// The marks of its name; none of a node without one.
  public func nameMarks(of words: MarkedWords) -> UInt32 {
    let name = nameUTF8
    return name.isEmpty ? 0 : words.marks(of: name.indices, in: scan.utf8)
  }

  /// The marks of all identifiers at or below the node, comments and strings left out. One pass over its tokens.
  public func marks(of words: MarkedWords) -> UInt32 {
    let node = raw
    let utf8 = scan.utf8
    var found: UInt32 = 0
    for token in scan.tokens[Int(node.first)..<Int(node.end)] where token.kind == .identifier {
      found |= words.marks(of: token.range, in: utf8)
    }
    return found
  }
}
