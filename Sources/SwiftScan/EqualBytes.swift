extension ArraySlice<UInt8> {
  /// Whether two slices have the same bytes. The standard library compares them one by one, and a key compares those of
  /// a whole type.
  func hasSameBytes(as other: Self) -> Bool { count == other.count && commonPrefix(with: other) == count }

  /// The number of equal bytes at the start.
  func commonPrefix(with other: Self) -> Int {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        let limit = Swift.min(left.count, right.count)
        var length = 0
        while length + wordSize <= limit, left.word(at: length) == right.word(at: length) { length += wordSize }
        while length < limit, left[length] == right[length] { length += 1 }
        return length
      }
    }
  }

  /// The number of equal bytes at the end.
  func commonSuffix(with other: Self) -> Int {
    withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        let limit = Swift.min(left.count, right.count)
        var length = 0
        while length + wordSize <= limit,
          left.word(at: left.count - length - wordSize) == right.word(at: right.count - length - wordSize)
        {
          length += wordSize
        }
        while length < limit, left[left.count - 1 - length] == right[right.count - 1 - length] { length += 1 }
        return length
      }
    }
  }
}

private let wordSize = MemoryLayout<UInt64>.size

extension UnsafeRawBufferPointer {
  fileprivate func word(at offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}
