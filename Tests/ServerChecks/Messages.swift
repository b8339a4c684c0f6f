import JSONText

public func request(_ id: String, _ method: String, _ parameters: JSON) -> JSON {
  ["jsonrpc": "2.0", "id": JSON(id), "method": JSON(method), "params": parameters]
}

public func notification(_ method: String, _ parameters: JSON) -> JSON {
  ["jsonrpc": "2.0", "method": JSON(method), "params": parameters]
}

/// A message with its header.
public func framed(_ content: [UInt8]) -> [UInt8] { Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content }

/// Parses the output of a server, which arrives in pieces, into messages.
public struct MessageStream: Sendable {
  private var bytes: [UInt8] = []

  public init() {}

  /// Appends bytes and returns the messages that they complete.
  public mutating func append(_ more: some Sequence<UInt8>) -> [JSON] {
    bytes += more
    var messages: [JSON] = []
    var taken = 0
    while let content = Self.firstContent(in: bytes[taken...]) {
      taken = content.upperBound
      if let message = try? JSON(reading: Array(bytes[content])) { messages.append(message) }
    }
    bytes.removeFirst(taken)
    return messages
  }

  /// The range of the first message's content; nil if it isn't complete yet.
  private static func firstContent(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let separator = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }) else { return nil }
    let header = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    let line = header.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
    let length = line.flatMap { Int($0.dropFirst(15).filter { $0 != " " }) } ?? 0
    let start = end + separator.count
    return start + length <= bytes.endIndex ? start..<start + length : nil
  }
}
