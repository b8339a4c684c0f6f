import TextModel

/// The tokens and the structure of one text. A value; broken source has a tree too.
///
/// The tree is a sequence of units: stretches of a file, usually one declaration each, that are read independently. An
/// edit replaces the units around it; the others only move.
public struct SyntaxTree: Sendable {
  private(set) var runs: [Run]
  /// Whether a comment or string has no end, so that any edit may change the meaning of the whole text.
  let dependsOnWholeText: Bool
  /// Nil if all brackets match.
  let brokenPart: BrokenPart?
  /// The derivation of this tree from an older one; nil if the whole text was scanned.
  let origin: Origin?
  /// Records what is read in the parts that edits have made. All trees that edits derive from one share it.
  public let recorder: ReadRecorder
  /// Distinguishes this tree from all others.
  private let identity = Identity()

  final class Identity: Sendable {}

  /// How an edit derived a tree from an older one. Retains only the replaced units of the older tree.
  struct Origin: Sendable {
    private let identity: Identity
    let difference: TreeDifference
    /// The numbers of runs that the edit left whole at the start and at the end.
    let runsBefore: Int
    let runsBehind: Int

    init(_ tree: SyntaxTree, difference: TreeDifference, runsBefore: Int, runsBehind: Int) {
      identity = tree.identity
      self.difference = difference
      self.runsBefore = runsBefore
      self.runsBehind = runsBehind
    }

    func isFrom(_ tree: SyntaxTree) -> Bool { identity === tree.identity }
  }

  /// Units of one scan that follow each other in the text.
  struct Run: Sendable {
    let scan: Scan
    /// Indices of units of the scan; at least one.
    var units: Range<Int>
    /// The number to add to offsets in the scan to get offsets in the text.
    var shift: Int32

    /// UTF-8 offsets in the text.
    var start: Int { Int(scan.units[units.lowerBound].bytes.lowerBound + shift) }
    var end: Int { Int(scan.units[units.upperBound - 1].bytes.upperBound + shift) }

    func unit(_ index: Int) -> SyntaxUnit { SyntaxUnit(scan: scan, index: index, shift: shift) }
  }

  init(
    runs: [Run], brokenPart: BrokenPart?, dependsOnWholeText: Bool = false, origin: Origin? = nil,
    recorder: ReadRecorder = ReadRecorder()
  ) {
    self.recorder = recorder
    self.runs = runs
    self.brokenPart = brokenPart
    self.dependsOnWholeText = dependsOnWholeText
    self.origin = origin
  }

  /// Scans a whole text. Linear in its size, except for hostile input.
  init(scanning text: SourceText) {
    self.init(Scan(text.padded.utf8))
  }

  /// Builds the tree of a whole text that was already lexed.
  init(scanning text: LexedText) { self.init(Scan(text.utf8, text.lexed, from: 0, skipsBodies: false)) }

  /// Builds an outline of a text, in which the blocks of functions, accessors, statements, and closures are nodes
  /// without children. The rest is the same as in the tree of a document, including all tokens. It takes half the time.
  /// An outline is never edited.
  public init(outlining text: LexedText) { self.init(Scan(text.utf8, text.lexed, from: 0, skipsBodies: true)) }

  private init(_ scan: Scan) {
    self.init(
      runs: [Run(scan: scan, units: scan.units.indices, shift: 0)],
      brokenPart: BrokenPart(scan.mismatches), dependsOnWholeText: scan.looksToEnd)
  }

  /// The units in source order. The last one is empty and is at the end of the text.
  public var units: some Sequence<SyntaxUnit> {
    runs.lazy.flatMap { run in run.units.lazy.map { run.unit($0) } }
  }

  /// The top-level declarations, statements, and expressions of the file.
  public var items: [SyntaxNode] { units.flatMap { $0.root.children } }

  /// The UTF-8 ranges of all comments, ascending.
  public var comments: [Range<Int>] { comments(in: 0..<(runs.last?.end ?? 0)) }

  /// Whether a comment may contain these bytes. After edits, this may be a comment that no longer exists.
  public func mayHaveComment(with pattern: BytePattern) -> Bool {
    runs.contains { run in run.scan.comments.contains { pattern.occurs(in: run.scan.utf8, within: $0) } }
  }

