import Reporting
import TextModel
import Workspace

/// The environment of a command: its streams, its files, and the properties of the terminal.
public struct Console: Sendable {
  public var fileSystem: FileSystem
  public var readInput: @Sendable () throws(FileError) -> [UInt8]
  /// Writes to standard output, which is only for reports and other results.
  public var write: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
  /// Standard error. Failures to write to it are ignored.
  public var writeError: @Sendable (_ text: String) -> Void
  /// Whether standard output shows colors and the user wants them.
  public var showsColors: Bool
  /// Whether standard output is a screen, which can be cleared.
  public var isScreen: Bool
  /// How long work runs before standard error shows progress. Nil if standard error isn't a terminal.
  public var progressDelay: Duration?
  public var coreCount: Int
  /// The absolute paths of the files that differ from a revision of the repository around the current directory.
  public var changedPaths: @Sendable (_ revision: String) throws(FileError) -> [FilePath]
  /// Whether standard input is a terminal.
  public var isInteractive: Bool
  /// The next line of standard input without its line ending; nil at the end.
  public var readLine: @Sendable () -> String?
  /// The folders in which to look for a program by name.
  public var searchFolders: [FilePath]
  /// The path of this program; nil if unknown.
  public var ownProgram: FilePath?
  /// Waits for a duration; throws if the task is canceled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// Retains a value until the process ends. The system then releases all memory together, which costs less than
  /// freeing a million objects.
  public var leaveToTheEnd: @Sendable (any Sendable) -> Void = { _ in }
  /// Announces that the process will need much memory until it ends, so that none is returned to the system before.
  public var expectToNeedMemory: @Sendable () -> Void = {}

  public init(
    fileSystem: FileSystem, readInput: @escaping @Sendable () throws(FileError) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void,
    writeError: @escaping @Sendable (_ text: String) -> Void, showsColors: Bool, coreCount: Int,
    changedPaths: @escaping @Sendable (_ revision: String) throws(FileError) -> [FilePath],
    isInteractive: Bool = false, readLine: @escaping @Sendable () -> String? = { nil }, isScreen: Bool = false,
    progressDelay: Duration? = nil,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    searchFolders: [FilePath] = [], ownProgram: FilePath? = nil
  ) {
    self.fileSystem = fileSystem
    self.readInput = readInput
    self.write = write
    self.writeError = writeError
    self.showsColors = showsColors
    self.coreCount = coreCount
    self.changedPaths = changedPaths
    self.isInteractive = isInteractive
    self.readLine = readLine
    self.searchFolders = searchFolders
    self.ownProgram = ownProgram
    self.isScreen = isScreen
    self.progressDelay = progressDelay
    self.pause = pause
  }

  /// The path of the program with this name; nil if it isn't in `searchFolders`.
  func program(_ name: FilePath) -> FilePath? {
    searchFolders.map { $0.appending(name) }.first { fileSystem.kind($0) == .file }
  }

  func print(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Writes a text to a file, or prints it if there is none.
  func print(_ text: String, to output: FilePath?) throws(FileError) {
    if let output { try fileSystem.write(Array(text.utf8), output) } else { try print(text) }
  }

  /// Prints code as `offer` does, but replaces control characters on a screen.
  func offer(code utf8: [UInt8]) throws(FileError) { try offer(isScreen ? printableLines(utf8) : utf8) }

  /// Prints to a reader that may close the pipe early, which doesn't affect the rest of the work.
  func offer(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try write(bytes)
    } catch {
      if !error.isClosedPipe { throw error }
    }
  }
}
