import LanguageServer
import LintEngine
import LintRules
import TextModel
import Workspace

/// `uibridge lsp`: runs the language server.
struct LSPCommand: Command {
  static let name = "lsp"
  static let summary = "Run the language server over standard input and output."
  static let operandPlaceholder = ""
  static let options: [CommandOption<LSPCommand>] = [
    .flag(
      "--stdio", "Use standard input and output. This is always the case; editors may pass the option.",
      \.usesStandardStreams),
    .path("--log", "Append every message in both directions to FILE, with timestamps.", \.log),
  ]

  var operands: [Argument] = []
  var usesStandardStreams = true
  var log: FilePath?

  func run(on console: Console) async throws -> ExitCode {
    shareHeapAmongThreads()
    var connection = Connection.standardStreams()
    if let log { connection = connection.logged(in: try messageLog(at: log, console)) }
    let status = await serve(
      connection, rules: Rule.all, version: version, fileSystem: console.fileSystem, jobs: console.coreCount)
    return ExitCode(rawValue: status) ?? .failure
  }

  private func messageLog(at path: FilePath, _ console: Console) throws(FileError) -> MessageLog {
    let file = try FileDescriptor(appendingTo: path)
    try file.writeAll(Array("\(timeOfDay()) uibridge \(version)\n".utf8))
    return MessageLog(
      time: timeOfDay, write: { text throws(FileError) in try file.writeAll(Array(text.utf8)) },
      complain: { error in console.report([error]) })
  }
}
