import Synchronization
import TextModel
import Workspace

/// A file system in memory that others change while it is read.
public final class ChangingFolderTree: Sendable {
  /// Somebody who watches folders.
  private struct Watcher: Sendable {
    var folders: Set<FilePath> = []
    var report: @Sendable ([FileChange]) -> Void
  }

  private let tree: Mutex<FolderTree>
  /// Nil where nobody can watch.
  private let watchers: Mutex<[Watcher]?>

  public init(_ tree: FolderTree, canBeWatched: Bool = false) {
    self.tree = Mutex(tree)
    watchers = Mutex(canBeWatched ? [] : nil)
  }

  /// The files of this moment.
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

  /// Writes a file; nil removes it.
  public func write(_ text: String?, to path: FilePath) {
    tree.withLock { $0.files[path] = text }
    report(.file(path), in: path.parent)
  }

  /// Tells those who watch that the system watches no more.
  public func runOutOfWatches() {
    for watcher in watchers.withLock({ $0 }) ?? [] { watcher.report([.outOfWatches]) }
  }

  /// Nobody hears of changes any more.
  public func stopReporting() { watchers.withLock { $0 = [] } }

  /// Who watches the folder hears of the change, and who watches only one above it hears that the folder in between has come or gone.
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
      write: { _, path throws(FileError) in throw FileError(path: path, reason: "Read-only file system") },
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
