import LintEngine
import LintRules

/// `uibridge explain`: one rule at length.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Say what a rule reports, why, and what to do."
  static let operandPlaceholder = "RULE"

  var operands: [String] = []

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count == 1, let id = operands.first else { throw UsageError("name one rule: uibridge explain RULE") }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw UsageError("unknown rule '\(id)'\(suggestion(for: id, among: Rule.all.map(\.id)))")
    }
    try console.print(explanation(of: rule))
    return .clean
  }
}

private func explanation(of rule: Rule) -> String {
  let rationale = rule.rationale.split(separator: "\n", omittingEmptySubsequences: false)
  return """
    \(rule.id) (\(rule.severity.rawValue), \(rule.group))

    \(rule.summary)

    \(rationale.map { folded(String($0), to: 100).joined(separator: "\n") }.joined(separator: "\n"))

    """
}