  /// The UTF-8 ranges of the comments that start in a range, ascending.
  public func comments(in range: Range<Int>) -> [Range<Int>] {
    runs[runs.partitionPoint { $0.end <= range.lowerBound }...].prefix { $0.start < range.upperBound }
      .flatMap { run -> [Range<Int>] in
        let shift = Int(run.shift)
        let all = run.scan.comments
        let first = all.partitionPoint { $0.lowerBound + shift < max(run.start, range.lowerBound) }
        let end = all.partitionPoint { $0.lowerBound + shift < min(run.end, range.upperBound) }
        return all[first..<max(first, end)].map { $0.lowerBound + shift..<$0.upperBound + shift }
      }
  }

  /// All tokens except the end of the file.
  public var tokens: [Token] { units.flatMap { $0.root.tokens } }

  /// Visits all nodes in source order. Skips the children of a node if `visit` returns false.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    for unit in units { unit.root.walk(visit) }
  }

  /// The nodes of some kinds, in source order.
  public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] { units.flatMap { $0.root.descendants(kinds) } }

  /// The units whose bytes contain a word, in source order; it may be in a comment or part of a longer word. One pass
  /// over the bytes.
  public func units(mentioning word: SoughtWord) -> [SyntaxUnit] { runs.flatMap { $0.units(mentioning: word) } }

  /// Whether the node belongs to this tree. Logarithmic.
  public func contains(_ node: SyntaxNode) -> Bool {
    let unit = unit(holding: node.range.upperBound)
    return unit.scan.scan === node.scan && unit.shift == node.shift
  }

  /// The last token that starts at or before `offset`; nil before the first one. Logarithmic.
  public func token(at offset: Int) -> Token? {
    let run = runs[max(0, runs.partitionPoint { $0.start <= offset } - 1)]
    let tokens = run.scan.tokens
    let first = Int(run.scan.units[run.units.lowerBound].tokens.lowerBound)
    let end = Int(run.scan.units[run.units.upperBound - 1].tokens.upperBound)
    var index = tokens[first..<end].partitionPoint { Int($0.start) + Int(run.shift) <= offset } - 1
    while index >= first {
      let token = Token(scan: run.scan, index: Int32(index), shift: run.shift)
      if token.isPresent { return token }
      index -= 1
    }
    return run.start > 0 ? token(at: run.start - 1) : nil
  }

  /// The first token that starts at or after `offset`; nil after the last one. Logarithmic.
  public func firstToken(from offset: Int) -> Token? {
    for run in runs[runs.partitionPoint { $0.end < offset }...] {
      let tokens = run.scan.tokens
      let end = Int(run.scan.units[run.units.upperBound - 1].tokens.upperBound)
      var index = Int(run.scan.units[run.units.lowerBound].tokens.lowerBound)
      index = tokens[index..<end].partitionPoint { Int($0.start) + Int(run.shift) < offset }
      while index < end {
        let token = Token(scan: run.scan, index: Int32(index), shift: run.shift)
        if token.isPresent { return token }
        index += 1
      }
    }
    return nil
  }

  /// The innermost node whose range contains `offset` or ends there; a node of kind `file` if there is none.
  public func innermostNode(at offset: Int) -> SyntaxNode {
    var node = unit(holding: offset).root
    while let child = node.children.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) {
      node = child
    }
    return node
  }

  /// The first unit that ends at or after an offset; the last unit if there is none. Logarithmic.
  public func unit(holding offset: Int) -> SyntaxUnit {
    let run = runs[min(runs.partitionPoint { $0.end < offset }, runs.count - 1)]
    let units = run.scan.units[run.units]
    let index = units.partitionPoint { Int($0.bytes.upperBound + run.shift) < offset }
    return run.unit(min(index, run.units.upperBound - 1))
  }
}

/// A stretch of a text that is read independently: usually one declaration, with the comments before it.
///
/// A unit that an edit doesn't affect remains the same unit, even if it moves; see `SyntaxStretch`.
public struct SyntaxUnit: Sendable {
  public let scan: ScanID
  /// The index of the unit in its scan.
  public let number: Int
  /// The number of bytes that the unit has moved since it was scanned.
  public let shift: Int

  init(scan: Scan, index: Int, shift: Int32) {
    self.scan = ScanID(scan: scan)
    number = index
    self.shift = Int(shift)
  }

  /// A node of kind `file` that contains the unit's items.
  public var root: SyntaxNode {
    SyntaxNode(scan: scan.scan, index: scan.scan.units[number].root, shift: Int32(truncatingIfNeeded: shift))
  }

  /// The UTF-8 offsets from the end of the previous unit to its own end.
  public var range: Range<Int> {
    let bytes = scan.scan.units[number].bytes
    return Int(bytes.lowerBound) + shift..<Int(bytes.upperBound) + shift
  }
}
