import LintEngine
import LintRules
import Reporting

/// `uibridge rules`: lists the rules.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List the rules."
  static let operandPlaceholder = ""
  static let options: [CommandOption<RulesCommand>] = [
    .choice("--format", "FORMAT", "The output format. JSON also contains everything that 'explain' prints.", \.format),
    .flag("--refused", "List the rules that were considered and refused, with the reasons.", \.listsRefused),
  ]

  var operands: [Argument] = []
  var format = CatalogFormat.text
  var listsRefused = false

  func run(on console: Console) async throws -> ExitCode {
    try console.print(listsRefused ? refusedRules : rules)
    return .clean
  }

  private var rules: String {
    switch format {
    case .text: columns(Rule.all.map { [$0.id, $0.group, $0.standing, $0.since, $0.summary] })
    case .json: "\(ruleCatalogJSON(Rule.all, toolVersion: version))\n"
    case .markdown: ruleTable(Rule.all)
    }
  }

  private var refusedRules: String {
    switch format {
    case .text: RefusedRule.all.map(\.text).joined(separator: "\n")
    case .json: "\(refusedRulesJSON(RefusedRule.all, toolVersion: version))\n"
    case .markdown: refusedRuleTable(RefusedRule.all)
    }
  }
}

/// A format for printing rules.
enum CatalogFormat: String, CaseIterable { case text, json, markdown }

/// Rows of aligned cells, with two spaces between columns.
private func columns(_ rows: [[String]]) -> String {
  let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = row.dropLast().enumerated().map { $1 + String(repeating: " ", count: widths[$0] - $1.count + 2) }
    return cells.joined() + (row.last ?? "") + "\n"
  }.joined()
}
