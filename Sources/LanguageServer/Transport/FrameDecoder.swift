/// Splits a stream of bytes into messages, regardless of how the stream was split into packets.
///
/// A message is a block of header lines with a `Content-Length`, an empty line, and that many bytes. Anything else is
/// skipped up to the next line that ends in a `Content-Length`. The decoder buffers no more than one message.
struct FrameDecoder {
  enum Frame: Hashable {
    case message([UInt8])
    /// Bytes that aren't a header were skipped. Reported once for a whole run of them.
    case unreadable
    /// A message longer than `lengthLimit` was skipped.
    case tooLong(Int)
    /// A header gives a length above `passableLength`. The rest of the stream is dropped, because the start of the next
    /// message can't be found.
    case endless
  }

  static let lengthLimit = 1 << 26
  /// The longest message that is skipped: 1 GiB. No client intends to send more.
  static let passableLength = 1 << 30
  private static let lineLimit = 1024

  private enum Part {
    case header(contentLength: Int?)
    case content(missing: Int)
    case passedOver(missing: Int)
    case dropped
  }

  private var part = Part.header(contentLength: nil)
  private var line: [UInt8] = []
  private var content: [UInt8] = []
  private var isLost = false

  /// Takes the next bytes of the stream and returns the messages that they complete.
  mutating func decode(_ bytes: [UInt8]) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      switch part {
      case .header(let contentLength): readHeader(contentLength, &rest, &frames)
      case .content(let missing):
        let taken = rest.prefix(missing)
        content += taken
        rest = rest.dropFirst(taken.count)
        part = .content(missing: missing - taken.count)
        if taken.count == missing { frames.append(.message(popContent())) }
      case .passedOver(let missing):
        let count = min(missing, rest.count)
        rest = rest.dropFirst(count)
        part = count == missing ? .header(contentLength: nil) : .passedOver(missing: missing - count)
      case .dropped: rest = []
      }
    }
    return frames
  }

  private mutating func popContent() -> [UInt8] {
    defer { content = [] }
    isLost = false
    part = .header(contentLength: nil)
    return content
  }

  /// Reads up to the end of a header line.
  private mutating func readHeader(_ contentLength: Int?, _ rest: inout ArraySlice<UInt8>, _ frames: inout [Frame]) {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
      line += rest
      rest = []
      // The end of an overlong line may still be the beginning of a header.
      if line.count > Self.lineLimit {
        line.removeFirst(line.count - Self.lineLimit / 2)
        lose(&frames)
      }
      return
    }
    line += rest[..<end]
    rest = rest[(end + 1)...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }

    if let (length, isWholeLine) = Self.contentLength(in: line) {
      if !isWholeLine { lose(&frames) }
      part = .header(contentLength: length)
    } else if line.isEmpty {
      if let contentLength { begin(contentLength, &frames) } else { lose(&frames) }
    }
  }

  private mutating func begin(_ contentLength: Int, _ frames: inout [Frame]) {
    if contentLength > Self.passableLength {
      frames.append(.endless)
      part = .dropped
    } else if contentLength > Self.lengthLimit {
      frames.append(.tooLong(contentLength))
      part = .passedOver(missing: contentLength)
    } else if contentLength == 0 {
      frames.append(.message(popContent()))
    } else {
      // Reserve the full length, because the heap would retain the buffers that growth discards.
      content.reserveCapacity(contentLength)
      part = .content(missing: contentLength)
    }
  }

  private mutating func lose(_ frames: inout [Frame]) {
    if !isLost { frames.append(.unreadable) }
    isLost = true
  }

  /// The length at the end of a line, or `Int.max` if it doesn't fit an integer. Unreadable bytes may precede the
  /// header on the same line.
  private static func contentLength(in line: [UInt8]) -> (Int, isWholeLine: Bool)? {
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")),
      line[..<colon].suffix(14).elementsEqual("content-length".utf8, by: { lowercase($0) == $1 })
    else { return nil }
    let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
    let digits = value.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard value.dropFirst(digits.count).allSatisfy({ $0 == UInt8(ascii: " ") }), !digits.isEmpty else { return nil }
    return (Int(String(decoding: digits, as: UTF8.self)) ?? .max, isWholeLine: colon == 14)
  }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
