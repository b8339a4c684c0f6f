#if canImport(Glibc)
  import Dispatch
  import Glibc
  import Synchronization
  import TextModel

  /// Watches folders with inotify; nil if this user has no instances of it left.
  @Sendable func startFolderWatch(_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch? {
    guard let watch = InotifyWatch(report) else { return nil }
    return FolderWatch(add: watch.add)
  }

  /// One instance of inotify. It reports changes in batches, because a checkout makes thousands.
  private final class InotifyWatch: Sendable {
    private struct State {
      /// The paths of each watch: more than one if symbolic links lead to the folder.
      var folders: [Int32: [FilePath]] = [:]
      var watches: [FilePath: Int32] = [:]
      var isExhausted = false
    }

    private struct Pending {
      var changes: Set<FileChange> = []
      var first = DispatchTime.now()
      var last = DispatchTime.now()
    }

    /// The seconds without a change after which a batch is reported, and the longest time that a change waits.
    private static let (pause, patience) = (0.03, 0.25)

    private let number: Int32
    private let report: @Sendable ([FileChange]) -> Void
    private let state = Mutex(State())
    private let pending = Mutex(Pending())
    private let queue = DispatchQueue(label: "uibridge.watch")
    private let source: Mutex<any DispatchSourceRead>

    init?(_ report: @escaping @Sendable ([FileChange]) -> Void) {
      number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard number >= 0 else { return nil }
      self.report = report
      source = Mutex(DispatchSource.makeReadSource(fileDescriptor: number, queue: queue))
      source.withLock { source in
        source.setEventHandler { [weak self] in self?.receive() }
        source.setCancelHandler { [number] in close(number) }
        source.activate()
      }
    }

    deinit { source.withLock { $0.cancel() } }

    // MARK: Watches

    @Sendable func add(_ folder: FilePath) {
      let isOut = state.withLock { state in
        guard state.watches[folder] == nil else { return false }
        var next: FilePath? = folder
        while let path = next {
          let watch = inotify_add_watch(number, path.cString, interests)
          if watch >= 0 {
            if state.watches.updateValue(watch, forKey: path) == nil { state.folders[watch, default: []].append(path) }
            return false
          }
          if errno == ENOSPC || errno == ENOMEM {
            defer { state.isExhausted = true }
            return !state.isExhausted
          }
          next = path == "." || path == "/" ? nil : path.parent ?? "."
        }
        return false
      }
      if isOut { report([.outOfWatches]) }
    }

    /// Removes the watch of a folder, and those of its subfolders if it has moved, because watches move along.
    private func forget(_ path: FilePath, andBelow: Bool, in state: inout State) {
      let paths = andBelow ? state.watches.keys.filter { $0 == path || $0.isBelow(path) } : [path]
      for path in paths {
        guard let watch = state.watches.removeValue(forKey: path) else { continue }
        state.folders[watch]?.removeAll { $0 == path }
        guard state.folders[watch]?.isEmpty ?? true else { continue }
        state.folders[watch] = nil
        inotify_rm_watch(number, watch)
      }
    }

    // MARK: Events

    private func receive() {
      let descriptor = FileDescriptor(number: number, name: "inotify")
      guard let bytes = try? descriptor.readAvailable() else { return }
      let changes = state.withLock { state in
        InotifyEvent.all(in: bytes).reduce(into: Set<FileChange>()) { $0.formUnion(note($1, in: &state)) }
      }
      if !changes.isEmpty { reportSoon(changes) }
    }

    /// Updates the watches after an event, and returns the changes that it reports.
    private func note(_ event: InotifyEvent, in state: inout State) -> [FileChange] {
      if event.has(IN_Q_OVERFLOW) || event.has(IN_UNMOUNT) { return [.anything] }
      guard let folders = state.folders[event.watch] else { return [] }
      if event.has(IN_IGNORED) || event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) {
        for folder in folders { forget(folder, andBelow: event.has(IN_MOVE_SELF), in: &state) }
        return folders.map { .folder($0) }
      }
      return folders.map { folder in
        let path = folder.appending(event.name)
        let isWatched = state.watches[path] != nil
        if event.has(IN_MOVED_FROM) || event.has(IN_DELETE), isWatched {
          forget(path, andBelow: event.has(IN_MOVED_FROM), in: &state)
        }
        let mayBeLink = event.has(IN_CREATE) || event.has(IN_MOVED_TO)
        return isWatched || event.has(IN_ISDIR) || mayBeLink && isLink(path) ? .folder(path) : .file(path)
      }
    }

    private func reportSoon(_ changes: Set<FileChange>) {
      let isFirst = pending.withLock { pending in
        defer {
          pending.changes.formUnion(changes)
          pending.last = .now()
        }
        guard pending.changes.isEmpty else { return false }
        pending.first = .now()
        return true
      }
      if isFirst { queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in self?.reportIfQuiet() } }
    }

    private func reportIfQuiet() {
      let changes = pending.withLock { pending -> Set<FileChange>? in
        guard .now() >= min(pending.last + Self.pause, pending.first + Self.patience) else { return nil }
        defer { pending.changes = [] }
        return pending.changes
      }
      if let changes { return report(Array(changes)) }
      queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in self?.reportIfQuiet() }
    }
  }

  private let interests: UInt32 = [
    IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_CLOSE_WRITE, IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR,
    IN_EXCL_UNLINK,
  ].reduce(0) { $0 | UInt32($1) }

  private func isLink(_ path: FilePath) -> Bool {
    stat(of: path, followingLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
  }

  /// An event, as documented in inotify(7).
  private struct InotifyEvent {
    var watch: Int32
    var mask: UInt32
    /// The name of an entry of the watched folder; empty for the folder itself.
    var name: FilePath

    func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }

    static func all(in bytes: [UInt8]) -> [InotifyEvent] {
      func number(at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
      var events: [InotifyEvent] = []
      var offset = 0
      while offset + 16 <= bytes.count {
        let (start, length) = (offset + 16, Int(number(at: offset + 12)))
        guard start + length <= bytes.count else { break }
        let name = bytes[start..<start + length].prefix { $0 != 0 }
        events.append(
          InotifyEvent(
            watch: Int32(bitPattern: number(at: offset)), mask: number(at: offset + 4),
            name: FilePath(name)))
        offset = start + length
      }
      return events
    }
  }
#endif
