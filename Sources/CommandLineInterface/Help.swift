import Reporting

/// The first line of the help.
let programSummary = "Find bugs where SwiftUI meets UIKit or AppKit."

/// The commands that the help, the manual page, and completions list.
func listedCommands() -> [CommandOutline] { commands.filter { $0.isListed }.map { outline(of: $0) } }

private func outline<C: Command>(of command: C.Type) -> CommandOutline { CommandOutline(of: command) }

/// The output of `uibridge --help`.
func overview() -> String {
  let rows = listedCommands().map { ($0.name, $0.summary) } + [("help [COMMAND]", "Show help for a command.")]
  return """
    \(programSummary)

    USAGE: uibridge <command> [options]

    COMMANDS:
    \(table(rows))

    OPTIONS:
    \(table(generalOptions))

    Run 'uibridge <command> --help' for help on a command.

    """
}

/// The output of `uibridge COMMAND --help`.
func help(for command: CommandOutline) -> String {
  let choices =
    command.operandChoices.isEmpty
    ? "" : "\n\(command.operandPlaceholder.filter(\.isLetter)):\n\(table(command.operandChoices))\n"
  let statuses = command.exitStatuses.isEmpty ? "" : "\nEXIT STATUS:\n\(table(command.exitStatuses))\n"
  return """
    \(command.summary)

    USAGE: \(command.synopsis)
    \(choices)
    OPTIONS:
    \(table(command.options.map { ($0.nameAndPlaceholder, $0.explanation) }))
    \(statuses)
    """
}

/// A table with two columns. The second is wrapped to end before column 100.
private func table(_ rows: [CommandOutline.Entry]) -> String {
  let width = (rows.map(\.name.count).max() ?? 0) + 4
  return rows.map { name, text in
    let lines = folded(text, to: 100 - width)
    let first = "  " + name + String(repeating: " ", count: width - 2 - name.count)
    return first + lines.joined(separator: "\n" + String(repeating: " ", count: width))
  }.joined(separator: "\n")
}
