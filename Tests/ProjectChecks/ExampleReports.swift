import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TextModel

/// Everything that all rules report in one example, as text: what a user reads, and where.
///
///     missing-did-move 1
///     4:3-4:17 warning missing-did-move: 'addChild' isn't followed by 'didMove(toParent:)'
///       3:5 the child is added here
///       fix: Call 'didMove(toParent:)'
///       unsafe fix: Remove the child [4:3-4:17 ""]
///
/// The edits of a first fix are left out, because the example shows the fixed code.
extension ExampleCase {
  public var title: String { "\(rule.id) \(number + 1)" }

  /// The reports with a line for each; empty if no rule reports anything.
  public var reports: String {
    let text = SourceText(fixture.code)
    return diagnosticsOfAllRules(in: fixture.code).flatMap { lines(of: $0, in: text) }.map { "\($0)\n" }.joined()
  }

  private func lines(of diagnostic: Diagnostic, in text: SourceText) -> [String] {
    let marks = diagnostic.isUnnecessary ? " unnecessary" : ""
    let head = "\(place(diagnostic.range, in: text)) \(diagnostic.severity)\(marks) \(diagnostic.rule): "
    let related = diagnostic.related.map { "  \(place($0.range, in: text)) \($0.message)" }
    let fixes = diagnostic.fixes.enumerated().map { number, fix in
      "  \(fix.safety == .safe ? "" : "unsafe ")fix: \(fix.title)"
        + (number == 0 && diagnostic.rule == rule.id ? "" : " [\(edits(of: fix, in: text))]")
    }
    return [head + diagnostic.message] + related + fixes
  }

  private func edits(of fix: Fix, in text: SourceText) -> String {
    fix.edits.map { "\(place($0.range, in: text)) \($0.replacement.debugDescription)" }.joined(separator: ", ")
  }

  /// The first and the last position, counted from 1 as in an editor.
  private func place(_ range: Range<Int>, in text: SourceText) -> String {
    let places = [range.lowerBound, range.upperBound].map { text.position(at: $0, in: .utf8) }
      .map { "\($0.line + 1):\($0.character + 1)" }
    return range.isEmpty ? places[0] : places.joined(separator: "-")
  }
}

/// The reports in examples, as a file that people read.
public func reportFile(of examples: [ExampleCase]) -> String {
  examples.map { ($0.title, $0.reports) }.filter { !$0.1.isEmpty }.map { "\($0)\n\($1)" }.joined(separator: "\n")
}

/// The reports in such a file, by the titles of the examples.
public func reportsByTitle(in file: String) -> [String: String] {
  let blocks = file.split(separator: "\n\n").map { $0.split(separator: "\n", maxSplits: 1) }
  let reports = blocks.map { (String($0[0]), $0[1].hasSuffix("\n") ? String($0[1]) : "\($0[1])\n") }
  return Dictionary(uniqueKeysWithValues: reports)
}
