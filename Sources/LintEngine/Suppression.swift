import BridgeModel
import SwiftScan
import TextModel

/// A comment that keeps diagnostics from being reported, such as `// uibridge:disable:next rule-id - reason`.
public struct Suppression: Hashable, Sendable {
  /// The forms that can follow `uibridge:`.
  public enum Form: String, CaseIterable, Sendable {
    /// Suppresses rules on the line of the next code.
    case next = "disable:next"
    /// Suppresses rules on the line of the comment.
    case this = "disable:this"
    /// Suppresses rules from the comment to `enable` or to the end of the file.
    case begin = "disable"
    case end = "enable"
    case file = "disable:file"
  }

  /// One of the rules that a comment names.
  public struct Entry: Hashable, Sendable {
    public var rule: String
    /// The range of the name.
    public var range: Range<Int>
    /// The range in which diagnostics of the rule aren't reported. For `enable`, the region that it ends; nil if there
    /// is none.
    public var covered: Range<Int>?
  }

  /// The range of the comment.
  public var range: Range<Int>
  /// The text of the form, and its range.
  public var formText: String
  public var formRange: Range<Int>
  public var entries: [Entry]

  /// The form; nil if the text isn't a valid form.
  public var form: Form? { Form(rawValue: formText) }
}

extension Suppression {
  /// The suppressions in a range of a document, in source order, without the ranges that they cover.
  static func written(in range: Range<Int>, of document: Document) -> [Suppression] {
    document.tree.comments(in: range, mentioning: remarkPattern)
      .compactMap { SuppressionReader.read($0, of: document.text) }
  }

  /// The same comment in a newer text; nil if it is inside the difference.
  func moved(by difference: TreeDifference) -> Suppression? {
    guard let place = difference.moved(range) else { return nil }
    let distance = place.lowerBound - range.lowerBound
    func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + distance..<range.upperBound + distance }
    return Suppression(
      range: place, formText: formText, formRange: moved(formRange),
      entries: entries.map { Entry(rule: $0.rule, range: moved($0.range)) })
  }

  /// Sets the range that each entry covers. Regions extend to the end of the text.
  fileprivate mutating func cover(in document: Document) {
    let text = document.text
    let covered: Range<Int>?
    switch form {
    case .file: covered = 0..<text.count + 1
    case .begin: covered = range.lowerBound..<text.count + 1
    case .this: covered = text.wholeLine(at: range.lowerBound)
    case .next:
      covered = document.tree.firstToken(from: range.upperBound).map { text.wholeLine(at: $0.range.lowerBound) }
    case .end, nil: covered = nil
    }
    for index in entries.indices { entries[index].covered = covered }
  }
}

extension [Suppression] {
  /// The suppressions of a document, with the ranges that they cover.
  func covering(_ document: Document) -> [Suppression] {
    var suppressions = self
    for index in indices { suppressions[index].cover(in: document) }
    suppressions.endRegions()
    return suppressions
  }

  /// Ends each region at the next `enable` of its rule.
  fileprivate mutating func endRegions() {
    var open: [String: [(suppression: Int, entry: Int)]] = [:]
    for index in indices where self[index].form == .begin || self[index].form == .end {
      let place = self[index].range.lowerBound
      for (number, entry) in self[index].entries.enumerated() {
        if self[index].form == .begin {
          open[entry.rule, default: []].append((index, number))
          continue
        }
        for region in open.removeValue(forKey: entry.rule) ?? [] {
          let start = self[region.suppression].range.lowerBound
          self[region.suppression].entries[region.entry].covered = start..<place
          self[index].entries[number].covered = start..<place
        }
      }
    }
  }
}

/// Parses one comment.
private enum SuppressionReader {
  /// Parses a comment; nil if it isn't a suppression.
  static func read(_ range: Range<Int>, of text: SourceText) -> Suppression? {
    guard let start = startOfForm(in: range, of: text) else { return nil }
    let bytes = text.bytes(in: start..<range.upperBound).prefix { $0 != lineFeed && $0 != carriageReturn }
    var words = words(of: bytes, at: start)[...]
    // 'uibridge: …' is prose.
    guard let form = words.first, form.range.lowerBound == start else { return nil }
    words = words.dropFirst().prefix { $0.text != "-" && $0.text != "*/" }
    let entries = words.map { Suppression.Entry(rule: $0.text, range: $0.range) }
    return Suppression(range: range, formText: form.text, formRange: form.range, entries: entries)
  }

  /// The end of the mark `uibridge:` in a comment; nil if the comment doesn't begin with it. Nearly all comments exit
  /// here, so nothing is copied.
  private static func startOfForm(in range: Range<Int>, of text: SourceText) -> Int? {
    let end = min(range.upperBound, range.lowerBound + 32)
    var offset = range.lowerBound
    while offset < end, text[offset] == UInt8(ascii: "/") || text[offset] == UInt8(ascii: "*") { offset += 1 }
    while offset < end, isSpace(text[offset]) { offset += 1 }
    for byte in remarkMark.utf8 {
      guard offset < end, text[offset] == byte else { return nil }
      offset += 1
    }
    return offset
  }

  /// The words between spaces and commas.
  private static func words(of bytes: ArraySlice<UInt8>, at start: Int) -> [(text: String, range: Range<Int>)] {
    bytes.split { isSpace($0) || $0 == UInt8(ascii: ",") }.map { word in
      let isLast = word.count > 2 && word.suffix(2).elementsEqual("*/".utf8)
      let word = isLast ? word.dropLast(2) : word
      return (String(decoding: word, as: UTF8.self), start + word.startIndex..<start + word.endIndex)
    }
  }
}

private let remarkPattern = BytePattern(remarkMark)
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

extension SourceText {
  /// The range of the line that contains an offset, including the offset of its end.
  fileprivate func wholeLine(at offset: Int) -> Range<Int> {
    let line = lineRange(line(at: offset))
    return line.lowerBound..<line.upperBound + 1
  }
}
