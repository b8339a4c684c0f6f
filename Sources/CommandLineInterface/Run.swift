import LintEngine
import Reporting
import Workspace

/// The subcommands, in the order in which the help lists them.
let commands: [any Command.Type] = [
  LintCommand.self, LSPCommand.self, RulesCommand.self, ExplainCommand.self, NewCommand.self, InitCommand.self,
  DoctorCommand.self, CompletionsCommand.self, ManCommand.self, MapCommand.self, ModelCommand.self, OutlineCommand.self,
]

/// Runs the command in `arguments` (without the program name) and returns its exit code. Never exits the process.
public func run(_ arguments: [Argument], on console: Console) async -> ExitCode {
  do {
    return try await dispatch(arguments, on: console)
  } catch let error as FileError where error.isClosedPipe {
    // The reader of the output has closed the pipe.
    return .clean
  } catch let error as UsageError {
    let name = arguments.map(\.text).first { word in commands.contains { $0.name == word } }
    let command = name.map { "uibridge \($0)" } ?? "uibridge"
    console.writeError("uibridge: \(printable("\(error)"))\nSee '\(command) --help'.\n")
    return .failure
  } catch {
    console.writeError("uibridge: \(printable("\(error)"))\n")
    return .failure
  }
}

private func dispatch(_ arguments: [Argument], on console: Console) async throws -> ExitCode {
  switch arguments.first?.text {
  case nil:
    console.writeError(overview())
    return .failure
  case "--help", "-h", "help":
    return try explain(arguments.dropFirst().first { $0 != "--help" && $0 != "-h" }?.text, on: console)
  case "--version":
    try console.print("\(versionLine)\n")
    return .clean
  case let name?:
    return try await execute(command(named: name), arguments.dropFirst(), on: console)
  }
}

private func explain(_ name: String?, on console: Console) throws -> ExitCode {
  try console.print(name.map { name in help(for: CommandOutline(of: try command(named: name))) } ?? overview())
  return .clean
}

private func execute<C: Command>(
  _ command: C.Type, _ arguments: ArraySlice<Argument>, on console: Console
) async throws -> ExitCode {
  if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
    try console.print(help(for: CommandOutline(of: command)))
    return .clean
  }
  return try await C(parsing: arguments).run(on: console)
}

private func command(named name: String) throws(UsageError) -> any Command.Type {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let kind = name.hasPrefix("-") ? "option" : "command"
  let names = commands.map { $0.name } + ["help", "--help", "--version"]
  throw UsageError("unknown \(kind) '\(name)'\(suggestion(for: name, among: names.filter { $0 != name }))")
}
