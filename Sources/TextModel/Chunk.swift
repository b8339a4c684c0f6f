/// A stretch of a text and its lines; the unit that an edit copies.
///
/// A line ends with LF, CR, or CR LF, as in the Language Server Protocol; no CR LF is split between two chunks. A
/// class, so that a text of thousands of chunks is cheap to copy.
final class Chunk: Sendable {
  private let bytes: ArraySlice<UInt8>
  /// The offsets after each line end, ascending; the last one may be the end of the chunk.
  let lineStarts: [UInt32]

  /// The approximate number of bytes in a chunk. An edit copies about this many bytes, and finding a position searches
  /// about as many.
  static let length = 1 << 12

  private init(_ bytes: ArraySlice<UInt8>, lineStarts: [UInt32]) {
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  private convenience init(_ bytes: ArraySlice<UInt8>) {
    var starts: [UInt32] = []
    starts.reserveCapacity(bytes.count / 32)
    Self.appendStarts(behind: 0..<bytes.count, of: bytes, to: &starts)
    self.init(bytes, lineStarts: starts)
  }

  var count: Int { bytes.count }

  subscript(offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
  }

  /// The chunk after an edit that reaches neither its first nor its last byte; nil if the result is too long for one
  /// chunk.
  func replacing(_ range: Range<Int>, with replacement: String.UTF8View) -> Chunk? {
    let growth = replacement.count - range.count
    guard bytes.count + growth < 2 * Self.length else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count + growth)
    bytes += self[0..<range.lowerBound]
    bytes += replacement
    bytes += self[range.upperBound..<count]

    // Whether a line starts at an offset depends on the bytes before and after it.
    let kept = lineStarts.prefix { $0 < range.lowerBound }
    let moved = lineStarts[kept.count...].drop { $0 <= range.upperBound }
    var starts: [UInt32] = []
    starts.reserveCapacity(lineStarts.count + 4)
    starts += kept
    Self.appendStarts(behind: range.lowerBound - 1..<range.upperBound + growth, of: bytes[...], to: &starts)
    for start in moved { starts.append(UInt32(truncatingIfNeeded: Int(start) + growth)) }
    return Chunk(bytes[...], lineStarts: starts)
  }

  /// Appends the line starts immediately after the bytes in a range.
  private static func appendStarts(behind range: Range<Int>, of bytes: ArraySlice<UInt8>, to starts: inout [UInt32]) {
    bytes.withUnsafeBytes { appendStarts(behind: range, of: $0, to: &starts) }
  }

  private static func appendStarts(
    behind range: Range<Int>, of bytes: UnsafeRawBufferPointer, to starts: inout [UInt32]
  ) {
    func note(_ index: Int) {
      guard bytes[index] == lineFeed || bytes[index] == carriageReturn else { return }
      let isFirstOfTwo = bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
      if !isFirstOfTwo { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      var candidates = highBitsOfControls(in: UInt64(littleEndian: word))
      while candidates != 0 {
        note(index + candidates.trailingZeroBitCount / 8)
        candidates &= candidates - 1
      }
      index += 8
    }
    while index < range.upperBound {
      note(index)
      index += 1
    }
  }

  /// The high bit of each byte that is at most CR, and possibly of others, because a borrow carries into the next byte.
  private static func highBitsOfControls(in word: UInt64) -> UInt64 {
    (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }

  /// Cuts a text into chunks, which share its bytes.
  static func cut(_ bytes: ArraySlice<UInt8>) -> [Chunk] {
    var chunks: [Chunk] = []
    chunks.reserveCapacity(bytes.count / length + 1)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      // The last chunk gets all that remains if that is less than two chunks, so that no small remainder is left over.
      let left = bytes.endIndex - start
      var end = left < 2 * length ? bytes.endIndex : start + length
      if end < bytes.endIndex, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end += 1 }
      chunks.append(Chunk(bytes[start..<end]))
      start = end
    }
    return chunks
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
