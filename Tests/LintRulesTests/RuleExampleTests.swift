import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Runs the examples in every rule's own documentation. Adding a rule adds its cases here without touching this file.
@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all)
  func reportsExactlyTheMarkedRanges(_ example: ExampleCase) {
    #expect(example.diagnostics().map(\.range) == example.fixture.ranges, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all)
  func fixGivesTheDocumentedCodeAndSettles(_ example: ExampleCase) {
    let code = SourceText(example.fixture.code)
    let fixed = code.applying(example.diagnostics().flatMap { $0.fixes.first?.edits ?? [] })
    #expect(fixed.string == example.fixed ?? example.fixture.code, sourceLocation: example.location)
    if example.fixed != nil {
      #expect(example.diagnostics(in: fixed.string) == [], sourceLocation: example.location)
    }
  }

  /// Text that does not change the meaning must not change the diagnostics.
  @Test(arguments: ExampleCase.all)
  func ignoresWhatComesBefore(_ example: ExampleCase) {
    for prefix in ["#!/usr/bin/swift\n", "/* 👨‍👩‍👧‍👦 */ ", "\u{FEFF}\n", "import Foundation\r\n"] {
      let shift = prefix.utf8.count
      let expected = example.fixture.ranges.map { $0.lowerBound + shift..<$0.upperBound + shift }
      let found = example.diagnostics(in: prefix + example.fixture.code).map(\.range)
      #expect(found == expected, "behind \(prefix.debugDescription)", sourceLocation: example.location)
    }
  }

  @Test(arguments: ExampleCase.all)
  func lineEndsOfWindowsChangeNothing(_ example: ExampleCase) {
    let windows = Fixture(example.source.replacing("\n", with: "\r\n"))
    let diagnostics = example.diagnostics(in: windows.code)
    #expect(diagnostics.map(\.range) == windows.ranges, sourceLocation: example.location)
    let fixed = SourceText(windows.code).applying(diagnostics.flatMap { $0.fixes.first?.edits ?? [] })
    let expected = (example.fixed ?? example.fixture.code).replacing("\n", with: "\r\n")
    #expect(fixed.string == expected, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all)
  func staysSilentInCommentsAndStrings(_ example: ExampleCase) {
    for (before, behind) in [("/* ", " */"), ("let text = #\"\"\"\n", "\n\"\"\"#"), ("#if false\n", "\n#endif\n")] {
      let found = example.diagnostics(in: before + example.fixture.code + behind)
      #expect(found == [], "between \(before) and \(behind)", sourceLocation: example.location)
    }
  }

  /// Half-written code is the normal case in an editor: every prefix is survived, and the way does not matter.
  @Test(arguments: ExampleCase.all)
  func typingItGivesTheSameDiagnostics(_ example: ExampleCase) {
    var document = Document(SourceText(""))
    var last: [Diagnostic] = []
    for (version, character) in example.fixture.code.enumerated() {
      let end = document.text.utf8.count
      document = document.applying(.insert(String(character), at: end), version: version)
      last = diagnose(document, with: example.rule, target: example.target)
    }
    #expect(last == example.diagnostics(), sourceLocation: example.location)
  }

  @Test func everyRuleShowsWhatIsFlaggedAndWhatIsNot() {
    for rule in Rule.all {
      #expect(rule.examples.contains { $0.isFlagged }, "\(rule.id)")
      #expect(rule.examples.contains { !$0.isFlagged }, "\(rule.id)")
    }
  }
}

/// One example of one rule, called after the rule in test output.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let number: Int

  static let all = Rule.all.flatMap { rule in rule.examples.indices.map { ExampleCase(rule: rule, number: $0) } }

  var testDescription: String { "\(rule.id) #\(number + 1)" }
  var source: String { rule.examples[number].source }
  var fixture: Fixture { Fixture(source) }
  var fixed: String? { rule.examples[number].fixed }
  var target: SystemVersion? { rule.examples[number].target }
  var location: Testing.SourceLocation {
    let origin = rule.examples[number].origin
    return Testing.SourceLocation(fileID: origin.fileID, filePath: origin.fileID, line: origin.line, column: 1)
  }

  func diagnostics(in code: String? = nil) -> [Diagnostic] {
    diagnose(Document(SourceText(code ?? fixture.code)), with: rule, target: target)
  }
}

/// The diagnostics of one rule in a project that consists of one file. What is suppressed is known only when the other
/// rules are asked too.
func diagnose(_ document: Document, with rule: Rule, target: SystemVersion? = nil) -> [Diagnostic] {
  let file = SourceFile(path: "Example.swift", document: document)
  let rules = rule.group == "suppression" ? Rule.all : [rule]
  let targets = DeploymentTargets(target.map { [.iOS: $0] } ?? [:])
  let project = ProjectModel([file], surroundings: [file.path: Surroundings(deploymentTargets: targets)])
  return lint(file, in: project, rules: rules).filter { $0.rule == rule.id }
}
