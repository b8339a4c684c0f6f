import FolderTrees
import JSONText
import LintEngine
import Synchronization
import TextModel
import Workspace

@testable import LanguageServer

/// A client in the same process: it sends messages to `serve` and waits for what comes back.
final class TestEditor: Sendable {
  private struct State {
    var chunks: [[UInt8]] = []
    var isClosed = false
    var isDeaf = false
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

  /// A client in a world of files, by path.
  init(rules: [Rule] = [], files: [FilePath: String] = [:], canBeWatched: Bool = false) {
    disk = ChangingFolderTree(FolderTree(files: files), canBeWatched: canBeWatched)
    let connection = Connection(
      read: { [self] received in Task { received(await nextChunk()) } },
      write: { [self] bytes, written in Task { written(await take(bytes)) } },
      waitForEnd: { [self] in await waitForEnd(ofProcess: $0) })
    let fileSystem = disk.fileSystem
    let task = Task {
      await serve(connection, rules: rules, version: "1.2.3", fileSystem: fileSystem, jobs: 2)
    }
    server.withLock { $0 = task }
  }

  // MARK: What the server sees

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

  private func take(_ bytes: [UInt8]) async -> Bool {
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
    return state.withLock { !$0.isDeaf }
  }

  /// Process 1000 is gone, all others stay for ever.
  private func waitForEnd(ofProcess process: Int) async {
    if process == 1000 { return }
    while (try? await Task.sleep(for: .seconds(3600))) != nil {}
  }

  // MARK: What a test does

  /// Everything that the server has sent so far.
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

  /// Waits until something is found in all that the server has sent.
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

  /// The first message of this description, also if it came before.
  func message(where matches: @escaping @Sendable (JSON) -> Bool) async -> JSON {
    await wait { $0.first(where: matches) }
  }

  /// Sends a request and waits for the whole answer.
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

  /// Changes a file behind the server's back; nil removes it.
  func write(_ text: String?, to path: FilePath) { disk.write(text, to: path) }

  /// Has the server run out of watches.
  func runOutOfWatches() { disk.runOutOfWatches() }

  /// Has the system say nothing any more of what changes.
  func stopReportingChanges() { disk.stopReporting() }

  /// What stands in a file; nil where none is.
  func text(at path: FilePath) -> String? { disk.current.files[path] }

  /// Tells the server of a change on the disk.
  func tellsOfChange(_ path: FilePath) {
    let change: JSON = ["uri": DocumentURI(path: path).json, "type": 2]
    notify("workspace/didChangeWatchedFiles", ["changes": [change]])
  }

  /// Stops reading without a word: the next thing that the server writes waits until `resume`.
  func pause() { state.withLock { $0.isPaused = true } }

  func resume() {
    let writer = state.withLock { state in
      state.isPaused = false
      return state.writer.take()
    }
    writer?.resume()
  }

  /// How many packets the server has not taken yet.
  var unreadCount: Int { state.withLock { $0.chunks.count } }

  /// Hangs up: the next thing that the server writes fails.
  func goDeaf() { state.withLock { $0.isDeaf = true } }

  /// Ends the input and waits for the server's exit status.
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
