/// Words to look for in source, each with marks: to tell in one quick pass what some code cannot be about.
public struct MarkedWords: Sendable {
  /// A hash table with open addressing, at most a quarter full: a word is looked up for every tenth one of the source.
  private var slots: [Slot]
  private var endings: [(word: [UInt8], marks: UInt32)]
  /// By the last byte of a word whether an ending has it.
  private var mayEnd = [Bool](repeating: false, count: 256)
  /// By the first byte of a word the lengths that one has, as bits: nearly every other word fails this test.
  private var lengths = [UInt64](repeating: 0, count: 256)

  private struct Slot {
    var hash: UInt64 = 0
    /// 0 in an empty slot.
    var marks: UInt32 = 0
  }

  /// `endings` mark all words that end so.
  public init(_ words: [(String, UInt32)], endings: [(String, UInt32)] = []) {
    self.endings = endings.map { (Array($0.utf8), $1) }
    var size = 4
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for ending in endings { ending.0.utf8.last.map { mayEnd[Int($0)] = true } }
    for (word, mark) in words {
      let bytes = Array(word.utf8)
      guard let first = bytes.first else { continue }
      let hash = Self.hash(of: bytes, in: bytes.indices)
      let slot = slot(of: hash)
      slots[slot] = Slot(hash: hash, marks: slots[slot].marks | mark)
      lengths[Int(first)] |= 1 << UInt64(min(bytes.count, 63))
    }
  }

  /// The marks of the word at `range`, which is not empty. Words with equal hashes share theirs, so marks may be too
  /// many and never too few.
  fileprivate func marks(of range: Range<Int>, in utf8: [UInt8]) -> UInt32 {
    var found: UInt32 = 0
    if lengths[Int(utf8[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0 {
      found = slots[slot(of: Self.hash(of: utf8, in: range))].marks
    }
    guard mayEnd[Int(utf8[range.upperBound - 1])] else { return found }
    for ending in endings where Self.ends(range, in: utf8, with: ending.word) { found |= ending.marks }
    return found
  }

  /// The slot that has a hash, or where it would go.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
    while slots[slot].marks != 0, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Compares from behind, where nearly all words differ.
  private static func ends(_ range: Range<Int>, in utf8: [UInt8], with ending: [UInt8]) -> Bool {
    guard range.count >= ending.count else { return false }
    let start = range.upperBound - ending.count
    return ending.indices.reversed().allSatisfy { utf8[start + $0] == ending[$0] }
  }

  private static func hash(of utf8: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(utf8[index])) &* 0x100_0000_01B3 }
    return hash
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
