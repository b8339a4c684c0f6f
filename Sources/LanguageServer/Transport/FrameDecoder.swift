/// Cuts a stream of bytes into messages, however the stream was split into packets.
///
/// A message is a block of header lines with a `Content-Length`, an empty line, and as many bytes. What is no such
/// block is passed over up to the next line that ends in a `Content-Length`. Keeps no more than one message.
struct FrameDecoder {
  enum Frame: Hashable {
    case message([UInt8])
    /// Bytes that are no header were passed over; reported once for all of them.
    case unreadable
    /// A message longer than `lengthLimit` was passed over.
    case tooLong(Int)
    /// A header gives a length above `passableLength`. The rest of the stream is dropped, because where the next message
    /// begins is anyone's guess.
    case endless
  }

  static let lengthLimit = 1 << 26
  /// The longest message that is passed over: 1 GiB. No client means to send more.
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
        if taken.count == missing { frames.append(.message(takeContent())) }
      case .passedOver(let missing):
        let count = min(missing, rest.count)
        rest = rest.dropFirst(count)
        part = count == missing ? .header(contentLength: nil) : .passedOver(missing: missing - count)
      case .dropped: rest = []
      }
    }
    return frames
  }

  private mutating func takeContent() -> [UInt8] {
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
      // The end of a line without end may still be the beginning of a header.
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
      frames.append(.message(takeContent()))
    } else {
      // As one piece: what growing leaves behind would stay with the process.
      content.reserveCapacity(contentLength)
      part = .content(missing: contentLength)
    }
  }

  private mutating func lose(_ frames: inout [Frame]) {
    if !isLost { frames.append(.unreadable) }
    isLost = true
  }

  /// The length that a line gives at its end, `Int.max` for more than that; what was lost may stand before it on the same
  /// line.
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
