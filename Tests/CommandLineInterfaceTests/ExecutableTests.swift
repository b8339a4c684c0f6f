import Foundation
import Testing

/// Behavior that only a separate process shows: streams, the exit status, and a reader that closes the pipe.
@Suite struct ExecutableTests {
  @Test func exitsWithTheStatusOfTheCommand() throws {
    #expect(try run("--version").status == 0)
    #expect(try run("lint", "/missing.swift").status == 2)
    #expect(try run("lint", "-", input: "struct A {}").output == "no problems in 1 file\n")
  }

  /// In a Git repository, `git apply` accepts the output of `--diff`, and applying it gives the same result as `--fix`.
  @Test func theDiffCanBeApplied() throws {
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

  /// Opening a pipe blocks until another process writes to it. The configuration counts as absent.
  @Test(.timeLimit(.minutes(5)), arguments: ["lint", "doctor", "map"])
  func pipesInsteadOfFilesDoNotBlock(_ command: String) throws {
    let folder = try folderOfPipes()
    defer { folder.remove() }
    let result = try run(command, in: folder)
    #expect((result.output + result.errors).contains(".uibridge.json:1:1: error: not a regular file"))
  }

  /// A link can lead anywhere. Its target is checked, but it's fixed only if the user names it.
  @Test func filesOutsideTheNamedPathsAreNotFixed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in ["Package.swift", "App/A.swift"] { try folder.write("", to: path) }
    func plate(update parameter: String) -> String { badge(update: parameter).replacing("Badge", with: "Plate") }
    try folder.write(badge(update: "label"), to: "Else/Badge.swift")
    try folder.write(plate(update: "label"), to: "Folder/Plate.swift")
    try folder.run("ln", "-s", "../Else/Badge.swift", "App/Link.swift")
    try folder.run("ln", "-s", "../Folder", "App/Folder")
    let result = try run("lint", "--fix", "--format", "concise", "App", in: folder)
    #expect(try folder.read("Else/Badge.swift") == badge(update: "label"))
    #expect(try folder.read("Folder/Plate.swift") == plate(update: "label"))
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(
      result.errors
        == ["App/Folder/Plate.swift", "App/Link.swift"].map {
          "uibridge: \($0): not fixed: a symbolic link leads outside the given paths; name the file to fix it\n"
        }.joined())
    let difference = try run("lint", "--diff", "App", in: folder)
    #expect(difference.output == "" && difference.errors.hasPrefix(result.errors))
    #expect(try run("lint", "--fix", "App/Link.swift", in: folder).status == 0)
    #expect(try folder.read("Else/Badge.swift") == badge(update: "_ label"))
    #expect(try run("lint", "--fix", "App/Folder", in: folder).status == 0)
    #expect(try folder.read("Folder/Plate.swift") == plate(update: "_ label"))
  }

  /// A run ended by `kill -9` leaves a temporary file next to the configuration, whose name is similar.
  @Test func theNextFixingRunCleansUpAfterAKilledOne() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in ["Package.swift", "App/A.swift", "App/.uibridge-abc.new"] { try folder.write("", to: path) }
    try folder.write("{}", to: "App/.uibridge.json")
    #expect(try run("lint", "App", in: folder).status == 0)
    #expect(try folder.run("ls", "-A", "App") == ".uibridge-abc.new\n.uibridge.json\nA.swift\n")
    #expect(try run("lint", "--fix", "App", in: folder).status == 0)
    #expect(try folder.run("ls", "-A", "App") == ".uibridge.json\nA.swift\n")
  }

  /// As with `<(…)` in a shell: a path that the user names is read, whatever it is.
  @Test func aNamedPipeIsRead() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.run("mkfifo", "A.swift")
    let script = "printf 'struct A {}\\n' > A.swift & '\(executable.path)' lint A.swift"
    #expect(try folder.run("sh", "-c", script) == "no problems in 1 file\n")
  }

  @Test func findsChangedFilesWithGit() throws {
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
    #expect(try completions("uibridge", "explain", "missing-disma") == ["missing-dismantle"])
    #expect(try completions("uibridge", "lint", "--select", "missing-disma") == ["missing-dismantle"])
    #expect(try completions("uibridge", "lint", "compl") == ["completions"])
  }

  /// The run still does its work: it writes the other report, and the exit status reflects the diagnostics.
  @Test func aClosedOutputIsNotAnError() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write(faulty, to: "Player.swift")
    try folder.write(badge(update: "label"), to: "Badge.swift")
    func end(_ arguments: String...) throws -> Int32 {
      let gone = Pipe()
      try gone.fileHandleForReading.close()
      let (process, _, errors) = try start(arguments, in: folder, output: gone)
      let message = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "\(arguments)")
      #expect(message.isEmpty, "\(arguments)")
      return process.terminationStatus
    }
    #expect(try end("lint", "--help") == 0)
    #expect(try end("lint", "--format", "text", "--format", "concise=lines") == 1)
    #expect(try folder.read("lines").hasPrefix("Player.swift:4:8: warning: "))
    #expect(try end("lint", "--fail-on", "error", "Player.swift") == 0)
  }

  /// The files are unchanged, and no temporary file is left.
  @Test func ctrlCEndsTheProcessBySignal() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("old", to: "report")
    let (process, _, _) = try start(["lint", "-", "--output", "report"], in: folder)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(try folder.read("report") == "old")
    #expect(try folder.names == ["report"])
  }
}

/// A type with one warning in any project.
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
