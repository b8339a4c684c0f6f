import LintEngine
import LintRules
import ProjectChecks
import TestSupport
import Testing
import TextModel

/// The diagnostics in the examples can be suppressed in every way, and a suppression that is used is never reported as
/// unused.
@Suite struct SuppressedExampleTests {
  @Test(arguments: ExampleCase.flaggedSample)
  func suppressedInTheWholeFile(_ example: ExampleCase) {
    let rule = example.rule.id
    expectNoDiagnostics(in: "// uibridge:disable:file \(rule)\n" + example.fixture.code, of: example)
    expectNoDiagnostics(in: example.fixture.code + "\n// uibridge:disable:file \(rule) - at the end", of: example)
  }

  @Test(arguments: ExampleCase.flaggedSample)
  func suppressedInARegion(_ example: ExampleCase) {
    let rule = example.rule.id
    let region = "// uibridge:disable \(rule)\n\(example.fixture.code)\n// uibridge:enable \(rule)\n"
    expectNoDiagnostics(in: region, of: example)
    let other = example.source.replacing("\n", with: "\r\n")
    let following = Fixture("// uibridge:disable \(rule)\r\n// uibridge:enable \(rule)\r\n" + other)
    #expect(example.diagnostics(in: following.code).map(\.range) == following.ranges, sourceLocation: example.location)
  }

  /// Rules about suppressions are excluded because they report comments, which can't be followed by another comment on
  /// the same line.
  @Test(arguments: ExampleCase.flaggedSample.filter { $0.rule.group != "suppression" })
  func suppressedLineByLine(_ example: ExampleCase) {
    let rule = example.rule.id
    let text = SourceText(example.fixture.code)
    let reported = Set(example.fixture.ranges.map { text.line(at: $0.lowerBound) })
    let lines = example.fixture.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    let above = lines.flatMap { number, line in
      reported.contains(number) ? ["// uibridge:disable:next \(rule) - for now", String(line)] : [String(line)]
    }
    expectNoDiagnostics(in: above.joined(separator: "\n"), of: example)
    let sameLine = lines.map { number, line in
      guard reported.contains(number) else { return String(line) }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return "\(code) // uibridge:disable:this \(rule)"
    }
    expectNoDiagnostics(in: sameLine.joined(separator: "\n"), of: example)
  }

  /// Rules about suppressions are excluded because their own suppressions never count as unused.
  @Test(arguments: ExampleCase.flaggedSample.filter { $0.rule.group != "suppression" })
  func unneededSuppressionsAreUnused(_ example: ExampleCase) throws {
    let fixed = try #require(example.fixed ?? example.rule.examples.first { !$0.isFlagged }?.code)
    let found = example.diagnosticsOfAllRules(in: "// uibridge:disable:file \(example.rule.id)\n\(fixed)")
    #expect(found.count { suppressionRules.contains($0.rule) } == 1, sourceLocation: example.location)
  }

  /// Neither the rule nor, unless it's about suppressions itself, a rule about suppressions reports anything.
  private func expectNoDiagnostics(in code: String, of example: ExampleCase) {
    let rules = example.rule.group == "suppression" ? [example.rule.id] : suppressionRules.union([example.rule.id])
    let found = example.diagnosticsOfAllRules(in: code).filter { rules.contains($0.rule) }
    #expect(found == [], "\(code)", sourceLocation: example.location)
  }
}

private let suppressionRules: Set = [Rule.unknownSuppression.id, Rule.unusedSuppression.id]
