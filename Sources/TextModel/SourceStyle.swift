/// How a file indents one level, ends its lines, and opens its blocks.
public struct SourceStyle: Sendable, Hashable {
  /// A tab or some spaces.
  public var indentation: String
  public var lineEnding: String
  /// Whether the opening brace of a declaration or statement is on its own line.
  public var bracesStandAlone: Bool

  public init(indentation: String, lineEnding: String = "\n", bracesStandAlone: Bool = false) {
    self.indentation = indentation
    self.lineEnding = lineEnding
    self.bracesStandAlone = bracesStandAlone
  }

  /// The number of lines at the start of a text that determine its style.
  public static let lineLimit = 200

  /// The style of the majority of the first lines of a text. If no line is indented, the indentation is four spaces, as
  /// in Xcode.
  public init(of text: SourceText) {
    let evidence = IndentationEvidence(text, lines: Self.lineLimit)
    self.init(
      indentation: evidence.unit, lineEnding: evidence.lineEnding,
      bracesStandAlone: evidence.bracesStandAlone)
  }
}

/// Evidence of the style of a text, collected in one pass over its lines.
private struct IndentationEvidence {
  private var linesWithTab = 0
  /// The number of lines that are indented deeper than the line before, by the number of spaces, up to eight.
  private var steps = [Int](repeating: 0, count: 9)
  /// The numbers of lines that end with CR LF and with CR alone.
  private var pairs = 0
  private var loneReturns = 0
  private var lines = 0
  /// The numbers of lines that consist of an opening brace and of lines that end with one after other code.
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

  /// Counts a line, whose range includes its line end, after a line of indentation `depth`. Returns its own
  /// indentation.
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
