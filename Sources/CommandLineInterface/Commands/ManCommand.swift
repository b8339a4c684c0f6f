/// `uibridge man`: prints the manual page that packages install as `uibridge.1`.
struct ManCommand: Command {
  static let name = "man"
  static let summary = "Print the manual page, as source for 'man'."
  static let operandPlaceholder = ""

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    try console.print(manualPage(of: listedCommands()))
    return .clean
  }
}
