/// The possible words of many texts side by side: to ask all of them is a fraction of the work of asking one after the other.
public struct WordIndex: Sendable {
  private var blocks: [UInt64] = []
  /// Where the blocks of each text end.
  private var ends: [Int] = []

  /// Nil stands for a text of which nothing is known.
  public init(of texts: [PossibleWords?]) {
    ends.reserveCapacity(texts.count)
    blocks.reserveCapacity(texts.reduce(0) { $0 + ($1?.blocks.count ?? 0) })
    for text in texts {
      if let text { blocks += text.blocks }
      ends.append(blocks.count)
    }
  }

  /// The numbers of the texts that may have a word, ascending.
  public func textsThatMayContain(_ word: SoughtWord) -> [Int] {
    guard let key = word.key else { return Array(ends.indices) }
    var found: [Int] = []
    var start = 0
    for (number, end) in ends.enumerated() {
      if start == end || blocks[start + key.block(of: end - start)] & key.bits == key.bits { found.append(number) }
      start = end
    }
    return found
  }
}
