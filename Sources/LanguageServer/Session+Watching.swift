import TextModel
import Workspace

/// Who tells of changes on the disk.
enum Watching: Hashable {
  case nobody
  case server
  /// The server has tried, and cannot watch everything.
  case serverInPart
}

/// What happens on the disk while nobody types. Clients tell of it if they can be asked to; otherwise the server watches by itself,
/// and where it cannot, it looks when a document is opened, saved or asked about.
extension Session {
  /// Watches from now on what is looked at, unless the client does or that was begun already.
  mutating func watchFolders(reporting report: @escaping @Sendable ([FileChange]) -> Void) {
    guard phase == .running, isReady, !client.registersWatchers, watching == .nobody else { return }
    guard let watch = fileSystem.watch(report) else { return watchInPart() }
    watching = .server
    fileSystem = fileSystem.watched(by: watch)
    // What was looked at before is watched only when it is looked at again.
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

  /// Notes that a file may have come, gone or changed.
  mutating func noteChange(of path: FilePath) {
    switch FileRole(ofFileAt: path) {
    case .source: if projects.isSource(path) { projects.expire() }
    case .manifest: if let folder = path.parent, projects.isConcerned(byFolder: folder) { expireDisk() }
    case .settings: expireDisk()
    case nil: break
    }
  }

  /// Everything on the disk may be different.
  mutating func expireDisk() {
    projects.expire()
    settings.expire()
  }

  private mutating func watchInPart() {
    guard watching != .serverInPart else { return }
    watching = .serverInPart
    log(
      "the system lets this user watch no more folders: changes outside of the editor are seen when a file is opened, saved or asked about"
    )
  }
}
