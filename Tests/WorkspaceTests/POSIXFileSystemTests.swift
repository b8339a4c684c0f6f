import Foundation
import Testing
import TextModel
import Workspace

/// The real file system, seen from this repository.
@Suite struct POSIXFileSystemTests {
  let tests = FilePath(#filePath.dropLast("/WorkspaceTests/POSIXFileSystemTests.swift".count))

  @Test func listsAndReads() throws {
    let entries = try FileSystem.posix.entries(tests)
    #expect(entries.contains(FileSystem.Entry(name: "WorkspaceTests", kind: .folder)))
    #expect(!entries.contains { $0.name == "." || $0.name == ".." })
    let here = try FileSystem.posix.entries("\(tests)/WorkspaceTests")
    #expect(here.contains(FileSystem.Entry(name: "POSIXFileSystemTests.swift", kind: .file)))
    #expect(try FileSystem.posix.read(FilePath(#filePath)).starts(with: "import Foundation".utf8))
  }

  /// Reading beyond the memory of a directory entry crashes eventually, when the next page isn't mapped.
  @Test func foldersCanBeListedRepeatedly() async {
    let names = Set(
      await concurrentMap(Array(0..<4_000), jobs: 8) { [tests] _ in
        (try? FileSystem.posix.entries(tests))?.map(\.name).sorted() ?? []
      })
    #expect(names.count == 1)
    #expect(names.first?.contains("WorkspaceTests") == true)
  }

  @Test func findsTheKindOfAPath() {
    #expect(FileSystem.posix.kind(tests) == .folder)
    #expect(FileSystem.posix.kind(FilePath(#filePath)) == .file)
    #expect(FileSystem.posix.kind("\(tests)/missing") == nil)
    #expect(FileSystem.posix.kind("/dev/null") == .other)
    #expect(
      FileSystem.posix.canonicalPath("\(tests)/../Tests/WorkspaceTests/")
        == FileSystem.posix.canonicalPath("\(tests)/WorkspaceTests"))
    #expect(FileSystem.posix.canonicalPath("\(tests)/missing") == nil)
  }

  @Test func reportsWhyAFileCannotBeRead() {
    #expect(throws: FileError(cannot: .read, "/missing/A.swift", reason: "no such file or directory")) {
      try FileSystem.posix.read("/missing/A.swift")
    }
    #expect(throws: FileError(cannot: .read, "/", reason: "is a directory")) { try FileSystem.posix.read("/") }
    #expect(throws: FileError(cannot: .read, "/dev/zero", reason: "larger than 256 MiB")) {
      try FileSystem.posix.readToEnd("/dev/zero")
    }
  }

  /// Opening a pipe blocks until another process writes to it.
  @Test func readsOnlyRegularFilesUnlessThePathWasNamed() throws {
    try inTemporaryFolder { folder in
      let pipe = "\(folder)/.uibridge.json"
      #expect(mkfifo(pipe, 0o600) == 0)
      for path: FilePath in ["\(pipe)", "/dev/null", "/dev/zero"] {
        #expect(throws: FileError(cannot: .read, path, reason: "not a regular file")) {
          try FileSystem.posix.read(path)
        }
      }
      let waiting = FileSystem.posix.waiting(for: ["/dev//null"])
      let text = try waiting.read("/dev/null")
      #expect(text.isEmpty)
      #expect(throws: FileError(cannot: .read, "\(pipe)", reason: "not a regular file")) { try waiting.read("\(pipe)") }
    }
  }

  @Test func readsFilesOfAnySize() throws {
    let long = [UInt8](repeating: 65, count: 200_001)
    let path: FilePath = "\(tests)/../.build/uibridge-long-file"
    try FileSystem.posix.write(long, path)
    #expect(try FileSystem.posix.read(path) == long)
    try FileSystem.posix.write([66], path)
    #expect(try FileSystem.posix.read(path) == [66])
  }

  /// Opening the pipe would block until another process reads it.
  @Test func nothingIsAppendedToAPipeWithoutAReader() throws {
    let path = "\(tests)/../.build/uibridge-pipe"
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: FileError(cannot: .write, FilePath(path), reason: "the pipe has no reader")) {
      _ = try FileDescriptor(appendingTo: FilePath(path))
    }
  }

  @Test func temporaryFilesArePrivateToTheUser() throws {
    let path = try FileSystem.posix.writeTemporary([65], "uibridge-test.txt")
    #expect(try FileSystem.posix.read(path) == [65])
    #expect(path.hasPrefix("/") && path.hasSuffix("/uibridge-test.txt"))
    let folder = "\(path.parent ?? "")"
    let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(permissions == 0o700)
    #expect(try FileSystem.posix.writeTemporary([66], "uibridge-test.txt") == path)
    #expect(try FileSystem.posix.read(path) == [66])
    try FileManager.default.removeItem(atPath: "\(path)")
  }

  /// No reader sees a partly written file. The new file replaces the old one, and a process that has the old one open
  /// still reads it.
  @Test func writesWholeFiles() throws {
    try inTemporaryFolder { folder in
      let (file, link) = ("\(folder)/report", "\(folder)/link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "report")
      try FileSystem.posix.write([65], FilePath(link))
      let old = try #require(FileHandle(forReadingAtPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileSystem.posix.write([66, 67], FilePath(link))
      #expect(try FileSystem.posix.read(FilePath(file)) == [66, 67])
      #expect(try old.readToEnd() == Data([65]))
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "report"])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "report")
      try FileSystem.posix.write([68], "/dev/null")
      #expect(throws: FileError(cannot: .write, FilePath(folder), reason: "is a directory")) {
        try FileSystem.posix.write([], FilePath(folder))
      }
      #expect(throws: FileError(cannot: .write, "\(folder)/no/x", reason: "no such file or directory")) {
        try FileSystem.posix.write([], "\(folder)/no/x")
      }
    }
  }

  /// Cycles of links and dangling links are skipped. Folders that can't be listed are reported (root can list
  /// everything).
  @Test func searchesHostileFolders() throws {
    try inTemporaryFolder { folder in
      try FileSystem.posix.write([], "\(folder)/A.swift")
      for (name, target) in [
        ("loop", "."), ("Self.swift", "Self.swift"), ("Gone.swift", "nowhere"), ("a", "b"), ("b", "a"), ("up", ".."),
      ] {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: target)
      }
      try FileManager.default.createDirectory(atPath: "\(folder)/up/locked", withIntermediateDirectories: false)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder)/up/locked")
      let found = FileDiscovery(of: [FilePath(folder)], in: .posix)
      #expect(found.files == ["\(folder)/A.swift"])
      #expect(found.failures.map(\.reason) == (getuid() == 0 ? [] : ["Permission denied"]))
    }
  }
}
