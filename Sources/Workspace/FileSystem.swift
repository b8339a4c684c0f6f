/// The file system as Workspace sees it: a value of functions, so that tests bring their own.
public struct FileSystem: Sendable {
  public enum Kind: Sendable { case file, folder, link, other }

  /// One name in a folder. A link is not followed: its kind is `link`.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The text of a regular file. Never waits: of pipes and devices it reads nothing.
  public var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// The same, and all that comes out of a pipe or a device, up to its end: for what the user has named.
  public var readToEnd: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// Replaces what the file held before; where the folder allows it, at once.
  public var write: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void
  /// Puts a new text in the place of the old one of a file, at once: whoever looks sees one of them. Fails where the file
  /// holds something else than the old one by then. What a link leads to is replaced, not the link.
  public var replace: @Sendable (_ old: [UInt8], _ new: [UInt8], _ path: String) throws(FileError) -> Void
  /// Removes what a process that was killed while it replaced a file has left behind.
  public var removeDraft: @Sendable (_ path: String) throws(FileError) -> Void
  /// The entries of a folder in no particular order, without `.` and `..`.
  public var entries: @Sendable (_ folder: String) throws(FileError) -> [Entry]
  /// What a path leads to, links followed; nil where nothing is.
  public var kind: @Sendable (_ path: String) -> Kind?
  /// The absolute path without links; nil where nothing is.
  public var canonicalPath: @Sendable (_ path: String) -> String?
  /// Puts bytes in a file of this name in a folder that is nobody else's and that the system clears some day, and returns
  /// its absolute path. Replaces what was there under the name.
  public var writeTemporary: @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> String
  /// What differs once the file at a path has been written to or replaced; nil where that cannot be told.
  public var stamp: @Sendable (_ path: String) -> FileStamp?

  public init(
    read: @escaping @Sendable (_ path: String) throws(FileError) -> [UInt8],
    write: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void,
    entries: @escaping @Sendable (_ folder: String) throws(FileError) -> [Entry],
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    canonicalPath: @escaping @Sendable (_ path: String) -> String?,
    stamp: @escaping @Sendable (_ path: String) -> FileStamp? = { _ in nil },
    readToEnd: (@Sendable (_ path: String) throws(FileError) -> [UInt8])? = nil,
    replace: @escaping @Sendable (_ old: [UInt8], _ new: [UInt8], _ path: String) throws(FileError) -> Void = {
      _, _, path throws(FileError) in throw FileError(path: path, reason: "Read-only file system")
    },
    removeDraft: @escaping @Sendable (_ path: String) throws(FileError) -> Void = { _ throws(FileError) in },
    writeTemporary: @escaping @Sendable (_ bytes: [UInt8], _ name: String) throws(FileError) -> String = {
      _, name throws(FileError) in throw FileError(path: name, reason: "Read-only file system")
    }
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
  /// This file system, where the pipes and devices among these paths are read to their end, since the user has named them.
  public func waiting(for named: [String]) -> FileSystem {
    let streams = Set(named.filter { kind($0) == .other }.map(tidied))
    guard !streams.isEmpty else { return self }
    var waiting = self
    waiting.read = { [read, readToEnd] path throws(FileError) in
      streams.contains(tidied(path)) ? try readToEnd(path) : try read(path)
    }
    return waiting
  }

  /// This file system with other bytes at one path, whether or not a file is there.
  public func overlaying(_ bytes: [UInt8], at path: String) -> FileSystem {
    let path = tidied(path)
    var overlaid = self
    overlaid.read = { [read] other throws(FileError) in tidied(other) == path ? bytes : try read(other) }
    overlaid.stamp = { [stamp] other in tidied(other) == path ? nil : stamp(other) }
    overlaid.kind = { [kind] other in tidied(other) == path ? .file : kind(other) }
    overlaid.canonicalPath = { [canonicalPath] other in
      if let known = canonicalPath(other) { return known }
      guard tidied(other) == path, let name = path.split(separator: "/").last else { return nil }
      // What does not exist yet lies where its folder lies.
      let folder = path.contains("/") ? parent(of: path) : "."
      return folder.flatMap(canonicalPath).map { Workspace.path(of: String(name), in: $0) }
    }
    return overlaid
  }
}

/// A file, folder or stream that could not be used, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// In the words of the operating system.
  public var reason: String
  /// Whether the reader of a pipe has gone, which is no fault of ours.
  public var isClosedPipe: Bool

  public init(path: String, reason: String, isClosedPipe: Bool = false) {
    self.path = path
    self.reason = reason
    self.isClosedPipe = isClosedPipe
  }

  public var description: String { "\(path): \(reason)" }
}

/// The path of an entry of a folder, without `./` in front of what lies in the working folder.
func path(of name: String, in folder: String) -> String {
  if folder == "." { return name }
  var path = ""
  path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
  path += folder
  if !folder.hasSuffix("/") { path += "/" }
  path += name
  return path
}
