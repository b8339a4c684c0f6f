import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, pipe or terminal. It is not closed by itself.
public struct FileDescriptor: Sendable {
  public static let standardInput = FileDescriptor(number: 0, name: "standard input")
  public static let standardOutput = FileDescriptor(number: 1, name: "standard output")
  public static let standardError = FileDescriptor(number: 2, name: "standard error")

  let number: Int32
  /// What errors call it.
  let name: FilePath
  /// The milliseconds to wait for the other end; -1 to wait forever.
  private let patience: Int32

  init(number: Int32, name: FilePath, patience: Int32 = -1) {
    self.number = number
    self.name = name
    self.patience = patience
  }

  /// Opens a file that grows at its end, and makes it if need be: for this user only. A pipe without a reader is an error,
  /// at once, or after a second when it is full.
  public init(appendingTo path: FilePath) throws(FileError) {
    let number = open(path.cString, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard number >= 0 else {
      throw errno == ENXIO ? FileError(path: path, reason: isUnread) : FileError(path: path, code: errno)
    }
    self.init(number: number, name: path, patience: 1000)
  }

  public var isTerminal: Bool { isatty(number) == 1 }

  /// Everything up to the end; an error past 256 MiB, since no source file is that long and `/dev/zero` never ends.
  public func readToEnd() throws(FileError) -> [UInt8] {
    let limit = 1 << 28
    let size = sizeIfKnown()
    var bytes = try read(atMost: size == 0 ? 1 << 16 : size + Self.room)
    // More was asked for: the call has found the end.
    if size > 0, bytes.count == size { return bytes }
    while true {
      let more = try read(atMost: max(bytes.count, 1 << 16))
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw FileError(path: name, reason: "larger than 256 MiB") }
    }
  }

  /// How much is asked for behind the end of a file; who gets the bytes may put something there without a copy.
  private static let room = 16

  /// What one call reads; nothing at the end.
  private func read(atMost capacity: Int) throws(FileError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let added = systemRead(number, buffer.baseAddress, buffer.count)
        code = added < 0 ? errno : 0
        count = max(0, added)
      }
      if code == 0 { return bytes }
      try recover(from: code, waitingFor: POLLIN)
    }
  }

  /// The two ends of a new pipe, which programs that this one starts do not inherit.
  public static func newPipe() throws(FileError) -> (output: FileDescriptor, input: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(path: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(number: ends[0], name: "pipe"), FileDescriptor(number: ends[1], name: "pipe"))
  }

  /// Nobody may use it or a copy of it from then on.
  public func hangUp() { close(number) }

  /// Waits for bytes and returns all that have arrived, 64 KiB at most; none at the end. Blocks the thread.
  public func readAvailable() throws(FileError) -> [UInt8] { try read(atMost: 1 << 16) }

  /// Writes what there is room for without waiting, and returns how many bytes that was.
  public func writeAvailable(_ bytes: [UInt8]) throws(FileError) -> Int {
    var written = 0
    var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    // A pipe that has room has room for this much.
    let portion = Int(PIPE_BUF)
    while written < bytes.count, poll(&ready, 1, 0) == 1, ready.revents & Int16(POLLOUT) != 0 {
      let count = bytes[written...].prefix(portion).withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        return written
      } else if errno != EINTR {
        throw FileError(path: name, code: errno)
      }
    }
    return written
  }

  public func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: errno, waitingFor: POLLOUT)
      }
    }
  }

  /// Returns when a call that failed can be repeated.
  private func recover(from error: Int32, waitingFor events: Int32) throws(FileError) {
    if error == EAGAIN {
      // Somebody who shares the terminal or the pipe made it non-blocking.
      var ready = pollfd(fd: number, events: Int16(events), revents: 0)
      if poll(&ready, 1, patience) == 0 { throw FileError(path: name, reason: isUnread) }
    } else if error != EINTR {
      throw FileError(path: name, code: error)
    }
  }

  private func sizeIfKnown() -> Int {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return min(Int(status.st_size), 1 << 28)
  }
}

private let isUnread = "no process is reading it"

/// `read`, which methods of that name hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}

extension FileError {
  init(path: FilePath, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)), isClosedPipe: code == EPIPE)
  }
}
