import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading, and is closed when the value goes.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor
  /// What the system said of it when it was opened.
  let status: stat

  /// Opens a regular file, and nothing else: to open a pipe waits for its other end, and to read a device may never end.
  /// Errors call the file `name`.
  init(at path: FilePath, calling name: FilePath) throws(FileError) {
    let number = open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw FileError(path: name, code: errno) }
    var status = stat()
    fstat(number, &status)
    guard status.isRegularFile else {
      close(number)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw isFolder ? FileError(path: name, code: EISDIR) : FileError(path: name, reason: "Not a regular file")
    }
    self.status = status
    descriptor = FileDescriptor(number: number, name: name)
  }

  deinit { close(descriptor.number) }

  /// The whole text as it is now, however much of it was read before.
  func readFromStart() throws(FileError) -> [UInt8] {
    lseek(descriptor.number, 0, SEEK_SET)
    return try descriptor.readToEnd()
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// Of what lies at a path, links followed or not; nil where nothing does.
  init?(of path: FilePath, followingLinks: Bool = true) {
    self.init()
    guard (followingLinks ? stat(path.cString, &self) : lstat(path.cString, &self)) == 0 else { return nil }
  }
}
