import JSONText
import Synchronization
import Workspace

/// Logs the messages between client and server, one per line: time, direction, kind, and text.
///
/// ```
/// 2026-11-21 23:04:11.512 --> request 3 textDocument/hover {"jsonrpc":"2.0","id":3,…
/// 2026-11-21 23:04:11.514 <-- answer 3 textDocument/hover, 1.8 ms {"jsonrpc":"2.0","id":3,…
/// ```
public final class MessageLog: Sendable {
  enum Direction: String {
    case fromClient = "-->"
    case fromServer = "<--"
  }

  fileprivate struct Way {
    var decoder = FrameDecoder()
    /// The requests in this direction that have no answer yet.
    var asked: [RequestID: (method: String, at: ContinuousClock.Instant)] = [:]
  }

  fileprivate struct State {
    var ways: [Direction: Way] = [:]
    var isBroken = false
  }

  private let state = Mutex(State())
  private let time: @Sendable () -> String
  private let write: @Sendable (_ text: String) throws(FileError) -> Void
  private let complain: @Sendable (FileError) -> Void

  /// Creates a log. `time` returns the current time as text. The first error of `write` is passed to `complain` and
  /// ends the log.
  public init(
    time: @escaping @Sendable () -> String, write: @escaping @Sendable (_ text: String) throws(FileError) -> Void,
    complain: @escaping @Sendable (FileError) -> Void
  ) {
    self.time = time
    self.write = write
    self.complain = complain
  }

  /// Logs the messages in bytes that pass through, regardless of how they are split into packets.
  func note(_ bytes: [UInt8], _ direction: Direction) {
    state.withLock { state in
      guard !state.isBroken else { return }
      let frames = state.ways[direction, default: Way()].decoder.decode(bytes)
      let lines = frames.map { "\(time()) \(direction.rawValue) \(state.line(for: $0, direction))\n" }
      do throws(FileError) {
        if !lines.isEmpty { try write(lines.joined()) }
      } catch {
        state.isBroken = true
        complain(error)
      }
    }
  }
}

extension MessageLog.State {
  fileprivate mutating func line(for frame: FrameDecoder.Frame, _ direction: MessageLog.Direction) -> String {
    switch frame {
    case .message(let text):
      // Between the tokens of a message, a space can replace a line break. Inside strings, line breaks are escaped.
      let scalars = "\(title(of: text, direction)) \(String(decoding: text, as: UTF8.self))".unicodeScalars
      return String(String.UnicodeScalarView(scalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    case .unreadable: return "bytes that are not a message"
    case .tooLong(let length): return "a message of \(length) bytes, which is too long"
    case .endless: return "a message with an impossible length"
    }
  }

  private mutating func title(of text: [UInt8], _ direction: MessageLog.Direction) -> String {
    guard let json = try? JSON(reading: text) else { return "invalid JSON" }
    let id = RequestID(json["id"])
    switch (id, json["method"]?.string) {
    case (let id?, let method?):
      ways[direction, default: .init()].asked[id] = (method, .now)
      return "request \(id) \(method)"
    case (nil, let method?): return "notification \(method)"
    case (let id?, nil):
      let kind = json["error"] == nil ? "answer" : "error"
      let opposite: MessageLog.Direction = direction == .fromClient ? .fromServer : .fromClient
      guard let asked = ways[opposite]?.asked.removeValue(forKey: id) else { return "\(kind) \(id) without a request" }
      return "\(kind) \(id) \(asked.method), \(milliseconds(.now - asked.at)) ms"
    case (nil, nil): return "invalid message"
    }
  }
}

/// The duration in milliseconds, with one decimal.
private func milliseconds(_ duration: Duration) -> String {
  let tenths = duration / .microseconds(100)
  return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
}

extension Connection {
  /// The same connection, with all messages written to a log.
  public func logged(in log: MessageLog) -> Connection {
    var logged = self
    logged.read = { [read] received in
      read { bytes in
        log.note(bytes, .fromClient)
        received(bytes)
      }
    }
    logged.write = { [write] bytes, written in
      log.note(bytes, .fromServer)
      write(bytes, written)
    }
    return logged
  }
}
