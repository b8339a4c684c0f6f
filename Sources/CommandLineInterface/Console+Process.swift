import TextModel
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// The console of this process. A pipe whose reader has gone is an error of `write` from now on, not a signal.
  public static func ofProcess() -> Console {
    signal(SIGPIPE, SIG_IGN)
    let isDumb = environment("TERM") == "dumb"
    let isScreen = FileDescriptor.standardOutput.isTerminal && !isDumb
    var console = Console(
      fileSystem: .posix,
      readInput: { () throws(FileError) in try FileDescriptor.standardInput.readToEnd() },
      write: { bytes throws(FileError) in try FileDescriptor.standardOutput.writeAll(bytes) },
      writeError: { text in try? FileDescriptor.standardError.writeAll(Array(text.utf8)) },
      showsColors: isScreen && environment("NO_COLOR").isEmpty,
      coreCount: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), changedPaths: GitRepository.changedPaths,
      isInteractive: FileDescriptor.standardInput.isTerminal, readLine: { Swift.readLine() },
      isScreen: isScreen,
      progressDelay: FileDescriptor.standardError.isTerminal && !isDumb ? .milliseconds(500) : nil,
      searchFolders: foldersOfPath)
    // A shell that has looked for it gives the name alone.
    console.ownProgram = Argument.ofProcess.first.flatMap { $0.path.parent == nil ? console.program($0.path) : $0.path }
    console.expectToNeedMemory = teachAllocatorToKeepMemory
    console.leaveToTheEnd = { rest in _ = Unmanaged.passRetained(Left(rest)) }
    return console
  }
}

/// The C library of Linux gives back what is freed in blocks of this size or more, and keeps all smaller ones from then on. It takes no
/// memory, since nothing is written there.
@Sendable private func teachAllocatorToKeepMemory() {
  var block: [UInt8] = []
  block.reserveCapacity(31 << 20)
}

/// What nobody frees.
private final class Left: Sendable {
  private let rest: any Sendable

  init(_ rest: any Sendable) { self.rest = rest }
}

/// The folders of the PATH, which stand there with colons between them.
private var foldersOfPath: [FilePath] {
  guard let path = getenv("PATH") else { return [] }
  return FilePath(cString: path).bytes.split(separator: UInt8(ascii: ":")).map { FilePath($0) }
}

/// The value of an environment variable; "" where it is not set.
private func environment(_ name: String) -> String {
  guard let value = getenv(name) else { return "" }
  return String(cString: value)
}
