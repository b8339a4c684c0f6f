import LintEngine
import LintRules
import Reporting

/// `uibridge explain`: prints everything about one rule.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explain what a rule reports, why, and how to fix it."
  static let operandPlaceholder = "RULE"
  static let options: [CommandOption<ExplainCommand>] = [
    .choice("--format", "FORMAT", "The output format.", \.format)
  ]

  var operands: [Argument] = []
  var format = CatalogFormat.text

  func run(on console: Console) async throws -> ExitCode {
    guard operands.count == 1, let id = operands.first?.text else {
      throw UsageError("specify one rule: uibridge explain RULE")
    }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw UsageError("unknown rule '\(id)'\(suggestion(for: id, among: Rule.all.map(\.id)))")
    }
    let explanation = RuleExplanation(of: rule, among: Rule.all)
    switch format {
    case .text: try console.print(text(of: explanation))
    case .json: try console.print("\(explanation.json)\n")
    case .markdown: try console.print(explanation.markdown + "\n")
    }
    return .clean
  }
}

/// The explanation with wrapped sentences and indented code.
private func text(of explanation: RuleExplanation) -> String {
  let rule = explanation.rule
  let paragraphs: [String?] = [
    "\(rule.id) (\(rule.group), \(rule.standing), since \(rule.since))",
    paragraph(rule.summary),
    explanation.severities.map { paragraph("Severity: \($0)") },
    paragraph("Symptom: \(rule.symptom)"),
    paragraph("Why: \(rule.rationale)"),
    explanation.bad.isEmpty ? nil : "Bad:\n\n\(indented(explanation.bad))",
    explanation.bad.isEmpty ? nil : "\(paragraph(explanation.headOfGood + ":"))\n\n\(indented(explanation.good))",
    paragraph("When to suppress: \(rule.exception)"),
    "Source: \(rule.source)",
  ]
  return paragraphs.compactMap(\.self).joined(separator: "\n\n") + "\n"
}

private func paragraph(_ text: String) -> String { folded(text, to: 100).joined(separator: "\n") }

private func indented(_ code: String) -> String {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
