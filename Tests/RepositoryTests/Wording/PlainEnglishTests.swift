import Testing
import TextModel

/// The voice of this project: plain American English. `DiscouragedPhrase` has the phrases that it avoids.
@Suite struct PlainEnglishTests {
  /// Files whose text is an input of tests.
  private let samples = ["Tests/ScannerSamples/", "Tests/RepositoryTests/Wording/"]

  @Test(arguments: ["Sources", "Tests"]) func commentsAndStringsArePlain(_ folder: String) throws {
    for path in Repository.swiftFiles(under: folder) where !samples.contains(where: path.hasPrefix) {
      for part in try Prose.parts(ofSwift: path, withStrings: folder == "Sources") { expectPlain(part, path) }
    }
  }

  @Test func pagesArePlain() throws {
    for path in try Repository.files(under: ".") where path.hasSuffix(".md") {
      expectPlain(try Prose.part(ofMarkdown: path), path)
    }
  }

  @Test func documentationCommentsBeginWithANounPhraseOrAVerb() throws {
    for path in Repository.swiftFiles(under: "Sources") + Repository.swiftFiles(under: "Tests")
    where !samples.contains(where: path.hasPrefix) {
      let text = try Repository.bytes(path)
      for part in try Prose.parts(ofSwift: path, withStrings: false) {
        guard let first = part.words.first, text[..<first.range.lowerBound].suffix(4).elementsEqual("/// ".utf8) else {
          continue
        }
        let word = Array(text[first.range])
        if DiscouragedPhrase.openings.contains(word) {
          let line = line(of: first.range.lowerBound, in: text)
          Issue.record("\(path):\(line): the comment begins with '\(String(decoding: word, as: UTF8.self))'")
        }
      }
    }
  }

  @Test(arguments: [
    ("a caller that asks anew", ["anew"]), ("It is\n/// no longer there.", []), ("read at once", []),
    ("done at once", ["at once"]),
    ("`nobody` is code, and so is .anew", []), ("Nobody, whoever", ["nobody", "whoever"]),
  ]) func phrasesAreFound(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let found = Prose(bytes, in: [bytes.indices]).findings.map { finding in
      finding.phrase.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }
    #expect(found == expected)
  }

  private func expectPlain(_ part: Prose, _ path: String) {
    for (offset, phrase) in part.findings {
      let words = phrase.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      Issue.record("\(path):\(line(of: offset, in: part.text)): '\(words)'; write: \(phrase.replacement)")
    }
  }

  /// Starts at 1.
  private func line(of offset: Int, in text: [UInt8]) -> Int { text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
}
