import LanguageServer
import LintEngine
import LintRules

/// `uibridge lsp`: the language server.
struct LSPCommand: Command {
  static let name = "lsp"
  static let summary = "Serve an editor over the Language Server Protocol on standard input and output."
  static let operandPlaceholder = ""
  static let options: [CommandOption<LSPCommand>] = [
    .flag("--stdio", "Use standard input and output, which is done anyway.", \.usesStandardStreams)
  ]

  var operands: [String] = []
  var usesStandardStreams = true

  func run(on console: Console) async throws -> ExitCode {
    let status = await serve(
      .standardStreams, rules: Rule.all, version: version, fileSystem: console.fileSystem, jobs: console.coreCount)
    return ExitCode(rawValue: status) ?? .failure
  }
}
