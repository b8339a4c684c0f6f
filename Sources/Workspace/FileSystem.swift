import TextModel

/// The file system as Workspace sees it: a value of functions, so that tests bring their own.
public struct FileSystem: Sendable {
  public enum Kind: Sendable { case file, folder, link, other }

  /// One name in a folder. A link is not followed: its kind is `link`.
  public struct Entry: Hashable, Sendable {
    public var name: FilePath
    public var kind: Kind

    public init(name: FilePath, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Reads a regular file. Never blocks on a pipe or a device: those are errors.
  public var read: @Sendable (_ path: FilePath) throws(FileError) -> [UInt8]
  /// Reads a file, a pipe, or a device to its end: for paths that the user named.
  public var readToEnd: @Sendable (_ path: FilePath) throws(FileError) -> [UInt8]
  /// Replaces what the file held before; where the folder allows it, at once.
  public var write: @Sendable (_ bytes: [UInt8], _ path: FilePath) throws(FileError) -> Void
  /// Replaces the old text of a file with a new one atomically. Fails if the file holds another text by then. A symbolic link
  /// stays; its target is replaced.
  public var replace: @Sendable (_ old: [UInt8], _ new: [UInt8], _ path: FilePath) throws(FileError) -> Void
  /// Removes a draft that a killed process left. Throws if it holds a text that nothing else holds.
  public var removeDraft: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// The entries of a folder in no particular order, without `.` and `..`.
  public var entries: @Sendable (_ folder: FilePath) throws(FileError) -> [Entry]
  /// What a path leads to, links followed; nil where nothing is.
  public var kind: @Sendable (_ path: FilePath) -> Kind?
  /// The absolute path without links; nil where nothing is.
  public var canonicalPath: @Sendable (_ path: FilePath) -> FilePath?
  /// Puts bytes in a file of this name in a folder that is nobody else's and that the system clears some day, and returns
  /// its absolute path. Replaces what was there under the name.
  public var writeTemporary: @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath
  /// What differs once the file at a path has been written to or replaced; nil where that cannot be told.
  public var stamp: @Sendable (_ path: FilePath) -> FileStamp?
  /// Starts watching, without any folder at first; nil if the system cannot watch.
  public var watch: @Sendable (_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch?

  public init(
    read: @escaping @Sendable (_ path: FilePath) throws(FileError) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ path: FilePath) throws(FileError) -> Void,
    entries: @escaping @Sendable (_ folder: FilePath) throws(FileError) -> [Entry],
    kind: @escaping @Sendable (_ path: FilePath) -> Kind?,
    canonicalPath: @escaping @Sendable (_ path: FilePath) -> FilePath?,
    stamp: @escaping @Sendable (_ path: FilePath) -> FileStamp? = { _ in nil },
    readToEnd: (@Sendable (_ path: FilePath) throws(FileError) -> [UInt8])? = nil,
    replace: @escaping @Sendable (_ old: [UInt8], _ new: [UInt8], _ path: FilePath) throws(FileError) -> Void = {
      _, _, path throws(FileError) in throw FileError(path: path, reason: "Read-only file system")
    },
    removeDraft: @escaping @Sendable (_ path: FilePath) throws(FileError) -> Void = { _ throws(FileError) in },
    writeTemporary: @escaping @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath = {
      _, name throws(FileError) in throw FileError(path: FilePath(name), reason: "Read-only file system")
    },
    watch: @escaping @Sendable (_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch? = { _ in nil }
  ) {
    self.read = read
    self.readToEnd = readToEnd ?? read
    self.write = write
    self.replace = replace
    self.removeDraft = removeDraft
    self.writeTemporary = writeTemporary
    self.entries = entries
    self.kind = kind
    self.canonicalPath = canonicalPath
    self.stamp = stamp
    self.watch = watch
  }
}

/// Tells one state of a file from another without reading it.
public struct FileStamp: Hashable, Sendable {
  var size: Int
  /// When it was written last, in nanoseconds.
  var modified: Int
  var inode: UInt64

  public init(size: Int, modified: Int = 0, inode: UInt64 = 0) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }
}

extension FileSystem {
  /// A file system that reads the pipes and devices among these paths to their end, because the user named them.
  public func waiting(for named: [FilePath]) -> FileSystem {
    let streams = Set(named.filter { kind($0) == .other }.map(\.tidied))
    guard !streams.isEmpty else { return self }
    var waiting = self
    waiting.read = { [read, readToEnd] path throws(FileError) in
      streams.contains(path.tidied) ? try readToEnd(path) : try read(path)
    }
    return waiting
  }

  /// This file system with other bytes at one path, whether or not a file is there.
  public func overlaying(_ bytes: [UInt8], at path: FilePath) -> FileSystem {
    let path = path.tidied
    var overlaid = self
    overlaid.read = { [read] other throws(FileError) in other.tidied == path ? bytes : try read(other) }
    overlaid.stamp = { [stamp] other in other.tidied == path ? nil : stamp(other) }
    overlaid.kind = { [kind] other in other.tidied == path ? .file : kind(other) }
    overlaid.canonicalPath = { [canonicalPath] other in
      if let known = canonicalPath(other) { return known }
      guard other.tidied == path else { return nil }
      // What does not exist yet lies where its folder lies.
      return canonicalPath(path.parent ?? ".").map { $0.appending(path.lastName) }
    }
    return overlaid
  }
}

/// A file, folder or stream that could not be used, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: FilePath
  /// In the words of the operating system.
  public var reason: String
  /// Whether the reader of a pipe has gone, which is no fault of ours.
  public var isClosedPipe: Bool

  public init(path: FilePath, reason: String, isClosedPipe: Bool = false) {
    self.path = path
    self.reason = reason
    self.isClosedPipe = isClosedPipe
  }

  public var description: String { "\(path): \(reason)" }
}
