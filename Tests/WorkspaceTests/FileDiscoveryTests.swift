import FolderTrees
import Testing
import TextModel
import Workspace

@Suite struct FileDiscoveryTests {
  @Test func findsSwiftFilesBelowAFolderInTheOrderOfTheirPaths() {
    let tree = FolderTree(files: [
      "/disk/b/Z.swift": "", "/disk/a.swift": "", "/disk/b/A.swift": "", "/disk/b/c/D.swift": "", "/disk/README.md": "",
    ])
    #expect(tree.discovery("b", "a.swift").files == ["a.swift", "b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery(".").files == ["a.swift", "b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery("./b//", "b").files == ["b/A.swift", "b/Z.swift", "b/c/D.swift"])
    #expect(tree.discovery("/disk/b").files == ["/disk/b/A.swift", "/disk/b/Z.swift", "/disk/b/c/D.swift"])
  }

  @Test func nonASCIIPathsAreOrderedByTheirBytes() {
    let tree = FolderTree(files: [
      "/disk/z.swift": "", "/disk/e\u{301}.swift": "", "/disk/ｚ.swift": "", "/disk/é.txt": "",
    ])
    #expect(tree.discovery(".").files == ["e\u{301}.swift", "z.swift", "ｚ.swift"])
  }

  @Test func skipsHiddenAndThirdPartyFilesUnlessNamed() {
    let tree = FolderTree(files: [
      "/disk/A.swift": "", "/disk/.build/B.swift": "", "/disk/.hidden/C.swift": "", "/disk/Pods/D.swift": "",
      "/disk/Carthage/E.swift": "", "/disk/x/DerivedData/F.swift": "", "/disk/node_modules/G.swift": "",
      "/disk/.H.swift": "", "/disk/App.xcodeproj/I.swift": "", "/disk/x/Media.xcassets/J.swift": "",
      "/disk/Guide.docc/Step1.swift": "", "/disk/Screen.xctemplate/___NAME___.swift": "",
    ])
    #expect(tree.discovery(".").files == ["A.swift"])
    #expect(tree.discovery("x/Media.xcassets").files == ["x/Media.xcassets/J.swift"])
    #expect(tree.discovery("Pods", ".hidden", ".H.swift").files == [".H.swift", ".hidden/C.swift", "Pods/D.swift"])
  }

  @Test func acceptsANamedFileWhateverItsExtension() {
    let tree = FolderTree(files: ["/disk/script": "", "/disk/x.txt": ""])
    #expect(tree.discovery("script", "x.txt", "missing").files == ["missing", "script", "x.txt"])
  }

  @Test func followsALinkOnlyIfItLeavesTheSearchedFolders() {
    let tree = FolderTree(
      files: ["/disk/src/A.swift": "", "/other/B.swift": "", "/other/deep/C.swift": ""],
      links: [
        "/disk/src/loop": "/disk/src", "/disk/src/Twin.swift": "/disk/src/A.swift", "/disk/src/shared": "/other",
        "/disk/src/again": "/other/deep", "/other/back": "/disk", "/disk/src/broken": "/nowhere",
      ])
    #expect(
      tree.discovery("src").files == ["src/A.swift", "src/again/C.swift", "src/shared/B.swift"])
  }

  @Test func reportsAFolderThatCannotBeListedAndContinues() {
    let tree = FolderTree(files: ["/disk/A.swift": "", "/disk/z/B.swift": ""], locked: ["/disk/secret"])
    let discovery = tree.discovery(".")
    #expect(discovery.files == ["A.swift", "z/B.swift"])
    #expect(discovery.failures.map(\.description) == ["cannot read secret: permission denied"])
  }
}

extension FolderTree {
  fileprivate func discovery(_ paths: FilePath...) -> FileDiscovery { FileDiscovery(of: paths, in: fileSystem) }
}
