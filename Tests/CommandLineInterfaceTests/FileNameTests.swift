import Foundation
import Testing
import TextModel
import Workspace

@testable import CommandLineInterface

/// Files whose names look the same, or aren't valid text.
@Suite struct FileNameTests {
  private let broken = FilePath(shown: #"bad\xFF.swift"#)
  private var fixedCode: String { code.replacing("func dismantle", with: "static func dismantle") }
  private let code = """
    struct Player: UIViewRepresentable {
      func makeUIView(context: Context) -> PlayerView { PlayerView() }
      func updateUIView(_ view: PlayerView, context: Context) {}
      func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
    }

    """

  /// The paths in a concise report.
  private func paths(in report: String) -> [String] {
    report.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func namesThatLookTheSameAreDifferentFiles() async {
    let files: [FilePath: String] = ["\u{E9}.swift": code, "e\u{301}.swift": code]
    let result = await outcome("lint --format concise", files: files)
    #expect(
      paths(in: result.output).map { Array($0.utf8) } == [Array("e\u{301}.swift".utf8), Array("\u{E9}.swift".utf8)])
    let known = await outcome("lint --write-baseline known.json", files: ["\u{E9}.swift": code])
    let baseline = String(known.output.dropFirst("known.json <- ".count))
    let left = await outcome(
      "lint --baseline known.json --format concise", files: files.merging(["known.json": baseline]) { $1 })
    #expect(paths(in: left.output).map { Array($0.utf8) } == [Array("e\u{301}.swift".utf8)])
  }

  @Test func aNameThatIsNotTextIsShownByItsBytes() async {
    let files: [FilePath: String] = [broken: code]
    let found = await outcome("lint --format concise", files: files)
    #expect(found.output.hasPrefix(#"bad\xFF.swift:4:"#))
    #expect(found.code == .reported)
    let named = await outcome(["lint", "--format=concise", Argument(broken)], files: files)
    #expect(named.output == found.output)
    #expect(named.errors.isEmpty)
    let json = await outcome("lint --format json", files: files)
    #expect(json.output.contains(#""bad\\xFF.swift""#))
    let sarif = await outcome("lint --format sarif", files: files)
    #expect(sarif.output.contains("bad%FF.swift") && !sarif.output.contains("xFF"))
    let missing = await outcome(["lint", "--config", Argument(broken), "A.swift"], files: ["A.swift": ""])
    #expect(missing.errors == "uibridge: cannot read bad\\xFF.swift: no such file or directory\n")
  }

  @Test func aNameThatIsNotTextCanBeExcluded() async {
    for exclude in ["bad?.swift", #"bad\\xFF.swift"#] {
      let files: [FilePath: String] = [broken: code, ".uibridge.json": "{\"exclude\": [\"\(exclude)\"]}"]
      #expect(await outcome("lint", files: files).output == "no files checked\n", "\(exclude)")
    }
    let files: [FilePath: String] = [broken: code, ".git/config": "", ".gitignore": "bad?.swift\n"]
    #expect(await outcome("lint", files: files).output == "no files checked\n")
  }

  @Test func aFileWhoseNameIsNotTextIsFixed() async {
    let twin = FilePath(shown: #"bad\xFE.swift"#)
    let result = await outcome(
      ["lint", "--fix", "--unsafe-fixes", "--format", "concise", Argument(broken)], files: [broken: code, twin: code])
    #expect(result.output == "bad\\xFF.swift <- \(fixedCode)")
  }

  /// The other file has the same problem, but isn't a new name of the file in the baseline.
  @Test func aBaselineContainsANameThatIsNotText() async {
    let written = await outcome("lint --write-baseline known.json", files: [broken: code])
    let known = String(written.output.dropFirst("known.json <- ".count))
    #expect(known.contains(#""bad\\xFF.swift""#))
    let files: [FilePath: String] = [broken: code, "known.json": known]
    #expect(await outcome("lint --baseline known.json", files: files).code == .clean)
    let more = await outcome(
      "lint --baseline known.json --format concise Other.swift", files: files.merging(["Other.swift": code]) { $1 })
    #expect(paths(in: more.output) == ["Other.swift"])
  }

  /// The shell passes the words of a command line as bytes. Path lists and the output of Git are bytes too.
  @Test func theProgramAcceptsNamesAsBytes() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = FilePath(folder.url.path).appending(broken)
    // The file system of macOS doesn't allow such names.
    do { try FileSystem.posix.write(Array(code.utf8), file) } catch { return }
    func shell(_ script: String) throws -> String {
      try folder.run("sh", "-c", "name=$(printf 'bad\\377.swift'); exec 2>&1; \(script)", executable.path)
    }
    let report = try shell(#""$0" lint --fail-on never --format concise "$name""#)
    #expect(paths(in: report) == [#"bad\xFF.swift"#])
    #expect(try shell(#"printf '%s\n' "$name" | "$0" lint --fail-on never --format concise --files-from -"#) == report)
    #expect(
      try shell(#""$0" lint - --stdin-filename="$name" --fail-on never --format concise <"$name""#) == report)
    try folder.run("git", "init", "--quiet")
    try folder.run(
      "git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "--allow-empty", "--message", "Begin")
    #expect(try shell(#""$0" lint --fail-on never --format concise --changed-since HEAD"#) == report)
    #expect(try shell(#""$0" lint --fix --unsafe-fixes "$name""#) == "no problems in 1 file; 1 fixed\n")
    #expect(try FileSystem.posix.read(file) == Array(fixedCode.utf8))
  }
}
