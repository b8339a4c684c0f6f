import Synchronization
import TextModel
import Workspace

/// An in-memory file system that can change while it's being read.
public final class ChangingFolderTree: Sendable {
  /// A watcher of folders.
  private struct Watcher: Sendable {
    var folders: Set<FilePath> = []
    var report: @Sendable ([FileChange]) -> Void
  }

  private let tree: Mutex<FolderTree>
  /// The watchers; nil if watching isn't supported.
  private let watchers: Mutex<[Watcher]?>

  public init(_ tree: FolderTree, canBeWatched: Bool = false) {
    self.tree = Mutex(tree)
    watchers = Mutex(canBeWatched ? [] : nil)
  }

  /// The current files.
  public var current: FolderTree {
    get { tree.withLock { $0 } }
    set {
      let old = tree.withLock { tree in
        defer { tree = newValue }
        return tree
      }
      let paths = Set(old.files.keys).union(newValue.files.keys)
      for path in paths where old.files[path] != newValue.files[path] { report(.file(path), in: path.parent) }
    }
  }

  /// Writes a file, or removes it if the text is nil.
  public func write(_ text: String?, to path: FilePath) {
    tree.withLock { $0.files[path] = text }
    report(.file(path), in: path.parent)
  }

  /// Reports to all watchers that the system has run out of watches.
  public func runOutOfWatches() {
    for watcher in watchers.withLock({ $0 }) ?? [] { watcher.report([.outOfWatches]) }
  }

  /// Stops reporting changes.
  public func stopReporting() { watchers.withLock { $0 = [] } }

  /// Reports a change to the watchers of its folder. A watcher of only a parent folder receives a change of the folder
  /// in between.
  private func report(_ change: FileChange, in folder: FilePath?) {
    for watcher in watchers.withLock({ $0 }) ?? [] {
      var (change, next) = (change, folder)
      while let folder = next, !watcher.folders.contains(folder) { (change, next) = (.folder(folder), folder.parent) }
      if next != nil { watcher.report([change]) }
    }
  }

  private func watch(_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch? {
    let number = watchers.withLock { watchers -> Int? in
      watchers?.append(Watcher(report: report))
      return watchers.map { $0.count - 1 }
    }
    return number.map { number in
      FolderWatch(add: { [self] folder in
        watchers.withLock { if number < $0?.count ?? 0 { _ = $0?[number].folders.insert(folder) } }
      })
    }
  }

  public var fileSystem: FileSystem {
    FileSystem(
      read: { [self] path throws(FileError) in try current.fileSystem.read(path) },
      write: { _, path throws(FileError) in throw FileError(cannot: .write, path, reason: "read-only file system") },
      entries: { [self] path throws(FileError) in try current.fileSystem.entries(path) },
      kind: { [self] path in current.fileSystem.kind(path) },
      canonicalPath: { [self] path in current.fileSystem.canonicalPath(path) },
      stamp: { [self] path in current.fileSystem.stamp(path) },
      writeTemporary: { [self] bytes, name throws(FileError) in
        let path: FilePath = "/temporary/\(name)"
        write(String(decoding: bytes, as: UTF8.self), to: path)
        return path
      }, watch: { [self] report in watch(report) })
  }
}
