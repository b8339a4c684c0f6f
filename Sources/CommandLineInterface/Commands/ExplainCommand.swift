import LintEngine
import LintRules
import Reporting

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
    try console.print(text(of: rule))
    return .clean
  }
}

/// The summary and the reason folded, the code indented.
private func text(of rule: Rule) -> String {
  let explanation = RuleExplanation(of: rule)
  var paragraphs = ["\(rule.id) (\(rule.standing), \(rule.group))"]
  paragraphs += [explanation.summary, explanation.why].map { folded($0, to: 100).joined(separator: "\n") }
  for sample in explanation.samples {
    let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
    paragraphs.append("\(sample.title):")
    paragraphs.append(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
  }
  return paragraphs.joined(separator: "\n\n") + "\n"
}
