import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading. It is closed when the value is destroyed.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor
  /// The file's metadata at the time it was opened.
  let status: stat

  /// Opens a regular file. Fails for everything else, because opening a pipe blocks until the other end opens, and
  /// reading a device may never end. Errors refer to the file as `name`.
  init(at path: FilePath, calling name: FilePath) throws(FileError) {
    let number = open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw FileError(cannot: .read, name, code: errno) }
    var status = stat()
    fstat(number, &status)
    guard status.isRegularFile else {
      close(number)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw isFolder
        ? FileError(cannot: .read, name, code: EISDIR) : FileError(cannot: .read, name, reason: "not a regular file")
    }
    self.status = status
    descriptor = FileDescriptor(number: number, name: name)
  }

  deinit { close(descriptor.number) }

  /// Returns the whole current text, regardless of how much was read before.
  func readFromStart() throws(FileError) -> [UInt8] {
    lseek(descriptor.number, 0, SEEK_SET)
    return try descriptor.readToEnd()
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// The metadata of the file at a path; nil if there is none.
  init?(of path: FilePath, followingLinks: Bool = true) {
    self.init()
    guard (followingLinks ? stat(path.cString, &self) : lstat(path.cString, &self)) == 0 else { return nil }
  }
}
