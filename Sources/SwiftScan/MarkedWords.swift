/// Words to look for in source, each with marks. One quick pass shows what some code can't be about.
public struct MarkedWords: Sendable {
  /// A hash table with open addressing, at most a quarter full.
  private var slots: [Slot]
  private var endings: [Ending] = []
  /// A filter that nearly every word of a source fails. At the index of a byte are the lengths of the words that begin
  /// with it, as bits; 256 entries later, the lengths of the words that end with it, and in the lowest bit whether an
  /// ending ends with it.
  private var tests = [UInt64](repeating: 0, count: 512)

  private struct Slot {
    var hash: UInt64 = 0
    var marks: UInt32 = 0
    /// The marks of the word only as the name of an attribute.
    var attributeMarks: UInt32 = 0

    var isEmpty: Bool { marks | attributeMarks == 0 }
  }

  private struct Ending {
    var word: [UInt8]
    var marks: UInt32
  }

  /// `attributes` mark words after `@`, and `endings` every word that ends with them.
  public init(
    _ words: [(String, UInt32)], attributes: [(String, UInt32)] = [], endings: [(String, UInt32)] = []
  ) {
    var size = 4
    while size < (words.count + attributes.count) * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (text, marks) in endings {
      let ending = Ending(word: Array(text.utf8), marks: marks)
      guard let last = ending.word.last else { continue }
      self.endings.append(ending)
      tests[256 + Int(last)] |= 1
    }
    for (word, mark) in words { add(word) { $0.marks |= mark } }
    for (word, mark) in attributes { add(word) { $0.attributeMarks |= mark } }
  }

  private mutating func add(_ word: String, mark: (inout Slot) -> Void) {
    let bytes = word.utf8
    guard let first = bytes.first, let last = bytes.last else { return }
    let key = WordKey(of: word)
    let slot = slot(of: key)
    slots[slot].hash = key.hash
    mark(&slots[slot])
    tests[Int(first)] |= 1 << UInt64(min(bytes.count, 63))
    tests[256 + Int(last)] |= 1 << UInt64(min(bytes.count, 63))
  }

  /// The marks of all identifiers among some tokens of a text. Words with equal hashes share their marks, so there may
  /// be too many marks but never too few.
  fileprivate func marks(of range: Range<Int>, among tokens: [RawToken], in utf8: [UInt8]) -> UInt32 {
    utf8.withUnsafeBytes { utf8 in
      withTests { tests in
        tokens.withUnsafeBufferPointer { tokens in
          var found: UInt32 = 0
          for index in range {
            let token = tokens[index]
            guard token.kind == .identifier, token.start < token.end else { continue }
            found |= marks(of: token, in: utf8, tests) {
              WordKey(of: token, in: utf8)
            } isAttributeName: {
              tokens.isAttributeName(at: index)
            }
          }
          return found
        }
      }
    }
  }

  /// The marks of one word.
  fileprivate func marks(ofWordAt range: Range<Int>, in utf8: [UInt8]) -> UInt32 {
    guard !range.isEmpty else { return 0 }
    let word = RawToken(start: UInt32(range.lowerBound), end: UInt32(range.upperBound), kind: .identifier)
    return utf8.withUnsafeBytes { utf8 in
      withTests { tests in
        marks(of: word, in: utf8, tests) {
          WordKey(of: range, in: utf8)
        } isAttributeName: {
          false
        }
      }
    }
  }

  /// Lends the filter, which is needed for every word.
  @inline(__always)
  func withTests<Result>(_ use: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    tests.withUnsafeBufferPointer(use)
  }

  /// The marks of a word. What else decides them is computed only if it is needed.
  @inline(__always)
  func marks(
    of token: RawToken, in utf8: UnsafeRawBufferPointer, _ tests: UnsafeBufferPointer<UInt64>,
    key: () -> WordKey, isAttributeName: () -> Bool
  ) -> UInt32 {
    let ending = tests[256 + Int(utf8[Int(token.end) - 1])]
    let lengths = tests[Int(utf8[Int(token.start)])] & ending
    let mayBeListed = lengths &>> UInt64(min(token.end &- token.start, 63)) & 1 != 0
    var found: UInt32 = 0
    if mayBeListed {
      let slot = slots[slot(of: key())]
      found = slot.marks
      if slot.attributeMarks != 0, isAttributeName() { found |= slot.attributeMarks }
    }
    if ending & 1 != 0 { found |= marksOfEndings(of: token, in: utf8) }
    return found
  }

  private func marksOfEndings(of token: RawToken, in utf8: UnsafeRawBufferPointer) -> UInt32 {
    var found: UInt32 = 0
    for ending in endings where ending.word.count <= Int(token.end - token.start) {
      var index = Int(token.end)
      // Compares from the end, where most words differ.
      let isSame = ending.word.reversed().allSatisfy { byte in
        index -= 1
        return utf8[index] == byte
      }
      if isSame { found |= ending.marks }
    }
    return found
  }

  /// The slot that contains a key, or the empty one where it belongs.
  private func slot(of key: WordKey) -> Int {
    var slot = Int(truncatingIfNeeded: key.hash & UInt64(slots.count - 1))
    while !slots[slot].isEmpty, slots[slot].hash != key.hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

extension UnsafeBufferPointer<RawToken> {
  /// Whether a word is the name of an attribute: `@State`, `@SwiftUI.State`.
  func isAttributeName(at index: Int) -> Bool {
    var start = index
    while start > 1, self[start - 1].kind == .period { start -= 2 }
    return start > 0 && self[start - 1].kind == .at
  }
}

extension SyntaxNode {
  /// The marks of the node's name; none if it has no name.
  public func nameMarks(of words: MarkedWords) -> UInt32 { words.marks(ofWordAt: nameUTF8.indices, in: scan.utf8) }

  /// The marks of all identifiers at or below the node, except in the text of comments and strings. One pass over its
  /// tokens.
  public func marks(of words: MarkedWords) -> UInt32 {
    let range = rawTokens
    return words.marks(of: Int(range.lowerBound)..<Int(range.upperBound), among: scan.tokens, in: scan.utf8)
  }
}
