/// The bytes of one source file and its lines. Any bytes are legal, including invalid UTF-8.
///
/// A value that shares everything but the edited stretch with the text it was derived from.
public struct SourceText: Sendable {
  private var chunks: [Chunk]
  /// The offset and line at which each chunk begins, followed by those of the end of the text.
  private var starts: [Start]
  /// The text whose slices the chunks are; nil after an edit.
  private var uncut: PaddedText?

  private struct Start {
    var offset: Int
    /// The line that contains the first byte.
    var line: Int
  }

  /// Copies nothing.
  public init(_ text: PaddedText) {
    uncut = text
    chunks = Chunk.cut(text.utf8[..<text.count])
    starts = []
    countStarts(from: 0)
  }

  public init(_ bytes: [UInt8]) { self.init(PaddedText(bytes)) }

  public init(_ string: String) { self.init(PaddedText(string)) }

  /// Recomputes the start offsets of the chunks, beginning with the given one.
  private mutating func countStarts(from first: Int) {
    var start = first == 0 ? Start(offset: 0, line: 0) : starts[first]
    starts.removeLast(starts.count - first)
    starts.reserveCapacity(chunks.count + 1)
    for chunk in chunks[first...] {
      starts.append(start)
      start.offset += chunk.count
      start.line += chunk.lineStarts.count
    }
    starts.append(start)
  }

  /// The length in bytes.
  public var count: Int { starts[chunks.count].offset }

  /// The byte at an offset of the text. Logarithmic in the size of the text.
  public subscript(offset: Int) -> UInt8 {
    let chunk = chunk(holding: offset)
    return chunks[chunk][offset - starts[chunk].offset]
  }

  /// The text between two offsets, which are clamped to the text; invalid UTF-8 reads as U+FFFD.
  public subscript(range: Range<Int>) -> String { String(decoding: bytes(in: range), as: UTF8.self) }

  /// The whole text; invalid UTF-8 reads as U+FFFD.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// A copy of all bytes.
  public var utf8: [UInt8] { bytes(in: 0..<count) }

  /// All bytes; a copy if the text was edited.
  public var padded: PaddedText { padded(0..<count) }

  /// A copy of the bytes between two offsets, which are clamped to the text.
  public func bytes(in range: Range<Int>) -> [UInt8] { copy(range, room: 0) }

  /// The bytes between two offsets, which are clamped to the text, followed by zeros. Copies nothing if the range is
  /// all of an unedited text.
  public func padded(_ range: Range<Int>) -> PaddedText {
    if let uncut, range == 0..<count { return uncut }
    return PaddedText(copy(range, room: PaddedText.padding))
  }

  private func copy(_ range: Range<Int>, room: Int) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count + room)
    append(range, to: &bytes)
    return bytes
  }

  private func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    var rest = range
    var index = chunk(holding: range.lowerBound)
    while !rest.isEmpty {
      let start = starts[index].offset
      let part = rest.clamped(to: start..<start + chunks[index].count)
      bytes += chunks[index][part.lowerBound - start..<part.upperBound - start]
      rest = part.upperBound..<rest.upperBound
      index += 1
    }
  }

  /// The index of the last chunk that begins at or before an offset; 0 in an empty text.
  private func chunk(holding offset: Int) -> Int {
    var low = 0
    var high = chunks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SourceText: Equatable {
  public static func == (left: SourceText, right: SourceText) -> Bool { left.utf8 == right.utf8 }
}

// MARK: - Lines

extension SourceText {
  public var lineCount: Int { starts[chunks.count].line + 1 }

  /// The 0-based line that contains `offset`. Logarithmic.
  public func line(at offset: Int) -> Int { chunks.isEmpty ? 0 : place(of: offset).line }

  /// The chunk that contains an offset, the line, and the number of lines that start in the chunk at or before the
  /// offset.
  private func place(of offset: Int) -> (chunk: Int, line: Int, startCount: Int) {
    let index = chunk(holding: offset)
    let local = offset - starts[index].offset
    let ends = chunks[index].lineStarts
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) <= local { low = middle + 1 } else { high = middle }
    }
    return (index, starts[index].line + low, low)
  }

  /// The offset of the first byte of a line of the text. Logarithmic.
  private func start(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    var low = 0
    var high = chunks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].line < line { low = middle } else { high = middle }
    }
    return starts[low].offset + Int(chunks[low].lineStarts[line - starts[low].line - 1])
  }

  /// The offsets of the ends of the first lines, at most `limit`; each includes its line end.
  func lineEnds(_ limit: Int) -> [Int] {
    var ends: [Int] = []
    ends.reserveCapacity(min(limit, lineCount))
    for (chunk, start) in zip(chunks, starts) where ends.count < limit {
      for end in chunk.lineStarts.prefix(limit - ends.count) { ends.append(start.offset + Int(end)) }
    }
    if ends.count < limit, ends.last ?? 0 < count { ends.append(count) }
    return ends
  }

  /// The offsets of a line's text without its line end. Past the last line, an empty range at the end of the text.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount else { return count..<count }
    let start = start(ofLine: line)
    guard line + 1 < lineCount else { return start..<count }
    var end = self.start(ofLine: line + 1)
    if end > start, self[end - 1] == lineFeed { end -= 1 }
    if end > start, self[end - 1] == carriageReturn { end -= 1 }
    return start..<end
  }
}

