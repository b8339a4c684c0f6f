/// Bytes to look for in many texts. Looks at few of a text's bytes where there are many to look for (Horspool).
public struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// By a byte of the text at which the pattern would end: how far it may be moved on. One of many bytes is moved on less
  /// far than it might be: small tables are made faster, and most patterns are short.
  private let distances: [UInt8]

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var distances = [UInt8](repeating: UInt8(clamping: bytes.count), count: 256)
    for (index, byte) in bytes.dropLast().enumerated() {
      distances[Int(byte)] = UInt8(clamping: bytes.count - 1 - index)
    }
    self.bytes = bytes
    self.distances = distances
  }

  /// Whether a text has the bytes anywhere one after the other; an empty pattern is everywhere.
  public func occurs(in text: [UInt8]) -> Bool { occurs(in: text, within: text.indices) }

  /// The same for the part of a text between two offsets, which are clamped to it.
  public func occurs(in text: [UInt8], within range: Range<Int>) -> Bool { firstPlace(in: text, within: range) != nil }

  /// The offset in the text of the first place at which the bytes are, in the part between two offsets, clamped likewise.
  public func firstPlace(in text: [UInt8], within range: Range<Int>) -> Int? {
    let range = range.clamped(to: text.indices)
    return text.withUnsafeBufferPointer { text in
      distances.withUnsafeBufferPointer { distances in
        firstPlace(in: UnsafeBufferPointer(rebasing: text[range]), distances).map { range.lowerBound + $0 }
      }
    }
  }

  private func firstPlace(in text: UnsafeBufferPointer<UInt8>, _ distances: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let last = bytes.last else { return 0 }
    var end = bytes.count - 1
    while end < text.count {
      let byte = text[end]
      let start = end - bytes.count + 1
      if byte == last, bytes.indices.allSatisfy({ text[start + $0] == bytes[$0] }) { return start }
      end += Int(distances[Int(byte)])
    }
    return nil
  }
}
