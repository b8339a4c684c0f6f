/// `uibridge completions`: prints a script with which a shell completes command lines.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print a shell completion script for bash, zsh, or fish."
  static let operandPlaceholder = "SHELL"

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    let known = Shell.allCases.map(\.rawValue)
    guard operands.count == 1, let name = operands.first?.text else {
      throw UsageError("specify a shell: \(known.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("unknown shell '\(name)'; expected one of \(known.joined(separator: ", "))")
    }
    try console.print(shell.script(for: listedCommands()))
    return .clean
  }
}
