import Testing

@testable import CommandLineInterface

@Suite struct LintCommandTests {
  let files = [
    "A.swift": "struct A {}\n", "B.swift": "struct B {}\n", "list": "A.swift\r\n\nmissing.swift\n", "c.txt": "",
  ]

  @Test func checksTheWorkingFolderUnlessToldOtherwise() async {
    #expect(await outcome("lint", files: files).output == "nothing to report in 2 files\n")
    #expect(await outcome("lint A.swift", files: files).output == "nothing to report in 1 file\n")
    #expect(await outcome("lint c.txt -- A.swift", files: files).output == "nothing to report in 2 files\n")
  }

  @Test func namesUnreadableFilesAndChecksTheOthers() async {
    let result = await outcome("lint missing.swift A.swift", files: files)
    #expect(result.code == .failure)
    #expect(result.errors == "uibridge: missing.swift: No such file or directory\n")
    #expect(result.output == "nothing to report in 1 file; 1 path could not be read\n")
  }

  @Test func readsPathsFromAListOrStandardInput() async {
    let listed = await outcome("lint --files-from list", files: files)
    #expect(listed.errors == "uibridge: missing.swift: No such file or directory\n")
    #expect(listed.output == "nothing to report in 1 file; 1 path could not be read\n")
    #expect(
      await outcome("lint --files-from -", files: files, input: "B.swift").output == "nothing to report in 1 file\n")
    #expect(
      await outcome("lint --files-from gone", files: files).errors == "uibridge: gone: No such file or directory\n")
  }

  @Test func anEmptyListIsNotTheWorkingFolder() async {
    let result = await outcome("lint --files-from -", files: files)
    #expect(result.output == "nothing to report in 0 files\n")
    #expect(result.errors == "uibridge: no Swift files to check\n")
    #expect(result.code == .clean)
  }

  @Test func readsASourceFromStandardInput() async {
    let result = await outcome("lint - --stdin-filename A.swift", input: "struct A {}")
    #expect(result.output == "nothing to report in 1 file\n")
    #expect(result.code == .clean)
  }

  @Test func writesTheReportToAFile() async {
    let result = await outcome("lint A.swift --output report.txt", files: files)
    #expect(result.output == "report.txt <- nothing to report in 1 file\n")
  }

  @Test func quietPrintsNothing() async {
    #expect(await outcome("lint --quiet", files: files).output.isEmpty)
    #expect(await outcome("lint --quiet missing", files: files).code == .failure)
  }

  /// A warning; nothing else is wrong with it.
  let faulty = [
    "Player.swift": """
    struct Player: UIViewRepresentable {
      func makeUIView(context: Context) -> PlayerView { PlayerView() }
      func updateUIView(_ view: PlayerView, context: Context) {}
      func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.stop() }
    }
    """
  ]

  @Test func theStatusSaysWhetherTheThresholdIsReached() async {
    #expect(await outcome("lint", files: faulty).code == .reported)
    #expect(await outcome("lint --quiet", files: faulty).code == .reported)
    for severity in ["hint", "information", "warning"] {
      #expect(await outcome("lint --fail-on \(severity)", files: faulty).code == .reported, "\(severity)")
    }
    for severity in ["error", "never"] {
      #expect(await outcome("lint --fail-on \(severity)", files: faulty).code == .clean, "\(severity)")
    }
    #expect(await outcome("lint . missing.swift --fail-on never", files: faulty).code == .failure)
  }

  @Test func pathsAreThoseOfTheUser() async {
    let result = await outcome("lint --format concise", files: faulty)
    #expect(result.output.hasPrefix("Player.swift:4:8: warning: 'dismantleUIView' is an instance method"))
    let named = await outcome(
      "lint - --stdin-filename App/Feed.swift --format concise", input: faulty["Player.swift"] ?? "")
    #expect(named.output.hasPrefix("App/Feed.swift:4:8: warning: "))
    #expect(named.code == .reported)
  }

  @Test func theReportDoesNotDependOnTheNumberOfJobs() async {
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["\(number).swift"] = faulty["Player.swift"]?.replacing("Player:", with: "Player\(number):")
    }
    let single = await outcome("lint --jobs 1 --format sarif", files: files).output
    #expect(await outcome("lint --jobs 4 --format sarif", files: files).output == single)
  }
}
