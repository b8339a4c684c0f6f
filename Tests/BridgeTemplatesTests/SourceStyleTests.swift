import BridgeTemplates
import Testing
import TextModel

@Suite struct SourceStyleTests {
  @Test func findsTheIndentationOfMostLines() {
    #expect(style(of: "struct A {\n  var b = 1\n  func c() {\n    d()\n  }\n}") == "  ")
    #expect(style(of: "struct A {\n    var b = 1\n    func c() {\n        d()\n    }\n}") == "    ")
    #expect(style(of: "struct A {\n\tvar b = 1\n\tfunc c() {\n\t\td()\n\t}\n}") == "\t")
    #expect(style(of: "struct A {\n   var b = 1\n}") == "   ")
  }

  @Test func defaultsToFourSpaces() {
    #expect(style(of: "") == "    ")
    #expect(style(of: "struct A {}\n\nstruct B {}") == "    ")
  }

  @Test func ignoresContinuedLines() {
    #expect(style(of: "func a(\n  b: Int,\n           c: Int\n) {\n  d()\n  if e {\n    f()\n  }\n}") == "  ")
    #expect(style(of: "/**\n * A comment.\n */\nstruct A {\n    var b = 1\n}") == "    ")
  }

  @Test func keepsTheLineEnding() {
    #expect(SourceStyle(of: SourceText("struct A {\r\n  var b = 1\r\n}\r\n")).lineEnding == "\r\n")
    #expect(SourceStyle(of: SourceText("struct A {\r  var b = 1\r}\r")).lineEnding == "\r")
    #expect(SourceStyle(of: SourceText("struct A {\n  var b = 1\n}\n")).lineEnding == "\n")
  }

  @Test func findsBracePlacement() {
    #expect(SourceStyle(of: SourceText("struct A\n{\n  func b()\n  {\n    c {\n    }\n  }\n}")).bracesStandAlone)
    #expect(!SourceStyle(of: SourceText("struct A {\n  func b()\n  {\n  }\n}")).bracesStandAlone)
    #expect(!SourceStyle(of: SourceText("struct A { }")).bracesStandAlone)
  }

  @Test func bracesOfClosuresStay() {
    let text = "func a(\n  b: Int\n) {\n  c {\n    d()\n  } e: {\n  }\n  if f {\n  }\n}"
    #expect(
      SourceStyle(indentation: " ", bracesStandAlone: true).format(text)
        == "func a(\n b: Int\n)\n{\n c {\n  d()\n } e: {\n }\n if f\n {\n }\n}")
  }

  @Test func formatsTwoSpaceLevels() {
    let text = "func a() {\n  if b {\n    c()\n  }\n\n}"
    #expect(
      SourceStyle(indentation: "\t").format(text, base: "\t") == "func a() {\n\t\tif b {\n\t\t\tc()\n\t\t}\n\n\t}")
    #expect(
      SourceStyle(indentation: "    ", lineEnding: "\r\n").format(text)
        == "func a() {\r\n    if b {\r\n        c()\r\n    }\r\n\r\n}")
  }

  @Test func findsTheIndentationOfALine() {
    let text = SourceText("a {\n\t  b\n}")
    #expect(indentation(at: 0, in: text) == "")
    #expect(indentation(at: 7, in: text) == "\t  ")
  }
}

private func style(of text: String) -> String { SourceStyle(of: SourceText(text)).indentation }
