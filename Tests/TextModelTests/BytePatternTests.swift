import TestSupport
import Testing
import TextModel

@Suite struct BytePatternTests {
  @Test(arguments: [
    ("// uibridge:enable", true), ("uibridge:", true), ("xuibridge:", true), ("uibridge :", false), ("", false),
    ("uibridgeuibridge:", true), ("uibridge", false), ("größe // uibridge:", true),
  ])
  func wordsAreFoundAnywhere(_ text: String, _ isThere: Bool) {
    #expect(BytePattern("uibridge:").occurs(in: Array(text.utf8)) == isThere)
  }

  @Test func shortPatternsAreFound() {
    #expect(BytePattern("b").occurs(in: Array("abc".utf8), within: 1..<2))
    #expect(!BytePattern("bc").occurs(in: Array("abcd".utf8), within: 0..<2))
    #expect(BytePattern("d").occurs(in: Array("abcd".utf8), within: 2..<9))
    #expect(BytePattern("").occurs(in: []) && BytePattern("").occurs(in: [1]))
    #expect(BytePattern("b").occurs(in: Array("ab".utf8)) && !BytePattern("b").occurs(in: Array("a".utf8)))
  }

  @Test func theFirstOccurrenceIsFound() {
    let text = Array("abcabc".utf8)
    #expect(BytePattern("bc").firstPlace(in: text, within: 0..<6) == 1)
    #expect(BytePattern("bc").firstPlace(in: text, within: 2..<6) == 4)
    #expect(BytePattern("bc").firstPlace(in: text, within: 2..<5) == nil)
  }

  @Test func longPatternsAreFound() {
    let long = String(repeating: "ab", count: 300) + "c"
    #expect(BytePattern(long).occurs(in: Array("a\(long)c".utf8)))
    #expect(!BytePattern(long).occurs(in: Array("b\(long.dropFirst())".utf8)))
  }

  @Test(arguments: [0, 10, 5_000])
  func allPlacesAreVisited(_ padding: Int) {
    let text = Array((String(repeating: "-", count: padding) + "aaab, aab").utf8)
    var places: [Int] = []
    BytePattern("aa").visitPlaces(in: text, within: 0..<text.count) {
      places.append($0 - padding)
      return true
    }
    #expect(places == [0, 1, 6])
  }

  @Test(arguments: [
    ("add", true), ("padding", false), ("add(x)", true), ("view.add", true), ("adds", false), ("add1 add", true),
    ("_add", false), ("`add`", true), ("$add", true), ("größeadd", false), ("addé", true),
  ])
  func wordsAreFoundOnlyWhole(_ text: String, _ isThere: Bool) {
    #expect(BytePattern(word: "add").occurs(in: Array(text.utf8)) == isThere)
  }

  @Test func wordsOfOtherCharactersHaveNoBorders() {
    #expect(BytePattern(word: "==").occurs(in: Array("a==b".utf8)))
    #expect(BytePattern(word: ".id").occurs(in: Array("view.id(1)".utf8)))
    #expect(!BytePattern(word: ".id").occurs(in: Array("view.idea".utf8)))
  }

  /// Compares with a search at each place, in texts of few different bytes at all distances from their ends.
  @Test func everyPlaceInRandomTextIsFound() {
    for seed in UInt64(1)...300 {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let pattern = (0..<Int.random(in: 1...12, using: &random)).map { _ in UInt8.random(in: 97...98, using: &random) }
      let start = Int.random(in: 0...text.count, using: &random)
      let range = start..<Int.random(in: start...text.count, using: &random)
      let expected = range.filter { $0 + pattern.count <= range.upperBound && text[$0...].starts(with: pattern) }
      var places: [Int] = []
      BytePattern(String(decoding: pattern, as: UTF8.self)).visitPlaces(in: text, within: range) {
        places.append($0)
        return true
      }
      #expect(places == expected, "seed \(seed)")
    }
  }
}