// MARK: - Positions

extension SourceText {
  /// The position of an offset, which is clamped to the text. Except in UTF-8, an offset inside a character has the
  /// position of the character.
  public func position(at offset: Int, in encoding: PositionEncoding) -> Position {
    guard !chunks.isEmpty else { return Position(line: 0, character: 0) }
    let offset = min(max(offset, 0), count)
    let (chunk, line, startCount) = place(of: offset)
    let (bytes, local) = (chunks[chunk], offset - starts[chunk].offset)
    let before =
      startCount > 0
      ? bytes[Int(bytes.lineStarts[startCount - 1])..<local] : self.bytes(in: start(ofLine: line)..<offset)[...]
    var character = encoding.columns(of: before)
    if encoding != .utf8, local < bytes.count, isContinuation(bytes[local]),
      let first = before.last(where: { !isContinuation($0) })
    {
      character -= encoding.columns(startingWith: first)
    }
    return Position(line: line, character: character)
  }

  /// The offset of a position, as the protocol requires: past the end of a line, the end of that line; past the last
  /// line, the end of the text; inside a character, its start. Never traps.
  public func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < lineCount else { return count }
    let line = lineRange(position.line)
    let bytes = bytes(in: line)
    var offset = 0
    var character = 0
    while offset < bytes.count {
      var next = offset + 1
      while next < bytes.count, isContinuation(bytes[next]) { next += 1 }
      let width = encoding == .utf8 ? next - offset : encoding.columns(startingWith: bytes[offset])
      guard character + width <= position.character else { break }
      character += width
      offset = next
    }
    return line.lowerBound + offset
  }
}

// MARK: - Edits

extension SourceText {
  /// The text after one edit; its range is clamped to the text. Copies only the bytes around the edit.
  public func applying(_ edit: TextEdit) -> SourceText {
    guard !chunks.isEmpty else { return SourceText(edit.replacement) }
    let range = edit.range.clamped(to: 0..<count)
    // An edit at the end of a chunk splits it again together with its neighbor, so that a CR LF isn't split between
    // them.
    let first = chunk(holding: max(0, range.lowerBound - 1))
    let last = chunk(holding: range.upperBound)
    if first == last, let text = applying(range, edit.replacement.utf8, inside: first) { return text }
    let stretch = starts[first].offset..<starts[last + 1].offset
    // No larger than necessary, because the chunks retain the array.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stretch.count - range.count + edit.replacement.utf8.count)
    append(stretch.lowerBound..<range.lowerBound, to: &bytes)
    bytes += edit.replacement.utf8
    append(range.upperBound..<stretch.upperBound, to: &bytes)
    var text = self
    text.uncut = nil
    text.chunks.replaceSubrange(first...last, with: Chunk.cut(bytes[...]))
    text.countStarts(from: first)
    return text
  }

  /// The text after an edit inside one chunk; nil if the edit reaches an end of the chunk or the chunk becomes too
  /// long.
  private func applying(_ range: Range<Int>, _ replacement: String.UTF8View, inside index: Int) -> SourceText? {
    let start = starts[index].offset
    let (old, local) = (chunks[index], range.lowerBound - start..<range.upperBound - start)
    guard local.lowerBound > 0, local.upperBound < old.count,
      let new = old.replacing(local, with: replacement)
    else { return nil }
    var text = self
    text.uncut = nil
    text.chunks[index] = new
    let (bytes, lines) = (new.count - old.count, new.lineStarts.count - old.lineStarts.count)
    for next in index + 1..<starts.count {
      text.starts[next].offset += bytes
      text.starts[next].line += lines
    }
    return text
  }

  /// The text after several edits that all refer to the current text.
  ///
  /// Insertions at the same offset keep their order and precede a replacement that starts there. If two edits overlap,
  /// the one that starts later is ignored.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let utf8 = utf8
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
