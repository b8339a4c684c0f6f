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
}
