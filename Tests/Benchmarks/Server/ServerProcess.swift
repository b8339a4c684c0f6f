import Foundation
import JSONText
import ServerChecks

/// A language server in its own process. The client drains the server's output whenever it writes or waits, so neither
/// side can block the other.
final class ServerProcess {
  struct Arrival {
    /// The time at which the last byte arrived.
    var time: Double
    var message: JSON
  }

  /// The time just before the process was started.
  let startTime: Double
  private let process: ChildProcess
  private var stream = MessageStream()
  /// The read buffer. It is reused because allocating it for each read takes a noticeable part of the measured time.
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// The messages that no caller has waited for yet.
  private var arrivals: [Arrival] = []
  private(set) var hasEnded = false

  /// Starts a program with its arguments, in a folder. Its standard error isn't read.
  init(_ command: [String], in folder: URL) throws {
    guard let program = command.first.flatMap(executable) else {
      throw UsageError("no program '\(command.first ?? "")'")
    }
    signal(SIGPIPE, SIG_IGN)
    let workingFolder = FileManager.default.currentDirectoryPath
    _ = FileManager.default.changeCurrentDirectoryPath(folder.path)
    defer { _ = FileManager.default.changeCurrentDirectoryPath(workingFolder) }
    startTime = wallTime()
    process = try ChildProcess(program, Array(command.dropFirst()))
    for end in [process.input, process.output] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit { close(process.output) }

  var identifier: Int32 { process.identifier }

  /// Sends a message and returns the time at which its first byte was written.
  @discardableResult func send(_ message: JSON) -> Double { send(bytes: framed(message.utf8)) }

  @discardableResult func send(bytes: [UInt8]) -> Double {
    let start = wallTime()
    var rest = bytes[...]
    while !rest.isEmpty, !hasEnded {
      let chunk = Array(rest.prefix(1 << 16))
      let count = write(process.input, chunk, chunk.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        transfer(until: start + 600, whenWritable: true)
      } else {
        hasEnded = true
      }
    }
    return start
  }

  /// Returns the first matching message among those received so far and those that arrive within the time limit.
  /// Discards the messages before it.
  func wait(seconds: Double, for isWanted: (JSON) -> Bool) -> Arrival? {
    let end = wallTime() + seconds
    while true {
      if let index = arrivals.firstIndex(where: { isWanted($0.message) }) {
        defer { arrivals.removeSubrange(...index) }
        return arrivals[index]
      }
      arrivals = []
      guard !hasEnded, wallTime() < end else { return nil }
      transfer(until: end, whenWritable: false)
    }
  }

  /// Stops the process with `shutdown` and `exit`, and kills it if it doesn't end. Returns its exit status; nil if it
  /// was killed.
  @discardableResult func stop() -> Int32? {
    send(["jsonrpc": "2.0", "id": "shutdown", "method": "shutdown"])
    _ = wait(seconds: 5) { $0["id"] == "shutdown" }
    send(["jsonrpc": "2.0", "method": "exit"])
    close(process.input)
    let end = wallTime() + 5
    while !hasEnded, wallTime() < end { transfer(until: end, whenWritable: false) }
    if !hasEnded { kill(identifier, SIGKILL) }
    return process.waitForEnd()
  }

  /// Waits until the output is readable, or the input is writable if requested, and reads everything available.
  private func transfer(until end: Double, whenWritable: Bool) {
    var ends = [pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)]
    if whenWritable { ends.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
    let milliseconds = Int32(max(0, min(60, end - wallTime()) * 1_000).rounded(.up))
    guard poll(&ends, nfds_t(ends.count), milliseconds) > 0, ends[0].revents != 0 else { return }
    let count = read(process.output, &chunk, chunk.count)
    if count == 0 { hasEnded = true }
    guard count > 0 else { return }
    let time = wallTime()
    arrivals += stream.append(chunk[..<count]).map { Arrival(time: time, message: $0) }
  }
}

/// The path of a program. A name without a slash is looked up in `PATH`.
private func executable(_ name: String) -> String? {
  if name.contains("/") { return URL(filePath: name).path }
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}
