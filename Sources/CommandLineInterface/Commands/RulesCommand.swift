import LintEngine
import LintRules

/// `uibridge rules`: the catalog in short.
struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List the rules."
  static let operandPlaceholder = ""

  var operands: [String] = []

  func run(on console: Console) async throws -> ExitCode {
    let width = Rule.all.map(\.id.count).max() ?? 0
    let lines = Rule.all.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      return "\(id)  \(severity)\(String(repeating: " ", count: 11 - severity.count))  \(rule.summary)\n"
    }
    try console.print(lines.joined())
    return .clean
  }
}
