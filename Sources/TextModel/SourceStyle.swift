/// How a file indents one level, ends its lines and opens its blocks.
public struct SourceStyle: Sendable, Hashable {
  /// A tab or some spaces.
  public var indentation: String
  public var lineEnding: String
  /// Whether the brace of a declaration or statement stands on a line of its own.
  public var bracesStandAlone: Bool

  public init(indentation: String, lineEnding: String = "\n", bracesStandAlone: Bool = false) {
    self.indentation = indentation
    self.lineEnding = lineEnding
    self.bracesStandAlone = bracesStandAlone
  }

  /// So many lines at the start of a text tell its style.
  public static let lineLimit = 200

  /// The style of most lines of a text, as far as the first ones tell; four spaces where no line is indented, as Xcode
  /// does.
  public init(of text: SourceText) {
    let evidence = IndentationEvidence(text, lines: Self.lineLimit)
    self.init(
      indentation: evidence.unit, lineEnding: evidence.lineEnding,
      bracesStandAlone: evidence.bracesStandAlone)
  }
}

/// What the lines of a text say about its style, found in one pass.
private struct IndentationEvidence {
  private var linesWithTab = 0
  /// How often a line stands so many spaces deeper than the one before, up to eight.
  private var steps = [Int](repeating: 0, count: 9)
  /// Lines that end with CR LF, and with CR alone.
  private var pairs = 0
  private var loneReturns = 0
  private var lines = 0
  /// Lines that are a brace, and lines that end with one behind something else.
  private var loneBraces = 0
  private var trailingBraces = 0

  init(_ text: SourceText, lines limit: Int) {
    let ends = text.lineEnds(limit)
    let bytes = text.bytes(in: 0..<(ends.last ?? 0))
    var depth = 0
    var start = 0
    for end in ends {
      depth = count(bytes, start..<end, below: depth)
      start = end
    }
  }

  /// Counts a line, given with its end, below one of some depth, and returns its own depth.
  private mutating func count(_ bytes: [UInt8], _ line: Range<Int>, below depth: Int) -> Int {
    var start = line.lowerBound
    var end = line.upperBound
    let endsWithFeed = end > start && bytes[end - 1] == lineFeed
    if endsWithFeed { end -= 1 }
    if end > start, bytes[end - 1] == carriageReturn {
      end -= 1
      if endsWithFeed { pairs += 1 } else { loneReturns += 1 }
    }
    lines += 1
    while start < end, bytes[start] == space || bytes[start] == tab { start += 1 }
    guard start < end else { return depth }
    while bytes[end - 1] <= space, end - 1 > start { end -= 1 }
    if bytes[end - 1] == openingBrace {
      if bytes[start] == openingBrace { loneBraces += 1 } else { trailingBraces += 1 }
    }
    if bytes[line.lowerBound] == tab {
      linesWithTab += 1
      return 0
    }
    let spaces = start - line.lowerBound
    if spaces - depth > 1, spaces - depth < steps.count { steps[spaces - depth] += 1 }
    return spaces
  }

  var bracesStandAlone: Bool { loneBraces > trailingBraces }

  var lineEnding: String {
    if pairs * 2 > lines { return "\r\n" }
    return loneReturns * 2 > lines ? "\r" : "\n"
  }

  var unit: String {
    let best = steps.indices.max { (steps[$0], -$0) < (steps[$1], -$1) } ?? 0
    if linesWithTab > steps.reduce(0, +) { return "\t" }
    return String(repeating: " ", count: best == 0 || steps[best] == 0 ? 4 : best)
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let openingBrace = UInt8(ascii: "{")
