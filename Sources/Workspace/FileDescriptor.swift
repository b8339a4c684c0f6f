import TextModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, pipe, or terminal. It isn't closed automatically.
public struct FileDescriptor: Sendable {
  public static let standardInput = FileDescriptor(number: 0, name: "standard input")
  public static let standardOutput = FileDescriptor(number: 1, name: "standard output")
  public static let standardError = FileDescriptor(number: 2, name: "standard error")

  let number: Int32
  /// The name to use in errors.
  let name: FilePath
  /// The milliseconds to wait for the other end; -1 to wait forever.
  private let patience: Int32

  init(number: Int32, name: FilePath, patience: Int32 = -1) {
    self.number = number
    self.name = name
    self.patience = patience
  }

  /// Opens a file for appending. Creates it if it doesn't exist, readable only by this user. Fails immediately for a
  /// pipe without a reader. Later writes fail if a pipe stays full for a second.
  public init(appendingTo path: FilePath) throws(FileError) {
    let number = open(path.cString, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard number >= 0 else {
      throw errno == ENXIO
        ? FileError(cannot: .write, path, reason: isUnread) : FileError(cannot: .write, path, code: errno)
    }
    self.init(number: number, name: path, patience: 1000)
  }

  public var isTerminal: Bool { isatty(number) == 1 }

  /// Reads everything up to the end. Fails past 256 MiB, because no source file is that long and `/dev/zero` never
  /// ends.
  public func readToEnd() throws(FileError) -> [UInt8] {
    let limit = 1 << 28
    let size = sizeIfKnown()
    var bytes = try read(atMost: size == 0 ? 1 << 16 : size + Self.room)
    // The call requested more bytes, so it has reached the end.
    if size > 0, bytes.count == size { return bytes }
    while true {
      let more = try read(atMost: max(bytes.count, 1 << 16))
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw FileError(cannot: .read, name, reason: "larger than 256 MiB") }
    }
  }

  /// The extra capacity past the end of a file, so that the caller can append a few bytes without a copy.
  private static let room = 16

  /// The bytes that one call reads; empty at the end.
  private func read(atMost capacity: Int) throws(FileError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let added = systemRead(number, buffer.baseAddress, buffer.count)
        code = added < 0 ? errno : 0
        count = max(0, added)
      }
      if code == 0 { return bytes }
      try recover(from: code, toDo: .read)
    }
  }

  /// The two ends of a new pipe, which child processes don't inherit.
  public static func newPipe() throws(FileError) -> (output: FileDescriptor, input: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(cannot: .read, "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(number: ends[0], name: "pipe"), FileDescriptor(number: ends[1], name: "pipe"))
  }

  /// Closes the descriptor. Don't use it or a copy of it afterward.
  public func hangUp() { close(number) }

  /// Waits for bytes and returns those that have arrived, at most 64 KiB; empty at the end. Blocks the thread.
  public func readAvailable() throws(FileError) -> [UInt8] { try read(atMost: 1 << 16) }

  /// Writes as much as there is room for without waiting, and returns the number of bytes written.
  public func writeAvailable(_ bytes: [UInt8]) throws(FileError) -> Int {
    var written = 0
    var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    // A pipe that is ready for writing has room for this many bytes.
    let portion = Int(PIPE_BUF)
    while written < bytes.count, poll(&ready, 1, 0) == 1, ready.revents & Int16(POLLOUT) != 0 {
      let count = bytes[written...].prefix(portion).withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        return written
      } else if errno != EINTR {
        throw FileError(cannot: .write, name, code: errno)
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
        try recover(from: errno, toDo: .write)
      }
    }
  }

  /// Returns when a failed call can be repeated; throws if it can't.
  private func recover(from error: Int32, toDo operation: FileError.Operation) throws(FileError) {
    if error == EAGAIN {
      // Another process that shares the terminal or the pipe made it nonblocking.
      let events = operation == .read ? POLLIN : POLLOUT
      var ready = pollfd(fd: number, events: Int16(events), revents: 0)
      if poll(&ready, 1, patience) == 0 { throw FileError(cannot: operation, name, reason: isUnread) }
    } else if error != EINTR {
      throw FileError(cannot: operation, name, code: error)
    }
  }

  private func sizeIfKnown() -> Int {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return min(Int(status.st_size), 1 << 28)
  }
}

private let isUnread = "the pipe has no reader"

/// The system call `read`, which the methods of that name hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}

extension FileError {
  /// Takes the reason from the operating system's text for an `errno`, in lowercase as in compiler errors.
  init(cannot operation: Operation, _ path: FilePath, code: Int32) {
    let reason = String(cString: strerror(code))
    self.init(cannot: operation, path, reason: reason.prefix(1).lowercased() + reason.dropFirst())
    isClosedPipe = code == EPIPE
  }
}
