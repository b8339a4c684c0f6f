import TestSupport
import Testing
import TextModel

@Suite struct EditedTextTests {
  /// The edited stretch is all that a reader of the old text needs for the new one.
  @Test func theStretchContainsAllDifferences() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = SourceText("one\r\ntwo\nthree four\nfive")
      var edited = EditedText(old)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let start = Int.random(in: 0...edited.text.count, using: &random)
        let end = Int.random(in: start...edited.text.count, using: &random)
        edited.apply(
          TextEdit(replacing: start..<end, with: ["", "x", "\n", "longer\r\n"].randomElement(using: &random) ?? ""))
      }
      guard let replaced = edited.replaced else {
        Testing.Issue.record("nothing was replaced, seed \(seed)")
        continue
      }
      let start = replaced.lowerBound
      var bytes = old.utf8
      bytes.replaceSubrange(replaced, with: edited.text.bytes(in: start..<start + edited.count))
      #expect(bytes == edited.text.utf8, "seed \(seed)")
    }
  }

  @Test func editsOfOneStretchAreCombined() {
    var edited = EditedText(SourceText("let a = 1"))
    edited.apply(.insert("b", at: 5))
    edited.apply(.insert("c", at: 6))
    edited.apply(.delete(5..<6))
    #expect(edited.replaced == 5..<5)
    #expect(edited.count == 1)
    #expect(edited.text.string == "let ac = 1")
  }

  @Test func nothingIsReplacedAtFirst() { #expect(EditedText(SourceText("a")).replaced == nil) }
}
