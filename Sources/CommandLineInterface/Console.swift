import Reporting
import TextModel
import Workspace

/// The world of a command: its streams, its files and what it must know about the terminal.
public struct Console: Sendable {
  public var fileSystem: FileSystem
  public var readInput: @Sendable () throws(FileError) -> [UInt8]
  /// Standard output: a report, and nothing else.
  public var write: @Sendable (_ bytes: [UInt8]) throws(FileError) -> Void
  /// Standard error. If it is closed, nobody is left to tell.
  public var writeError: @Sendable (_ text: String) -> Void
  /// Whether standard output shows colours and the user wants them.
  public var showsColors: Bool
  /// Whether standard output is a screen, which can be cleared.
  public var isScreen: Bool
  /// How long work goes on before standard error shows how far it has come; nil where nobody watches that.
  public var progressDelay: Duration?
  public var coreCount: Int
  /// The absolute paths of the files that differ from a revision of the repository around the working folder.
  public var changedPaths: @Sendable (_ revision: String) throws(FileError) -> [FilePath]
  /// Whether somebody types into standard input.
  public var isInteractive: Bool
  /// The next line of standard input without its end; nil when there is none.
  public var readLine: @Sendable () -> String?
  /// The folders in which a program is looked for by its name.
  public var searchFolders: [FilePath]
  /// The path of the program that runs; nil where that cannot be told.
  public var ownProgram: FilePath?
  /// Lets time pass; throws where the task is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// Takes what is not needed any more shortly before the process ends: then all memory goes at once, which costs less
  /// than to free a million pieces.
  public var leaveToTheEnd: @Sendable (any Sendable) -> Void = { _ in }
  /// Says that much memory will be needed up to the end of the process, so that none is given back before.
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

  /// Where a program of this name is found.
  func program(_ name: FilePath) -> FilePath? {
    searchFolders.map { $0.appending(name) }.first { fileSystem.kind($0) == .file }
  }

  func print(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Prints code as `offer` does; a screen is shown control characters instead of being sent them.
  func offer(code utf8: [UInt8]) throws(FileError) { try offer(isScreen ? printableLines(utf8) : utf8) }

  /// Prints to a reader that may go when it has seen enough, which changes nothing about the rest of the work.
  func offer(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try write(bytes)
    } catch {
      if !error.isClosedPipe { throw error }
    }
  }
}
