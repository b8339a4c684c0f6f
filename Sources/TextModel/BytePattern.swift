/// A byte pattern to search for in many texts, with Horspool's algorithm. The longer the pattern, the fewer bytes of a
/// text it examines.
public struct BytePattern: Sendable, ExpressibleByStringLiteral {
  private let bytes: [UInt8]
  /// How far the pattern can be shifted, by the byte of the text that is aligned with the end of the pattern. Capped at
  /// 255, which shifts a long pattern less than possible: a small table is faster to build, and most patterns are
  /// short.
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

  public init(stringLiteral text: StaticString) { self.init("\(text)") }

  /// Whether the text contains the bytes in sequence. An empty pattern occurs everywhere.
  public func occurs(in text: [UInt8]) -> Bool { occurs(in: text, within: text.indices) }

  /// Whether the part of a text between two offsets contains the bytes. The offsets are clamped to the text.
  public func occurs(in text: [UInt8], within range: Range<Int>) -> Bool { firstPlace(in: text, within: range) != nil }

  /// The offset in the text of the first occurrence between two offsets, which are clamped to the text.
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
