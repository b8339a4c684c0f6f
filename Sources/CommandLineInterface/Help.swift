import Reporting

/// The output of `uibridge --help`.
func overview() -> String {
  let rows =
    commands.filter { $0.isListed }.map { ($0.name, $0.summary) } + [("help [COMMAND]", "Show help for a command.")]
  return """
    Find bugs where SwiftUI meets UIKit or AppKit.

    USAGE: uibridge <command> [options]

    COMMANDS:
    \(table(rows))

    OPTIONS:
    \(table([("--help", "Show this help."), ("--version", "Show the version.")]))

    Run 'uibridge <command> --help' for help on a command.

    """
}

/// The output of `uibridge COMMAND --help`.
func help<C: Command>(for command: C.Type) -> String {
  let operands = C.operandPlaceholder.isEmpty ? "" : " \(C.operandPlaceholder)"
  let choices =
    C.operandChoices.isEmpty ? "" : "\n\(C.operandPlaceholder.filter(\.isLetter)):\n\(table(C.operandChoices))\n"
  let statuses = C.exitStatuses.isEmpty ? "" : "\nEXIT STATUS:\n\(table(C.exitStatuses))\n"
  let rows = C.options.map { ($0.takesValue ? "\($0.name) \($0.placeholder)" : $0.name, explanation(of: $0)) }
  return """
    \(C.summary)

    USAGE: uibridge \(C.name)\(rows.isEmpty ? "" : " [options]")\(operands)
    \(choices)
    OPTIONS:
    \(table(rows + [("--help", "Show this help.")]))
    \(statuses)
    """
}

private func explanation<C: Command>(of option: CommandOption<C>) -> String {
  guard option.choices.count > 1 else { return option.help }
  let standard = option.choice(C())
  let choices = option.choices.map { $0 == standard ? "\($0) (default)" : $0 }
  return "\(option.help) One of \(choices.joined(separator: ", "))."
}

/// A table with two columns. The second is wrapped to end before column 100.
private func table(_ rows: [(String, String)]) -> String {
  let width = (rows.map(\.0.count).max() ?? 0) + 4
  return rows.map { name, text in
    let lines = folded(text, to: 100 - width)
    let first = "  " + name + String(repeating: " ", count: width - 2 - name.count)
    return first + lines.joined(separator: "\n" + String(repeating: " ", count: width))
  }.joined(separator: "\n")
}
