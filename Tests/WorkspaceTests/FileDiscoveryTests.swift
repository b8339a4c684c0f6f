import Testing
import Workspace

@Suite struct FileDiscoveryTests {
  @Test func takesSwiftFilesBelowAFolderInTheOrderOfTheirPaths() {
    let tree = FolderTree(files: [
      "/work/b/Z.swift": "", "/work/a.swift": "", "/work/b/A.swift": "", "/work/b/c/D.swift": "", "/work/README.md": "",
    ])
    #expect(tree.discovery("b", "a.swift").files == ["a.swift", "b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery(".").files == ["a.swift", "b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery("./b//", "b").files == ["b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery("/work/b").files == ["/work/b/A.swift", "/work/b/Z.swift", "/work/b/c/D.swift"])
  }

  @Test func skipsWhatIsNotTheUsersOwnUnlessItIsNamed() {
    let tree = FolderTree(files: [
      "/work/A.swift": "", "/work/.build/B.swift": "", "/work/.hidden/C.swift": "", "/work/Pods/D.swift": "",
      "/work/Carthage/E.swift": "", "/work/x/DerivedData/F.swift": "", "/work/node_modules/G.swift": "",
      "/work/.H.swift": "",
    ])
    #expect(tree.discovery(".").files == ["A.swift"])
    #expect(tree.discovery("Pods", ".hidden", ".H.swift").files == [".H.swift", ".hidden/C.swift", "Pods/D.swift"])
  }

  @Test func takesANamedFileWhateverItIsCalled() {
    let tree = FolderTree(files: ["/work/script": "", "/work/x.txt": ""])
    #expect(tree.discovery("script", "x.txt", "missing").files == ["missing", "script", "x.txt"])
  }

  @Test func followsALinkOnlyOutOfWhatIsSearched() {
    let tree = FolderTree(
      files: ["/work/src/A.swift": "", "/other/B.swift": "", "/other/deep/C.swift": ""],
      links: [
        "/work/src/loop": "/work/src", "/work/src/Twin.swift": "/work/src/A.swift", "/work/src/shared": "/other",
        "/work/src/again": "/other/deep", "/other/back": "/work", "/work/src/broken": "/nowhere",
      ])
    #expect(
      tree.discovery("src").files == ["src/A.swift", "src/again/C.swift", "src/shared/B.swift"])
  }

  @Test func namesAFolderThatCannotBeListedAndGoesOn() {
    let tree = FolderTree(files: ["/work/A.swift": "", "/work/z/B.swift": ""], locked: ["/work/secret"])
    let discovery = tree.discovery(".")
    #expect(discovery.files == ["A.swift", "z/B.swift"])
    #expect(discovery.failures.map(\.description) == ["secret: Permission denied"])
  }
}

extension FolderTree {
  fileprivate func discovery(_ paths: String...) -> FileDiscovery { FileDiscovery(of: paths, in: fileSystem) }
}
