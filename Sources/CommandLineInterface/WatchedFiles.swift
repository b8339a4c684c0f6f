import Synchronization
import TextModel
import Workspace

/// What a run has looked at: the files it has read, the folders it has listed, and what was not there. When any of that
/// becomes another, the run may come to another result.
final class WatchedFiles: Sendable {
  private struct State {
    /// nil for what was not there.
    var stamp: FileStamp?
    /// Of a folder, what in it can matter.
    var entries: Set<FileSystem.Entry>?
  }

  private let states = Mutex<[FilePath: State]>([:])
  /// Without those who take notes.
  private let fileSystem: FileSystem

  init(of fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// The file system, where it is noted down what is asked of it. It does not write what is there already, since the
  /// change would be one of our own.
  var recording: FileSystem {
    var recording = fileSystem
    recording.read = { [self] path throws(FileError) in
      note(path)
      return try fileSystem.read(path)
    }
    recording.readToEnd = { [self] path throws(FileError) in
      note(path)
      return try fileSystem.readToEnd(path)
    }
    recording.entries = { [self] path throws(FileError) in
      note(path)
      let entries = try fileSystem.entries(path)
      states.withLock { $0[path]?.entries = Set(entries.filter(matters)) }
      return entries
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
    states.withLock { $0 }.contains { path, state in
      guard fileSystem.stamp(path) != state.stamp else { return false }
      guard let old = state.entries, let new = try? fileSystem.entries(path) else { return true }
      return Set(new.filter(matters)) != old
    }
  }

  /// The first state counts, which is not newer than what is read afterwards.
  @discardableResult
  private func note(_ path: FilePath) -> FileStamp? {
    let stamp = fileSystem.stamp(path)
    states.withLock { states in
      if states[path] == nil { states[path] = State(stamp: stamp) }
    }
    return stamp
  }
}

/// Whether a search for Swift files or for the project around them looks at an entry. In the folders above a project, which are
/// listed too, files come and go that are nobody's concern.
private func matters(_ entry: FileSystem.Entry) -> Bool {
  entry.kind != .file || entry.name.hasSuffix(".swift")
    || [configurationName, ignoreFileName, repositoryName].contains(entry.name)
}
