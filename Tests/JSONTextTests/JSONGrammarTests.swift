import JSONText
import Testing

/// The edge cases of RFC 8259 on which parsers differ according to the published collection "JSONTestSuite". The texts
/// were written independently.
@Suite struct JSONGrammarTests {
  /// Texts that every parser must accept, and what the writer makes of them.
  @Test(arguments: legal)
  func acceptsValidTexts(_ text: String, _ meaning: String) throws {
    #expect(try String(decoding: JSON(reading: text).utf8, as: UTF8.self) == meaning)
  }

  /// Texts that every parser must reject.
  @Test(arguments: illegal) func rejectsInvalidTexts(_ text: String) {
    #expect(throws: JSONError.self, "\(text.debugDescription)") { try JSON(reading: text) }
  }

  /// Every prefix of a text is rejected, both alone and followed by other bytes.
  @Test func rejectsEveryPrefixAndTrailingBytes() {
    let whole = Array(#"{"a":[1.5e3,"é\n\ud83d\ude00",true,false,null,{}],"b":-0}"#.utf8)
    for end in whole.indices {
      #expect(throws: JSONError.self, "\(end) bytes") { try JSON(reading: Array(whole[..<end])) }
    }
    for byte in UInt8.min...UInt8.max where ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      #expect(throws: JSONError.self, "and \(byte)") { try JSON(reading: whole + [byte]) }
    }
  }

  /// Texts that the RFC doesn't cover or leaves open, and how this parser reads them.
  @Test(arguments: open)
  func readsTextsThatTheStandardLeavesOpen(_ bytes: [UInt8], _ meaning: String) throws {
    #expect(try JSON(reading: bytes).description == meaning)
  }

  @Test func rejectsOtherEncodings() {
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], [0x00, 0x5B, 0x00, 0x5D],
      [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0xFF], [0x5B, 0xFF, 0x5D], [0xE5], [0x31, 0xE5],
      [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31],
    ] {
      #expect(throws: JSONError.self, "\(bytes)") { try JSON(reading: bytes) }
    }
  }

  /// In a string, bytes below the space must be escaped, and all others may be unescaped.
  @Test func everyByteInAString() throws {
    for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
      let json = try? JSON(reading: [0x22, byte, 0x22])
      #expect((json == nil) == (byte < 0x20), "\(byte)")
      if byte >= 0x80 { #expect(json?.string == "\u{FFFD}", "\(byte)") }
    }
  }

  /// Eight single-letter escapes are legal in addition to `\u`.
  @Test func everyEscape() {
    for byte in UInt8(ascii: " ")...UInt8(ascii: "~") {
      let isLegal = #""\/bfnrt"#.utf8.contains(byte)
      #expect(((try? JSON(reading: [0x22, 0x5C, byte, 0x22])) != nil) == isLegal, "\(byte)")
    }
  }

  /// Deeply nested texts of any kind are rejected before the stack overflows. Wide texts are accepted.
  @Test func depthIsLimitedAndWidthIsNot() throws {
    for (opening, closing) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":["#, "]}]")] {
      for count in [JSON.depthLimit + 1, 500_000] {
        let text = String(repeating: opening, count: count)
        #expect(throws: JSONError.self) { try JSON(reading: text) }
        #expect(throws: JSONError.self) { try JSON(reading: text + String(repeating: closing, count: count)) }
      }
    }
    let wide = "[" + String(repeating: "[],", count: 100_000) + "{}]"
    #expect(try JSON(reading: wide).array?.count == 100_001)
  }
}

