import TextModel

/// A change on disk.
public enum FileChange: Hashable, Sendable {
  /// A file was created, removed, or written.
  case file(FilePath)
  /// A folder or a symbolic link was created or removed, with everything in it.
  case folder(FilePath)
  /// More changes than the system could report.
  case anything
  /// The system limit is reached. Folders that were added before are still watched.
  case outOfWatches
}

/// A set of folders that are watched while this value exists.
public struct FolderWatch: Sendable {
  /// Starts watching a folder, without its subfolders, before it returns. If the folder doesn't exist, watches the
  /// nearest existing folder above it. Adding a folder again costs nothing.
  public var add: @Sendable (_ folder: FilePath) -> Void

  public init(add: @escaping @Sendable (_ folder: FilePath) -> Void) { self.add = add }
}

extension FileSystem {
  /// A file system that watches everything before it reads it, so reading again after each report misses nothing.
  public func watched(by watch: FolderWatch) -> FileSystem {
    var watched = self
    watched.read = { [read] path throws(FileError) in
      watch.add(path.parent ?? ".")
      return try read(path)
    }
    watched.entries = { [entries] folder throws(FileError) in
      watch.add(folder)
      return try entries(folder)
    }
    watched.kind = { [kind] path in
      watch.add(path.parent ?? ".")
      return kind(path)
    }
    watched.stamp = { [stamp] path in
      watch.add(path.parent ?? ".")
      return stamp(path)
    }
    return watched
  }
}
