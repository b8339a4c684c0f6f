import TestSupport
import Testing
import TextModel

/// Texts of many chunks. The expected values are calculated from the bytes alone.
@Suite struct LargeTextTests {
  @Test func editsGiveTheSameTextAndLinesAsAFreshText() {
    for seed in 0..<24 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = (0..<60_000).map { _ in Array("ab\r\n\n\r".utf8).randomElement(using: &random) ?? 0 }
      var text = SourceText(bytes)
      for number in 0..<120 {
        // Most edits are within one chunk.
        let isLarge = number % 10 == 0
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...(isLarge ? 20_000 : 5), using: &random))
        let part = ["x\r\n", "\r", "\n", "x"].randomElement(using: &random) ?? ""
        let replacement = String(repeating: part, count: Int.random(in: 0...(isLarge ? 7_000 : 2), using: &random))
        bytes.replaceSubrange(start..<end, with: replacement.utf8)
        text = text.applying(TextEdit(replacing: start..<end, with: replacement))
      }
      #expect(text.utf8 == bytes, "seed \(seed)")
      let starts = lineStarts(of: bytes)
      #expect(text.lineCount == starts.count, "seed \(seed)")
      for line in stride(from: 0, to: starts.count, by: 97) where line < text.lineCount {
        #expect(text.lineRange(line).lowerBound == starts[line], "line \(line), seed \(seed)")
        #expect(text.line(at: starts[line]) == line, "line \(line), seed \(seed)")
      }
    }
  }

  /// The offsets of line starts: after LF, after CR LF, and after a CR without LF.
  private func lineStarts(of bytes: [UInt8]) -> [Int] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    return [0]
      + bytes.indices.filter { index in
        bytes[index] == lineFeed
          || bytes[index] == carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == lineFeed)
      }.map { $0 + 1 }
  }
}
