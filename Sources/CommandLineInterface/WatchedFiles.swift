import Synchronization
import TextModel
import Workspace

/// Everything that a run has looked at: the files that it read, the folders that it listed, and the paths where it
/// found nothing. If any of these changes, the run may have a different result.
final class WatchedFiles: Sendable {
  private struct State {
    /// The stamp; nil if nothing existed.
    var stamp: FileStamp?
    /// The relevant entries of a folder.
    var entries: Set<FileSystem.Entry>?
  }

  private let states = Mutex<[FilePath: State]>([:])
  /// The file system without the recording.
  private let fileSystem: FileSystem

  init(of fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// A file system that records everything that is read from it. It doesn't write content that a file already has,
  /// because the write would count as a change.
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

  /// Records the state of a path. The first state counts, because it isn't newer than anything read later.
  @discardableResult
  private func note(_ path: FilePath) -> FileStamp? {
    let stamp = fileSystem.stamp(path)
    states.withLock { states in
      if states[path] == nil { states[path] = State(stamp: stamp) }
    }
    return stamp
  }
}

/// Whether an entry matters to a search for Swift files or for their project. Other files in the listed folders, such
/// as those above a project, change without affecting the result.
private func matters(_ entry: FileSystem.Entry) -> Bool {
  entry.kind != .file || entry.name.hasSuffix(".swift")
    || [configurationName, ignoreFileName, repositoryName].contains(entry.name)
}
