import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

/// One example of one rule. Test output names it after the rule.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let number: Int

  static let all = Rule.all.flatMap { rule in rule.examples.indices.map { ExampleCase(rule: rule, number: $0) } }
  static let flagged = all.filter { $0.rule.examples[$0.number].isFlagged }

  var testDescription: String { "\(rule.id) #\(number + 1)" }
  var source: String { rule.examples[number].source }
  var fixture: Fixture { Fixture(source) }
  var fixed: String? { rule.examples[number].fixed }
  var target: SystemVersion? { rule.examples[number].target }
  var location: Testing.SourceLocation {
    let origin = rule.examples[number].origin
    return Testing.SourceLocation(fileID: origin.fileID, filePath: origin.fileID, line: origin.line, column: 1)
  }

  /// The diagnostics of the rule, in the example's own code or in the given code.
  func diagnostics(in code: String? = nil) -> [Diagnostic] {
    diagnostics(in: Document(SourceText(code ?? fixture.code)))
  }

  func diagnostics(in document: Document) -> [Diagnostic] {
    rule.diagnostics(in: document, iOS: target, among: Rule.all)
  }
}
