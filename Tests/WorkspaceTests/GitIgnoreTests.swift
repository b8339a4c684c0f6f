import FolderTrees
import Testing
import TextModel

@testable import Workspace

/// Paths that are ignored here are also ignored according to `git check-ignore`.
@Suite struct GitIgnoreTests {
  private func ignores(_ patterns: String, _ path: FilePath) -> Bool? {
    let isFolder = path.hasSuffix("/")
    return GitIgnore(Array(patterns.utf8)).ignores(path.tidied, isFolder: isFolder)
  }

  @Test func namesMatchAtAnyDepthAndPathsFromTheFolder() {
    #expect(ignores("build", "build/") == true)
    #expect(ignores("build", "App/build/") == true)
    #expect(ignores("/build", "App/build/") == nil)
    #expect(ignores("/build", "build") == true)
    #expect(ignores("App/build", "App/build") == true)
    #expect(ignores("App/build", "Old/App/build") == nil)
    #expect(ignores("build/", "build") == nil)
    #expect(ignores("build/", "App/build/") == true)
  }

  @Test func wildcardsMatchWithinAName() {
    #expect(ignores("*.gen.swift", "App/Map.gen.swift") == true)
    #expect(ignores("App/*.swift", "App/Map/Pin.swift") == nil)
    #expect(ignores("Ma?.swift", "Map.swift") == true)
    #expect(ignores("Map[0-9].swift", "Map7.swift") == true)
    #expect(ignores("Map[!0-9].swift", "Map7.swift") == nil)
    #expect(ignores("Map[]x].swift", "Map].swift") == true)
    #expect(ignores("[.swift", "[.swift") == true)
    #expect(ignores("\\*.swift", "*.swift") == true)
    #expect(ignores("\\*.swift", "A.swift") == nil)
  }

  @Test func twoStarsMatchFolders() {
    #expect(ignores("**/Generated", "App/Deep/Generated/") == true)
    #expect(ignores("App/**/Pin.swift", "App/Pin.swift") == true)
    #expect(ignores("App/**/Pin.swift", "App/A/B/Pin.swift") == true)
    #expect(ignores("App/**", "App/A/B.swift") == true)
    #expect(ignores("App/**", "App/") == nil)
  }

  @Test func theLastPatternDecides() {
    #expect(ignores("*.swift\n!Keep.swift", "Keep.swift") == false)
    #expect(ignores("!Keep.swift\n*.swift", "Keep.swift") == true)
    #expect(ignores("# A.swift\n\n   \nB.swift  \r\n", "A.swift") == nil)
    #expect(ignores("B.swift  \r\n", "B.swift") == true)
    #expect(ignores("\\#A.swift", "#A.swift") == true)
    #expect(ignores("\\!A.swift", "!A.swift") == true)
  }

  /// Matching takes little time for any pattern.
  @Test func manyStarsAreFast() {
    #expect(ignores(String(repeating: "a*", count: 100) + "b", "\(String(repeating: "a", count: 1_000))") == nil)
    #expect(ignores(String(repeating: "**/", count: 8) + "b", "\(String(repeating: "a/", count: 30))c") == nil)
  }

  /// Comparing each pattern with each path would take 40 million comparisons.
  @Test(.timeLimit(.minutes(5))) func manyPatternsCostNoMoreThanFew() {
    let text = (0..<20_000).map { $0.isMultiple(of: 2) ? "*.ext\($0)" : "/Dir\($0)/sub/" }.joined(separator: "\n")
    let patterns = GitIgnore(Array("\(text)\n!Keep.ext8\n".utf8))
    for number in 0..<2_000 {
      #expect(patterns.ignores("A/B.ext\(number)", isFolder: false) == (number.isMultiple(of: 2) ? true : nil))
      #expect(patterns.ignores("Dir\(number)/sub", isFolder: true) == (number.isMultiple(of: 2) ? nil : true))
      #expect(patterns.ignores("Dir\(number)/sub", isFolder: false) == nil)
    }
    #expect(patterns.ignores("A/Keep.ext8", isFolder: false) == false)
  }

  // MARK: In a search

  private let files: [FilePath: String] = [
    "/disk/.git/config": "", "/disk/.gitignore": "Generated/\n*.tmp.swift\n", "/disk/A.swift": "",
    "/disk/B.tmp.swift": "", "/disk/Generated/C.swift": "", "/disk/App/.gitignore": "!*.tmp.swift\nLocal.swift\n",
    "/disk/App/D.tmp.swift": "", "/disk/App/Local.swift": "", "/disk/App/Generated/E.swift": "",
    "/disk/Module/.git": "", "/disk/Module/F.tmp.swift": "",
  ]

  private func found(_ paths: FilePath..., in files: [FilePath: String]) -> [FilePath] {
    FileDiscovery(of: paths, in: FolderTree(files: files).fileSystem).files
  }

  @Test func aSearchSkipsWhatGitIgnores() {
    // The module is a separate repository.
    #expect(found(".", in: files) == ["A.swift", "App/D.tmp.swift", "Module/F.tmp.swift"])
    #expect(found("App", in: files) == ["App/D.tmp.swift"])
  }

  @Test func namedFilesAreIncluded() {
    #expect(found("Generated", in: files) == ["Generated/C.swift"])
    #expect(found("B.tmp.swift", in: files) == ["B.tmp.swift"])
  }

  @Test func withoutARepositoryNothingIsIgnored() {
    let plain = files.filter { !$0.key.isBelow("/disk/.git") && !$0.key.hasSuffix("/.git") }
    #expect(found("App", in: plain) == ["App/D.tmp.swift", "App/Generated/E.swift", "App/Local.swift"])
  }
}
