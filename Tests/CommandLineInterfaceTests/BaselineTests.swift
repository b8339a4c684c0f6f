import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct BaselineTests {
  private func player(_ name: String, above: String = "") -> String {
    """
    \(above)struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> PlayerView { PlayerView() }
      func updateUIView(_ view: PlayerView, context: Context) {}
      func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
    }

    """
  }

  /// The baseline that `--write-baseline` writes to `known.json`.
  private func baseline(of files: [FilePath: String]) async -> String {
    let result = await outcome("lint --write-baseline known.json", files: files)
    #expect(result.code == .clean)
    #expect(result.errors == "uibridge: wrote 1 problem to known.json\n")
    #expect(result.output.hasPrefix("known.json <- "))
    return String(result.output.dropFirst("known.json <- ".count))
  }

  @Test func diagnosticsInTheBaselineAreNotReported() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    let result = await outcome("lint --baseline known.json", files: files)
    #expect(result.output == "no problems in 1 file\n")
    #expect(result.code == .clean)
    #expect(await outcome("lint", files: files).code == .reported)
  }

  @Test func itStillMatchesAfterLinesMoveAndFilesAreRenamed() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    let known = await baseline(of: files)
    files = ["Media/Movie.swift": player("Movie", above: "import UIKit\n\n"), "known.json": known]
    #expect(await outcome("lint --baseline known.json", files: files).code == .clean)
    #expect(await outcome("lint Media/Movie.swift --baseline known.json", files: files).code == .clean)
  }

  @Test func newDiagnosticsAreReported() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    // A copy of the same line is reported, whether it's in the same file or in another file while the first one exists.
    files["App/Player.swift"]? += player("Second")
    #expect(
      await outcome("lint --baseline known.json --format concise", files: files).output.hasPrefix(
        "App/Player.swift:9:8: warning: 'dismantleUIView'"))
    files["App/Player.swift"] = player("Player")
    files["App/Movie.swift"] = player("Movie")
    #expect(
      await outcome("lint --baseline known.json --format concise", files: files).output.hasPrefix("App/Movie.swift:4:8")
    )
    #expect(await outcome("lint App/Movie.swift --baseline known.json", files: files).code == .reported)
  }

  @Test func aConfigurationNamesItRelativeToItsOwnFolder() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    files[".uibridge.json"] = #"{ "baseline": "known.json" }"#
    #expect(await outcome("lint", files: files).code == .clean)
    #expect(await outcome("lint App", files: files).code == .clean)
    #expect(await outcome("lint --write-baseline new.json", files: files).errors.contains("wrote 1 problem"))
  }

  private let fixed = "struct Player {}\n"

  @Test func anEntryThatMatchesNothingIsReportedInTheBaseline() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player"), "Package.swift": ""]
    files["known.json"] = await baseline(of: files)
    files["App/Player.swift"] = fixed
    let result = await outcome("lint --baseline known.json --format concise", files: files)
    #expect(
      result.output == """
        known.json:4:5: information: 'nonstatic-dismantle' no longer reports this problem in 'App/Player.swift'; to \
        update the baseline, run 'uibridge lint --write-baseline' [stale-baseline]

        """)
    #expect(result.code == .clean)
    let strict = await outcome("lint --baseline known.json --strict-baseline --format concise", files: files)
    #expect(strict.output == result.output.replacing("information", with: "error"))
    #expect(strict.code == .reported)
  }

  @Test func anEntryForSeveralProblemsIsReportedIfSomeAreGone() async {
    var files: [FilePath: String] = ["App/Player.swift": player("A") + player("B"), "Package.swift": ""]
    let written = await outcome("lint --write-baseline known.json", files: files)
    files["known.json"] = String(written.output.dropFirst("known.json <- ".count))
    files["App/Player.swift"] = player("A")
    let result = await outcome("lint --baseline known.json --format concise", files: files)
    #expect(
      result.output.contains("'nonstatic-dismantle' reports only 1 of these 2 problems in 'App/Player.swift';"))
  }

  /// Only a run that would have found the problem can tell that it's gone.
  @Test func anEntryIsNotReportedIfItsProblemMayStillExist() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player"), "Package.swift": "", "B.swift": ""]
    files["known.json"] = await baseline(of: files)
    files["App/Player.swift"] = fixed
    for options in ["--ignore nonstatic-dismantle", "--select missing-dismantle,stale-baseline", "B.swift"] {
      let result = await outcome("lint --baseline known.json \(options)", files: files)
      #expect(result.output.hasPrefix("no problems"), "\(options)")
    }
    let changed = await outcome(
      "lint --baseline known.json --changed-since main", files: files, changedPaths: ["/disk/B.swift"])
    #expect(changed.output == "no problems in 1 file\n")
    // An unfinished declaration anywhere could have the missing code.
    let broken = files.merging(["B.swift": "struct B {"]) { $1 }
    #expect(await outcome("lint --baseline known.json", files: broken).output == "no problems in 3 files\n")
    files["App/Player.swift"] = nil
    #expect(await outcome("lint B.swift --baseline known.json", files: files).output == "no problems in 1 file\n")
    #expect(
      await outcome("lint --baseline known.json", files: files).output.contains(
        "no longer reports this problem in 'App/Player.swift'"))
  }

  @Test func theRuleCanBeTurnedOff() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player"), "Package.swift": ""]
    files["known.json"] = await baseline(of: files)
    files["App/Player.swift"] = fixed
    files[".uibridge.json"] = #"{ "baseline": "known.json", "rules": { "stale-baseline": "off" } }"#
    #expect(await outcome("lint", files: files).output == "no problems in 2 files\n")
    files[".uibridge.json"] = #"{ "baseline": "known.json", "rules": { "stale-baseline": "warning" } }"#
    #expect(await outcome("lint", files: files).code == .reported)
  }

  @Test func writingRemovesEntriesThatMatchNothing() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player"), "Package.swift": ""]
    files["known.json"] = await baseline(of: files)
    files["App/Player.swift"] = fixed
    let result = await outcome("lint --write-baseline known.json", files: files)
    #expect(result.errors == "uibridge: wrote 0 problems (0 new, 1 removed) to known.json\n")
    #expect(!result.output.contains("nonstatic-dismantle"))
    #expect(
      await outcome("lint --write-baseline known.json --strict-baseline", files: files).errors.hasPrefix(
        "uibridge: '--strict-baseline' cannot be used with '--write-baseline', which removes the entries\n"))
  }

  @Test func reportsProblemsInTheBaseline() async {
    let missing = await outcome("lint --baseline gone.json", files: ["A.swift": ""])
    #expect(missing.errors == "uibridge: cannot read gone.json: no such file or directory\n")
    #expect(missing.code == .failure)
    for (text, reason) in [
      ("{", "expected a key in quotes at byte 1"),
      ("{}", "not a baseline; create one with 'uibridge lint --write-baseline FILE'"),
      (#"{"version":1,"diagnostics":[{}]}"#, "incomplete entry {}"),
    ] {
      let wrong = await outcome("lint --baseline b.json", files: ["A.swift": "", "b.json": text])
      #expect(wrong.errors.hasPrefix("uibridge: b.json: "), "\(text)")
      #expect(wrong.errors.contains(reason) || text == "{", "\(wrong.errors)")
      #expect(wrong.code == .failure)
    }
  }
}
