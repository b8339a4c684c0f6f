import TextModel

/// An edit of a single body, as far as it concerns code that knows what it has read.
public struct BodyChange: Sendable {
  /// Everything that the edit may have changed.
  private var affected = BodyReads()
  /// The edited body and the only token in it that differs, if the tokens and nodes of both versions correspond. Code
  /// that has read the body, but not the text of this token, then finds the same as before.
  private var editedToken: TokenOfBody?
  private let body: ReadBit
  private let recorder: ReadRecorder
  /// The UTF-8 range of the edited bytes in the old text. Everything after it moves by `growth`.
  private let edited: Range<Int>
  private let growth: Int
  private let member: (old: SyntaxNode, new: SyntaxNode)
  /// The way from the nodes of the old text to those of the new one.
  public let nodes: NodeMove

  /// Nil if the edit changed several bodies or something between them, or if reads of the body weren't noted. The cost
  /// is that of comparing the bytes of the unit, and of looking for the texts that were searched for.
  public init?(_ edit: BodyEdit) {
    let units = edit.units.filter { !$0.old.text.hasSameBytes(as: $0.new.text) }
    guard units.count == 1, edit.members.count == 1 else { return nil }
    let unit = units[0]
    member = edit.members[0]
    guard let block = member.old.bodyBlock, let newBlock = member.new.bodyBlock,
      let old = EditedMember(member.old, block, in: unit.old),
      let new = EditedMember(member.new, newBlock, in: unit.new),
      let recorder = member.old.scan.recorder, let body = member.old.scan.bodies?.body(ofBlock: block.index),
      let nodes = NodeMove(
        (block, newBlock), in: unit, of: edit.scans, growingBy: new.text.count - old.text.count),
      old.before.hasSameBytes(as: new.before), old.behind.hasSameBytes(as: new.behind)
    else { return nil }
    (self.nodes, self.body, self.recorder) = (nodes, body.bit, recorder)
    let start = old.text.commonPrefix(with: new.text)
    let end = old.text.dropFirst(start).commonSuffix(with: new.text.dropFirst(start))
    edited = member.old.range.lowerBound + start..<member.old.range.upperBound - end
    growth = new.text.count - old.text.count
    let places = (
      old: old.text.startIndex + start..<old.text.endIndex - end,
      new: new.text.startIndex + start..<new.text.endIndex - end
    )
    if let token = nodes.editedToken(places.old, places.new) {
      editedToken = TokenOfBody(token, of: body.bit)
    } else {
      affected.insert(body.bit)
    }
    if !old.isInsideLine(from: start, behind: end) || !new.isInsideLine(from: start, behind: end) {
      affected.insert(.lines)
    }
    for text in recorder.soughtTexts(in: member.new.scan.utf8, touching: places.new) {
      affected.insert(ReadBit(ofText: text))
    }
  }

  /// Whether the edited member contains a text, in one of its versions.
  public func mentions(_ text: BytePattern) -> Bool { member.old.mentions(text) || member.new.mentions(text) }

  /// Lets the recorder of the document watch which tokens of the edited body are read, because the next edit is most
  /// likely in the same body.
  public func watchTokens() { recorder.watch(WatchedBody(body)) }

  /// Adds that answers to other questions have changed.
  public mutating func insert(_ kind: BodyReads.Kind) { affected.insert(kind) }

  /// Whether answers to other questions have changed.
  public func includes(_ kind: BodyReads.Kind) -> Bool {
    var reads = BodyReads()
    reads.insert(kind)
    return concerns(reads)
  }

  /// Whether code that has read this may find something else now.
  public func concerns(_ reads: BodyReads) -> Bool {
    if !affected.isDisjoint(with: reads) { return true }
    return editedToken.map(reads.mayHaveRead) ?? false
  }

  /// The range in the newer text that corresponds to a range of the older one; nil if an end of it is in the edited
  /// bytes or right next to them.
  public func moved(_ range: Range<Int>) -> Range<Int>? {
    guard let start = moved(range.lowerBound), let end = moved(range.upperBound) else { return nil }
    return start..<end
  }

  private func moved(_ offset: Int) -> Int? {
    if offset < edited.lowerBound { return offset }
    return offset > edited.upperBound ? offset + growth : nil
  }
}

/// The bytes of a member and of its unit around it.
private struct EditedMember {
  let text: ArraySlice<UInt8>
  let before: ArraySlice<UInt8>
  let behind: ArraySlice<UInt8>
  /// The number of bytes before the block.
  private let head: Int

  init?(_ member: SyntaxNode, _ block: SyntaxNode, in unit: SyntaxUnit) {
    let bytes = unit.scan.scan.units[unit.number].bytes
    let range = member.scan.range(ofNode: member.index)
    guard member.scan === unit.scan.scan, bytes.lowerBound <= range.lowerBound, range.upperBound <= bytes.upperBound
    else { return nil }
    let utf8 = member.scan.utf8
    text = utf8[range]
    before = utf8[Int(bytes.lowerBound)..<range.lowerBound]
    behind = utf8[range.upperBound..<Int(bytes.upperBound)]
    head = block.range.lowerBound - member.range.lowerBound
  }
}

extension EditedMember {
  /// Whether an edit stays inside a line that is neither the first one of the block nor the last one.
  fileprivate func isInsideLine(from before: Int, behind: Int) -> Bool {
    let lineEnds: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let edited = text.dropFirst(before).dropLast(behind)
    return !edited.contains(where: lineEnds.contains)
      && text.prefix(before).dropFirst(head).contains(where: lineEnds.contains)
      && text.suffix(behind).contains(where: lineEnds.contains)
  }
}

extension SyntaxUnit {
  /// The bytes of the unit, with the white space and comments before it.
  fileprivate var text: ArraySlice<UInt8> {
    let bytes = scan.scan.units[number].bytes
    return scan.scan.utf8[Int(bytes.lowerBound)..<Int(bytes.upperBound)]
  }
}

extension SyntaxNode {
  /// The block with the code of a member.
  fileprivate var bodyBlock: SyntaxNode? {
    first(.codeBlock) ?? soleBinding?.first(.accessorBlock) ?? valueClosure
  }
}
