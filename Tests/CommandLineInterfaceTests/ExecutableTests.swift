import Foundation
import Testing

/// What only a process of its own shows: streams, exit status, and a reader that goes away.
@Suite struct ExecutableTests {
  @Test func endsWithTheStatusOfTheCommand() throws {
    #expect(try run("--version").status == 0)
    #expect(try run("lint", "/missing.swift").status == 2)
    #expect(try run("lint", "-", input: "struct A {}").output == "nothing to report in 1 file\n")
  }

  /// In a repository of git: what `--diff` prints is what `git apply` takes, and what `--fix` does.
  @Test func theDifferenceCanBeApplied() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("// swift-tools-version:6.0\n", to: "Package.swift")
    try folder.write(badge(update: "label").replacing("\n", with: "\r\n"), to: "My App/Badge.swift")
    try folder.run("git", "init", "--quiet")
    let patch = try run("lint", "--diff", in: folder)
    #expect(patch.status == 1)
    try folder.write(patch.output, to: "fixes.patch")
    try folder.run("git", "apply", "--whitespace=nowarn", "fixes.patch")
    let applied = try folder.read("My App/Badge.swift")
    #expect(applied == badge(update: "_ label").replacing("\n", with: "\r\n"))
    try folder.write(badge(update: "label").replacing("\n", with: "\r\n"), to: "My App/Badge.swift")
    #expect(try run("lint", "--fix", in: folder).status == 0)
    #expect(try folder.read("My App/Badge.swift") == applied)
  }

  @Test func asksGitWhatHasChanged() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (old, changed, new) = ("Old.swift", "App/Größe Neu.swift", "App/New.swift")
    for path in [old, changed, "Gone.swift"] { try folder.write(faulty, to: path) }
    try folder.run("git", "init", "--quiet")
    try folder.run("git", "add", ".")
    try folder.run("git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "Begin")
    try folder.write(faulty + "// changed\n", to: changed)
    try folder.write(faulty, to: new)
    try folder.run("rm", "Gone.swift")
    let report = try run("lint", "--changed-since", "HEAD", "--format", "concise", in: folder).output
    #expect(report.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["App/Größe Neu.swift", "App/New.swift"])
    #expect(try run("lint", "--changed-since", "no-such-revision", in: folder).status == 2)
    #expect(try run("lint", "--changed-since=--output=overwritten", in: folder).status == 2)
    #expect(throws: (any Error).self) { try folder.read("overwritten") }
  }

  @Test func bashCompletesWords() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(try run("completions", "bash").output, to: "completions")
    func completions(_ words: String...) throws -> [Substring] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let script = "source completions; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _uibridge; "
      return try folder.run("bash", "-c", script + #"printf '%s\n' "${COMPREPLY[@]}""#).split(separator: "\n")
    }
    #expect(try completions("uibridge", "comp") == ["completions"])
    #expect(try completions("uibridge", "lint", "--form") == ["--format"])
    #expect(try completions("uibridge", "lint", "--format", "j") == ["json", "junit"])
    #expect(try completions("uibridge", "explain", "missing-dis") == ["missing-dismantle"])
    #expect(try completions("uibridge", "lint", "--select", "missing-dis") == ["missing-dismantle"])
    #expect(try completions("uibridge", "lint", "compl") == ["completions"])
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["lint", "--help"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(message.isEmpty)
  }
}

/// It lies beside the tests, which were built with it.
let executable: URL = {
  #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
  #else
    let tests = Bundle.main.bundleURL.appending(path: "uibridgePackageTests.xctest")
  #endif
  return tests.deletingLastPathComponent().appending(path: "uibridge")
}()

/// A warning, whatever the project.
private let faulty = """
  struct Player: UIViewRepresentable {
    func makeUIView(context: Context) -> PlayerView { PlayerView() }
    func updateUIView(_ view: PlayerView, context: Context) {}
    func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
  }

  """

private func badge(update parameter: String) -> String {
  """
  struct Badge: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(\(parameter): UILabel, context: Context) { label.text = text }
  }

  """
}

/// A folder of its own for one test.
struct TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "uibridge-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// Runs a program that has to end well, and returns what it prints.
  @discardableResult
  func run(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
    return text
  }
}

func run(
  _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
) throws -> (status: Int32, output: String) {
  let process = Process()
  if let folder { process.currentDirectoryURL = folder.url }
  process.executableURL = executable
  process.arguments = arguments
  let (standardInput, output) = (Pipe(), Pipe())
  process.standardInput = standardInput
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  standardInput.fileHandleForWriting.write(Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, text)
}
