import FolderTrees
import Testing
import TextModel
import Workspace

@Suite struct ProjectMapTests {
  let tree = FolderTree(files: [
    "/home/.git/config": "", "/home/app/App.xcodeproj/project.pbxproj": "", "/home/app/Sources/.uibridge.json": "",
    "/home/app/Sources/View.swift": "", "/home/tool/Package.swift": "", "/home/tool/Sources/tool/Main.swift": "",
    "/home/ios/.uibridge.json": "", "/home/ios/Feature/.uibridge.json": "", "/home/ios/Feature/A.swift": "",
    "/home/notes/A.swift": "", "/tmp/scratch/Scratch.swift": "", "/old/.uibridge.json": "", "/old/A/B.swift": "",
  ])

  @Test func theRootIsTheNearestPackageOrXcodeProject() {
    expectRoot("/home/app", above: "/home/app/Sources")
    expectRoot("/home/tool", above: "/home/tool/Sources/tool")
    expectRoot("/home/tool", above: "/home/tool")
  }

  @Test func theOutermostConfigurationAndTheRepositoryAreFallbacks() {
    expectRoot("/home/ios", above: "/home/ios/Feature")
    expectRoot("/home", above: "/home/notes")
    expectRoot("/old", above: "/old/A")
  }

  @Test func outsideEverythingThereIsNoRoot() {
    expectRoot(nil, above: "/tmp/scratch")
    expectRoot(nil, above: "/missing")
    expectRoot(nil, above: "/")
  }

  @Test func anXcodeProjectWithSourcesElsewhereIsNotARoot() {
    for (path, isTop) in [
      ("../Shared", false), ("\"../Shared Code/A.swift\"", false), ("../README.md", true), ("Shared", true),
    ] {
      let project = "{ objects = { A = { isa = PBXGroup; path = \(path); sourceTree = \"<group>\"; }; }; }"
      let tree = FolderTree(files: [
        "/home/.git/config": "", "/home/app/App.xcodeproj/project.pbxproj": project,
        "/loose/App.xcodeproj/project.pbxproj": project,
      ])
      var map = ProjectMap(tree.fileSystem)
      #expect(map.root(above: "/home/app") == (isTop ? "/home/app" : "/home"), "\(path)")
      #expect(map.root(above: "/loose") == (isTop ? "/loose" : nil), "\(path)")
    }
  }

  private func expectRoot(_ root: FilePath?, above folder: FilePath, sourceLocation: SourceLocation = #_sourceLocation)
  {
    var map = ProjectMap(tree.fileSystem)
    #expect(map.root(above: folder) == root, sourceLocation: sourceLocation)
    // Cached results for other folders don't affect this one.
    for other: FilePath in ["/home/ios/Feature", "/home/app/Sources", "/tmp/scratch"] { _ = map.root(above: other) }
    #expect(map.root(above: folder) == root, sourceLocation: sourceLocation)
  }
}
