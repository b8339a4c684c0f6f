import BridgeModel
import FolderTrees
import SwiftScan
import Synchronization
import Testing
import TextModel
import Workspace

@Suite struct ProjectFilesTests {
  let app: [FilePath: String] = [
    "/disk/App.xcodeproj/project.pbxproj": "", "/disk/A/View.swift": "", "/disk/B/View+More.swift": "",
    "/disk/Pods/Pod.swift": "", "/other/Loose.swift": "",
  ]

  @Test func namedFilesComeWithTheRestOfTheirProject() async {
    let files = await project(around: "A/View.swift")
    #expect(files.named.map(\.path) == ["A/View.swift"])
    #expect(files.others.map(\.path) == ["/disk/B/View+More.swift"])
    #expect(files.coverage == .project)
    #expect(files.roots == ["/disk"])
  }

  /// This happens during a checkout. A file that the user named must exist anyway.
  @Test func filesRemovedDuringTheSearchAreIgnored() async {
    var fileSystem = FolderTree(files: app).fileSystem
    let gone: FilePath = "/disk/A/View.swift"
    fileSystem.read = { [read = fileSystem.read] path throws(FileError) in
      if path == gone { throw FileError(cannot: .read, path, reason: "no such file or directory") }
      return try read(path)
    }
    fileSystem.kind = { [kind = fileSystem.kind] path in path == gone ? nil : kind(path) }
    let found = await ProjectFiles(around: ["/disk"], in: fileSystem, jobs: 1)
    #expect(found.named.map(\.path) == ["/disk/B/View+More.swift"])
    #expect(found.failures == [])
    #expect(found.coverage == .project)
    let named = await ProjectFiles(around: [gone], in: fileSystem, jobs: 1)
    #expect(named.failures.map(\.path) == [gone])
  }

  @Test func onlyChangedFilesAreReadAgain() async {
    var disk = FolderTree(files: app)
    let files = await ProjectFiles(around: ["/disk"], in: disk.fileSystem, jobs: 1)
    var known: [FilePath: ProjectFiles.KnownFile] = [:]
    for facts in files.all { known[facts.path] = files.stamps[facts.path].map { .init(facts, stamp: $0) } }
    #expect(known.count == 2)

    disk.files["/disk/A/View.swift"] = "struct View {}"
    disk.files["/disk/C.swift"] = ""
    disk.files["/disk/B/View+More.swift"] = nil
    let read = Mutex<[FilePath]>([])
    var fileSystem = disk.fileSystem
    fileSystem.read = { [disk] path throws(FileError) in
      read.withLock { $0.append(path) }
      return try disk.fileSystem.read(path)
    }
    for expected: [FilePath] in [["/disk/A/View.swift", "/disk/C.swift"], []] {
      let again = await ProjectFiles(around: ["/disk"], in: fileSystem, jobs: 1, known: known)
      #expect(again.all.map(\.path) == ["/disk/A/View.swift", "/disk/C.swift"])
      #expect(again.all.first?.mayMention(SoughtWord("struct")) == true)
      #expect(read.withLock { $0 }.filter { $0.hasSuffix(".swift") } == expected)
      for facts in again.all { known[facts.path] = again.stamps[facts.path].map { .init(facts, stamp: $0) } }
      read.withLock { $0 = [] }
    }
  }

  @Test func aFolderIsReadOnce() async {
    let files = await project(around: ".", "B")
    #expect(files.named.map(\.path) == ["A/View.swift", "B/View+More.swift"])
    #expect(files.others.isEmpty)
    #expect(files.coverage == .project)
  }

  @Test func aFileOutsideAProjectIsReadAlone() async {
    let files = await project(around: "/other", "B")
    #expect(files.named.map(\.path) == ["/other/Loose.swift", "B/View+More.swift"])
    #expect(files.others.map(\.path) == ["/disk/A/View.swift"])
    #expect(files.coverage == .projects(except: ["/other/Loose.swift"]))
  }

  /// The other files in such a folder weren't read.
  @Test func aFileInASkippedFolderIsReadAlone() async {
    let files = await project(around: "Pods/Pod.swift")
    #expect(files.others.map(\.path) == ["/disk/A/View.swift", "/disk/B/View+More.swift"])
    #expect(files.coverage == .projects(except: ["Pods/Pod.swift"]))
  }

  /// The settings that are found while reading the files equal those that a separate search finds.
  @Test func projectSettingsAreReadWithTheFiles() async {
    let package = "let package = Package(name: \"A\", platforms: [.iOS(.v16)])"
    let disk = FolderTree(files: ["/a/Package.swift": package, "/a/A.swift": "", "/b/B.swift": ""])
    let files = await ProjectFiles(around: ["/a", "/b"], in: disk.fileSystem, jobs: 2, readingSurroundings: true)
    #expect(files.surroundings.keys.sorted() == ["/a"])
    var finder = SettingsFinder(in: disk.fileSystem, rules: [])
    #expect(files.surroundings["/a"] == finder.settings(of: "/a/A.swift").surroundings)
    #expect(files.surroundings["/a"]?.deploymentTargets.ranges.isEmpty == false)
  }

  @Test func unreadableFoldersMakeTheCoverageIncomplete() async {
    let locked = FolderTree(files: app, locked: ["/disk/secret"])
    let files = await ProjectFiles(around: ["A/View.swift"], in: locked.fileSystem, jobs: 1)
    #expect(files.failures.isEmpty, "nobody named that folder")
    #expect(!files.coverage.isWhole(around: "A/View.swift"))
    #expect(files.roots.isEmpty)
  }

  @Test func missingFilesDeclareNothing() async {
    let files = await project(around: "A/View.swift", "missing.swift")
    #expect(files.failures.map(\.description) == ["cannot read missing.swift: no such file or directory"])
    #expect(files.coverage.isWhole(around: "A/View.swift"))
  }

  @Test func openFilesAreReadOnlyInProjects() async {
    let disk = FolderTree(files: app.merging(["/else/Alone.swift": "struct Alone {}"]) { own, _ in own })
    let paths: [FilePath] = ["/else/Alone.swift", "/disk/A/View.swift"]
    for (open, expected) in [([], paths), (paths, ["/disk/A/View.swift" as FilePath])] {
      let files = await ProjectFiles(around: paths, in: disk.fileSystem, jobs: 1, open: open)
      #expect(files.named.map(\.path).sorted() == expected.sorted())
      #expect(files.coverage == .projects(except: ["/else/Alone.swift"]))
    }
  }

  @Test func anUnsavedSourceReplacesItsFile() async {
    let fileSystem = FolderTree(files: app).fileSystem
    for name: FilePath in ["A/View.swift", "./A/View.swift", "A/New.swift", "/disk/A/New.swift"] {
      let files = await ProjectFiles(
        around: [name], in: fileSystem.overlaying(Array("struct New {}".utf8), at: name), jobs: 1)
      #expect(files.named.flatMap(\.types).map(\.name) == ["New"], "\(name)")
      #expect(files.coverage == .project, "\(name)")
      #expect(files.others.count == (name.hasSuffix("New.swift") ? 2 : 1), "\(name)")
    }
  }

  @Test func theRootIsKnownByEveryNamedPath() async {
    let linked = FolderTree(files: app, links: ["/home": "/disk"])
    let files = await ProjectFiles(around: ["/home"], in: linked.fileSystem, jobs: 1)
    #expect(files.roots == ["/disk", "/home"])
  }

  private func project(around paths: FilePath...) async -> ProjectFiles {
    await ProjectFiles(around: paths, in: FolderTree(files: app).fileSystem, jobs: 2)
  }
}
