import Testing
import Workspace

@Suite struct ProjectRootTests {
  let tree = FolderTree(files: [
    "/home/.git/config": "", "/home/app/App.xcodeproj/project.pbxproj": "", "/home/app/Sources/View.swift": "",
    "/home/tool/Package.swift": "", "/home/tool/Sources/tool/Main.swift": "", "/tmp/Scratch.swift": "",
  ])

  @Test func isTheNearestFolderThatMarksAProject() {
    #expect(projectRoot(above: "/home/app/Sources/View.swift", in: tree.fileSystem) == "/home/app")
    #expect(projectRoot(above: "/home/tool/Sources/tool", in: tree.fileSystem) == "/home/tool")
    #expect(projectRoot(above: "/home/tool", in: tree.fileSystem) == "/home/tool")
    #expect(projectRoot(above: "/home", in: tree.fileSystem) == "/home")
  }

  @Test func isNilOutsideAnyProject() {
    #expect(projectRoot(above: "/tmp/Scratch.swift", in: tree.fileSystem) == nil)
    #expect(projectRoot(above: "/missing", in: tree.fileSystem) == nil)
  }
}
