/// A stretch of a text and its lines: what an edit has to copy.
///
/// A line ends with LF, CR or CR LF, as in the Language Server Protocol; no CR LF lies across two chunks.
struct Chunk: Sendable {
  let bytes: [UInt8]
  /// The offsets behind each line end, ascending; the last one may be the end of the chunk.
  let lineStarts: [UInt32]

  /// About how many bytes a chunk has: an edit copies so many, and a position is sought in so many.
  static let length = 1 << 13

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    lineStarts = self.bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = []
      starts.reserveCapacity(bytes.count / 32)
      // One comparison tells for nearly every byte.
      for index in bytes.indices where bytes[index] <= carriageReturn {
        guard bytes[index] == lineFeed || bytes[index] == carriageReturn else { continue }
        let isFirstOfTwo =
          bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
        if !isFirstOfTwo { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
      }
      return starts
    }
  }

  /// Cuts a text into chunks.
  static func cut(_ bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    chunks.reserveCapacity(bytes.count / length + 1)
    var start = 0
    while start < bytes.count {
      // What is left is shared out evenly, so that no small rest stays behind.
      let left = bytes.count - start
      var end = left < 2 * length ? bytes.count : start + length
      if end < bytes.count, bytes[end] == lineFeed, bytes[end - 1] == carriageReturn { end += 1 }
      chunks.append(Chunk(bytes[start..<end]))
      start = end
    }
    return chunks
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
