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

  public var isTerminal: Bool { isatty(number) == 1 }

  /// Everything up to the end; an error past 256 MiB, since no source file is that long and `/dev/zero` never ends.
  public func readToEnd() throws(FileError) -> [UInt8] {
    let limit = 1 << 28
    var bytes: [UInt8] = []
    // One byte more than the file has, so that one call finds the end of an ordinary file too.
    var chunk = [UInt8](repeating: 0, count: max(sizeIfKnown() + 1, 1 << 16))
    while true {
      let count = read(number, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: name, code: errno)
      }
      guard count > 0 else { return bytes }
      if bytes.isEmpty, count < chunk.count {
        chunk.removeSubrange(count...)
        swap(&bytes, &chunk)
        chunk = [UInt8](repeating: 0, count: 1 << 16)
      } else {
        bytes += chunk[..<count]
      }
      guard bytes.count <= limit else { throw FileError(path: name, reason: "larger than 256 MiB") }
    }
  }

  public func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the terminal made it non-blocking.
        var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw FileError(path: name, code: errno)
      }
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
