import Testing
import TextModel

@testable import CommandLineInterface

/// The messages and the exit status of a run that cannot check some of its paths.
@Suite struct UncheckedPathTests {
  /// `Wide.swift` is UTF-16 text without a byte order mark.
  let files: [FilePath: String] = [
    "A.swift": "struct A {}\n", "README.md": "struct B {}\n", "Pages/Index.html": "",
    "Wide/Wide.swift": "struct C {}\n".map { "\($0)\0" }.joined(),
  ]

  @Test func aNamedFileOfAnotherKindIsAnError() async {
    let result = await outcome("lint README.md A.swift", files: files)
    #expect(result.errors == "uibridge: cannot read README.md: not a Swift file\n")
    #expect(result.output == "no problems in 1 file; 1 path could not be checked\n")
    #expect(result.code == .failure)
  }

  @Test func aListMayNameFilesOfOtherKinds() async {
    let result = await outcome("lint --files-from -", files: files, input: "README.md\nA.swift\n")
    #expect(result.errors.isEmpty)
    #expect(result.output == "no problems in 1 file\n")
    #expect(result.code == .clean)
  }

  @Test func aNamedFolderWithoutSwiftFilesIsAnError() async {
    let result = await outcome("lint Pages", files: files)
    #expect(result.errors == "uibridge: Pages: no Swift files\n")
    #expect(result.output == "no files checked; 1 path could not be checked\n")
    #expect(result.code == .failure)
  }

  @Test func aCurrentDirectoryWithoutSwiftFilesIsNoError() async {
    let result = await outcome("lint", files: ["README.md": ""])
    #expect(result.errors == "uibridge: nothing to check: no Swift files in this folder\n")
    #expect(result.output == "no files checked\n")
    #expect(result.code == .clean)
  }

  @Test func aNamedFileThatIsNotTextIsAnError() async {
    let reason = "uibridge: cannot read Wide/Wide.swift: UTF-16 text; Swift source must be UTF-8\n"
    let named = await outcome("lint Wide/Wide.swift", files: files)
    #expect(named.errors == reason)
    #expect(named.code == .failure)
    // A project may contain such a file, for example as a fixture; the rest of it is checked.
    let found = await outcome("lint", files: files)
    #expect(found.errors == reason)
    #expect(found.output == "no problems in 1 file\n")
    #expect(found.code == .clean)
  }

  @Test func standardInputThatIsNotTextIsAnError() async {
    let result = await outcome("lint -", input: "s\0t\0r\0u\0c\0t\0")
    #expect(result.errors == "uibridge: cannot read standard input: UTF-16 text; Swift source must be UTF-8\n")
    #expect(result.code == .failure)
  }
}
