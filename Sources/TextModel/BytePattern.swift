/// A byte pattern to search for in texts. Cheap to create.
public struct BytePattern: Sendable, ExpressibleByStringLiteral {
  private let bytes: [UInt8]
  /// Whether it occurs only as a whole word.
  public let isWord: Bool

  public init(_ text: String) {
    bytes = Array(text.utf8)
    isWord = false
  }

  /// A pattern that occurs only as a whole word, as far as ASCII tells: not inside a longer name of ASCII characters.
  public init(word: String) {
    bytes = Array(word.utf8)
    isWord = true
  }

  public var count: Int { bytes.count }

  /// The same in every run. Linear in the length.
  public var stableHash: UInt64 { bytes.stableHash }

  public init(stringLiteral text: StaticString) { self.init("\(text)") }

  /// Whether the text contains the bytes in sequence. An empty pattern occurs everywhere.
  public func occurs(in text: [UInt8]) -> Bool { occurs(in: text, within: text.indices) }

  /// Whether the part of a text between two offsets contains the bytes. The offsets are clamped to the text.
  public func occurs(in text: [UInt8], within range: Range<Int>) -> Bool { firstPlace(in: text, within: range) != nil }

  /// The offset in the text of the first occurrence between two offsets, which are clamped to the text.
  public func firstPlace(in text: [UInt8], within range: Range<Int>) -> Int? {
    var first: Int?
    visitPlaces(in: text, within: range) {
      first = $0
      return false
    }
    return first
  }

  /// Calls `visit` with the offset in the text of each occurrence between two offsets, which are clamped to the text, in
  /// ascending order. Stops when `visit` returns false. An empty pattern occurs only at the start.
  public func visitPlaces(in text: [UInt8], within range: Range<Int>, _ visit: (Int) -> Bool) {
    let range = range.clamped(to: text.indices)
    guard let last = bytes.last else {
      _ = visit(range.lowerBound)
      return
    }
    text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { bytes in
        let part = UnsafeBufferPointer(rebasing: text[range])
        func visitIfWord(_ start: Int) -> Bool {
          let place = range.lowerBound + start
          return isWord && text.wordContinues(around: place..<place + bytes.count) || visit(place)
        }
        if part.count < longText {
          search(for: bytes, in: part, skippingBy: { $0 == last ? 0 : 1 }, afterEnd: 1, visitIfWord)
        } else {
          withDistances(of: bytes) { distances, afterEnd in
            search(
              for: bytes, in: part, skippingBy: { Int(distances[Int($0)]) }, afterEnd: afterEnd, visitIfWord)
          }
        }
      }
    }
  }
}

extension BytePattern: Hashable {
  public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension Sequence<UInt8> {
  /// The FNV-1a hash of the bytes, the same in every run.
  @inlinable
  public var stableHash: UInt64 { reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
}

/// Whether a byte is a letter, digit, or underscore of ASCII.
@inlinable
public func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"):
    true
  default: false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the word at an end of a range continues outside of the range.
  fileprivate func wordContinues(around range: Range<Int>) -> Bool {
    range.lowerBound > 0 && isWordByte(self[range.lowerBound]) && isWordByte(self[range.lowerBound - 1])
      || range.upperBound < count && isWordByte(self[range.upperBound - 1]) && isWordByte(self[range.upperBound])
  }
}

/// The length at which it pays to find out how far a pattern can be shifted.
private let longText = 1_024

/// Shifts the pattern by the distance of the byte at its end. Where that is 0, because the byte equals the last one of
/// the pattern, compares the pattern with the text, and shifts it by `step`.
@inline(__always)
private func search(
  for bytes: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, skippingBy distance: (UInt8) -> Int,
  afterEnd step: Int, _ visit: (Int) -> Bool
) {
  var end = bytes.count - 1
  while end < text.count {
    let skipped = distance(text[end])
    end += skipped
    if skipped != 0 { continue }
    let start = end - bytes.count + 1
    if bytes.indices.allSatisfy({ text[start + $0] == bytes[$0] }), !visit(start) { return }
    end += step
  }
}

/// How far the pattern can be shifted, by the byte of the text that is aligned with its end, as in Horspool's algorithm:
/// 0 for the last byte, and the distance after that as the second argument. Capped at 255, which shifts a long pattern
/// less than possible.
private func withDistances(
  of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeMutableBufferPointer<UInt8>, _ afterEnd: Int) -> Void
) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { distances in
    distances.initialize(repeating: UInt8(clamping: bytes.count))
    for index in bytes.indices.dropLast() {
      distances[Int(bytes[index])] = UInt8(clamping: bytes.count - 1 - index)
    }
    let last = Int(bytes[bytes.count - 1])
    let afterEnd = Int(distances[last])
    distances[last] = 0
    body(distances, afterEnd)
  }
}
