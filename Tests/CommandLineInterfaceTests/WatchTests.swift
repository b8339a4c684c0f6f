import FolderTrees
import Foundation
import Synchronization
import Testing
import TextModel
import Workspace

@testable import CommandLineInterface

/// All changes happen while the watch pauses, so no test depends on a clock.
@Suite struct WatchTests {
  private let clean = faultyPlayer.replacing("  func dis", with: "  static func dis")
  private let warning =
    "Player.swift:4:8: warning: 'dismantleUIView' is an instance method, so SwiftUI never calls it "
    + "[nonstatic-dismantle]\n"

  @Test func reportsAgainWhenAFileChanges() async {
    let result = await watch(
      "lint --watch --format concise",
      [
        { $0.write(clean, to: "/disk/Player.swift") },
        { $0.write(faultyPlayer, to: "/disk/Player.swift") },
      ])
    #expect(result.output == warning + warning)
    #expect(result.errors.isEmpty)
    #expect(result.code == .reported)
  }

  @Test func noticesAddedAndRemovedFiles() async {
    let result = await watch(
      "lint --watch",
      [
        { $0.write(nil, to: "/disk/Player.swift") },
        { $0.write("struct A {}", to: "/disk/App/A.swift") },
        { $0.write("struct B {}", to: "/disk/App/B.swift") },
      ])
    #expect(
      result.output.hasSuffix(
        """
        1 warning in 1 of 1 file
        1 fixable with --fix --unsafe-fixes; to learn more, run: uibridge explain nonstatic-dismantle
        no files checked
        no problems in 1 file
        no problems in 2 files

        """))
    #expect(result.code == .clean)
  }

  @Test func keepsRunningIfAConfigurationIsInvalid() async {
    let result = await watch(
      "lint --watch --format concise",
      [
        { $0.write(#"{ "rulez": {} }"#, to: "/disk/.uibridge.json") },
        { $0.write(#"{ "rules": { "nonstatic-dismantle": "error" } }"#, to: "/disk/.uibridge.json") },
      ])
    #expect(result.output == warning + warning.replacing("warning:", with: "error:"))
    #expect(result.errors == ".uibridge.json:1:3: error: unknown key 'rulez'; did you mean 'rules'?\n")
    let missing = await watch(
      "lint --watch --baseline known.json --quiet",
      [{ $0.write(#"{"version":1,"diagnostics":[]}"#, to: "/disk/known.json") }])
    #expect(missing.errors == "uibridge: cannot read known.json: no such file or directory\n")
    #expect(missing.code == .reported)
  }

  @Test func doesNotRepeatAnUnchangedReport() async {
    let result = await watch(
      "lint --watch --format concise",
      [
        { $0.write(faultyPlayer + "// longer\n", to: "/disk/Player.swift") },
        { $0.write("", to: "/disk/NOTES.md") },
        { _ in },
      ])
    #expect(result.output == warning)
  }

  /// The report file is written after every check, and writing it isn't a change.
  @Test func quietWritesEveryReport() async {
    let reports = Log()
    let result = await watch(
      "lint --watch --quiet --format concise --output lines.txt",
      [{ $0.write(clean, to: "/disk/Player.swift") }, { $0.write("…", to: "/disk/lines.txt") }], reports: reports)
    #expect(result.output.isEmpty)
    #expect(reports.text == warning)
    #expect(result.code == .clean)
  }

  /// The parent folders are searched for a configuration, but many unrelated files change there.
  @Test func checksAgainOnlyForRelevantChanges() throws {
    let tree = ChangingFolderTree(FolderTree(files: ["/disk/App/A.swift": "", "/disk/notes": ""]))
    let watched = WatchedFiles(of: tree.fileSystem)
    _ = try watched.recording.entries("/disk")
    _ = try watched.recording.entries("/disk/App")
    _ = try watched.recording.read("/disk/App/A.swift")
    #expect(watched.recording.kind("/disk/list") == nil)
    for (path, matters) in [
      ("/disk/report.json", false), ("/disk/notes", false), ("/disk/App/A.swift", true), ("/disk/App/B.swift", true),
      ("/disk/.uibridge.json", true), ("/disk/Core/C.swift", true), ("/disk/list", true),
    ] as [(FilePath, Bool)] {
      let before = tree.current
      tree.write("…", to: path)
      #expect(watched.haveChanged == matters, "\(path)")
      tree.current = before
      #expect(!watched.haveChanged)
    }
  }

  @Test func clearsTheScreenOfATerminal() async {
    let result = await watch(
      "lint --watch --format concise", isScreen: true, [{ $0.write(clean, to: "/disk/Player.swift") }])
    #expect(result.output == "\u{1B}[H\u{1B}[2J\u{1B}[3J" + warning + "\u{1B}[H\u{1B}[2J\u{1B}[3J")
    #expect(result.errors.hasSuffix("\nuibridge: watching for changes; press Ctrl-C to stop\n"))
  }

  @Test func cannotBeCombinedWithOneTimeOptions() async {
    for (line, conflict) in [
      ("--fix", "--fix"), ("--diff", "--diff"), ("--write-baseline b.json", "--write-baseline"), ("-", "-"),
      ("--files-from -", "--files-from -"),
    ] {
      let result = await watch("lint --watch \(line)", [])
      #expect(result.errors.hasPrefix("uibridge: '--watch' cannot be used with '\(conflict)'\n"), "\(line)")
      #expect(result.code == .failure)
    }
  }

  /// Uses the real program and real files. The test waits for each report and then sends Ctrl-C.
  @Test(.timeLimit(.minutes(5))) func endsWithCtrlC() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(faultyPlayer, to: "Player.swift")
    let (process, output, _) = try start(
      ["lint", "--watch", "--format", "concise", "--format", "json=report.json", "."], in: folder)
    let reader = output.fileHandleForReading
    #expect(try reader.read(until: "\n") == warning)
    try folder.write(faultyPlayer.replacing("Player:", with: "Clip:"), to: "Clip.swift")
    #expect(try reader.read(until: "Player.swift:4:8").hasPrefix("Clip.swift:4:8: warning: "))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(try folder.read("report.json").contains("Clip.swift"))
    #expect(try folder.names == ["Clip.swift", "Player.swift", "report.json"])
  }

  /// Runs a command line in a folder with one file that has a warning, makes one change in each pause, and stops after
  /// the last change.
  private func watch(
    _ line: String, isScreen: Bool = false, _ changes: [@Sendable (ChangingFolderTree) -> Void], reports: Log = Log()
  ) async -> Outcome {
    let tree = ChangingFolderTree(FolderTree(files: ["/disk/Player.swift": faultyPlayer, "/disk/README.md": "…"]))
    let (output, errors) = (Log(), Log())
    var fileSystem = tree.fileSystem
    fileSystem.write = { bytes, _ throws(FileError) in reports.add(String(decoding: bytes, as: UTF8.self)) }
    var console = Console(
      fileSystem: fileSystem, readInput: { () throws(FileError) in [] },
      write: { bytes throws(FileError) in output.add(String(decoding: bytes, as: UTF8.self)) },
      writeError: { errors.add($0) }, showsColors: false, coreCount: 2, changedPaths: { _ throws(FileError) in [] })
    console.isScreen = isScreen
    let pause = Pauses(changes, of: tree)
    console.pause = { _ in try pause.next() }
    let code = await run(line.split(separator: " ").map { Argument($0) }, on: console)
    return Outcome(output: output.text, errors: errors.text, code: code)
  }
}

private final class Log: Sendable {
  private let added = Mutex("")

  var text: String { added.withLock { $0 } }

  func add(_ text: String) { added.withLock { $0 += text } }
}

private final class Pauses: Sendable {
  private let changes: [@Sendable (ChangingFolderTree) -> Void]
  private let tree: ChangingFolderTree
  private let count = Mutex(0)

  init(_ changes: [@Sendable (ChangingFolderTree) -> Void], of tree: ChangingFolderTree) {
    self.changes = changes
    self.tree = tree
  }

  func next() throws {
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    guard number < changes.count else { throw CancellationError() }
    changes[number](tree)
  }
}

extension FileHandle {
  /// Reads until the output contains a text and returns everything read so far; returns less if the output ends.
  fileprivate func read(until text: String) throws -> String {
    var received = ""
    while !received.contains(text) {
      let bytes = availableData
      if bytes.isEmpty { break }
      received += String(decoding: bytes, as: UTF8.self)
    }
    return received
  }
}
