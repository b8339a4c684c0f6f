import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import TextModel

/// One example of one rule.
public struct ExampleCase: Sendable {
  public let rule: Rule
  public let number: Int
  public var name: String { "\(rule.id)-\(number)" }

  public static let all = Rule.all.flatMap { rule in
    rule.examples.indices.map { ExampleCase(rule: rule, number: $0) }
  }
  public static let flagged = all.filter { $0.rule.examples[$0.number].isFlagged }

  public var source: String { rule.examples[number].source }
  public var fixture: Fixture { Fixture(source) }
  public var fixed: String? { rule.examples[number].fixed }
  public var target: SystemVersion? { rule.examples[number].target }

  /// The diagnostics of the rule, in the example's own code or in the given code.
  public func diagnostics(in code: String? = nil) -> [Diagnostic] {
    diagnostics(in: Document(SourceText(code ?? fixture.code)))
  }

  public func diagnostics(in document: Document) -> [Diagnostic] {
    rule.diagnostics(in: document, iOS: target, among: Rule.all)
  }
}

/// The edits of the first fix of each diagnostic. Diagnostics may share one fix.
public func firstFixes(of diagnostics: [Diagnostic]) -> [TextEdit] {
  diagnostics.compactMap(\.fixes.first).reduce(into: [Fix]()) { if !$0.contains($1) { $0.append($1) } }
    .flatMap(\.edits)
}
