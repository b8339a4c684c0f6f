import Testing

@testable import Reporting

@Suite struct PrintableTextTests {
  @Test func keepsText() {
    for text in ["let a = \"ä 日本 👨‍👩‍👧\"", "", "~"] { #expect(printable(text) == text) }
  }

  @Test func replacesTerminalControlCharacters() {
    #expect(printable("\u{1B}[31m") == "␛[31m")
    #expect(printable("a\r\n\u{0}\u{7F}b") == "a␍␊␀␡b")
    #expect(printable("\u{9B}31m") == "\u{FFFD}31m")
    #expect(printable("\u{202E}evil\u{2066}") == "\u{FFFD}evil\u{FFFD}")
    #expect(printable("\tx") == "    x")
  }

  @Test func keepsLineBreaks() {
    #expect(printableLines(Array("a\u{1B}[2J\r\nb\rc\n".utf8)) == Array("a␛[2J\r\nb␍c\n".utf8))
    #expect(printableLines([]) == [])
  }
}
