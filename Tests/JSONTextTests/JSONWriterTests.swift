import JSONText
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func writesWithoutSpace() {
    let json: JSON = ["a": [1, -2.5, true, .null, "é"], "b": [:]]
    #expect(json.description == #"{"a":[1,-2.5,true,null,"é"],"b":{}}"#)
  }

  @Test func escapesRequiredCharacters() {
    #expect(JSON("\"\\/\n\r\t\u{0}\u{1F}😀").description == #""\"\\/\n\r\t\u0000\u001f😀""#)
    #expect(JSON.object(["a\"b": 1]).description == #"{"a\"b":1}"#)
  }

  @Test func escapesTerminalControlCharacters() throws {
    let text = "a\u{7F}\u{9B}\u{61C}\u{200E}\u{202E}\u{2069}“ö”"
    let json: JSON = [JSON(text)]
    #expect(json.description == #"["a\u007f\u009b\u061c\u200e\u202e\u2069“ö”"]"#)
    #expect(try JSON(reading: json.escapedUTF8) == json)
    #expect(String(decoding: json.utf8, as: UTF8.self) == "[\"\(text)\"]")
  }

  @Test func numbersThatJSONCannotRepresentBecomeNull() {
    #expect(JSON([.init(Double.infinity), .init(Double.nan)]).description == "[null,null]")
  }

  @Test func absentMembersAreLeftOut() {
    let title: String? = nil
    #expect(JSON.object(["title": title.map { JSON($0) }, "size": 2]).description == #"{"size":2}"#)
  }

  @Test func membersCanBeSetAndRemoved() {
    var json: JSON = ["a": 1]
    json["b"] = 2
    json["a"] = "x"
    #expect(json == ["a": "x", "b": 2])
    json["a"] = nil
    json["c"] = nil
    #expect(json == ["b": 2])
  }

  @Test func streamedPartsEqualWholeValues() throws {
    let json = JSON.written { output in
      output.object { output in
        output.key("range")
        output.array { output in
          output.value(-12)
          output.value(Int.min)
          output.object { _ in }
          output.array { _ in }
        }
        output.key("message")
        output.value("ends with ,{[:")
        output.key("more")
        output.value(["a\"": [0, true]])
      }
    }
    #expect(
      json.description
        == #"{"range":[-12,-9223372036854775808,{},[]],"message":"ends with ,{[:","more":{"a\"":[0,true]}}"#)
    #expect(JSON([json, 7]).description == "[\(json),7]")
  }

  /// Any value that is written reads as itself.
  @Test func writtenValuesReadAsThemselves() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let json = randomValue(depth: 4, &random)
      #expect(try JSON(reading: json.utf8) == json, "seed \(seed)")
    }
  }

  /// A damaged text is either read or rejected. If it's read, the result can be written and read again.
  @Test func damagedTextsAreReadOrRejected() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = randomValue(depth: 3, &random).utf8
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let json = try? JSON(reading: bytes, as: .withComments) else { continue }
      #expect(try JSON(reading: json.utf8).description == json.description, "seed \(seed)")
    }
  }
}

private func randomValue(depth: Int, _ random: inout SplitMix64) -> JSON {
  let pieces = ["", "a", "é", "😀", "\"", "\\", "\n", "\u{1}", "/", "key", "//", "longer than fifteen bytes"]
  func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
      .joined()
  }
  let count = Int.random(in: 0...4, using: &random)
  switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
  case 0: return .null
  case 1: return JSON(Bool.random(using: &random))
  case 2: return JSON(Int.random(in: Int.min...Int.max, using: &random))
  case 3: return JSON(Double.random(in: -1e20...1e20, using: &random) + 0.1)
  case 4: return JSON(text(&random))
  case 5: return JSON((0..<count).map { _ in randomValue(depth: depth - 1, &random) })
  default:
    var object: JSON = [:]
    for _ in 0..<count { object[text(&random)] = randomValue(depth: depth - 1, &random) }
    return object
  }
}
