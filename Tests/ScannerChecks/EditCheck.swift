import SwiftScan
import TestSupport
import TextModel

/// Edits one document repeatedly, and compares it after each edit with a fresh scan of the same text.
public struct EditCheck: Sendable {
  public var file: NamedText
  public var seed: UInt64
  public var count: Int

  public init(file: NamedText, seed: UInt64, count: Int) {
    self.file = file
    self.seed = seed
    self.count = count
  }

  /// The first edit after which the document differs; nil if there is none.
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
        ?? BodyEdit(from: document.tree, to: edited.tree).flatMap({ misplacedNode(after: $0, in: edited) })
      {
        return EditMismatch(origin: "\(file.path), seed \(seed)", start: start, edits: edits, difference: difference)
      }
      document = edited
    }
    return nil
  }

  /// Whether the text doesn't compile, which is the case for every third seed.
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
    if let word = words.first(where: { places(of: $0, in: document) != places(of: $0, in: fresh) }) {
      return "other nodes mention \(word) than in a fresh scan"
    }
    let offset = Int.random(in: 0...document.text.count, using: &random)
    let (lookup, expected) = (Lookup(at: offset, in: document), Lookup(at: offset, in: fresh))
    return lookup == expected ? nil : "look-up at \(offset): \(lookup) where a fresh scan has \(expected)"
  }

  /// A node for which an edit of bodies names another one in the old tree.
  private func misplacedNode(after edit: BodyEdit, in document: Document) -> String? {
    var fault: String?
    document.tree.walk { node in
      if let old = edit.old(node), old.kind != node.kind || old.text != node.text {
        fault = "\(node.kind) at \(node.range) was \(old.kind) \(old.text) before an edit elsewhere"
      }
      return fault == nil
    }
    return fault
  }

  /// Texts that many nodes mention, one of them across the ends of tokens. Their places are passed on from scan to scan.
  private var words: [String] { ["e", "func", "ew", " {\n"] }

  /// The ranges of all nodes that mention a word.
  private func places(of word: String, in document: Document) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for item in document.tree.items {
      item.walk(mentioning: [BytePattern(word)]) { node in
        ranges.append(node.range)
        return true
      }
    }
    return ranges
  }

  private func change(of document: Document, from contents: DocumentContents) -> String? {
    DocumentContents(of: document).difference(from: contents).map { "the document before the edit changed: \($0)" }
  }
}

/// A text and edits after which the edited document and a fresh scan differ.
public struct EditMismatch: Sendable {
  /// A description of where the text and the edits come from.
  public var origin: String
  public var start: [UInt8]
  public var edits: [TextEdit]
  public var difference: String

  public init(origin: String, start: [UInt8], edits: [TextEdit], difference: String) {
    self.origin = origin
    self.start = start
    self.edits = edits
    self.difference = difference
  }

  /// The same mismatch with as few edits and as little text as possible. This takes a second or two.
  public func shrunk() -> EditMismatch {
    let latest = withoutHistory()
    guard latest.edits.count == 1 else { return latest }
    let shorter = latest.shrunk { ($0.start.count, $0.leavingOut) }
    return shorter.shrunk { ($0.edits[0].replacement.unicodeScalars.count, $0.typingLess) }
  }

  /// Leaves out halves, quarters, and so on of something that has a size, as long as a difference remains.
  private func shrunk(_ reduction: (EditMismatch) -> (Int, (Range<Int>) -> EditMismatch?)) -> EditMismatch {
    var smallest = self
    var size = max(1, reduction(self).0 / 2)
    while size > 0 {
      var end = reduction(smallest).0
      while end > 0 {
        let (_, leaveOut) = reduction(smallest)
        if let smaller = leaveOut(max(0, end - size)..<end) { smallest = smaller }
        end = min(end - size, reduction(smallest).0)
      }
      size /= 2
    }
    return smallest
  }

  /// Starts at the latest edit from which the difference still occurs.
  private func withoutHistory() -> EditMismatch {
    var texts = [SourceText(start)]
    for edit in edits.dropLast() { texts.append(texts[texts.count - 1].applying(edit)) }
    for index in edits.indices.reversed() {
      let candidate = Array(edits[index...])
      let later = EditMismatch(origin: origin, start: texts[index].utf8, edits: candidate, difference: difference)
      if let mismatch = later.checked() { return mismatch }
    }
    return self
  }

  /// The mismatch without some bytes outside the only edit; nil if the difference is gone.
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
    return smaller.checked()
  }

  /// The mismatch without some scalars of the text that the only edit inserts; nil if the difference is gone.
  private func typingLess(_ range: Range<Int>) -> EditMismatch? {
    var scalars = Array(edits[0].replacement.unicodeScalars)
    scalars.removeSubrange(range)
    var smaller = self
    smaller.edits[0].replacement = String(String.UnicodeScalarView(scalars))
    return smaller.checked()
  }

  /// The mismatch with its current difference; nil if there is none.
  private func checked() -> EditMismatch? {
    guard let difference = Self.difference(from: start, edits) else { return nil }
    return EditMismatch(origin: origin, start: start, edits: edits, difference: difference)
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
      \(origin): \(difference)
      text of \(start.count) bytes: \(text.debugDescription)
      \(edits.count) edits, the last of them:
      \(steps.joined(separator: "\n"))
      """
  }
}
