/// Words to look for in source, each with marks: to tell in one quick pass what some code cannot be about.
public struct MarkedWords: Sendable {
  /// A hash table with open addressing, at most a quarter full.
  private var slots: [Slot]
  private var endings: [Ending] = []
  /// By the first byte of a word the lengths that one has, as bits; behind them the same by the last byte, and as lowest
  /// bit whether an ending has it. Nearly every word of a source fails these tests.
  private var tests = [UInt64](repeating: 0, count: 512)

  private struct Slot {
    var hash: UInt64 = 0
    /// 0 in an empty slot.
    var marks: UInt32 = 0
  }

  private struct Ending {
    var word: [UInt8]
    var marks: UInt32
  }

  /// `endings` mark all words that end so.
  public init(_ words: [(String, UInt32)], endings: [(String, UInt32)] = []) {
    var size = 4
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (text, marks) in endings {
      let ending = Ending(word: Array(text.utf8), marks: marks)
      guard let last = ending.word.last else { continue }
      self.endings.append(ending)
      tests[256 + Int(last)] |= 1
    }
    for (word, mark) in words {
      let bytes = Array(word.utf8)
      guard let first = bytes.first, let last = bytes.last else { continue }
      let hash = bytes.withUnsafeBufferPointer { Self.hash(of: $0) }
      let slot = slot(of: hash)
      slots[slot] = Slot(hash: hash, marks: slots[slot].marks | mark)
      tests[Int(first)] |= 1 << UInt64(min(bytes.count, 63))
      tests[256 + Int(last)] |= 1 << UInt64(min(bytes.count, 63))
    }
  }

  /// The marks of all identifiers among some tokens. Words with equal hashes share theirs, so marks may be too many and
  /// never too few.
  fileprivate func marks(of tokens: ArraySlice<RawToken>, in utf8: [UInt8]) -> UInt32 {
    utf8.withUnsafeBufferPointer { utf8 in
      tests.withUnsafeBufferPointer { tests in
        tokens.withUnsafeBufferPointer { tokens in
          var found: UInt32 = 0
          for token in tokens where token.kind == .identifier {
            found |= marks(of: UnsafeBufferPointer(rebasing: utf8[token.range]), tests)
          }
          return found
        }
      }
    }
  }

  /// The marks of one word.
  fileprivate func marks(of word: ArraySlice<UInt8>) -> UInt32 {
    word.withUnsafeBufferPointer { word in tests.withUnsafeBufferPointer { marks(of: word, $0) } }
  }

  @inline(__always)
  private func marks(of word: UnsafeBufferPointer<UInt8>, _ tests: UnsafeBufferPointer<UInt64>) -> UInt32 {
    guard let first = word.first, let last = word.last else { return 0 }
    var found: UInt32 = 0
    let ending = tests[256 + Int(last)]
    if (tests[Int(first)] & ending) &>> UInt64(min(word.count, 63)) & 1 != 0 {
      found = slots[slot(of: Self.hash(of: word))].marks
    }
    if ending & 1 != 0 { found |= marksOfEndings(of: word) }
    return found
  }

  private func marksOfEndings(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var found: UInt32 = 0
    for ending in endings where word.reversed().starts(with: ending.word.reversed()) { found |= ending.marks }
    return found
  }

  /// The slot that has a hash, or where it would go.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
    while slots[slot].marks != 0, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension SyntaxNode {
  /// The marks of its name; none of a node without one.
  public func nameMarks(of words: MarkedWords) -> UInt32 { words.marks(of: nameUTF8) }

  /// The marks of all identifiers at or below the node, comments and strings left out. One pass over its tokens.
  public func marks(of words: MarkedWords) -> UInt32 {
    let node = raw
    return words.marks(of: scan.tokens[Int(node.first)..<Int(node.end)], in: scan.utf8)
  }
}
