import TextModel
import Workspace

/// How the session learns about changes on disk, unless the client watches files.
enum Watching: Hashable {
  case off
  case server
  /// The server cannot watch everything.
  case serverInPart
}

/// Changes on disk. If the client cannot watch files, the server does. If the server cannot, it looks again when a document is
/// opened, saved, or focused.
extension Session {
  /// Whether watching has not started, and the client does not watch files.
  var isToWatchFolders: Bool { phase == .running && isReady && !client.registersWatchers && watching == .off }

  /// Starts watching everything that the session looks at.
  mutating func watchFolders(reporting report: @escaping @Sendable ([FileChange]) -> Void) {
    guard let watch = fileSystem.watch(report) else { return watchInPart() }
    watching = .server
    fileSystem = fileSystem.watched(by: watch)
    // Whatever was read before is not watched yet.
    expireDisk()
  }

  mutating func take(_ changes: [FileChange]) { for change in changes { take(change) } }

  private mutating func take(_ change: FileChange) {
    switch change {
    case .file(let path): noteChange(of: path)
    case .folder(let path): if projects.isConcerned(byFolder: path) { expireDisk() }
    case .anything: expireDisk()
    case .outOfWatches: watchInPart()
    }
  }

  /// Notes that a file may have been created, removed, or changed.
  mutating func noteChange(of path: FilePath) {
    switch FileRole(ofFileAt: path) {
    case .source: if projects.isSource(path) { projects.expire() }
    case .manifest: if let folder = path.parent, projects.isConcerned(byFolder: folder) { expireDisk() }
    case .settings: expireDisk()
    case nil: break
    }
  }

  /// Notes that everything on disk may have changed.
  mutating func expireDisk() {
    projects.expire()
    settings.expire()
  }

  private mutating func watchInPart() {
    guard watching != .serverInPart else { return }
    watching = .serverInPart
    log(
      "cannot watch more folders (system limit); changes outside the editor show when a file is opened, saved, or focused"
    )
  }
}
