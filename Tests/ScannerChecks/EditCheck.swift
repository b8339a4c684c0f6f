import SwiftScan
import TestSupport
import TextModel

/// Edits one document again and again, and compares it after each edit with a fresh scan of the same text.
public struct EditCheck: Sendable {
  public var file: NamedText
  public var seed: UInt64
  public var count: Int

  public init(file: NamedText, seed: UInt64, count: Int) {
    self.file = file
    self.seed = seed
    self.count = count
  }

  /// The first edit after which the document differs; nil where all agree.
  public func firstMismatch() -> EditMismatch? {
    var random = SplitMix64(seed: seed)
    var generator = EditGenerator(seed: random.next())
    let start = isBroken ? broken(file.bytes, using: &random) : file.bytes
    var document = Document(SourceText(start))
    var edits: [TextEdit] = []
    for number in 1...count {
      let edit = generator.nextEdit(of: document)
      edits.append(edit)
      let before = number % 16 == 0 ? DocumentContents(of: document) : nil
      let edited = document.applying(edit, version: number)
      if let difference = difference(of: edited, using: &random)
        ?? before.flatMap({ change(of: document, from: $0) })
      {
        return EditMismatch(check: self, start: start, edits: edits, difference: difference)
      }
      document = edited
    }
    return nil
  }

  /// Every third seed begins with a text that does not compile.
  private var isBroken: Bool { seed % 3 == 0 }

  private func broken(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = Bool.random(using: &random) ? bytes.count : min(bytes.count, start + 200)
    return Array(bytes[..<start] + bytes[end...])
  }

  private func difference(of document: Document, using random: inout SplitMix64) -> String? {
    let fresh = Document(SourceText(document.text.utf8))
    if let difference = DocumentContents(of: document).difference(from: DocumentContents(of: fresh)) {
      return difference
    }
    if let fault = fault(in: document) { return fault }
    let offset = Int.random(in: 0...document.text.utf8.count, using: &random)
    let (lookup, expected) = (Lookup(at: offset, in: document), Lookup(at: offset, in: fresh))
    return lookup == expected ? nil : "look-up at \(offset): \(lookup) where a fresh scan has \(expected)"
  }

  private func change(of document: Document, from contents: DocumentContents) -> String? {
    DocumentContents(of: document).difference(from: contents).map { "the document before the edit changed: \($0)" }
  }
}

/// A text and edits after which an edited document and a fresh scan differ.
public struct EditMismatch: Sendable {
  public var check: EditCheck
  public var start: [UInt8]
  public var edits: [TextEdit]
  public var difference: String

  /// The same with fewer edits and less text, as far as leaving out parts goes; takes a second or two.
  public func shrunk() -> EditMismatch {
    var smallest = withoutHistory()
    guard smallest.edits.count == 1 else { return smallest }
    var size = max(1, smallest.start.count / 2)
    while size > 0 {
      var end = smallest.start.count
      while end > 0 {
        if let smaller = smallest.leavingOut(max(0, end - size)..<end) { smallest = smaller }
        end = min(end - size, smallest.start.count)
      }
      size /= 2
    }
    return smallest
  }

  /// Begins with the text before the latest edit from which on the difference still comes.
  private func withoutHistory() -> EditMismatch {
    var texts = [SourceText(start)]
    for edit in edits.dropLast() { texts.append(texts[texts.count - 1].applying(edit)) }
    for index in edits.indices.reversed() {
      let candidate = Array(edits[index...])
      if let difference = Self.difference(from: texts[index].utf8, candidate) {
        return EditMismatch(check: check, start: texts[index].utf8, edits: candidate, difference: difference)
      }
    }
    return self
  }

  /// Without some bytes outside the only edit; nil where the difference is gone.
  private func leavingOut(_ range: Range<Int>) -> EditMismatch? {
    let edited = edits[0].range.clamped(to: 0..<start.count)
    guard range.upperBound <= edited.lowerBound || range.lowerBound >= edited.upperBound else { return nil }
    var smaller = self
    smaller.start.removeSubrange(range)
    if range.upperBound <= edited.lowerBound {
      smaller.edits[0].range = edited.lowerBound - range.count..<edited.upperBound - range.count
    } else {
      smaller.edits[0].range = edited
    }
    guard let difference = Self.difference(from: smaller.start, smaller.edits) else { return nil }
    smaller.difference = difference
    return smaller
  }

  private static func difference(from start: [UInt8], _ edits: [TextEdit]) -> String? {
    var document = Document(SourceText(start))
    for (number, edit) in edits.enumerated() { document = document.applying(edit, version: number + 1) }
    let fresh = Document(SourceText(document.text.utf8))
    return DocumentContents(of: document).difference(from: DocumentContents(of: fresh))
  }
}

extension EditMismatch: CustomStringConvertible {
  public var description: String {
    let text = String(decoding: start.suffix(3_000), as: UTF8.self)
    let steps = edits.suffix(20).map { "  \($0.range) -> \($0.replacement.debugDescription)" }
    return """
      \(check.file.path), seed \(check.seed): \(difference)
      text of \(start.count) bytes: \(text.debugDescription)
      \(edits.count) edits, the last of them:
      \(steps.joined(separator: "\n"))
      """
  }
}
