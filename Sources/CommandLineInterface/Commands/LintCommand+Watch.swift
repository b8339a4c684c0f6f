import Reporting
import Synchronization
import TextModel
import Workspace

extension LintCommand {
  typealias Check = (_ known: inout [FilePath: ProjectFiles.KnownFile], _ console: Console) async throws -> ExitCode

  /// Checks, and checks again whenever anything that the last check looked at has changed. Prints a result only if it
  /// differs from the last one. Returns if the task is canceled or the output has no reader; Ctrl-C ends the process.
  func watch(on console: Console, check: Check) async throws -> ExitCode {
    let conflicts = [
      ("--fix", isFixing), ("--diff", showsDifference), ("--write-baseline", newBaseline != nil),
      ("-", readsStandardInput), ("--files-from -", fileList == "-"),
    ]
    if let conflict = conflicts.first(where: \.1) { throw UsageError("'--watch' cannot be used with '\(conflict.0)'") }
    var known: [FilePath: ProjectFiles.KnownFile] = [:]
    var shown: [PrintedRun.Piece]?
    while true {
      let watched = WatchedFiles(of: console.fileSystem)
      let printed = PrintedRun()
      let code = await complete(check, &known, on: printed.console(like: console, watched.recording))
      do {
        if printed.pieces != shown { try show(printed.pieces, on: console) }
        shown = printed.pieces
        try await waitForChange(of: watched, on: console)
      } catch is CancellationError {
        return code
      } catch let error as FileError where error.isClosedPipe {
        return code
      }
    }
  }

  /// Runs a check and prints its error, if any, because the next check may succeed.
  private func complete(
    _ check: Check, _ known: inout [FilePath: ProjectFiles.KnownFile], on console: Console
  ) async -> ExitCode {
    do {
      return try await check(&known, console)
    } catch {
      console.writeError("uibridge: \(printable("\(error)"))\n")
      return .failure
    }
  }

  private func show(_ pieces: [PrintedRun.Piece], on console: Console) throws(FileError) {
    if console.isScreen { try console.print(emptyScreen) }
    for piece in pieces {
      switch piece {
      case .output(let bytes): try console.write(bytes)
      case .error(let text): console.writeError(text)
      }
    }
    if console.isScreen { console.writeError("\nuibridge: watching for changes; press Ctrl-C to stop\n") }
  }

  /// Polls for changes. The longer a poll takes, the longer the pauses between polls.
  private func waitForChange(of watched: WatchedFiles, on console: Console) async throws {
    var hasChanged = false
    var look = Duration.zero
    while !hasChanged {
      try await console.pause(max(.milliseconds(250), look * 50))
      look = ContinuousClock().measure { hasChanged = watched.haveChanged }
    }
  }
}

/// The output of a run, in order.
private final class PrintedRun: Sendable {
  enum Piece: Equatable {
    case output([UInt8])
    case error(String)
  }

  private let all = Mutex<[Piece]>([])

  var pieces: [Piece] { all.withLock { $0 } }

  func console(like console: Console, _ fileSystem: FileSystem) -> Console {
    var printing = console
    printing.fileSystem = fileSystem
    printing.write = { [self] bytes throws(FileError) in all.withLock { $0.append(.output(bytes)) } }
    printing.writeError = { [self] text in all.withLock { $0.append(.error(text)) } }
    return printing
  }
}

/// The escape sequence that moves to the upper-left corner and clears the screen and the scrollback.
private let emptyScreen = "\u{1B}[H\u{1B}[2J\u{1B}[3J"
