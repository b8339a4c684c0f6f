import TextModel

/// A stretch of a text that is lexed and parsed in one pass: a whole file, or the declarations around an edit.
///
/// Offsets are relative to its first byte. `SyntaxTree` determines the position of the stretch in the text.
final class Scan: Sendable {
  /// The bytes, followed by zeros as in `PaddedText`.
  let utf8: [UInt8]
  let tokens: [RawToken]
  let nodes: [RawNode]
  /// The items above a minimum size, in source order.
  let items: [RawItem]
  /// The units of the stretch. The last one is empty and is at the end of the stretch.
  let units: [Unit]
  /// The UTF-8 ranges of all comments, ascending.
  let comments: [Range<Int>]
  /// Whether the meaning of a token depends on all the text after it: a comment or a string without an end.
  let looksToEnd: Bool
  let mismatches: Mismatches
  let blockNames = BlockNames()
  let places: TextPlaces
  /// Notes which bodies are read; nil in a scan that no edit made, because no caller asks then.
  let recorder: ReadRecorder?
  let bodies: ScannedBodies?
  /// For each node, the slot of the body that it is in, or 0; empty if no caller asks.
  private let slots: [UInt8]
  /// For each token, which token of a body it is; empty if no caller asks.
  private let placesInBodies: [TokenOfBody]

  /// Some items of a file that are read independently of all others, with the white space and comments before them.
  ///
  /// A unit begins and ends where no bracket is open. Its reader examined the text after it up to `reach`, but no
  /// further.
  struct Unit: Sendable {
    /// The index of a node of kind `file`.
    var root: Int32
    var tokens: Range<Int32>
    /// The bytes from the end of the previous unit's last token to the end of its own last token.
    var bytes: Range<Int32>
    var reach: Int32
  }

  /// Reads `utf8`, which ends with the padding. Linear.
  convenience init(_ utf8: [UInt8]) { self.init(utf8, behind: [], TokensKept()) }

  /// Reads `utf8`. The tokens of `context` are its first ones, and those of `kept` follow them. Brackets that open at
  /// or after `offset` are closed after the bytes, if not in them.
  convenience init(
    _ utf8: [UInt8], behind context: [RawToken], _ kept: TokensKept, _ text: TextKept? = nil,
    closedLaterFrom offset: Int = .max, notingReadsIn recorder: ReadRecorder? = nil
  ) {
    self.init(
      utf8, Lexer.lex(utf8, behind: context, kept), from: context.count, closedLaterFrom: offset, of: kept.scan, text,
      skipsBodies: false, notingReadsIn: recorder)
  }

  /// Parses tokens that were already lexed. The first `start` tokens are context; some tokens may come from `older`.
  init(
    _ utf8: [UInt8], _ lexed: Lexer.Result, from start: Int, closedLaterFrom offset: Int = .max,
    of older: Scan? = nil, _ text: TextKept? = nil, skipsBodies: Bool, notingReadsIn recorder: ReadRecorder? = nil
  ) {
    var lexed = lexed
    let (brackets, mismatches) = BracketRepair.pair(&lexed.tokens, of: utf8, from: start, closedLaterFrom: offset)
    let parsed = ItemsKept.lending(from: mismatches == nil ? older : nil, lexed.taken) {
      Parser.parse(lexed.tokens, of: utf8, pairedBy: brackets, from: start, $0, skipsBodies: skipsBodies)
    }
    self.utf8 = utf8
    places = TextPlaces(in: utf8, text)
    tokens = lexed.tokens
    comments = lexed.comments
    nodes = parsed.nodes
    units = parsed.units
    items = parsed.items
    looksToEnd = lexed.looksToEnd
    self.mismatches = mismatches ?? Mismatches()
    self.recorder = recorder
    bodies = recorder.map { _ in ScannedBodies(of: parsed.nodes, lexed.tokens, utf8, parsed.units) }
    slots = bodies?.slots ?? []
    placesInBodies = bodies?.places ?? []
  }

