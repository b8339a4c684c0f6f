import Synchronization
import Workspace

/// A file system in memory that others change while it is read.
public final class ChangingFolderTree: Sendable {
  private let tree: Mutex<FolderTree>

  public init(_ tree: FolderTree) { self.tree = Mutex(tree) }

  /// The files of this moment.
  public var current: FolderTree {
    get { tree.withLock { $0 } }
    set { tree.withLock { $0 = newValue } }
  }

  /// Writes a file; nil removes it.
  public func write(_ text: String?, to path: String) { tree.withLock { $0.files[path] = text } }

  public var fileSystem: FileSystem {
    FileSystem(
      read: { [self] path throws(FileError) in try current.fileSystem.read(path) },
      write: { _, path throws(FileError) in throw FileError(path: path, reason: "Read-only file system") },
      entries: { [self] path throws(FileError) in try current.fileSystem.entries(path) },
      kind: { [self] path in current.fileSystem.kind(path) },
      canonicalPath: { [self] path in current.fileSystem.canonicalPath(path) },
      stamp: { [self] path in current.fileSystem.stamp(path) },
      writeTemporary: { [self] bytes, name throws(FileError) in
        let path = "/temporary/\(name)"
        write(String(decoding: bytes, as: UTF8.self), to: path)
        return path
      })
  }
}
