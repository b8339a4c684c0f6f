import Testing

@testable import Reporting

@Suite struct DisplayWidthTests {
  /// The widths follow Unicode's EastAsianWidth.txt and emoji-data.txt.
  @Test func countsTerminalColumns() {
    let widths: KeyValuePairs = [
      "": 0, "abc": 3, "é": 1, "e\u{301}": 1, "日本語": 6, "한글": 4, "ｱｲ": 2, "ＡＢ": 4, "👨‍👩‍👧‍👦": 2, "🇩🇪": 2, "❤️": 2, "❤": 1,
      "😀x": 3, "→": 1, "x\u{200B}y": 2, "。": 2, "𝒳": 1, "ß": 1,
    ]
    for (text, width) in widths { #expect(displayWidth(text) == width, "\(text)") }
  }
}
