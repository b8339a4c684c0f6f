/// Source code with marked ranges: `⟦` and `⟧` around each range, or an empty pair for an insertion point.
public struct Fixture: Sendable {
  /// The source without the marks.
  public var code: String
  /// UTF-8 offsets in `code`, in the order of the opening marks.
  public var ranges: [Range<Int>]

  public init(_ source: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    ranges = []
    for character in source {
      switch character {
      case "⟦":
        open.append(ranges.count)
        ranges.append(bytes.count..<bytes.count)
      case "⟧":
        guard let number = open.popLast() else { continue }
        ranges[number] = ranges[number].lowerBound..<bytes.count
      default: bytes += character.utf8
      }
    }
    code = String(decoding: bytes, as: UTF8.self)
  }
}
