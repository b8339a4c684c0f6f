import TextModel

/// The file system as Workspace sees it: a value of functions, so that tests can supply their own.
public struct FileSystem: Sendable {
  public enum Kind: Sendable { case file, folder, link, other }

  /// An entry of a folder. Links aren't followed; their kind is `link`.
  public struct Entry: Hashable, Sendable {
    public var name: FilePath
    public var kind: Kind

    public init(name: FilePath, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Reads a regular file. Throws for a pipe or a device, so it never blocks.
  public var read: @Sendable (_ path: FilePath) throws(FileError) -> [UInt8]
  /// Reads a file, a pipe, or a device to its end. Used for paths that the user named.
  public var readToEnd: @Sendable (_ path: FilePath) throws(FileError) -> [UInt8]
  /// Replaces the content of a file, atomically if the folder allows it.
  public var write: @Sendable (_ bytes: [UInt8], _ path: FilePath) throws(FileError) -> Void
  /// Creates a folder and the folders around it, unless they exist.
  public var createFolder: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// Replaces the old text of a file with a new one atomically. Fails if the file contains a different text. A symbolic
  /// link stays; its target is replaced.
  public var replace: @Sendable (_ old: [UInt8], _ new: [UInt8], _ path: FilePath) throws(FileError) -> Void
  /// Removes a draft left by a killed process. Throws if it contains a text that exists nowhere else.
  public var removeDraft: @Sendable (_ path: FilePath) throws(FileError) -> Void
  /// The entries of a folder in no particular order, without `.` and `..`.
  public var entries: @Sendable (_ folder: FilePath) throws(FileError) -> [Entry]
  /// The kind of the file at a path, following links; nil if nothing exists there.
  public var kind: @Sendable (_ path: FilePath) -> Kind?
  /// The absolute path without links; nil if nothing exists there.
  public var canonicalPath: @Sendable (_ path: FilePath) -> FilePath?
  /// Writes bytes to a file with this name in a private temporary folder, replacing any existing file, and returns its
  /// absolute path. The system clears the folder eventually.
  public var writeTemporary: @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath
  /// A stamp that changes when the file at a path is written or replaced; nil if the file system can't provide one.
  public var stamp: @Sendable (_ path: FilePath) -> FileStamp?
  /// Starts watching, without any folder at first; nil if the system can't watch.
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
      _, _, path throws(FileError) in throw FileError(cannot: .write, path, reason: "read-only file system")
    },
    createFolder: @escaping @Sendable (_ path: FilePath) throws(FileError) -> Void = { path throws(FileError) in
      throw FileError(cannot: .write, path, reason: "read-only file system")
    },
    removeDraft: @escaping @Sendable (_ path: FilePath) throws(FileError) -> Void = { _ throws(FileError) in },
    writeTemporary: @escaping @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> FilePath = {
      _, name throws(FileError) in throw FileError(cannot: .write, FilePath(name), reason: "read-only file system")
    },
    watch: @escaping @Sendable (_ report: @escaping @Sendable ([FileChange]) -> Void) -> FolderWatch? = { _ in nil }
  ) {
    self.read = read
    self.readToEnd = readToEnd ?? read
    self.write = write
    self.replace = replace
    self.createFolder = createFolder
    self.removeDraft = removeDraft
    self.writeTemporary = writeTemporary
    self.entries = entries
    self.kind = kind
    self.canonicalPath = canonicalPath
    self.stamp = stamp
    self.watch = watch
  }
}

/// Identifies the state of a file without reading it.
public struct FileStamp: Hashable, Sendable {
  var size: Int
  /// The time of the last write, in nanoseconds.
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
      // A file that doesn't exist yet is in the canonical folder.
      return canonicalPath(path.parent ?? ".").map { $0.appending(path.lastName) }
    }
    return overlaid
  }
}

/// A file, folder, or stream that can't be used, and the reason.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Operation: String, Sendable { case read, write, run }

  /// The operation that failed; nil if the reason includes it.
  public var operation: Operation?
  public var path: FilePath
  /// The reason, usually in the words of the operating system.
  public var reason: String
  /// Whether the reader of a pipe has closed it, which isn't an error of this program.
  public var isClosedPipe: Bool

  public init(path: FilePath, reason: String, isClosedPipe: Bool = false) {
    self.path = path
    self.reason = reason
    self.isClosedPipe = isClosedPipe
  }

  public init(cannot operation: Operation, _ path: FilePath, reason: String) {
    self.init(path: path, reason: reason)
    self.operation = operation
  }

  /// `cannot read PATH: REASON`, or `PATH: REASON`.
  public var description: String {
    let subject = operation.map { "cannot \($0.rawValue) \(path)" } ?? "\(path)"
    return "\(subject): \(reason)"
  }
}
