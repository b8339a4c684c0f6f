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

  /// What `--write-baseline` writes into `known.json`.
  private func baseline(of files: [FilePath: String]) async -> String {
    let result = await outcome("lint --write-baseline known.json", files: files)
    #expect(result.code == .clean)
    #expect(result.errors == "uibridge: wrote 1 diagnostic to known.json\n")
    #expect(result.output.hasPrefix("known.json <- "))
    return String(result.output.dropFirst("known.json <- ".count))
  }

  @Test func whatIsWrittenDownIsNotReported() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    let result = await outcome("lint --baseline known.json", files: files)
    #expect(result.output == "nothing to report in 1 file\n")
    #expect(result.code == .clean)
    #expect(await outcome("lint", files: files).code == .reported)
  }

  @Test func itHoldsWhenLinesMoveAndFilesAreRenamed() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    let known = await baseline(of: files)
    files = ["Media/Movie.swift": player("Movie", above: "import UIKit\n\n"), "known.json": known]
    #expect(await outcome("lint --baseline known.json", files: files).code == .clean)
    #expect(await outcome("lint Media/Movie.swift --baseline known.json", files: files).code == .clean)
  }

  @Test func whatIsNewIsReported() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    // The same line once more: in the file itself, and in another one while the first is there.
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

  @Test func aConfigurationNamesItFromItsOwnFolder() async {
    var files: [FilePath: String] = ["App/Player.swift": player("Player")]
    files["known.json"] = await baseline(of: files)
    files[".uibridge.json"] = #"{ "baseline": "known.json" }"#
    #expect(await outcome("lint", files: files).code == .clean)
    #expect(await outcome("lint App", files: files).code == .clean)
    #expect(await outcome("lint --write-baseline new.json", files: files).errors.contains("wrote 1 diagnostic"))
  }

  @Test func saysWhatIsWrongWithIt() async {
    let missing = await outcome("lint --baseline gone.json", files: ["A.swift": ""])
    #expect(missing.errors == "uibridge: gone.json: No such file or directory\n")
    #expect(missing.code == .failure)
    for (text, reason) in [
      ("{", "expected a key in quotes at byte 1"),
      ("{}", "it is no baseline, which 'uibridge lint --write-baseline FILE' writes"),
      (#"{"version":1,"diagnostics":[{}]}"#, "entry {} is not whole"),
    ] {
      let wrong = await outcome("lint --baseline b.json", files: ["A.swift": "", "b.json": text])
      #expect(wrong.errors.hasPrefix("uibridge: b.json: "), "\(text)")
      #expect(wrong.errors.contains(reason) || text == "{", "\(wrong.errors)")
      #expect(wrong.code == .failure)
    }
  }
}
