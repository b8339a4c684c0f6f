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
    if let rule = Rule.all.first(where: { $0.id == id }) {
      try console.print(explanation(of: rule))
    } else if let rule = RefusedRule.all.first(where: { $0.id == id }) {
      try console.print(explanation(of: rule))
    } else {
      throw UsageError("unknown rule '\(id)'\(suggestion(for: id, among: Rule.all.map(\.id)))")
    }
    return .clean
  }

  private func explanation(of rule: Rule) -> String {
    let explanation = RuleExplanation(of: rule, among: Rule.all)
    return switch format {
    case .text: text(of: explanation)
    case .json: "\(explanation.json)\n"
    case .markdown: explanation.markdown + "\n"
    }
  }

  private func explanation(of rule: RefusedRule) -> String {
    switch format {
    case .text: rule.text
    case .json: "\(rule.json)\n"
    case .markdown: rule.markdown + "\n"
    }
  }
}

extension RefusedRule {
  /// The rule as wrapped sentences, and a line break at the end.
  var text: String {
    let paragraphs: [String?] = [
      "\(id) (\(group), refused)",
      paragraph("It would have said: \(claim)"),
      paragraph("Why not: \(reason)"),
      source.map { "Source: \($0)" },
    ]
    return paragraphs.compactMap(\.self).joined(separator: "\n") + "\n"
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
    paragraph("Measured: \(explanation.measurement.sentences)"),
    "Source: \(rule.source)",
  ]
  return paragraphs.compactMap(\.self).joined(separator: "\n\n") + "\n"
}

private func paragraph(_ text: String) -> String { folded(text, to: 100).joined(separator: "\n") }

private func indented(_ code: String) -> String {
  let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
