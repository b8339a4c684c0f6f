/// A text that isn't in use, compressed to about 40% of its size.
///
/// The format is similar to LZ4: a series of sequences, each with some literal bytes and a match, which repeats earlier
/// bytes at a two-byte distance. One byte starts a sequence and contains both lengths; a length that doesn't fit there
/// continues in additional bytes. The last sequence has no match.
public struct PackedText: Sendable {
  private let packed: [UInt8]
  /// The length of the text without the zeros.
  private let count: Int

  /// Compresses a text; takes about 3 ns per byte.
  public init(_ text: PaddedText) {
    count = text.count
    let packed = Packer(text).packed
    // No larger than necessary, because the array is retained.
    self.packed = [UInt8](unsafeUninitializedCapacity: packed.count) { kept, filled in
      filled = kept.initialize(fromContentsOf: packed)
    }
  }

  /// The unpacked text, created on each access; takes about 1 ns per byte.
  public var unpacked: PaddedText {
    // Reserves space for the padding; copying a match word by word may write beyond the text.
    PaddedText(
      [UInt8](unsafeUninitializedCapacity: count + PaddedText.padding) { text, filled in
        packed.withUnsafeBytes { unpack($0, to: UnsafeMutableRawBufferPointer(text)) }
        filled = count
      })
  }

  /// Reads and writes only inside the two buffers, because all input comes from `Packer`.
  private func unpack(_ packed: UnsafeRawBufferPointer, to text: UnsafeMutableRawBufferPointer) {
    var next = 0
    func length(_ half: UInt8) -> Int {
      var length = Int(half)
      guard length == PackedSequence.longestHalf else { return length }
      repeat {
        length += Int(packed[next])
        next += 1
      } while packed[next - 1] == .max
      return length
    }
    var end = 0
    while end < count {
      let lengths = packed[next]
      next += 1
      let plain = length(lengths >> 4)
      UnsafeMutableRawBufferPointer(rebasing: text[end..<end + plain]).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: packed[next..<next + plain]))
      next += plain
      end += plain
      guard end < count else { return }
      let distance = Int(packed[next]) | Int(packed[next + 1]) << 8
      next += 2
      let match = end..<end + PackedSequence.shortestMatch + length(lengths & UInt8(PackedSequence.longestHalf))
      copy(match, from: distance, in: text)
      end = match.upperBound
    }
  }

  /// Copies a match from `distance` bytes before it. A match may overlap its source, which then repeats.
  private func copy(_ match: Range<Int>, from distance: Int, in text: UnsafeMutableRawBufferPointer) {
    let width = MemoryLayout<UInt64>.size
    guard distance >= width else {
      for offset in match { text[offset] = text[offset - distance] }
      return
    }
    for offset in stride(from: match.lowerBound, to: match.upperBound, by: width) {
      let word = text.loadUnaligned(fromByteOffset: offset - distance, as: UInt64.self)
      text.storeBytes(of: word, toByteOffset: offset, as: UInt64.self)
    }
  }
}

private enum PackedSequence {
  /// The minimum length of a match; encoding a shorter one would not save space.
  static let shortestMatch = 4
  /// The largest value of a half byte; means that the length continues.
  static let longestHalf = 15
  static let farthest = Int(UInt16.max)
}

private struct Packer {
  var packed: [UInt8] = []

  init(_ text: PaddedText) {
    packed.reserveCapacity(text.count / 2)
    text.utf8.withUnsafeBytes { pack($0, count: text.count) }
  }

  private mutating func pack(_ text: UnsafeRawBufferPointer, count: Int) {
    /// The last offset at which four bytes with this hash began.
    var places = [UInt32](repeating: 0, count: 1 << 12)
    var offset = 0
    var packedEnd = 0
    while offset + PackedSequence.shortestMatch <= count {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      // Fibonacci hashing: the upper bits depend on all four bytes.
      let hash = Int((word &* 2_654_435_769) >> 20)
      let place = Int(places[hash])
      places[hash] = UInt32(truncatingIfNeeded: offset)
      let distance = offset - place
      guard 1...PackedSequence.farthest ~= distance, text.loadUnaligned(fromByteOffset: place, as: UInt32.self) == word
      else {
        // The longer no match is found, the fewer offsets are tried.
        offset += 1 + (offset - packedEnd) / 64
        continue
      }
      var end = offset + PackedSequence.shortestMatch
      while end < count, text[end] == text[end - distance] { end += 1 }
      append(text[packedEnd..<offset], matching: end - offset, at: distance)
      offset = end
      packedEnd = end
    }
    if packedEnd < count { append(text[packedEnd..<count]) }
  }

  private mutating func append(_ plain: Slice<UnsafeRawBufferPointer>, matching match: Int, at distance: Int) {
    let rest = match - PackedSequence.shortestMatch
    append(plain, rest)
    packed.append(UInt8(truncatingIfNeeded: distance))
    packed.append(UInt8(truncatingIfNeeded: distance >> 8))
    appendRest(of: rest)
  }

  private mutating func append(_ plain: Slice<UnsafeRawBufferPointer>, _ match: Int = 0) {
    packed.append(half(plain.count) << 4 | half(match))
    appendRest(of: plain.count)
    packed.append(contentsOf: plain)
  }

  private func half(_ length: Int) -> UInt8 { UInt8(min(length, PackedSequence.longestHalf)) }

  /// Appends the part of a length that doesn't fit into a half byte.
  private mutating func appendRest(of length: Int) {
    guard length >= PackedSequence.longestHalf else { return }
    var rest = length - PackedSequence.longestHalf
    while rest >= Int(UInt8.max) {
      packed.append(.max)
      rest -= Int(UInt8.max)
    }
    packed.append(UInt8(rest))
  }
}