  /// The length of the text.
  var count: Int { utf8.count - PaddedText.padding }

  /// The text between two offsets; invalid UTF-8 reads as U+FFFD.
  func text(in range: Range<Int>) -> String { String(decoding: utf8[range.clamped(to: 0..<count)], as: UTF8.self) }

  /// The UTF-8 range of a node in the scan.
  func range(ofNode index: Int32) -> Range<Int> {
    let node = nodes[Int(index)]
    let start = Int(tokens[Int(node.first)].start)
    return start..<(node.end > node.first ? Int(tokens[Int(node.end) - 1].end) : start)
  }

  func bytes(in range: Range<Int>, equal spelling: StaticString) -> Bool {
    guard range.count == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { expected in utf8[range].elementsEqual(expected) }
  }

  /// The unit that contains a token. Logarithmic.
  func unit(ofToken index: Int32) -> Unit { units[units.partitionPoint { $0.tokens.upperBound <= index }] }
}

// MARK: - Noting what is read

extension Scan {
  /// Notes that a node was read.
  @inline(__always)
  func noteRead(of index: Int32) {
    if !slots.isEmpty, case let slot = slots[Int(index)], slot != 0 { recorder?.note(ReadBit(slot: slot)) }
  }

  /// Notes that a caller knows whether a node has children.
  func noteChildren(of index: Int32) {
    guard let bodies else { return }
    let child = nodes[Int(index)].firstChild
    if child >= 0 { return noteRead(of: child) }
    switch nodes[Int(index)].kind {
    case .codeBlock, .accessorBlock, .closure: bodies.body(ofBlock: index).map { recorder?.note($0.bit) }
    default: break
    }
  }

  /// Notes that the text of a token was read. Reading the node with the token has noted the body.
  @inline(__always)
  func noteText(ofToken index: Int32) {
    if !placesInBodies.isEmpty { recorder?.note(placesInBodies[Int(index)]) }
  }

  /// Notes that the text of some tokens was read.
  func noteText(ofTokens tokens: Range<Int32>) {
    guard let bodies else { return }
    for body in bodies.bodies(in: tokens) { recorder?.note(body.bit) }
    noteTexts(of: tokens)
  }

  private func noteTexts(of tokens: Range<Int32>) {
    if tokens.count > Self.manyTokens { recorder?.note(.longTexts) } else { tokens.forEach(noteText(ofToken:)) }
  }

  /// The number of tokens above which their texts aren't told apart.
  private static let manyTokens = 40

  /// Notes that a caller came to a token. The brackets around a body say nothing about it.
  func noteToken(_ index: Int32) {
    guard let body = bodies?.bodies(in: index..<index + 1).first else { return }
    if index > body.tokens.lowerBound, index + 1 < body.tokens.upperBound { recorder?.note(body.bit) }
  }

  /// Notes that the bytes in a range were read.
  func noteText(in range: Range<Int>) {
    guard let bodies else { return }
    // White space and comments count as parts of the token before them.
    let first = max(0, tokens.partitionPoint { $0.start <= range.lowerBound } - 1)
    let end = tokens.partitionPoint { $0.start < range.upperBound }
    let read = Int32(first)..<Int32(max(first, end))
    for body in bodies.bodies(in: read) where Int(tokens[Int(body.tokens.upperBound) - 1].end) > range.lowerBound {
      recorder?.note(body.bit)
    }
    noteTexts(of: read)
  }

  /// Notes that code was searched for a text.
  func noteSearch(for pattern: BytePattern) {
    if bodies != nil { recorder?.noteSearch(for: pattern) }
  }

  /// Notes that a text was found at an offset.
  func noteFound(_ pattern: BytePattern, at offset: Int) { noteText(in: offset..<offset + pattern.count) }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which `precedes` is false. All elements for which it is true must come first.
  public func partitionPoint(_ precedes: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if precedes(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
