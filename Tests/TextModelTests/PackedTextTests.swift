import TestSupport
import Testing
import TextModel

/// A packed text is unpacked to the same bytes, followed by zeros.
@Suite struct PackedTextTests {
  @Test(arguments: [
    "", "a", "abc", "abcd", "aaaa", "aaaaa", "abababab", "import UIKit\nimport SwiftUI\n", "größe größe größe",
  ])
  func shortTextsAreRestored(_ text: String) { expectSame(Array(text.utf8)) }

  /// A length continues after its half byte if that is 15, and after each further byte that is 255.
  @Test(arguments: [14, 15, 16, 18, 19, 20, 269, 270, 271, 273, 274, 275, 524, 525, 529, 530, 5_000])
  func longStretchesAreRestored(_ length: Int) {
    var random = SplitMix64(seed: 1)
    let unlike = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    expectSame(unlike)
    expectSame(unlike + unlike)
    for period in 1...9 { expectSame((0..<length).map { UInt8(ascii: "a") + UInt8($0 % period) }) }
  }

  /// A distance is two bytes long.
  @Test(arguments: [65_534, 65_535, 65_536, 65_537, 131_072])
  func distantRepetitionsAreRestored(_ distance: Int) {
    let word = Array("UIViewRepresentable".utf8)
    expectSame(word + [UInt8](repeating: 0, count: distance - word.count) + word)
  }

  @Test(arguments: 0..<200) func generatedTextsAreRestored(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = (0..<20).map { _ in
      (0..<Int.random(in: 1...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    expectSame((0..<Int.random(in: 0...2_000, using: &random)).flatMap { _ in words.randomElement(using: &random)! })
  }

  private func expectSame(_ bytes: [UInt8]) {
    let unpacked = PackedText(PaddedText(bytes)).unpacked
    #expect(unpacked.count == bytes.count)
    #expect(unpacked.utf8 == bytes + [UInt8](repeating: 0, count: PaddedText.padding))
  }
}
