import TextModel

/// What has happened on the disk to something that was looked at.
public enum FileChange: Hashable, Sendable {
  /// A file has come, gone or been written to.
  case file(FilePath)
  /// A folder or a link has come or gone, with all that is in it.
  case folder(FilePath)
  /// More than the system could tell.
  case anything
  /// The system watches no more folders for this user. What was watched before still is.
  case outOfWatches
}

/// Folders that are watched as long as somebody keeps this value.
public struct FolderWatch: Sendable {
  /// Watches what comes, goes and is written to in a folder, but not in the folders in it, from before it returns; of one that is
  /// not there, the nearest one above. To watch a folder again costs nothing.
  public var add: @Sendable (_ folder: FilePath) -> Void

  public init(add: @escaping @Sendable (_ folder: FilePath) -> Void) { self.add = add }
}

extension FileSystem {
  /// This file system, where everything that is looked at is watched from then on: whoever asks again when something is reported
  /// misses nothing.
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
