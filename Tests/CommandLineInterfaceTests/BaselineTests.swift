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
