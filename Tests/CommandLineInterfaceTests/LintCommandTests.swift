import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct LintCommandTests {
  let files: [FilePath: String] = [
    "A.swift": "struct A {}\n", "B.swift": "struct B {}\n", "list": "A.swift\r\n\nmissing.swift\n",
  ]

  @Test func checksTheCurrentDirectoryByDefault() async {
    #expect(await outcome("lint", files: files).output == "no problems in 2 files\n")
    #expect(await outcome("lint A.swift", files: files).output == "no problems in 1 file\n")
    #expect(await outcome("lint B.swift -- A.swift", files: files).output == "no problems in 2 files\n")
  }

  @Test func reportsUnreadableFilesAndChecksTheOthers() async {
    let result = await outcome("lint missing.swift A.swift", files: files)
    #expect(result.code == .failure)
    #expect(result.errors == "uibridge: cannot read missing.swift: no such file or directory\n")
    #expect(result.output == "no problems in 1 file; 1 path could not be checked\n")
  }

  @Test func readsPathsFromAListOrStandardInput() async {
    let listed = await outcome("lint --files-from list", files: files)
    #expect(listed.errors == "uibridge: cannot read missing.swift: no such file or directory\n")
    #expect(listed.output == "no problems in 1 file; 1 path could not be checked\n")
    #expect(
      await outcome("lint --files-from -", files: files, input: "B.swift").output == "no problems in 1 file\n")
    #expect(
      await outcome("lint --files-from gone", files: files).errors
        == "uibridge: cannot read gone: no such file or directory\n")
  }

  @Test func anEmptyListDoesNotMeanTheCurrentDirectory() async {
    let result = await outcome("lint --files-from -", files: files)
    #expect(result.output == "no files checked\n")
    #expect(result.errors == "uibridge: nothing to check: no Swift files in the list\n")
    #expect(result.code == .clean)
  }

  @Test func readsASourceFromStandardInput() async {
    let result = await outcome("lint - --stdin-filename A.swift", input: "struct A {}")
    #expect(result.output == "no problems in 1 file\n")
    #expect(result.code == .clean)
  }

  @Test func writesTheReportToAFile() async {
    let result = await outcome("lint A.swift --output report.txt", files: files)
    #expect(result.output == "report.txt <- no problems in 1 file\n")
  }

  @Test func printsOneReportAndWritesOthers() async {
    let result = await outcome("lint --format text --format concise=lines.txt --format json=r.json", files: faulty)
    #expect(result.output.contains("1 warning in 1 of 1 file\n"))
    #expect(result.output.contains("lines.txt <- Player.swift:4:8: warning: "))
    #expect(result.output.contains("r.json <- {\"version\":"))
    let quiet = await outcome("lint --format concise=lines.txt", files: files)
    #expect(quiet.output == "lines.txt <- ")
  }

  @Test func checksOnlyFilesThatDifferFromARevision() async {
    var files = faulty
    files["Other.swift"] = faulty["Player.swift"]?.replacing("Player:", with: "Other:")
    let changed = await outcome(
      "lint --changed-since main --format concise", files: files, changedPaths: ["/disk/Other.swift", "/disk/R.md"])
    #expect(changed.output.hasPrefix("Other.swift:4:8: warning: "))
    #expect(!changed.output.contains("Player.swift"))
    let none = await outcome(
      "lint --changed-since main Player.swift", files: files, changedPaths: ["/disk/Other.swift"])
    #expect(none.errors == "uibridge: nothing to check: no Swift files changed since 'main'\n")
    #expect(none.code == .clean)
    #expect(await outcome("lint --changed-since nowhere").errors == "uibridge: git: no revision 'nowhere'\n")
  }

  @Test func statisticsReplaceTheDiagnostics() async {
    #expect(
      await outcome("lint --statistics", files: faulty).output
        == "1  warning      nonstatic-dismantle\n1 warning in 1 of 1 file\n")
  }

  @Test func quietPrintsNothing() async {
    #expect(await outcome("lint --quiet", files: files).output.isEmpty)
    #expect(await outcome("lint --quiet missing", files: files).code == .failure)
  }

  @Test func quietStillWritesFiles() async {
    for option in ["--output lines.txt --format concise", "--format concise=lines.txt"] {
      for mode in ["", " --diff", " --write-baseline known.json"] {
        let result = await outcome("lint --quiet \(option)\(mode)", files: faulty)
        #expect(
          result.output.contains(
            "lines.txt <- Player.swift:4:8: warning: 'dismantleUIView' is an instance method, so SwiftUI never calls "
              + "it [nonstatic-dismantle]\n"), "\(option)\(mode)")
        #expect(result.errors.isEmpty)
      }
    }
    let result = await outcome("lint --quiet --format text --format concise=lines.txt", files: faulty)
    #expect(result.output.hasPrefix("lines.txt <- "))
    #expect(!result.output.contains("1 warning"))
  }

  /// A file with one warning and no other problems.
  let faulty: [FilePath: String] = [
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

  @Test func pathsAreReportedAsTheUserNamedThem() async {
    let result = await outcome("lint --format concise", files: faulty)
    #expect(result.output.hasPrefix("Player.swift:4:8: warning: 'dismantleUIView' is an instance method"))
    let named = await outcome(
      "lint - --stdin-filename App/Feed.swift --format concise", input: faulty["Player.swift"] ?? "")
    #expect(named.output.hasPrefix("App/Feed.swift:4:8: warning: "))
    #expect(named.code == .reported)
  }

  @Test func theReportDoesNotDependOnTheNumberOfJobs() async {
    var files: [FilePath: String] = [:]
    for number in 0..<100 {
      files["\(number).swift"] = faulty["Player.swift"]?.replacing("Player:", with: "Player\(number):")
    }
    let single = await outcome("lint --jobs 1 --format sarif", files: files).output
    #expect(await outcome("lint --jobs 4 --format sarif", files: files).output == single)
  }

  /// `updateUIView` of `Badge` is in a separate file; `Loose` has none.
  let project: [FilePath: String] = [
    "Package.swift": "",
    "Sources/Badge.swift": "struct Badge: UIViewRepresentable { \(make) }",
    "Sources/Update/Badge+Update.swift":
      "extension Badge { func updateUIView(_ view: UILabel, context: Context) {} }",
    "Sources/Loose.swift": "struct Loose: UIViewRepresentable { \(make) }",
  ]
  static let make = "func makeUIView(context: Context) -> UILabel { UILabel() }"

  @Test func codeInFilesThatWereNotNamedCounts() async {
    for path in [
      "Sources/Badge.swift", "Sources/Update", "Sources/Badge.swift Sources/Update", "/disk/Sources/Badge.swift",
    ] {
      #expect(await outcome("lint --format concise \(path)", files: project).output == "", "\(path)")
    }
    let loose =
      "Sources/Loose.swift:1:8: error: 'Loose' does not implement 'updateUIView(_:context:)' [missing-representable-method]\n"
    for path in ["Sources/Loose.swift", "Sources", ".", "Sources/Loose.swift Sources/Badge.swift"] {
      #expect(await outcome("lint --format concise \(path)", files: project).output == loose, "\(path)")
    }
  }

  @Test func anUnsavedSourceIsCheckedInItsProject() async throws {
    let badge = try #require(project["Sources/Badge.swift"])
    let loose = try #require(project["Sources/Loose.swift"])
    func report(_ name: String, _ source: String) async -> String {
      await outcome("lint - --format concise\(name)", files: project, input: source).output
    }
    #expect(await report(" --stdin-filename Sources/Badge.swift", badge) == "")
    #expect(
      await report(" --stdin-filename Sources/Loose.swift", loose)
        .contains("does not implement 'updateUIView(_:context:)'"))
    // A source without a name may come from any file.
    #expect(await report("", loose) == "")
  }

  @Test func withoutAProjectAbsenceProvesNothing() async {
    let files: [FilePath: String] = ["Loose.swift": project["Sources/Loose.swift"] ?? ""]
    for path in [".", "Loose.swift"] {
      #expect(await outcome("lint --format concise \(path)", files: files).output == "", "\(path)")
    }
  }
}
