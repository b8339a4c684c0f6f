import TextModel
import Workspace

/// How the session learns about changes on disk, unless the client watches files.
enum Watching: Hashable {
  case off
  case server
  /// The server can't watch everything.
  case serverInPart
}

/// Changes on disk. If the client can't watch files, the server does. If the server can't, it reads the disk again when
/// a document is opened, saved, or focused.
extension Session {
  /// Whether watching hasn't started, and the client doesn't watch files.
  var isToWatchFolders: Bool { phase == .running && isReady && !client.registersWatchers && watching == .off }

  /// Starts watching everything that the session reads.
  mutating func watchFolders(reporting report: @escaping @Sendable ([FileChange]) -> Void) {
    guard let watch = fileSystem.watch(report) else { return watchInPart() }
    watching = .server
    fileSystem = fileSystem.watched(by: watch)
    // Files that were read earlier aren't watched yet.
    invalidateDisk()
  }

  mutating func handle(_ changes: [FileChange]) { for change in changes { handle(change) } }

  private mutating func handle(_ change: FileChange) {
    switch change {
    case .file(let path): noteChange(of: path)
    case .folder(let path): if projects.isConcerned(byFolder: path) { invalidateDisk() }
    case .anything: invalidateDisk()
    case .outOfWatches: watchInPart()
    }
  }

  /// Notes that a file may have been created, removed, or changed.
  mutating func noteChange(of path: FilePath) {
    switch FileRole(ofFileAt: path) {
    case .source: if projects.isSource(path) { projects.invalidate() }
    case .manifest: if let folder = path.parent, projects.isConcerned(byFolder: folder) { invalidateDisk() }
    case .settings: invalidateDisk()
    case nil: break
    }
  }

  /// Reads the disk again, unless the client or the server watches it.
  mutating func rereadDisk(around uri: DocumentURI) {
    if watching == .server || client.registersWatchers && projects.isInFolder(uri) { return }
    invalidateDisk()
  }

  /// Notes that everything on disk may have changed.
  mutating func invalidateDisk() {
    projects.invalidate()
    settings.invalidate()
  }

  private mutating func watchInPart() {
    guard watching != .serverInPart else { return }
    watching = .serverInPart
    log(
      "cannot watch more folders (system limit); changes outside the editor show when a file is opened, saved, or focused"
    )
  }
}
