import FolderTrees
import JSONText
import ServerChecks
import TestSupport
import Testing
import TextModel

@testable import LanguageServer

/// The server's text always equals the client's text, whatever edits the client makes.
@Suite(.timeLimit(.minutes(5))) struct TextSynchronizationTests {
  @Test(arguments: PositionEncoding.allCases)
  func anyEditsGiveTheWholeText(_ encoding: PositionEncoding) {
    for seed in 0..<150 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var buffer = ModelBuffer(encoding: encoding)
      var session = openSession(encoding)
      session.send("textDocument/didOpen", opening(uri, ""))
      for version in 2...20 {
        let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in buffer.change(inserting: pieces, &random) }
        session.send("textDocument/didChange", changing(JSON(changes), version: version))
        #expect(session.text == buffer.text, "seed \(seed), version \(version)")
      }
    }
  }

  /// "😀é" is 4 + 2 bytes, 2 + 1 UTF-16 code units, and 1 + 1 scalars.
  @Test(arguments: [(PositionEncoding.utf8, 6), (.utf16, 3), (.utf32, 2)])
  func columnsAreCountedInTheUnitsOfTheClient(_ encoding: PositionEncoding, _ character: Int) {
    var session = openSession(encoding)
    session.send("textDocument/didOpen", opening(uri, "a\n😀é|\n"))
    session.send("textDocument/didChange", changing([insertion("!", line: 1, character: character)]))
    #expect(session.text == "a\n😀é!|\n")
  }

  @Test(arguments: [
    (9, 0, "ab\ncd!"), (0, 99, "ab!\ncd"), (-1, 0, "!ab\ncd"), (0, -5, "!ab\ncd"), (Int.max, Int.max, "ab\ncd!"),
    (Int.min, Int.min, "!ab\ncd"), (1, Int.max, "ab\ncd!"),
  ])
  func positionsOutsideAreClamped(_ line: Int, _ character: Int, _ expected: String) {
    var session = openSession()
    session.send("textDocument/didOpen", opening(uri, "ab\ncd"))
    session.send("textDocument/didChange", changing([insertion("!", line: line, character: character)]))
    #expect(session.text == expected)
  }

  @Test func reversedRangesInsertAtTheirStart() {
    var session = openSession()
    session.send("textDocument/didOpen", opening(uri, "abcd"))
    let range: JSON = ["start": ["line": 0, "character": 3], "end": ["line": 0, "character": 1]]
    session.send("textDocument/didChange", changing([["range": range, "text": "!"]]))
    #expect(session.text == "abc!d")
  }

  @Test func versionsDoNotMatter() {
    var session = openSession()
    session.send("textDocument/didOpen", opening(uri, "a", version: 7))
    session.send("textDocument/didChange", changing([insertion("b", line: 0, character: 1)], version: 3))
    session.send("textDocument/didChange", ["textDocument": ["uri": JSON(uri)], "contentChanges": [["text": "c"]]])
    session.send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": JSON(uri), "version": .null], "contentChanges": [insertion("d", line: 0, character: 1)],
      ])
    #expect(session.text == "cd")
  }

  @Test func anInvalidChangeChangesNothing() {
    var session = openSession()
    session.send("textDocument/didOpen", opening(uri, "a"))
    session.send("textDocument/didChange", changing([["text": "b"], ["text": .null]]))
    session.send("textDocument/didChange", ["textDocument": ["uri": "file:///unknown"], "contentChanges": []])
    #expect(session.text == "a")
    #expect(session.outgoing.map { $0["method"]?.string } == ["window/logMessage", "window/logMessage"])
  }

  @Test func loneSurrogatesKeepTheirWidth() throws {
    var session = openSession()
    let parameters = try JSON(
      reading: #"{"textDocument": {"uri": "\#(uri)", "languageId": "swift", "version": 1, "text": "a\ud83db"}}"#)
    session.send("textDocument/didOpen", parameters)
    session.send("textDocument/didChange", changing([insertion("!", line: 0, character: 2)]))
    #expect(session.text == "a\u{FFFD}!b")
  }

  @Test func openingTwiceAndClosingTwiceDoNoHarm() {
    var session = openSession()
    session.send("textDocument/didOpen", opening(uri, "a"))
    session.send("textDocument/didOpen", opening(uri, "b"))
    #expect(session.text == "b")
    let closing: JSON = ["textDocument": ["uri": JSON(uri)]]
    session.send("textDocument/didClose", closing)
    session.send("textDocument/didClose", closing)
    session.send("textDocument/didSave", closing)
    #expect(session.text == nil)
    #expect(session.outgoing.map { $0["params"]?["diagnostics"]?.description } == ["[]"])
  }

  @Test func oneDocumentCanHaveSeveralSpellings() {
    var session = openSession()
    session.send("textDocument/didOpen", opening("file:///a%20b/%C3%A9.swift", "x"))
    for spelling in ["file:///a b/é.swift", "file:///a%20b/%c3%a9.swift", "file:/a%20b/é.swift"] {
      session.send(
        "textDocument/didChange",
        ["textDocument": ["uri": JSON(spelling)], "contentChanges": [insertion("y", line: 0, character: 0)]])
    }
    #expect(session.documents.values.map(\.text.string) == ["yyyx"])
    #expect(session.documents.values.first?.uri.text == "file:///a%20b/%C3%A9.swift")
  }

  /// `é` in both normal forms, percent-encoded or not, and bytes that aren't valid text.
  @Test func addressesThatLookTheSameAreDifferentDocuments() {
    var session = openSession()
    let uris = ["file:///%C3%A9.swift", "file:///e%CC%81.swift", "file:///%FF.swift", "file:///%FE.swift"]
    for (uri, text) in zip(uris, ["composed", "decomposed", "FF", "FE"]) {
      session.send("textDocument/didOpen", opening(uri, text))
    }
    for spelling in ["file:///\u{E9}.swift", "file:///e\u{301}.swift"] {
      session.send(
        "textDocument/didChange",
        ["textDocument": ["uri": JSON(spelling)], "contentChanges": [insertion("!", line: 0, character: 0)]])
    }
    #expect(uris.map { session.documents[DocumentURI($0)]?.text.string } == ["!composed", "!decomposed", "FF", "FE"])
  }

  @Test(arguments: ["/e\u{301} \u{E9}.swift", FilePath("/a%".utf8 + [0xFF])])
  func addressesKeepTheBytesOfAPath(_ path: FilePath) {
    let uri = DocumentURI(path: path)
    #expect(uri.text.utf8.allSatisfy { $0 < 0x80 })
    #expect(DocumentURI(uri.text).path == path)
  }

  @Test(
    arguments: [
      ("file:///a.swift", "/a.swift"), ("file://host/a.swift", "/a.swift"), ("file:///100%", "/100%"),
      ("file:///%zz%4", "/%zz%4"), ("file:///%FF", FilePath("/".utf8 + [0xFF])), ("file:", ""), ("file://", ""),
      ("untitled:Untitled-1", "untitled:Untitled-1"), ("", ""),
    ] as [(String, FilePath)])
  func onlyFileAddressesHavePaths(_ uri: String, _ path: FilePath) {
    #expect(DocumentURI(uri).path == path)
  }
}

private let uri = "file:///Sources/View.swift"
private let pieces = ["func f() {", "}", "\n", "\r\n", "\r", "é", "😀", "👨‍👩‍👧", "\u{301}", "a", "\u{0}", ""]

private func changing(_ changes: JSON, version: Int = 2) -> JSON {
  ["textDocument": ["uri": JSON(uri), "version": JSON(version)], "contentChanges": changes]
}

private func insertion(_ text: String, line: Int, character: Int) -> JSON {
  let position: JSON = ["line": JSON(line), "character": JSON(character)]
  return ["range": ["start": position, "end": position], "text": JSON(text)]
}

private func openSession(_ encoding: PositionEncoding = .utf16) -> Session {
  var session = Session(rules: [], version: "1", fileSystem: FolderTree().fileSystem, jobs: 1)
  session.phase = .running
  session.client.positionEncoding = encoding
  return session
}

extension Session {
  fileprivate mutating func send(_ method: String, _ parameters: JSON) {
    _ = receive(.message(notification(method, parameters).utf8))
  }

  fileprivate var text: String? { documents[DocumentURI(uri)]?.text.string }
}
