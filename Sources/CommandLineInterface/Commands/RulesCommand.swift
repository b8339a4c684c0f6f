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
    let standingWidth = Rule.all.map(\.standing.count).max() ?? 0
    let lines = Rule.all.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let standing = rule.standing + String(repeating: " ", count: standingWidth - rule.standing.count)
      return "\(id)  \(standing)  \(rule.summary)\n"
    }
    try console.print(lines.joined())
    return .clean
  }
}
