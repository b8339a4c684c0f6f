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
  /// The console of this process. From now on, a pipe without a reader causes an error of `write` instead of a signal.
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
    // A shell that found the program in PATH passes only its name.
    console.ownProgram = Argument.ofProcess.first.flatMap { $0.path.parent == nil ? console.program($0.path) : $0.path }
    console.expectToNeedMemory = teachAllocatorToKeepMemory
    console.leaveToTheEnd = { rest in _ = Unmanaged.passRetained(Left(rest)) }
    return console
  }
}

/// Makes glibc keep freed memory. After freeing a block of this size, glibc returns only blocks of at least this size
/// to the system. The block itself takes no memory, because nothing is written to it.
@Sendable private func teachAllocatorToKeepMemory() {
  var block: [UInt8] = []
  block.reserveCapacity(31 << 20)
}

/// A value that is never released.
private final class Left: Sendable {
  private let rest: any Sendable

  init(_ rest: any Sendable) { self.rest = rest }
}

/// The folders in PATH, which separates them with colons.
private var foldersOfPath: [FilePath] {
  guard let path = getenv("PATH") else { return [] }
  return FilePath(cString: path).bytes.split(separator: UInt8(ascii: ":")).map { FilePath($0) }
}

/// The value of an environment variable; empty if it isn't set.
private func environment(_ name: String) -> String {
  guard let value = getenv(name) else { return "" }
  return String(cString: value)
}
