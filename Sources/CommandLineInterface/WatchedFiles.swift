import Synchronization
import Workspace

/// What a run has looked at: the files it has read, the folders it has listed, and what was not there. When any of that
/// becomes another, the run may come to another result.
final class WatchedFiles: Sendable {
  private let stamps = Mutex<[String: FileStamp?]>([:])
  /// Without those who take notes.
  private let fileSystem: FileSystem

  init(of fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// The file system, where it is noted down what is asked of it. It does not write what is there already, since the change would be
  /// one of our own.
  var recording: FileSystem {
    var recording = fileSystem
    recording.read = { [self] path throws(FileError) in
      note(path)
      return try fileSystem.read(path)
    }
    recording.entries = { [self] path throws(FileError) in
      note(path)
      return try fileSystem.entries(path)
    }
    recording.kind = { [self] path in
      note(path)
      return fileSystem.kind(path)
    }
    recording.stamp = { [self] path in note(path) }
    recording.write = { [fileSystem] bytes, path throws(FileError) in
      if (try? fileSystem.read(path)) != bytes { try fileSystem.write(bytes, path) }
    }
    return recording
  }

  var haveChanged: Bool {
    let noted = stamps.withLock { $0 }
    return noted.contains { path, stamp in fileSystem.stamp(path) != stamp }
  }

  /// The first state counts, which is not newer than what is read afterwards.
  @discardableResult
  private func note(_ path: String) -> FileStamp? {
    let now = fileSystem.stamp(path)
    stamps.withLock { stamps in
      if stamps.index(forKey: path) == nil { stamps.updateValue(now, forKey: path) }
    }
    return now
  }
}
