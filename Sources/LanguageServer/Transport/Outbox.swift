import JSONText

/// The messages that wait to be written, in order, with their headers.
///
/// A client may read slowly, or not at all. Only the latest diagnostics of each document wait, and only a limited
/// number of messages for people to read, so edits alone never fill the outbox. No other message may be dropped. If too
/// many of those wait, the server must not read more from the client.
struct Outbox {
  static let sizeLimit = 1 << 22
  static let noteLimit = 200
  private static let packetSize = 1 << 16

  /// How a message is treated while others wait.
  private enum Kind: Hashable {
    case diagnostics(uri: JSON)
    /// A message for people to read, which may be dropped.
    case note
    case other

    init(_ message: JSON) {
      switch message["method"]?.string {
      case "textDocument/publishDiagnostics": self = .diagnostics(uri: message["params"]?["uri"] ?? .null)
      case "window/logMessage", "window/showMessage", "$/logTrace": self = .note
      default: self = .other
      }
    }
  }

  private var frames: [(kind: Kind, bytes: [UInt8])] = []
  /// The number of frames that were already taken.
  private var takenCount = 0
  /// The position of each document's waiting diagnostics, counted from the first frame ever added.
  private var places: [Kind: Int] = [:]
  private var noteCount = 0
  /// The size in bytes of the frames that must not be dropped.
  private var size = 0

  var isEmpty: Bool { frames.isEmpty }
  var isFull: Bool { size > Self.sizeLimit }

  mutating func add(_ message: JSON) {
    let kind = Kind(message)
    switch kind {
    case .diagnostics:
      if let place = places[kind] {
        frames[place - takenCount].bytes = framed(message)
        return
      }
      places[kind] = takenCount + frames.count
    case .note:
      guard noteCount < Self.noteLimit else { return }
      noteCount += 1
    case .other: break
    }
    let bytes = framed(message)
    if kind == .other { size += bytes.count }
    frames.append((kind, bytes))
  }

  /// Removes and returns the messages to write next, at least one if any waits. Packets are small, so that the messages
  /// after them can still be replaced.
  mutating func popPacket() -> [UInt8] {
    var packet: [UInt8] = []
    var count = 0
    for (kind, bytes) in frames {
      if count > 0, packet.count + bytes.count > Self.packetSize { break }
      count += 1
      if packet.isEmpty { packet = bytes } else { packet += bytes }
      switch kind {
      case .diagnostics: places[kind] = nil
      case .note: noteCount -= 1
      case .other: size -= bytes.count
      }
    }
    frames.removeFirst(count)
    takenCount += count
    return packet
  }

  private func framed(_ message: JSON) -> [UInt8] {
    let content = message.utf8
    var frame: [UInt8] = []
    frame.reserveCapacity(content.count + 32)
    frame += "Content-Length: ".utf8
    JSON(content.count).append(to: &frame)
    frame += "\r\n\r\n".utf8
    frame += content
    return frame
  }
}
