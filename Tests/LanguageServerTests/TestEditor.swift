import FolderTrees
import JSONText
import LintEngine
import Synchronization
import TextModel
import Workspace

@testable import LanguageServer

/// A client in the same process. It sends messages to `serve` and waits for the responses.
final class TestEditor: Sendable {
  private struct State {
    var chunks: [[UInt8]] = []
    var isClosed = false
    var isDisconnected = false
    var isPaused = false
    var writer: CheckedContinuation<Void, Never>?
    var reader: CheckedContinuation<[UInt8], Never>?
    var transcript: [JSON] = []
    var waiting: [(find: @Sendable ([JSON]) -> JSON?, CheckedContinuation<JSON, Never>)] = []
    var nextID = 1
  }

  private let state = Mutex(State())
  private let server = Mutex<Task<Int32, Never>?>(nil)
  private let disk: ChangingFolderTree

  /// Creates a client with an in-memory file system.
  init(rules: [Rule] = [], files: [FilePath: String] = [:], canBeWatched: Bool = false) {
    disk = ChangingFolderTree(FolderTree(files: files), canBeWatched: canBeWatched)
    let connection = Connection(
      read: { [self] received in Task { received(await nextChunk()) } },
      write: { [self] bytes, written in Task { written(await receive(bytes)) } },
      waitForEnd: { [self] in await waitForEnd(ofProcess: $0) })
    let fileSystem = disk.fileSystem
    let task = Task {
      await serve(connection, rules: rules, version: "1.2.3", fileSystem: fileSystem, jobs: 2)
    }
    server.withLock { $0 = task }
  }

  // MARK: The server's side

  private func nextChunk() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      let chunk: [UInt8]? = state.withLock { state in
        if !state.chunks.isEmpty { return state.chunks.removeFirst() }
        if state.isClosed { return [] }
        state.reader = continuation
        return nil
      }
      if let chunk { continuation.resume(returning: chunk) }
    }
  }

  private func receive(_ bytes: [UInt8]) async -> Bool {
    await withCheckedContinuation { continuation in
      let isPaused = state.withLock { state in
        if state.isPaused { state.writer = continuation }
        return state.isPaused
      }
      if !isPaused { continuation.resume() }
    }
    var decoder = FrameDecoder()
    let messages = decoder.decode(bytes).compactMap { frame in
      if case .message(let text) = frame { try? JSON(reading: text) } else { nil }
    }
    for message in messages {
      let found = state.withLock { state in
        state.transcript.append(message)
        let results = state.waiting.map { (waiting: $0, message: $0.find(state.transcript)) }
        state.waiting = results.filter { $0.message == nil }.map(\.waiting)
        return results
      }
      for (waiting, message) in found { if let message { waiting.1.resume(returning: message) } }
    }
    return state.withLock { !$0.isDisconnected }
  }

  /// Process 1000 has ended; all others never end.
  private func waitForEnd(ofProcess process: Int) async {
    if process == 1000 { return }
    while (try? await Task.sleep(for: .seconds(3600))) != nil {}
  }

  // MARK: The test's side

  /// All messages that the server has sent so far.
  var transcript: [JSON] { state.withLock { $0.transcript } }

  func send(bytes: [UInt8]) {
    let reader = state.withLock { state in
      if state.reader == nil { state.chunks.append(bytes) }
      return state.reader.take()
    }
    reader?.resume(returning: bytes)
  }

  /// Sends messages in one packet.
  func send(_ messages: JSON...) { send(bytes: messages.flatMap(framed)) }

  func notify(_ method: String, _ parameters: JSON) { send(notification(method, parameters)) }

  /// Waits until `find` returns a message from all those that the server has sent.
  func wait(for find: @escaping @Sendable ([JSON]) -> JSON?) async -> JSON {
    await withCheckedContinuation { continuation in
      let message: JSON? = state.withLock { state in
        if let message = find(state.transcript) { return message }
        state.waiting.append((find, continuation))
        return nil
      }
      if let message { continuation.resume(returning: message) }
    }
  }

  /// Returns the first matching message, which may have arrived already.
  func message(where matches: @escaping @Sendable (JSON) -> Bool) async -> JSON {
    await wait { $0.first(where: matches) }
  }

  /// Sends a request and waits for the complete response.
  func answer(to method: String, _ parameters: JSON) async -> JSON {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    send(request(id, method, parameters))
    return await message { $0["id"]?.int == id }
  }

  func result(of method: String, _ parameters: JSON) async -> JSON? {
    await answer(to: method, parameters)["result"]
  }

  func initialize(_ capabilities: JSON = [:]) async -> JSON? {
    await result(of: "initialize", ["capabilities": capabilities])?["capabilities"]
  }

  /// Changes a file without notifying the server; nil removes it.
  func write(_ text: String?, to path: FilePath) { disk.write(text, to: path) }

  /// Makes the system run out of watches.
  func runOutOfWatches() { disk.runOutOfWatches() }

  /// Makes the system stop reporting changes.
  func stopReportingChanges() { disk.stopReporting() }

  /// The text of a file; nil if it doesn't exist.
  func text(at path: FilePath) -> String? { disk.current.files[path] }

  /// Notifies the server of a change on disk.
  func reportChange(_ path: FilePath) {
    let change: JSON = ["uri": DocumentURI(path: path).json, "type": 2]
    notify("workspace/didChangeWatchedFiles", ["changes": [change]])
  }

  /// Stops reading without notice. The server's next write blocks until `resume`.
  func pause() { state.withLock { $0.isPaused = true } }

  func resume() {
    let writer = state.withLock { state in
      state.isPaused = false
      return state.writer.take()
    }
    writer?.resume()
  }

  /// The number of packets that the server hasn't read yet.
  var unreadCount: Int { state.withLock { $0.chunks.count } }

  /// Closes the client's end, so the server's next write fails.
  func disconnect() { state.withLock { $0.isDisconnected = true } }

  /// Closes the input and returns the server's exit status.
  func close() async -> Int32 {
    let reader = state.withLock { state in
      state.isClosed = true
      return state.reader.take()
    }
    reader?.resume(returning: [])
    return await exitStatus()
  }

  func exitStatus() async -> Int32 {
    await server.withLock { $0 }?.value ?? -1
  }
}

func framed(_ message: JSON) -> [UInt8] {
  let text = message.utf8
  return Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
}

func request(_ id: Int, _ method: String, _ parameters: JSON = [:]) -> JSON {
  ["jsonrpc": "2.0", "id": JSON(id), "method": JSON(method), "params": parameters]
}

func notification(_ method: String, _ parameters: JSON = [:]) -> JSON {
  ["jsonrpc": "2.0", "method": JSON(method), "params": parameters]
}

func opening(_ uri: String, _ text: String, version: Int = 1) -> JSON {
  ["textDocument": ["uri": JSON(uri), "languageId": "swift", "version": JSON(version), "text": JSON(text)]]
}
