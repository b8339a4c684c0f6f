#if canImport(Darwin)
  import CoreServices
  import Dispatch
  import Foundation
  import Synchronization
  import TextModel

  /// Watches folders with FSEvents.
  @Sendable func startFolderWatch(_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch? {
    let streams = EventStreams(report)
    return FolderWatch(add: streams.add)
  }

  /// Event streams, each of which covers everything below one folder.
  private final class EventStreams: Sendable {
    private struct Stream {
      var top: FilePath
      var reference: FSEventStreamRef
    }

    private let report: @Sendable ([FileChange]) -> Void
    private let streams = Mutex<[Stream]>([])
    private let queue = DispatchQueue(label: "uibridge.watch")

    init(_ report: @escaping @Sendable ([FileChange]) -> Void) { self.report = report }

    deinit {
      streams.withLock { streams in
        for stream in streams {
          FSEventStreamStop(stream.reference)
          FSEventStreamInvalidate(stream.reference)
          FSEventStreamRelease(stream.reference)
        }
      }
    }

    /// Ignores folders that contain a watched one, because their streams would cover the whole disk.
    @Sendable func add(_ folder: FilePath) {
      streams.withLock { streams in
        let isSeen = streams.contains { folder == $0.top || folder.isBelow($0.top) || $0.top.isBelow(folder) }
        guard !isSeen, let reference = startStream(of: folder) else { return }
        streams.append(Stream(top: folder, reference: reference))
      }
    }

    private func startStream(of top: FilePath) -> FSEventStreamRef? {
      guard let target = pathWithoutLinks(top) else { return nil }
      let listener = Listener(top: top, target: target, report: report)
      var context = FSEventStreamContext(
        version: 0, info: Unmanaged.passRetained(listener).toOpaque(), retain: nil,
        release: { info in if let info { Unmanaged<Listener>.fromOpaque(info).release() } }, copyDescription: nil)
      let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
      let reference = FSEventStreamCreate(
        nil, receiveEvents, &context, [target.description] as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow),
        0.05, FSEventStreamCreateFlags(flags))
      guard let reference else { return nil }
      FSEventStreamSetDispatchQueue(reference, queue)
      FSEventStreamStart(reference)
      return reference
    }
  }

  /// Reports the events of one stream.
  private final class Listener: Sendable {
    /// The path that was added.
    private let top: FilePath
    /// The same path without symbolic links, as in events.
    private let target: FilePath
    private let report: @Sendable ([FileChange]) -> Void

    init(top: FilePath, target: FilePath, report: @escaping @Sendable ([FileChange]) -> Void) {
      (self.top, self.target, self.report) = (top, target, report)
    }

    func receive(_ events: [(path: FilePath, flags: Int)]) { report(events.map { change($0, $1) }) }

    private func change(_ path: FilePath, _ flags: Int) -> FileChange {
      let lost =
        kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged | kFSEventStreamEventFlagUnmount
      if flags & lost != 0 { return .anything }
      let path = path.relativePath(below: target).map { top.appending($0) } ?? top
      let folders = kFSEventStreamEventFlagItemIsDir | kFSEventStreamEventFlagItemIsSymlink
      return flags & folders != 0 ? .folder(path) : .file(path)
    }
  }

  /// The callback of the stream. The paths are C strings.
  private func receiveEvents(
    _ stream: ConstFSEventStreamRef, _ info: UnsafeMutableRawPointer?, _ count: Int, _ paths: UnsafeMutableRawPointer,
    _ flags: UnsafePointer<FSEventStreamEventFlags>, _ identifiers: UnsafePointer<FSEventStreamEventId>
  ) {
    guard let info else { return }
    let paths = paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
    let events = (0..<count).map { (path: FilePath(cString: paths[$0]), flags: Int(flags[$0])) }
    Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue().receive(events)
  }
#endif
