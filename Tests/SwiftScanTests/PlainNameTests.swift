import SwiftScan
import Testing

/// Names according to "Identifiers" and "Keywords and Punctuation" in the language reference.
@Suite struct PlainNameTests {
  @Test(arguments: ["A", "_a", "__", "A1", "Über", "😀", "类", "default_", "left", "Any_"])
  func wordsAreNames(_ text: String) { #expect(isPlainName(text)) }

  @Test(arguments: [
    "", " ", "_", "1A", "class", "Self", "Any", "any", "await", "didSet", "Type", "`A`", "`class`", "<#A#>", "$0", "$a",
    "A.B",
    " A", "A ", "A\n", "A//", "A/**/", "A,B", "A B", "A<B>", "\"A\"", "#A", "@A", "A?", "[A]", "-A", "A\u{0}",
    "\u{FEFF}A", "\u{301}A",
  ])
  func otherTextIsNotAName(_ text: String) { #expect(!isPlainName(text)) }

  @Test func valuesAreNamedAfterTheirType() {
    #expect(valueName(ofType: "Theme") == "theme")
    #expect(valueName(ofType: "App.Theme") == "theme")
    #expect(valueName(ofType: "Default") == "`default`")
    #expect(valueName(ofType: "") == "")
  }
}
