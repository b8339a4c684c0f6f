/// The bytes of one source file and its lines. Any bytes are legal, also invalid UTF-8.
public struct SourceText: Hashable, Sendable {
  public private(set) var utf8: [UInt8]
  private let lines: LineIndex

  public init(_ bytes: [UInt8]) {
    utf8 = bytes
    lines = LineIndex(bytes)
  }

  public init(_ string: String) { self.init(Array(string.utf8)) }

  /// The whole text; invalid UTF-8 reads as U+FFFD.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The text between two offsets, which are clamped to the text; invalid UTF-8 reads as U+FFFD.
  public subscript(range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  public var lineCount: Int { lines.starts.count }

  /// The 0-based line that holds `offset`.
  public func line(at offset: Int) -> Int { lines.line(at: offset) }

  /// The offsets of a line's text without its line end; empty and at the end of the text past the last line.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount else { return utf8.count..<utf8.count }
    let start = lines.starts[line]
    var end = line + 1 < lineCount ? lines.starts[line + 1] : utf8.count
    if line + 1 < lineCount {
      if end > start, utf8[end - 1] == lineFeed { end -= 1 }
      if end > start, utf8[end - 1] == carriageReturn { end -= 1 }
    }
    return start..<end
  }
}

// MARK: - Positions

extension SourceText {
  /// The position of an offset, which is clamped to the text; inside a character it is the position of that character.
  public func position(at offset: Int, in encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), utf8.count)
    let line = lines.line(at: offset)
    let start = lines.starts[line]
    if encoding == .utf8 { return Position(line: line, character: offset - start) }
    var end = offset
    while end > start, end < utf8.count, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    let character = utf8[start..<end].reduce(0) { $0 + encoding.columns(startingWith: $1) }
    return Position(line: line, character: character)
  }

  /// The offset of a position. Past the end of a line it is that end, past the last line the end of the text, and
  /// between the halves of a character its start, as the protocol asks; it never traps.
  public func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < lineCount else { return utf8.count }
    let line = lineRange(position.line)
    var offset = line.lowerBound
    var character = 0
    while offset < line.upperBound {
      var next = offset + 1
      while next < line.upperBound, utf8[next] & 0xC0 == 0x80 { next += 1 }
      let width = encoding == .utf8 ? next - offset : encoding.columns(startingWith: utf8[offset])
      guard character + width <= position.character else { break }
      character += width
      offset = next
    }
    return offset
  }
}

// MARK: - Edits

extension SourceText {
  /// The text after one edit; its range is clamped to the text.
  public func applying(_ edit: TextEdit) -> SourceText {
    var bytes = utf8
    bytes.replaceSubrange(edit.range.clamped(to: 0..<utf8.count), with: edit.replacement.utf8)
    return SourceText(bytes)
  }

  /// The text after edits that all refer to the text as it is now.
  ///
  /// Insertions at one place keep their order and stand before what replaces text from there; of two edits that overlap, the one that starts later is left out.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var copied = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered {
      let range = edit.range.clamped(to: 0..<utf8.count)
      guard range.lowerBound >= copied else { continue }
      bytes += utf8[copied..<range.lowerBound]
      bytes += edit.replacement.utf8
      copied = range.upperBound
    }
    return SourceText(bytes + utf8[copied...])
  }
}
