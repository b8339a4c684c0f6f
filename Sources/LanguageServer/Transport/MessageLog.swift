import JSONText
import Synchronization
import Workspace

/// Writes down what a client and the server say to each other, a line a message: when, which way, what it is, and its text.
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
    /// The requests that came this way and have no answer yet.
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

  /// `time` says what time it is, in words. The first error of `write` is complained of, and ends the log.
  public init(
    time: @escaping @Sendable () -> String, write: @escaping @Sendable (_ text: String) throws(FileError) -> Void,
    complain: @escaping @Sendable (FileError) -> Void
  ) {
    self.time = time
    self.write = write
    self.complain = complain
  }

  /// Takes bytes as they pass, however they are cut.
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
      // Between the parts of a message a line end is as good as a space; inside of them it is escaped.
      let scalars = "\(title(of: text, direction)) \(String(decoding: text, as: UTF8.self))".unicodeScalars
      return String(String.UnicodeScalarView(scalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    case .unreadable: return "bytes that are no message"
    case .tooLong(let length): return "a message of \(length) bytes, which is too long"
    case .endless: return "a message of an impossible length"
    }
  }

  private mutating func title(of text: [UInt8], _ direction: MessageLog.Direction) -> String {
    guard let json = try? JSON(reading: text) else { return "no JSON" }
    let id = RequestID(json["id"])
    switch (id, json["method"]?.string) {
    case (let id?, let method?):
      ways[direction, default: .init()].asked[id] = (method, .now)
      return "request \(id) \(method)"
    case (nil, let method?): return "notification \(method)"
    case (let id?, nil):
      let kind = json["error"] == nil ? "answer" : "error"
      let opposite: MessageLog.Direction = direction == .fromClient ? .fromServer : .fromClient
      guard let asked = ways[opposite]?.asked.removeValue(forKey: id) else { return "\(kind) \(id) to nothing" }
      return "\(kind) \(id) \(asked.method), \(milliseconds(.now - asked.at)) ms"
    case (nil, nil): return "no message"
    }
  }
}

/// With one digit behind the point.
private func milliseconds(_ duration: Duration) -> String {
  let tenths = duration / .microseconds(100)
  return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
}

extension Connection {
  /// The same connection, with all that passes written down.
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
