import Testing
import TextModel

@Suite struct SourceTextTests {
  // "é" is 2 UTF-8 bytes and 1 UTF-16 code unit, "👍" 4 bytes and 2 code units.
  private let text = SourceText("aé👍b\r\nsecond\n\rlast")

  @Test func linesEndWithLineFeedCarriageReturnOrBoth() {
    #expect(text.lineCount == 4)
    #expect((0..<4).map { text[text.lineRange($0)] } == ["aé👍b", "second", "", "last"])
    #expect(SourceText("").lineCount == 1)
    #expect(SourceText("a\n").lineCount == 2)
    #expect(SourceText("a\r").lineCount == 2)
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func columnsCountTheUnitsOfTheEncoding(_ encoding: PositionEncoding, _ columns: [Int]) {
    for (offset, column) in zip([0, 1, 3, 7, 8], columns) {
      let position = Position(line: 0, character: column)
      #expect(text.position(at: offset, in: encoding) == position)
      #expect(text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test func positionsOutsideTheTextAreClamped() {
    #expect(text.offset(of: Position(line: 0, character: 99), in: .utf16) == 8)
    #expect(text.offset(of: Position(line: 99, character: 0), in: .utf16) == text.utf8.count)
    #expect(text.offset(of: Position(line: -1, character: -1), in: .utf16) == 0)
    #expect(text.position(at: 999, in: .utf16) == Position(line: 3, character: 4))
    #expect(text.position(at: -5, in: .utf16) == Position(line: 0, character: 0))
  }

  @Test func positionsInsideACharacterReferToItsStart() {
    #expect(text.offset(of: Position(line: 0, character: 3), in: .utf16) == 3)
    #expect(text.position(at: 5, in: .utf16) == Position(line: 0, character: 2))
  }

  @Test func editsReferToTheTextBeforeThem() {
    let edits = [TextEdit.insert("<", at: 1), .delete(0..<1), .insert(">", at: 1), .insert("!", at: 0)]
    #expect(SourceText("abc").applying(edits).string == "!<>bc")
  }

  @Test func theLaterOfTwoOverlappingEditsIsLeftOut() {
    let edits = [TextEdit(replacing: 0..<2, with: "x"), TextEdit(replacing: 1..<3, with: "y")]
    #expect(SourceText("abc").applying(edits).string == "xc")
  }

  @Test func anEditOutsideTheTextIsClamped() {
    #expect(SourceText("abc").applying(TextEdit(replacing: 2..<99, with: "!")).string == "ab!")
  }

  @Test func eightZerosFollowThePaddedTextBeforeAndAfterEdits() {
    let zeros = [UInt8](repeating: 0, count: 8)
    let edited = SourceText("abc").applying(.insert("x", at: 1)).applying(.delete(3..<4))
    for (text, expected) in [(SourceText("abc"), "abc"), (SourceText(""), ""), (edited, "axb")] {
      #expect(text.padded.utf8 == Array(expected.utf8) + zeros, "\(expected)")
      #expect(text.padded(1..<99).utf8 == Array(expected.utf8.dropFirst()) + zeros, "\(expected)")
    }
  }

  @Test func invalidBytesReadAsReplacementCharacters() {
    #expect(SourceText([0x61, 0xFF, 0x62]).string == "a\u{FFFD}b")
  }
}
