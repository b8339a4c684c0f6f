import SwiftScan
import Testing
import TextModel

/// Tokens of texts that could be split in two ways. The expected tokens follow "Lexical Structure" in the language
/// reference and were checked against the compiler's parser.
@Suite struct LexerTests {
  @Test(arguments: [
    ("a = b", "a|=|b"), ("a.b?.c!", "a|.|b|?|.|c|!"), ("a??.b", "a|?|?|.|b"), ("x ? y : z", "x|?|y|:|z"),
    ("1.5 1.x 1_0 0xFp2 x.0.1", "1.5|1|.|x|1_0|0xFp2|x|.|0|.|1"), ("$0 $x _ _a", "$0|$x|_|_a"),
    ("`class` a`b", "`class`|a|`|b"), ("#if #x #\"a\"#", "#if|#x|#\"|a|\"#"), ("a...b a..<b", "a|...|b|a|..|<|b"),
    ("f(<) -1", "f|(|<|)|-|1"), ("A<B<C>>()", "A|<|B|<|C|>|>|(|)"), ("->", "->"), ("a>->b", "a|>|->|b"),
  ])
  func tokensAreSplit(_ text: String, _ expected: String) { #expect(tokens(of: text) == expected) }

  @Test(arguments: [
    (#""a\(b)c""#, #""|a|\(|b|)|c|""#), (#""\("\(x)")""#, #""|\(|"|\(|x|)|"|)|""#),
    (##"#"a\(b)\#(c)"#"##, ##"#"|a\(b)|\#(|c|)|"#"##), (#""a\"b""#, #""|a\"b|""#),
    ("\"\"\"\na\"b\n\"\"\"", "\"\"\"|\na\"b\n|\"\"\""), (##"#"""#"##, ##"#"|"|"#"##),
    ("\"open\nnext", "\"|open|next"), ("\"a\\", "\"|a\\"),
  ])
  func stringsAreSplit(_ text: String, _ expected: String) { #expect(tokens(of: text) == expected) }

  @Test(arguments: [
    ("= /a b/", "=|/a b/"), ("a / b / c", "a|/|b|/|c"), ("a/b/c", "a|/|b|/|c"), ("(/a)/, x", "(|/|a|)|/|,|x"),
    ("f(/, /)", "f|(|/|,|/|)"), ("return /x/.y", "return|/x/|.|y"), ("#/a/b/#", "#/a/b/#"),
    ("try? / a/", "try|?|/ a/"), ("x = /[)\\/]/", "x|=|/[)\\/]/"), ("x /* c */ y // z", "x|y"), ("a /= b", "a|/=|b"),
    ("#/\n a/b\n/#", "#/\n a/b\n/#"),
  ])
  func slashesAreRegularExpressionsOrOperators(_ text: String, _ expected: String) {
    #expect(tokens(of: text) == expected)
  }

  @Test func commentsNestAndAreKept() {
    let document = Document(SourceText("a /* b /* c */ d */ e // f\ng /* open"))
    #expect(document.tree.comments.map { document.text[$0] } == ["/* b /* c */ d */", "// f", "/* open"])
  }

  @Test func shebangAndByteOrderMarkAreSkipped() {
    #expect(tokens(of: "#!/usr/bin/swift\na") == "a")
    #expect(tokens(of: "\u{FEFF}a") == "a")
  }

  @Test func invalidBytesBelongToNoToken() {
    let tree = Document(SourceText([0x61, 0xFF, 0x20, 0x00, 0xC0, 0x62])).tree
    #expect(tree.tokens.map(\.text) == ["a", "b"])
  }
}

private func tokens(of text: String) -> String {
  Document(SourceText(text)).tree.tokens.map(\.text).joined(separator: "|")
}
