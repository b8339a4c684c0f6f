import LintEngine
import LintRules
import Reporting

/// `uibridge rules`: lists the rules.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List the rules."
  static let operandPlaceholder = ""
  static let options: [CommandOption<RulesCommand>] = [
    .choice("--format", "FORMAT", "The output format. JSON also contains everything that 'explain' prints.", \.format)
  ]

  var operands: [Argument] = []
  var format = CatalogFormat.text

  func run(on console: Console) async throws -> ExitCode {
    switch format {
    case .text: try console.print(columns(Rule.all.map { [$0.id, $0.group, $0.standing, $0.since, $0.summary] }))
    case .json: try console.print("\(ruleCatalogJSON(Rule.all, toolVersion: version))\n")
    case .markdown: try console.print(ruleTable(Rule.all))
    }
    return .clean
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