private let legal: [(String, String)] = [
  // Single values, also with white space around them.
  ("[]", "[]"), ("{}", "{}"), (" [] ", "[]"), ("\n\t\r {}\r\n", "{}"), ("null", "null"), ("true", "true"),
  ("false", "false"), ("42", "42"), ("-0.1", "-0.1"), (#""""#, #""""#), (#""a""#, #""a""#), ("[[]   ]", "[[]]"),
  ("[\"\"]", "[\"\"]"), ("[null, 1, \"1\", {}]", "[null,1,\"1\",{}]"), ("[1\n]", "[1]"), (" [1]", "[1]"),
  ("[1,null,null,null,2]", "[1,null,null,null,2]"), ("[2] ", "[2]"), ("[ 4]", "[4]"),
  // Numbers.
  ("0", "0"), ("-1", "-1"), ("-123", "-123"), ("123", "123"), ("20e1", "200.0"), ("123e65", "1.23e+67"),
  ("1E22", "1e+22"), ("1E-2", "0.01"), ("1E+2", "100.0"), ("123e45", "1.23e+47"), ("123.456e78", "1.23456e+80"),
  ("1e-2", "0.01"), ("1e+2", "100.0"), ("123.456789", "123.456789"), ("0e1", "0.0"), ("0e+1", "0.0"),
  ("0.5", "0.5"), ("0.0", "0.0"), ("1.0e0", "1.0"), ("-0.0", "-0.0"),
  ("-0.000000000000000000000000000000000000000000000000000000000000000000000000000001", "-1e-78"),
  // Strings.
  (#""\u0060\u012a\u12AB""#, "\"`Īካ\""), (#""\uD801\udc37""#, "\"\u{10437}\""),
  (#""\ud83d\ude39\ud83d\udc8d""#, "\"\u{1F639}\u{1F48D}\""), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
  (#""\\u0000""#, #""\\u0000""#), (#""\"""#, #""\"""#), ("\"a/*b*/c/*d//e\"", "\"a/*b*/c/*d//e\""),
  (#""\\a""#, #""\\a""#), (#""\\n""#, #""\\n""#), (#""\u0012""#, #""\u0012""#), (#""\uFFFF""#, "\"\u{FFFF}\""),
  (#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""), (#""new\u00A0line""#, "\"new\u{A0}line\""),
  ("\"\u{10FFFF}\"", "\"\u{10FFFF}\""),
  ("\"\u{FFFF}\"", "\"\u{FFFF}\""), (#""\u0000""#, #""\u0000""#), (#""\u002c""#, #"",""#), ("\"π\"", "\"π\""),
  ("\"\u{1BFFF}\"", "\"\u{1BFFF}\""), ("\"asd \"", "\"asd \""), ("\" \"", "\" \""), (#""\u0821""#, "\"\u{821}\""),
  (#""\u0123""#, "\"ģ\""), ("\"\u{2028}\u{2029}\"", "\"\u{2028}\u{2029}\""),
  (#""\u0061\u30af\u30EA\u30b9""#, "\"aクリス\""),
  (#""new\u000Aline""#, #""new\nline""#), ("\"\u{7F}\"", "\"\u{7F}\""), (#""\uA66D""#, "\"\u{A66D}\""),
  (#""\u200B\u2064\uFffe""#, "\"\u{200B}\u{2064}\u{FFFE}\""), (#""\u0022""#, #""\"""#),
  ("\"€𝄞\"", "\"€𝄞\""), ("\"a\u{7F}a\"", "\"a\u{7F}a\""),
  // Objects.
  (#"{"a":"b","c":"d"}"#, #"{"a":"b","c":"d"}"#), (#"{"a":"b","a":"c"}"#, #"{"a":"b","a":"c"}"#),
  (#"{"a":"b","a":"b"}"#, #"{"a":"b","a":"b"}"#), (#"{"":0}"#, #"{"":0}"#),
  (#"{"fo\u0000o": 42}"#, #"{"fo\u0000o":42}"#),
  (#"{ "min": -1.0e+28, "max": 1.0e+28 }"#, #"{"min":-1e+28,"max":1e+28}"#), (#"{"a":[]}"#, #"{"a":[]}"#),
  ("{\n\"a\": \"b\"\n}", #"{"a":"b"}"#), (#"{"\u0061":1}"#, #"{"a":1}"#),
]

private let illegal = [
  // Empty texts, and more than one value.
  "", " ", "[][]", "1 2", "{}x", "{}}", "[]]", "[1]x", "true x", "nullx", "{\"a\":1}/**/", "{\"a\":1}#", "{\"a\":1}//",
  "\"a\"b", "1]", "\"\",", "{}{}", "truefalse",
  // Words.
  "nul", "nulll", "tru", "fals", "True", "TRUE", "FALSE", "Null", "undefined", "NaN", "-NaN", "Infinity", "-Infinity",
  "+Inf",
  "Inf", "a", "é", "abc", "'a'", "<null>", "[nul]", "[tru]", "[fals", "[NaN]", "*", "@", "\u{2060}[]", "\u{A0}1",
  "\u{C}[]",
  "[\u{B}1]", "// a\n1", "/* a */ 1", "# a\n1", "\u{FEFF}",
  // Arrays.
  "[", "]", "[1", "[,", "[,1]", "[1,]", "[1,,2]", "[,]", "[1 true]", "[\"a\": 1]", "[\"\",]", "[3[4]]", "[:]", "[1;2]",
  "[x]",
  "[\"\",,]", "[1,\n1\n,1", "[,\"\"]", "[-]", "[\"a\"\u{B}\\f]", "[*]", "[ , \"\"]", "[\"x\"", "[{}", "[ ", "[\"asd]",
  "[1}",
  "[a\u{E5}]", "['a']", "[\"a\" \"b\"]", "[\\n]",
  // Numbers.
  "-", "+", "+1", "++1", "01", "-01", "-012", "00", "0.", "2.", "-2.", "1.e1", ".5", "-.5", ".e1", "0e", "0e+", "0E",
  "0E+",
  "1e", "1e+", "1.0e", "1.0e-", "1.0e+", "1eE2", "0.3e", "0.3e+", "0.e1", "2.e3", "2.e-3", "2.e+3", "1.2.3", "1 000",
  "1_000",
  "0x1", "0x", "0x42", "1+2", "- 1", "-foo", "1a", "1ea", "1.8011670033376514H-308", "1.2a-3", "-1x", "--1", "1e1.5",
  "0b1",
  "\u{FF11}", "-\u{FF11}", "9.e+", "1e\u{FF11}", "1,2", "012",
  // Strings.
  "\"", "\"a", "\"\\", "\"\\\"", "\"\\u", "\"\\u\"", "\"\\u1\"", "\"\\u12\"", "\"\\u123\"", "\"\\u123g\"",
  "\"\\U0041\"",
  "\"\\uqqqq\"", "\"\\x00\"", "\"\\a\"", "\"\\'\"", "\"\\0\"", "\"\\ \"", "\"\\\n\"", "\"\\\t\"", "\"\\\u{1F300}\"",
  "\"\\é\"",
  "\"\u{0}\"", "\"a\nb\"", "\"a\tb\"", "\"\u{1F}\"", "\"a\rb\"", "\"\\u00A\"", "\"\\uD834\\uDd\"", "\"\\uD800\\u\"",
  "\"\\uD800\\u1\"", "\"\\uD800\\u1x\"", "\"\\u 123\"", "\"\\u+123\"", "\"\\u-123\"", "“a”", "\"\\{[\"\\{[\"\\{[\"\\{",
  "\\u0020\"asd\"", "a\"b\"",
  // Objects.
  "{", "}", "{\"a\"", "{\"a\"}", "{\"a\":", "{\"a\":}", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{\"a\":1,,\"b\":2}",
  "{,}",
  "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\"::1}", "{\"a\",1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1:2}",
  "{null:null}",
  "{true:1}", "{\"a\":\"b\"]", "{[1]:1}", "{\"a\": a}", "{\"a\":1,\"b\"}", "{9999E9999:1}", "{\"a\":/*c*/1}",
  "{\"x\", null}",
  "{\"a\":1}}", "{\"a\"=1}", "{\"a\";1}", "{🇨🇭}", "{\"a\":\"b\",,\"c\":\"d\"}", "{\"asd\":\"asd\"",
  "{ \"foo\" : \"bar\", \"a\" }",
]

private let open: [([UInt8], String)] = [
  // Numbers that a double can't represent.
  (Array("1e400".utf8), "null"), (Array("-1e400".utf8), "null"), (Array("1e-400".utf8), "0.0"),
  (Array("123123e100000".utf8), "null"), (Array("0.4e00669999999999999999999999999999999999999999999".utf8), "null"),
  (Array("100000000000000000000".utf8), "1e+20"), (Array("-100000000000000000000".utf8), "-1e+20"),
  (Array("123456789012345678901234567890".utf8), "1.2345678901234568e+29"), (Array("-0".utf8), "0"),
  (Array("-123123123123123123123123123123".utf8), "-1.2312312312312312e+29"), (Array("-1e+9999".utf8), "null"),
  // Half a surrogate pair becomes one U+FFFD, so the text keeps its length in UTF-16.
  (Array(#""\uDADA""#.utf8), "\"\u{FFFD}\""), (Array(#""\uD888\u1234""#.utf8), "\"\u{FFFD}\u{1234}\""),
  (Array(#""\uDd1ea""#.utf8), "\"\u{FFFD}a\""), (Array(#""\uD800\uD800\n""#.utf8), "\"\u{FFFD}\u{FFFD}\\n\""),
  (Array(#""\uD800\n""#.utf8), "\"\u{FFFD}\\n\""), (Array(#""\uDFAA""#.utf8), "\"\u{FFFD}\""),
  (Array(#""\ud800abc""#.utf8), "\"\u{FFFD}abc\""), (Array(#""\uDd1e\uD834""#.utf8), "\"\u{FFFD}\u{FFFD}\""),
  // Bytes that aren't valid UTF-8: truncated, overlong, a surrogate, and beyond Unicode.
  ([0x22, 0xE5, 0x22], "\"\u{FFFD}\""), ([0x22, 0xC3, 0x22], "\"\u{FFFD}\""), ([0x22, 0x81, 0x22], "\"\u{FFFD}\""),
  ([0x22, 0xC0, 0xAF, 0x22], "\"\u{FFFD}\u{FFFD}\""), ([0x22, 0xED, 0xA0, 0x80, 0x22], "\"\u{FFFD}\u{FFFD}\u{FFFD}\""),
  ([0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22], "\"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\""),
  ([0x22, 0xE2, 0x82, 0x22], "\"\u{FFFD}\""), ([0x22, 0xFF, 0x22], "\"\u{FFFD}\""),
  // A byte order mark.
  ([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], "{}"),
]
