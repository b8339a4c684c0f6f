import FolderTrees
import Testing
import Workspace

@Suite struct SourceFilesTests {
  @Test func readsInOrderAndReportsUnreadableFiles() async {
    let tree = FolderTree(files: ["/disk/A.swift": "let a = 1", "/disk/C.swift": ""])
    let sources = await SourceFiles(reading: ["A.swift", "B.swift", "C.swift"], in: tree.fileSystem, jobs: 2)
    #expect(sources.files.map(\.path) == ["A.swift", "C.swift"])
    #expect(sources.files.first?.document.text.string == "let a = 1")
    #expect(sources.failures.map(\.path) == ["B.swift"])
  }
}
