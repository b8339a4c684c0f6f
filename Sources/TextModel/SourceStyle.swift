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

  /// The style of most lines of a text, as far as its first 64 KB tell; four spaces where no line is indented, as Xcode
  /// does.
  public init(of text: SourceText) {
    let evidence = IndentationEvidence(text.bytes(in: 0..<1 << 16))
    self.init(
      indentation: evidence.unit, lineEnding: evidence.endsLinesWithReturn ? "\r\n" : "\n",
      bracesStandAlone: evidence.bracesStandAlone)
  }
}

/// What the lines of a text say about its style, found in one pass.
private struct IndentationEvidence {
  private var linesWithTab = 0
  /// How often a line stands so many spaces deeper than the one before, up to eight.
  private var steps = [Int](repeating: 0, count: 9)
  private var returns = 0
  private var lines = 0
  /// Lines that are a brace, and lines that end with one behind something else.
  private var loneBraces = 0
  private var trailingBraces = 0

  init(_ utf8: [UInt8]) {
    var depth = 0
    var lineStart = 0
    while lineStart < utf8.count {
      let lineEnd = utf8[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
      let contentStart = utf8[lineStart..<lineEnd].firstIndex { $0 != space && $0 != tab } ?? lineEnd
      if lineEnd > lineStart, utf8[lineEnd - 1] == UInt8(ascii: "\r") { returns += 1 }
      lines += 1
      if contentStart < lineEnd, utf8[contentStart] != UInt8(ascii: "\r") {
        if utf8[lineStart] == tab { linesWithTab += 1 }
        let spaces = utf8[lineStart] == tab ? 0 : contentStart - lineStart
        if spaces - depth > 1, spaces - depth < steps.count { steps[spaces - depth] += 1 }
        depth = spaces
        countBrace(in: utf8[contentStart..<lineEnd])
      }
      lineStart = lineEnd + 1
    }
  }

  private mutating func countBrace(in line: ArraySlice<UInt8>) {
    guard line.last(where: { $0 > space }) == UInt8(ascii: "{") else { return }
    if line.first == UInt8(ascii: "{") { loneBraces += 1 } else { trailingBraces += 1 }
  }

  var bracesStandAlone: Bool { loneBraces > trailingBraces }

  var endsLinesWithReturn: Bool { returns * 2 > lines }

  var unit: String {
    let best = steps.indices.max { (steps[$0], -$0) < (steps[$1], -$1) } ?? 0
    if linesWithTab > steps.reduce(0, +) { return "\t" }
    return String(repeating: " ", count: best == 0 || steps[best] == 0 ? 4 : best)
  }
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
