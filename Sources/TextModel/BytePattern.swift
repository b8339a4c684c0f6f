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
  public func occurs(in text: [UInt8], within range: Range<Int>) -> Bool {
    text.withUnsafeBufferPointer { text in
      distances.withUnsafeBufferPointer { distances in
        occurs(in: UnsafeBufferPointer(rebasing: text[range.clamped(to: text.indices)]), distances)
      }
    }
  }

  private func occurs(in text: UnsafeBufferPointer<UInt8>, _ distances: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = bytes.last else { return true }
    var end = bytes.count - 1
    while end < text.count {
      let byte = text[end]
      if byte == last, bytes.indices.allSatisfy({ text[end - bytes.count + 1 + $0] == bytes[$0] }) { return true }
      end += Int(distances[Int(byte)])
    }
    return false
  }
}
