/// Bytes to look for in many texts. Looks at few of a text's bytes where there are many to look for (Horspool).
public struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// By a byte of the text at which the pattern would end: how far it may be moved on.
  private let distances: [Int]

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var distances = [Int](repeating: bytes.count, count: 256)
    for (index, byte) in bytes.dropLast().enumerated() { distances[Int(byte)] = bytes.count - 1 - index }
    self.bytes = bytes
    self.distances = distances
  }

  /// Whether a text has the bytes anywhere one after the other; an empty pattern is everywhere.
  public func occurs(in text: [UInt8]) -> Bool {
    guard let last = bytes.last else { return true }
    var end = bytes.count - 1
    while end < text.count {
      let byte = text[end]
      if byte == last, text[(end - bytes.count + 1)...end].elementsEqual(bytes) { return true }
      end += distances[Int(byte)]
    }
    return false
  }
}
