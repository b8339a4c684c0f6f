import LanguageServer
import LintEngine
import LintRules
import Workspace

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
    let (fileSystem, jobs) = (console.fileSystem, console.coreCount)
    let status = await serve(.standardStreams, rules: Rule.all, version: version) { roots in
      let paths = FileDiscovery(of: roots, in: fileSystem).files
      return await SourceFiles(reading: paths, in: fileSystem, jobs: jobs).files
    }
    return ExitCode(rawValue: status) ?? .failure
  }
}
