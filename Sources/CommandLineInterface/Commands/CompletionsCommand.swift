/// `uibridge completions`: lets shells complete our command lines.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Print the script by which a shell completes command lines: bash, zsh or fish."
  static let operandPlaceholder = "SHELL"

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    let known = Shell.allCases.map(\.rawValue)
    guard operands.count == 1, let name = operands.first?.text else {
      throw UsageError("name one shell: \(known.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError("unknown shell '\(name)'; it has to be one of \(known.joined(separator: ", "))")
    }
    try console.print(shell.script(for: commands.filter { $0.isListed }.map { $0.outline }))
    return .clean
  }
}

extension Command {
  fileprivate static var outline: CommandOutline { CommandOutline(of: self) }
}
