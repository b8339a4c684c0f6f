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
    if bytes.isEmpty {
      _ = visit(range.lowerBound)
      return
    }
    text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { bytes in
        search(for: bytes, in: UnsafeBufferPointer(rebasing: text[range])) { start in
          let place = range.lowerBound + start
          return isWord && text.wordContinues(around: place..<place + bytes.count) || visit(place)
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

/// Compares eight places with the first and the last byte of the pattern in one step, which few places pass, and those
/// with the whole pattern. The pattern must not be empty.
private func search(
  for bytes: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ visit: (Int) -> Bool
) {
  let distance = bytes.count - 1
  let count = text.count - distance
  let source = UnsafeRawBufferPointer(text)
  let (first, last) = (repeated(bytes[0]), repeated(bytes[distance]))
  func isMatch(_ start: Int) -> Bool { bytes.indices.allSatisfy { text[start + $0] == bytes[$0] } }
  var start = 0
  while start + 8 <= count {
    let firstDifference = source.loadUnaligned(fromByteOffset: start, as: UInt64.self) ^ first
    let lastDifference = source.loadUnaligned(fromByteOffset: start + distance, as: UInt64.self) ^ last
    var candidates = zeroBytes(of: firstDifference | lastDifference)
    while candidates != 0 {
      let candidate = start + candidates.trailingZeroBitCount / 8
      if isMatch(candidate), !visit(candidate) { return }
      candidates &= candidates - 1
    }
    start += 8
  }
  while start < count {
    if isMatch(start), !visit(start) { return }
    start += 1
  }
}

/// A word of eight times this byte.
private func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The highest bit of each byte that is 0, in the order of the bytes in memory.
private func zeroBytes(of word: UInt64) -> UInt64 {
  let otherBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return (~((word & otherBits) + otherBits | word | otherBits)).littleEndian
}
