import Foundation
import Synchronization
import Testing
import TextModel
import Workspace

/// The notifications of this machine's system about folders.
@Suite(.timeLimit(.minutes(5))) struct FolderWatchTests {
  @Test func changesInAFolderAreReported() async throws {
    let scene = try Scene()
    defer { scene.remove() }
    scene.watch.add(scene.folder)
    let file = scene.folder.appending("A.swift")
    try FileSystem.posix.write([65], file)
    await scene.changes { $0.contains(.file(file)) }
    // The file is written to, replaced, and removed.
    let handle = try #require(FileHandle(forWritingAtPath: file.description))
    try handle.write(contentsOf: Data([66]))
    try handle.close()
    await scene.changes { $0.contains(.file(file)) }
    try FileSystem.posix.replace([66], [67, 68], file)
    await scene.changes { $0.contains(.file(file)) }
    try FileManager.default.removeItem(atPath: file.description)
    await scene.changes { $0.contains(.file(file)) }
  }

  @Test func addedAndRemovedFoldersAndLinksAreReported() async throws {
    let scene = try Scene()
    defer { scene.remove() }
    scene.watch.add(scene.folder)
    let (inner, moved, link) = ("\(scene.folder)/Inner", "\(scene.folder)/Moved", "\(scene.folder)/Link")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    await scene.changes { $0.contains(.folder(FilePath(inner))) }
    scene.watch.add(FilePath(inner))
    try FileManager.default.moveItem(atPath: inner, toPath: moved)
    await scene.changes { $0.isSuperset(of: [.folder(FilePath(inner)), .folder(FilePath(moved))]) }
    // A new folder with the same name is watched again, and the moved one is no longer watched under its old name.
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    await scene.changes { $0.contains(.folder(FilePath(inner))) }
    scene.watch.add(FilePath(inner))
    try FileSystem.posix.write([], FilePath(inner).appending("A.swift"))
    await scene.changes { $0.contains(.file(FilePath(inner).appending("A.swift"))) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Moved")
    await scene.changes { $0.contains(.folder(FilePath(link))) }
    try FileManager.default.removeItem(atPath: inner)
    await scene.changes { $0.contains(.folder(FilePath(inner))) }
  }

  /// A folder that doesn't exist yet is watched through its parent.
  @Test func foldersThatDoNotExistYetAreReported() async throws {
    let scene = try Scene()
    defer { scene.remove() }
    let file = scene.folder.appending("Config").appending("Shared.xcconfig")
    let watched = FileSystem.posix.watched(by: scene.watch)
    #expect(watched.stamp(file) == nil)
    try FileManager.default.createDirectory(atPath: "\(scene.folder)/Config", withIntermediateDirectories: false)
    await scene.changes { $0.contains(.folder(scene.folder.appending("Config"))) }
  }

  @Test func everythingThatIsReadIsWatched() async throws {
    let scene = try Scene()
    defer { scene.remove() }
    let deep = scene.folder.appending("Sources").appending("Deep")
    try FileManager.default.createDirectory(atPath: deep.description, withIntermediateDirectories: true)
    let watched = FileSystem.posix.watched(by: scene.watch)
    #expect(FileDiscovery(of: [scene.folder], in: watched).files == [])
    try FileSystem.posix.write([65], deep.appending("A.swift"))
    await scene.changes { $0.contains(.file(deep.appending("A.swift"))) }
  }

  /// As in a `git checkout`: no change is lost, and the changes arrive in a few reports.
  @Test func manyChangesArriveTogether() async throws {
    let scene = try Scene()
    defer { scene.remove() }
    scene.watch.add(scene.folder)
    let files = (0..<3000).map { scene.folder.appending("File\($0).swift") }
    for file in files { try Data([65]).write(to: URL(filePath: file.description)) }
    await scene.changes { $0.isSuperset(of: files.map { .file($0) }) || $0.contains(.anything) }
    #expect(scene.reportCount < 300)
  }
}

/// A temporary folder and the changes reported for it.
private final class Scene: Sendable {
  private struct State {
    var changes: Set<FileChange> = []
    var reportCount = 0
    var waiting: (isEnough: @Sendable (Set<FileChange>) -> Bool, CheckedContinuation<Void, Never>)?
  }

  /// The canonical path, which change reports use.
  let folder: FilePath
  let watch: FolderWatch
  private let state: Arrivals

  private final class Arrivals: Sendable {
    let state = Mutex(State())

    func add(_ changes: [FileChange]) {
      let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
        state.changes.formUnion(changes)
        state.reportCount += 1
        guard let (isEnough, waiter) = state.waiting, isEnough(state.changes) else { return nil }
        (state.waiting, state.changes) = (nil, [])
        return waiter
      }
      waiter?.resume()
    }
  }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "uibridge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    folder = try #require(FileSystem.posix.canonicalPath(FilePath(url.path)))
    let arrivals = Arrivals()
    state = arrivals
    watch = try #require(FileSystem.posix.watch { arrivals.add($0) })
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder.description) }

  var reportCount: Int { state.state.withLock { $0.reportCount } }

  /// Waits until enough changes were reported since the last call.
  func changes(_ isEnough: @escaping @Sendable (Set<FileChange>) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isThere = state.state.withLock { state in
        guard isEnough(state.changes) else {
          state.waiting = (isEnough, continuation)
          return false
        }
        state.changes = []
        return true
      }
      if isThere { continuation.resume() }
    }
  }
}
