import BridgeModel
import Foundation
import JSONText
import LintEngine
import LintRules
import ScannerChecks
import SwiftScan
import TextModel

/// `benchmarks keystroke`: the cost of a typed character until the diagnostics of its file are known.
func measureKeystrokes(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["places"], flags: ["json"])
  let places = try arguments.number("places", default: 0)
  let texts =
    try arguments.paths.isEmpty
    ? [1_000, 10_000, 100_000].map { lines in
      NamedText(path: "\(lines) lines", bytes: Array(generatedSource(lines: lines).utf8))
    } : swiftFiles(arguments.paths)
  let measurements = texts.map { KeystrokeMeasurement($0, atPlaces: places) }
  if arguments.has("json") {
    print(JSON.object(["keystrokes": JSON(measurements.map(\.json))]))
    return true
  }
  printTable([KeystrokeMeasurement.header] + measurements.map(\.cells))
  if let first = measurements.first, let last = measurements.last, measurements.count > 1 {
    print("\nthe last costs", fixed(last.median / first.median, 2), "times as much as the first")
  }
  return true
}

/// A file that is being edited, and the steps from a typed character to diagnostics.
struct CheckedBuffer {
  private var document: Document
  private var facts: FileFacts
  private var model: ProjectModel
  private var checked = FileDiagnostics()
  private let selection = RuleSelection(Rule.all.filter(\.isOnByDefault))

  init(path: FilePath, text: SourceText) {
    document = Document(text)
    facts = FileFacts(SourceFile(path: path, document: document))
    model = ProjectModel(joining: [facts])
    check()
  }

  mutating func scan(_ edit: TextEdit) { document = document.applying(edit, version: document.version + 1) }

  mutating func join() {
    facts = FileFacts(SourceFile(path: facts.path, document: document), after: facts)
    model = model.replacing(facts)
  }

  @discardableResult
  mutating func check() -> [Diagnostic] { checked.check(facts.path, in: model, selection) }
}

/// The CPU seconds of the steps from a typed character to diagnostics. Each is the median of many keystrokes.
private struct KeystrokeMeasurement {
  var name: String
  var lines: Int
  var diagnostics = 0
  /// The CPU seconds of the first check of the file.
  var opening: Double
  var scanning: [Double] = []
  var joining: [Double] = []
  var checking: [Double] = []

  /// Types at the middle of the text, over and over; or at each of several places in bodies, a word that is deleted
  /// again.
  init(_ file: NamedText, atPlaces count: Int) {
    name = file.path.description
    let text = SourceText(file.bytes)
    lines = text.lineCount
    let opened = timed { CheckedBuffer(path: file.path, text: text) }
    opening = opened.seconds
    var buffer = opened.output
    for offset in placesInBodies(of: text, count) {
      let letters = (0..<8).map { typing("x", at: offset + $0) }
      for edit in letters.map(\.0) + letters.reversed().map(\.1) { measure(edit, in: &buffer) }
    }
    let edits = typing("x", at: typingOffset(in: text, .middle))
    while count == 0, checking.count < 10 || (totals.reduce(0, +) < 0.5 && checking.count < 2_000) {
      for edit in [edits.0, edits.1] { measure(edit, in: &buffer) }
    }
  }

  private mutating func measure(_ edit: TextEdit, in buffer: inout CheckedBuffer) {
    scanning.append(timed { buffer.scan(edit) }.seconds)
    joining.append(timed { buffer.join() }.seconds)
    let check = timed { buffer.check() }
    checking.append(check.seconds)
    diagnostics = check.output.count
  }

  private var totals: [Double] { checking.indices.map { scanning[$0] + joining[$0] + checking[$0] } }

  var median: Double { quantile(0.5, of: totals) }

  static let header = [
    "keystroke in", "lines", "diagnostics", "opening ms", "scan µs", "model µs", "rules µs", "median µs", "99th µs",
  ]

  var cells: [String] {
    [name, "\(lines)", "\(diagnostics)", short(opening * 1e3)]
      + [scanning, joining, checking, totals].map { short(quantile(0.5, of: $0) * 1e6) }
      + [short(quantile(0.99, of: totals) * 1e6)]
  }

  var json: JSON {
    .object([
      "text": JSON(name), "lines": JSON(lines), "diagnostics": JSON(diagnostics), "openingSeconds": JSON(opening),
      "scanSeconds": JSON(quantile(0.5, of: scanning)), "modelSeconds": JSON(quantile(0.5, of: joining)),
      "rulesSeconds": JSON(quantile(0.5, of: checking)), "medianSeconds": JSON(median),
      "percentile99Seconds": JSON(quantile(0.99, of: totals)),
    ])
  }
}

/// Some places where a statement in the body of a function begins with a name, spread over the text.
private func placesInBodies(of text: SourceText, _ count: Int) -> [Int] {
  let places = Document(text).tree.descendants(.codeBlock).flatMap { block in
    block.items.filter { $0.firstToken.kind == .identifier }.map(\.range.lowerBound)
  }
  let all = Array(Set(places)).sorted()
  guard count > 0, count < all.count else { return count > 0 ? all : [] }
  return (0..<count).map { all[$0 * all.count / count] }
}
