import SwiftScan
import TestSupport
import TextModel

/// Generates edits like those of users, tools, and accidents. The same seed and documents give the same edits.
public struct EditGenerator: Sendable {
  private var random: SplitMix64
  /// The edit that reverts the last one.
  private var undo: TextEdit?

  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  public mutating func nextEdit(of document: Document) -> TextEdit {
    let edit = makeEdit(of: document)
    let range = edit.range.clamped(to: 0..<document.text.count)
    let end = range.lowerBound + edit.replacement.utf8.count
    undo = TextEdit(replacing: range.lowerBound..<end, with: document.text[range])
    return edit
  }

  private mutating func makeEdit(of document: Document) -> TextEdit {
    switch number(below: 20) {
    case 0..<9: return tokenEdit(of: document)
    case 9..<12: return lineEdit(of: document.text)
    case 12..<17: return byteEdit(of: document.text)
    case 17: return undo ?? tokenEdit(of: document)
    case 18: return blockEdit(of: document.text)
    default: return edgeEdit(of: document.text)
    }
  }

  // MARK: - Tokens

  /// Adds, deletes, duplicates, replaces, or swaps tokens.
  private mutating func tokenEdit(of document: Document) -> TextEdit {
    guard let token = document.tree.token(at: number(below: document.text.count + 1)) else {
      return .insert(word(), at: 0)
    }
    let range = token.range
    switch number(below: 8) {
    case 0: return .delete(range)
    case 1: return .insert(document.text[range], at: range.upperBound)
    case 2: return TextEdit(replacing: range, with: word())
    case 3: return .insert(word(), at: range.lowerBound)
    case 4: return .insert(word(), at: range.upperBound)
    case 5:
      let last = document.tree.token(at: range.upperBound + number(below: 80))
      return .delete(range.lowerBound..<max(range.upperBound, last?.range.upperBound ?? 0))
    case 6:
      guard let next = firstToken(after: range.upperBound, in: document)?.range else { return .delete(range) }
      let between = document.text[range.upperBound..<next.lowerBound]
      let swapped = document.text[next] + between + document.text[range]
      return TextEdit(replacing: range.lowerBound..<next.upperBound, with: swapped)
    default: return .insert(word(), at: number(in: range))
    }
  }

  /// The first token that starts at or soon after an offset.
  private func firstToken(after offset: Int, in document: Document) -> Token? {
    (offset..<offset + 100).lazy.compactMap { document.tree.token(at: $0) }.first { $0.range.lowerBound >= offset }
  }

  private mutating func word() -> String {
    let word = scannerWords[number(below: scannerWords.count)]
    return number(below: 4) == 0 ? word + scannerWords[number(below: scannerWords.count)] : word
  }

  // MARK: - Lines and blocks

  /// Deletes, duplicates, or moves whole lines, or starts a line with a word.
  private mutating func lineEdit(of text: SourceText) -> TextEdit {
    let line = number(below: text.lineCount)
    let start = text.lineRange(line).lowerBound
    let last = min(line + number(below: 6), text.lineCount - 1)
    let end = last + 1 < text.lineCount ? text.lineRange(last + 1).lowerBound : text.count
    switch number(below: 4) {
    case 0: return .delete(start..<end)
    case 1: return .insert(text[start..<end], at: text.lineRange(number(below: text.lineCount)).lowerBound)
    case 2: return .insert(word(), at: text.lineRange(line).upperBound)
    default: return .insert(word(), at: start)
    }
  }

  /// Replaces up to half of the text with another part of it.
  private mutating func blockEdit(of text: SourceText) -> TextEdit {
    let count = text.count
    let start = number(below: count + 1)
    let source = number(below: count + 1)
    return TextEdit(
      replacing: start..<min(count, start + number(below: count / 2 + 1)),
      with: text[source..<min(count, source + number(below: 2_000))])
  }

  /// Edits the ends of the text, edits beyond them, or changes nothing.
  private mutating func edgeEdit(of text: SourceText) -> TextEdit {
    let count = text.count
    switch number(below: 5) {
    case 0: return .insert(word(), at: 0)
    case 1: return .insert(word(), at: count)
    case 2: return TextEdit(replacing: max(0, count - number(below: 20))..<count + 10, with: word())
    case 3: return .insert("", at: number(below: count + 1))
    default:
      let start = number(below: count + 1)
      let range = start..<min(count, start + number(below: 30))
      return TextEdit(replacing: range, with: text[range])
    }
  }

  // MARK: - Bytes

  /// Edits bytes regardless of tokens and characters.
  private mutating func byteEdit(of text: SourceText) -> TextEdit {
    let start = number(below: text.count + 1)
    let end = min(text.count, start + number(below: number(below: 4) == 0 ? 40 : 3))
    var replacement = ""
    for _ in 0..<number(below: 4) {
      let isASCII = number(below: 8) > 0
      replacement.unicodeScalars.append(Unicode.Scalar(UInt8(number(below: isASCII ? 128 : 256))))
    }
    return TextEdit(replacing: start..<end, with: replacement)
  }

  // MARK: - Numbers

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  private mutating func number(in range: Range<Int>) -> Int { range.lowerBound + number(below: range.count) }
}

/// The tokens that open, close, separate, and start constructs in Swift.
public let scannerWords: [String] =
  """
  ( ) [ ] { } < > , : ; . @ # \\ = & ! ? -> ... ` ' " \"\"\" #" "# #\"\"\" \"\"\"# \\( \\#( / // /* */ #/ /# ~ + - ==
  $0 _ #if #else #elseif #endif #selector( import class struct enum extension func init case let var static private
  public mutating guard return try await some any where in is as default defer a x1 0x 1.5e é 👩‍👩‍👧
  """.split { $0 == " " || $0 == "\n" }.map(String.init)
  + [
    " ", "\n", "\n\n", "\r", "\r\n", "\t", "\0", "\u{FEFF}", "\n  ", "\n}\n", "{\n", "#if A\n", "\n#endif\n",
    "var a: Int", "let b = ", "private ", "mutating ", "if x ", "else ", "for x in ", "switch x { case 1: ", "return ",
    "try ", "async ", "throws ", "where T: P ", "in ", "as? ", "@a ", "@a(b) ", "f(a) { b }", "\\.a", "x.y.z",
    "a ? b : c", "func f() {}\n", "class A {\n  var b = 1\n}\n", "#sourceLocation(file: \"a\", line: 1)\n",
  ]
