import TextModel

/// The tokens and the structure of one text. A value; broken source has a tree too.
///
/// It is a sequence of units: stretches of a file, most often one declaration each, that are read on their own. An edit
/// replaces the units around it; the others stay what they are and move.
public struct SyntaxTree: Sendable {
  private(set) var runs: [Run]
  /// Whether a comment or string has no end, so that an edit anywhere may change the meaning of everything.
  let dependsOnWholeText: Bool
  /// Nil where all brackets match.
  let brokenPart: BrokenPart?
  /// The tree that an edit made this one of.
  let origin: Origin?
  /// Tells one tree from another.
  private let identity = Identity()

  final class Identity: Sendable {}

  /// What an edit left of a tree, of which no more is kept alive than what it replaced.
  struct Origin: Sendable {
    private let identity: Identity
    let difference: TreeDifference
    /// How many runs it left whole, at the start and at the end.
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
    /// What to add to offsets of the scan to have offsets of the text.
    var shift: Int32

    /// UTF-8 offsets in the text.
    var start: Int { Int(scan.units[units.lowerBound].bytes.lowerBound + shift) }
    var end: Int { Int(scan.units[units.upperBound - 1].bytes.upperBound + shift) }

    func unit(_ index: Int) -> SyntaxUnit { SyntaxUnit(scan: scan, index: index, shift: shift) }
  }

  init(runs: [Run], brokenPart: BrokenPart?, dependsOnWholeText: Bool = false, origin: Origin? = nil) {
    self.runs = runs
    self.brokenPart = brokenPart
    self.dependsOnWholeText = dependsOnWholeText
    self.origin = origin
  }

  /// Scans a whole text. Linear in its size for all but hostile input.
  init(scanning text: SourceText) {
    self.init(Scan(text.padded.utf8))
  }

  /// All of a text.
  init(scanning text: LexedText) { self.init(Scan(text.utf8, text.lexed, from: 0, skipsBodies: false)) }

  /// What stands outside of functions, accessors and closures in a text: their blocks are nodes without children.
  /// Around them the tree is that of a document, with all tokens; it takes half the time and is never edited.
  public init(outlining text: LexedText) { self.init(Scan(text.utf8, text.lexed, from: 0, skipsBodies: true)) }

  private init(_ scan: Scan) {
    self.init(
      runs: [Run(scan: scan, units: scan.units.indices, shift: 0)],
      brokenPart: BrokenPart(scan.mismatches), dependsOnWholeText: scan.looksToEnd)
  }

  /// In source order. The last one is empty and stands at the end of the text.
  public var units: some Sequence<SyntaxUnit> {
    runs.lazy.flatMap { run in run.units.lazy.map { run.unit($0) } }
  }

  /// The declarations, statements and expressions of the file, outside all others.
  public var items: [SyntaxNode] { units.flatMap { $0.root.children } }

  /// The UTF-8 ranges of all comments, ascending.
  public var comments: [Range<Int>] { comments(in: 0..<(runs.last?.end ?? 0)) }

  /// Whether one of its comments may have these bytes; where scans have been edited it may be one that is gone.
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

  /// All tokens but the end of the file.
  public var tokens: [Token] { units.flatMap { $0.root.tokens } }

  /// Visits all nodes in source order; below a node only where `visit` returns true.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    for unit in units { unit.root.walk(visit) }
  }

  /// The nodes of some kind, in source order.
  public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] { units.flatMap { $0.root.descendants(kinds) } }

  /// The units in which a word is, in source order; some have it in a comment or a longer word. One pass over the bytes.
  public func units(mentioning word: SoughtWord) -> [SyntaxUnit] { runs.flatMap { $0.units(mentioning: word) } }

  /// Whether the node is one of this tree. Logarithmic.
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

  /// The first token that starts at or behind `offset`; nil behind the last one. Logarithmic.
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

  /// The innermost node whose range holds `offset` (its end included), else one of kind `file`.
  public func innermostNode(at offset: Int) -> SyntaxNode {
    var node = unit(holding: offset).root
    while let child = node.children.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) {
      node = child
    }
    return node
  }

  /// The first unit that does not end before an offset. Logarithmic.
  public func unit(holding offset: Int) -> SyntaxUnit {
    let run = runs[min(runs.partitionPoint { $0.end < offset }, runs.count - 1)]
    let units = run.scan.units[run.units]
    let index = units.partitionPoint { Int($0.bytes.upperBound + run.shift) < offset }
    return run.unit(min(index, run.units.upperBound - 1))
  }
}

/// A stretch of a text that is read on its own: most often one declaration, with the comments before it.
///
/// After an edit the units that it did not touch are the same ones, wherever they then stand: see `SyntaxStretch`.
public struct SyntaxUnit: Sendable {
  public let scan: ScanID
  /// Counted in the scan.
  public let number: Int
  /// By how many bytes it has moved since it was scanned.
  public let shift: Int

  init(scan: Scan, index: Int, shift: Int32) {
    self.scan = ScanID(scan: scan)
    number = index
    self.shift = Int(shift)
  }

  /// A node of kind `file` that holds its items.
  public var root: SyntaxNode {
    SyntaxNode(scan: scan.scan, index: scan.scan.units[number].root, shift: Int32(truncatingIfNeeded: shift))
  }

  /// The UTF-8 offsets from the end of the unit before to its own end.
  public var range: Range<Int> {
    let bytes = scan.scan.units[number].bytes
    return Int(bytes.lowerBound) + shift..<Int(bytes.upperBound) + shift
  }
}
