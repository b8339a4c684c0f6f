extension [UInt8] {
  /// Whether the bytes of a word, which is not empty, stand anywhere one after the other. Looks at few of the bytes
  /// where the word is long (Horspool).
  public func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var distances = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { distances[Int(byte)] = word.count - 1 - index }
    var end = word.count - 1
    while end < count {
      let byte = self[end]
      if byte == word[word.count - 1], self[(end - word.count + 1)...end].elementsEqual(word) { return true }
      end += distances[Int(byte)]
    }
    return false
  }
}
