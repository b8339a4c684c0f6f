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
  let name: String

  init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Opens a file that grows at its end, and makes it if need be: for this user only.
  public init(appendingTo path: String) throws(FileError) {
    number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    name = path
    guard number >= 0 else { throw FileError(path: path, code: errno) }
  }

  public var isTerminal: Bool { isatty(number) == 1 }

  /// Everything up to the end; an error past 256 MiB, since no source file is that long and `/dev/zero` never ends.
  public func readToEnd() throws(FileError) -> [UInt8] {
    let limit = 1 << 28
    // One byte more than the file has, so that there is room for the call that finds its end.
    var bytes = [UInt8](repeating: 0, count: sizeIfKnown() + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += repeatElement(0, count: max(count, 1 << 16)) }
      let added = bytes.withUnsafeMutableBytes { bytes in
        read(number, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      }
      if added < 0 {
        if errno == EINTR { continue }
        throw FileError(path: name, code: errno)
      }
      guard added > 0 else {
        bytes.removeLast(bytes.count - count)
        return bytes
      }
      count += added
      guard count <= limit else { throw FileError(path: name, reason: "larger than 256 MiB") }
    }
  }

  /// Waits for bytes and returns all that have arrived, up to 64 KiB; none at the end. Blocks the thread.
  public func readAvailable() throws(FileError) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &chunk, chunk.count)
      if count >= 0 { return Array(chunk[..<count]) }
      try recover(from: errno, waitingFor: POLLIN)
    }
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
      _ = poll(&ready, 1, -1)
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

extension FileError {
  init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)), isClosedPipe: code == EPIPE)
  }
}
