import Testing
import Workspace

/// The real file system, seen from this repository.
@Suite struct POSIXFileSystemTests {
  let tests = String(#filePath.dropLast("/WorkspaceTests/POSIXFileSystemTests.swift".count))

  @Test func listsAndReads() throws {
    let entries = try FileSystem.posix.entries(tests)
    #expect(entries.contains(FileSystem.Entry(name: "WorkspaceTests", kind: .folder)))
    #expect(!entries.contains { $0.name == "." || $0.name == ".." })
    let here = try FileSystem.posix.entries("\(tests)/WorkspaceTests")
    #expect(here.contains(FileSystem.Entry(name: "POSIXFileSystemTests.swift", kind: .file)))
    #expect(try FileSystem.posix.read(#filePath).starts(with: "import Testing".utf8))
  }

  /// Whoever reads behind the memory of an entry falls over some time, when the next page is not there.
  @Test func foldersMayBeListedOverAndOver() async {
    let names = Set(
      await concurrentMap(Array(0..<4_000), jobs: 8) { [tests] _ in
        (try? FileSystem.posix.entries(tests))?.map(\.name).sorted() ?? []
      })
    #expect(names.count == 1)
    #expect(names.first?.contains("WorkspaceTests") == true)
  }

  @Test func knowsWhatAPathLeadsTo() {
    #expect(FileSystem.posix.kind(tests) == .folder)
    #expect(FileSystem.posix.kind(#filePath) == .file)
    #expect(FileSystem.posix.kind("\(tests)/missing") == nil)
    #expect(FileSystem.posix.kind("/dev/null") == .other)
    #expect(
      FileSystem.posix.canonicalPath("\(tests)/../Tests/WorkspaceTests/")
        == FileSystem.posix.canonicalPath("\(tests)/WorkspaceTests"))
    #expect(FileSystem.posix.canonicalPath("\(tests)/missing") == nil)
  }

  @Test func saysWhyAFileCannotBeRead() {
    #expect(throws: FileError(path: "/missing/A.swift", reason: "No such file or directory")) {
      try FileSystem.posix.read("/missing/A.swift")
    }
    #expect(throws: FileError(path: "/", reason: "Is a directory")) { try FileSystem.posix.read("/") }
    #expect(throws: FileError(path: "/dev/zero", reason: "larger than 256 MiB")) {
      try FileSystem.posix.read("/dev/zero")
    }
  }

  @Test func readsFilesOfAnySize() throws {
    #expect(try FileSystem.posix.read("/dev/null") == [])
    let long = [UInt8](repeating: 65, count: 200_001)
    let path = "\(tests)/../.build/uibridge-long-file"
    try FileSystem.posix.write(long, path)
    #expect(try FileSystem.posix.read(path) == long)
    try FileSystem.posix.write([66], path)
    #expect(try FileSystem.posix.read(path) == [66])
  }
}
