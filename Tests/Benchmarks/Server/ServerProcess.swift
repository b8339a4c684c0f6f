import Foundation
import JSONText
import ServerChecks

/// A language server in a process of its own. What it sends is taken whenever somebody writes or waits, so that neither
/// side keeps the other from writing.
final class ServerProcess {
  struct Arrival {
    /// When the last byte had come.
    var time: Double
    var message: JSON
  }

  /// When the process was asked for.
  let startTime: Double
  private let process: ChildProcess
  private var stream = MessageStream()
  /// What was read last. Kept, since to get so much memory anew takes a noticeable part of what is measured.
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// What nobody has waited for yet.
  private var arrivals: [Arrival] = []
  private(set) var hasEnded = false

  /// Starts a program with its arguments, in a folder. What it says on standard error is not read.
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

  /// Sends a message, and returns when its first byte went.
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

  /// The first message that is wanted, of those that have come and those that come in time. Those before it are dropped.
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

  /// Ends the process after `shutdown` and `exit`, by force where it stays; returns its exit status, nil after force.
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

  /// Waits until something can be read, or written if that is wanted too, and reads what there is.
  private func transfer(until end: Double, whenWritable: Bool) {
    var ends = [pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)]
    if whenWritable { ends.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
    let milliseconds = Int32(max(0, min(60, end - wallTime()) * 1_000).rounded(.up))
    guard poll(&ends, nfds_t(ends.count), milliseconds) > 0, ends[0].revents != 0 else { return }
    let count = read(process.output, &chunk, chunk.count)
    if count == 0 { hasEnded = true }
    guard count > 0 else { return }
    let time = wallTime()
    arrivals += stream.take(chunk[..<count]).map { Arrival(time: time, message: $0) }
  }
}

/// The path of a program, which may be its name in one of the folders of `PATH`.
private func executable(_ name: String) -> String? {
  if name.contains("/") { return URL(filePath: name).path }
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}
