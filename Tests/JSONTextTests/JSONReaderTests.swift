import JSONText
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test func placesAreFoundFromEarlierPlaces() {
    let text = Array("ab\r\nö\rc\n\n日本\r\n".utf8)
    for offset in 0...text.count {
      for known in 0...offset {
        let place = TextPlace(of: offset, in: text, from: (TextPlace(of: known, in: text), known))
        #expect(place == TextPlace(of: offset, in: text), "\(known) to \(offset)")
      }
    }
  }

  @Test func readsEveryKindOfValue() throws {
    let json = try JSON(reading: #" { "a" : [1, -2.5e1, true, false, null], "b": {"c": "d"}, "e": [], "f": {} } "#)
    #expect(json["a"] == [1, -25.0, true, false, .null])
    #expect(json["b"]?["c"]?.string == "d")
    #expect(json["e"]?.array == [])
    #expect(json["f"]?.members == [])
    #expect(json["g"] == nil)
    #expect(json[0] == nil)
    #expect(json["a"]?[5] == nil)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83d\ude00""#, "😀"),
    (#""a\ud83d""#, "a\u{FFFD}"),
    (#""\ud83dx""#, "\u{FFFD}x"),
    (#""\ude00\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\u0000""#, "\0"),
    ("\"\u{7F}é😀\"", "\u{7F}é😀"),
  ])
  func readsStrings(_ text: String, _ expected: String) throws {
    #expect(try JSON(reading: text).string == expected)
  }

  @Test func invalidUTF8ReadsAsReplacementCharacters() throws {
    #expect(try JSON(reading: [0x22, 0x61, 0xFF, 0x62, 0x22]).string == "a\u{FFFD}b")
    #expect(try JSON(reading: [0x22, 0x5C, 0x6E, 0xC3, 0x22]).string == "\n\u{FFFD}")
  }

  /// The strings are written here character by character, in all the ways to write each character.
  @Test func readsStringsOfAnyLengthWithEscapesAnywhere() throws {
    let parts: [(said: String, written: [String])] = [
      ("a", ["a", "\\u0061"]), ("\n", ["\\n", "\\u000a"]), ("\"", ["\\\"", "\\u0022"]), ("/", ["/", "\\/"]),
      ("é", ["é", "\\u00E9"]), ("😀", ["😀", "\\ud83d\\uDE00"]), ("\u{7F}", ["\u{7F}"]), ("\u{A0}", ["\u{A0}"]),
    ]
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var (said, written) = ("", "")
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        // Runs of one kind can be as long as the machine words that the reader examines at a time.
        let part = parts[Int.random(in: 0..<parts.count, using: &random)]
        for _ in 0..<Int.random(in: 1...9, using: &random) {
          said += part.said
          written += part.written[Int.random(in: 0..<part.written.count, using: &random)]
        }
      }
      let json = try JSON(reading: "[\"\(written)\", 1]")
      #expect(json[0]?.string == said, "seed \(seed)")
      #expect(json[0]?.stringBytes == Array(said.utf8), "seed \(seed)")
      #expect(json[1] == 1, "seed \(seed)")
    }
  }

  @Test func bytesOfStringsAreRepairedAsTheStandardLibraryDoesIt() throws {
    let bytes: [UInt8] = [
      0x61, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xFF,
    ]
    for seed in 0..<2000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in bytes[Int.random(in: 0..<16, using: &random)] }
      let json = try JSON(reading: [0x22] + text + [0x22])
      #expect(json.stringBytes == Array(String(decoding: text, as: UTF8.self).utf8), "seed \(seed)")
    }
  }

  @Test func onlyStringsHaveBytes() throws {
    #expect(JSON("é").stringBytes == [0xC3, 0xA9])
    #expect(try JSON(reading: "[1]").stringBytes == nil)
    #expect(JSON(1).stringBytes == nil)
  }

  @Test func readsNumbers() throws {
    #expect(try JSON(reading: "0").content == .integer(0))
    #expect(try JSON(reading: "-9223372036854775808").int == Int.min)
    #expect(try JSON(reading: "9223372036854775807").int == Int.max)
    #expect(try JSON(reading: "9223372036854775808").content == .number(9_223_372_036_854_775_808))
    #expect(try JSON(reading: "1.5").double == 1.5)
    #expect(try JSON(reading: "1.5").int == nil)
    #expect(try JSON(reading: "3.0").int == 3)
    #expect(try JSON(reading: "2E+3").int == 2000)
    #expect(try JSON(reading: "1e999").int == nil)
    #expect(try JSON(reading: "7").double == 7)
  }

  @Test func theLastDuplicateKeyWins() throws {
    let json = try JSON(reading: #"{"a": 1, "b": 2, "a": 3}"#)
    #expect(json["a"] == 3)
    #expect(json.members?.map(\.key) == ["a", "b", "a"])
  }

  @Test func everyValueHasItsRange() throws {
    let text = #"{ "é": [10, "x"] }"#
    let json = try JSON(reading: text)
    #expect(json.range == 0..<text.utf8.count)
    #expect(json.members?.first?.keyRange == 2..<6)
    #expect(json["é"]?.range == 8..<17)
    #expect(json["é"]?[1]?.range == 13..<16)
  }

  @Test func commentsAreSkippedIfAllowed() throws {
    let text = "\u{FEFF}// first\n{ /* a * b / */ \"a\" /**/ : // c\r [1] } //"
    #expect(try JSON(reading: text, as: .withComments)["a"]?[0] == 1)
    #expect(throws: JSONError.self) { try JSON(reading: text) }
    #expect(throws: JSONError.self) { try JSON(reading: "1 /* open", as: .withComments) }
    #expect(throws: JSONError.self) { try JSON(reading: "1 /", as: .withComments) }
    #expect(try JSON(reading: #""/* text */""#, as: .withComments).string == "/* text */")
  }

  @Test(arguments: [
    ("", 0, "a value"),
    ("  ", 2, "a value"),
    ("{\n  \"é\": tru\n}", 10, "a value"),
    ("[1 2]", 3, "',' or ']'"),
    ("[1,]", 3, "a value"),
    ("{\"a\":1,}", 7, "a key in double quotes"),
    ("{\"a\" 1}", 5, "':'"),
    ("{\"a\":1", 6, "',' or '}'"),
    ("01", 1, "the end of the text"),
    ("-", 1, "a digit"),
    ("1.", 2, "a digit"),
    ("1e+", 3, "a digit"),
    (".5", 0, "a value"),
    ("NaN", 0, "a value"),
    ("true false", 5, "the end of the text"),
    ("\"a", 2, "'\"'"),
    ("\"a\tb\"", 2, "an escape sequence for this control character"),
    ("\"\\x\"", 2, #"one of the escapes \" \\ \/ \b \f \n \r \t \u"#),
    ("\"\\u12g4\"", 5, "four hexadecimal digits"),
    ("\"\\u\u{FF11}234\"", 3, "four hexadecimal digits"),
    ("[\0]", 1, "a value"),
  ])
  func errorsNameThePositionAndTheExpectedToken(_ text: String, _ offset: Int, _ expected: String) {
    let error = #expect(throws: JSONError.self) { try JSON(reading: text) }
    #expect(error?.offset == offset)
    #expect(error?.expected == expected)
  }

  @Test func errorsCountLinesAndColumnsFromOne() throws {
    let error = #expect(throws: JSONError.self) { try JSON(reading: "{\r\n  \"é\": tru\n}") }
    #expect(error.map(String.init(describing:)) == "line 2, column 8: expected a value")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "[["])
  func depthIsLimited(_ opening: String) throws {
    let error = #expect(throws: JSONError.self) { try JSON(reading: String(repeating: opening, count: 100_000)) }
    #expect(error?.expected == "at most 512 levels")
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSON(reading: deepest).description == deepest)
  }
}
