import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Every example that is reported can be suppressed in every way, and what suppresses something is never called unused.
@Suite struct SuppressedExampleTests {
  @Test(arguments: ExampleCase.flagged)
  func inTheWholeFile(_ example: ExampleCase) {
    let rule = example.rule.id
    expectSilence(in: "// uibridge:disable:file \(rule)\n" + example.fixture.code, of: example)
    expectSilence(in: example.fixture.code + "\n// uibridge:disable:file \(rule) - at the end", of: example)
  }

  @Test(arguments: ExampleCase.flagged)
  func inARegion(_ example: ExampleCase) {
    let rule = example.rule.id
    let region = "// uibridge:disable \(rule)\n\(example.fixture.code)\n// uibridge:enable \(rule)\n"
    expectSilence(in: region, of: example)
    let other = example.source.replacing("\n", with: "\r\n")
    let behind = Fixture("// uibridge:disable \(rule)\r\n// uibridge:enable \(rule)\r\n" + other)
    #expect(example.diagnostics(in: behind.code).map(\.range) == behind.ranges, sourceLocation: example.location)
  }

  /// Rules about suppressions report comments, and these are neither code nor can a comment stand behind them.
  @Test(arguments: ExampleCase.flagged.filter { $0.rule.group != "suppression" })
  func lineByLine(_ example: ExampleCase) {
    let rule = example.rule.id
    let text = SourceText(example.fixture.code)
    let reported = Set(example.fixture.ranges.map { text.line(at: $0.lowerBound) })
    let lines = example.fixture.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let above = lines.flatMap { number, line in
      reported.contains(number) ? ["// uibridge:disable:next \(rule) - for now", String(line)] : [String(line)]
    }
    expectSilence(in: above.joined(separator: "\n"), of: example)
    let beside = lines.map { number, line in
      guard reported.contains(number) else { return String(line) }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return "\(code) // uibridge:disable:this \(rule)"
    }
    expectSilence(in: beside.joined(separator: "\n"), of: example)
  }

  /// The rules that look at suppressions have nothing to say about one that is not needed only where they are not asked.
  @Test(arguments: ExampleCase.flagged.filter { $0.rule.group != "suppression" })
  func whatIsNotNeededIsUnused(_ example: ExampleCase) throws {
    let fixed = try #require(example.fixed ?? example.rule.examples.first { !$0.isFlagged }?.code)
    let code = "// uibridge:disable:file \(example.rule.id)\n\(fixed)"
    #expect(suppressionDiagnostics(in: code, of: example).count == 1, sourceLocation: example.location)
  }

  private func expectSilence(in code: String, of example: ExampleCase) {
    #expect(example.diagnostics(in: code) == [], "\(code)", sourceLocation: example.location)
    guard example.rule.group != "suppression" else { return }
    #expect(suppressionDiagnostics(in: code, of: example) == [], "\(code)", sourceLocation: example.location)
  }

  private func suppressionDiagnostics(in code: String, of example: ExampleCase) -> [Diagnostic] {
    [Rule.unknownSuppression, .unusedSuppression].flatMap {
      $0.diagnostics(in: Document(SourceText(code)), iOS: example.target, among: Rule.all)
    }
  }
}
