import SwiftScan
import TextModel

/// Words of prose with their positions, for example of a comment.
struct Prose {
  struct Word {
    var range: Range<Int>
    var lowercased: [UInt8]
  }

  /// The whole text that the ranges refer to.
  let text: [UInt8]
  private(set) var words: [Word] = []

  /// The words of some ranges of a text, without those in code spans and those that belong to code, such as `.cancelled`.
  init(_ text: [UInt8], in ranges: [Range<Int>]) {
    self.text = text
    for range in ranges { addWords(in: range) }
  }

  private mutating func addWords(in range: Range<Int>) {
    var offset = range.lowerBound
    var isCode = false
    while offset < range.upperBound {
      let start = offset
      while offset < range.upperBound, text[offset].isPartOfWord || text[offset] == UInt8(ascii: "'") && offset > start
      {
        offset += 1
      }
      if offset == start {
        if text[offset] == UInt8(ascii: "`") { isCode.toggle() }
        offset += 1
        continue
      }
      let isMember = start > 0 && text[start - 1] == UInt8(ascii: ".")
      if !isCode, !isMember {
        words.append(Word(range: start..<offset, lowercased: text[start..<offset].map(\.lowercased)))
      }
    }
  }

  /// The discouraged phrases in it, with their offsets.
  var findings: [(offset: Int, phrase: DiscouragedPhrase)] {
    words.indices.flatMap { index in
      DiscouragedPhrase.byFirstWord[words[index].lowercased, default: []].filter { phrase in
        matches(phrase.words, at: index)
          && !phrase.exceptions.contains { exception in
            (0..<exception.count).contains { distance in index >= distance && matches(exception, at: index - distance) }
          }
      }.map { (words[index].range.lowerBound, $0) }
    }
  }

  /// Whether these words follow each other from an index, separated only by white space and comment markers.
  private func matches(_ phrase: [[UInt8]], at index: Int) -> Bool {
    guard index + phrase.count <= words.count else { return false }
    return phrase.indices.allSatisfy { number in
      let word = words[index + number]
      guard word.lowercased == phrase[number] else { return false }
      guard number > 0 else { return true }
      return text[words[index + number - 1].range.upperBound..<word.range.lowerBound].allSatisfy {
        " \n/\\".utf8.contains($0)
      }
    }
  }
}

extension Prose {
  /// The comments of a Swift file, and its string literals if wanted. Comments on adjacent lines are one text.
  static func parts(ofSwift path: String, withStrings: Bool) throws -> [Prose] {
    let text = try Repository.bytes(path)
    let tree = Document(SourceText(text)).tree
    var comments: [[Range<Int>]] = []
    for comment in tree.comments {
      let isAdjacent = comments.last?.last.map { last in
        text[last.upperBound..<comment.lowerBound].allSatisfy { " \n".utf8.contains($0) }
          && text[last.upperBound..<comment.lowerBound].count { $0 == UInt8(ascii: "\n") } <= 1
      }
      if isAdjacent == true { comments[comments.count - 1].append(comment) } else { comments.append([comment]) }
    }
    let strings = withStrings ? tree.tokens.filter { $0.kind == .stringSegment }.map { [$0.range] } : []
    return (comments + strings).map { Prose(text, in: $0) }
  }

  /// The text of a Markdown page without code blocks.
  static func part(ofMarkdown path: String) throws -> Prose {
    let text = try Repository.bytes(path)
    var ranges: [Range<Int>] = []
    var isCode = false
    var start = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let end = start + line.count
      if line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "```".utf8) {
        isCode.toggle()
      } else if !isCode {
        ranges.append(start..<end)
      }
      start = end + 1
    }
    return Prose(text, in: ranges)
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
  fileprivate var isPartOfWord: Bool { (65...90).contains(self) || (97...122).contains(self) || self >= 128 }
}
