import FolderTrees
import JSONText
import LanguageServer
import LintEngine

/// A client in the same process as its server. It records the diagnostics that it shows.
final class LoopbackClient {
  /// The files that both the client and the server see.
  let disk: ChangingFolderTree
  /// The diagnostics of Swift files by document, limited to the keys that every client receives. Documents without
  /// diagnostics are left out.
  private(set) var shown: [String: [JSON]] = [:]
  private let pulls: Bool
  /// Whether the client watches files. Otherwise, the server does.
  private let watches: Bool
  private let toServer: AsyncStream<[UInt8]>.Continuation
  private let fromServer: AsyncStream<[UInt8]>
  private let clock: AsyncStream<[UInt8]>.Continuation
  private var stream = MessageStream()
  /// The documents of the latest requests, by the identifier of the request.
  private var asked: [String: String] = [:]
  private var open: [String] = []
  private var requestCount = 0

  init(rules: [Rule], disk: FolderTree, pulls: Bool, watches: Bool) {
    self.disk = ChangingFolderTree(disk, canBeWatched: !watches)
    self.pulls = pulls
    self.watches = watches
    let (input, toServer) = AsyncStream.makeStream(of: [UInt8].self)
    let (fromServer, output) = AsyncStream.makeStream(of: [UInt8].self)
    (self.toServer, self.fromServer, clock) = (toServer, fromServer, output)
    let connection = Connection(
      read: { received in
        Task {
          for await bytes in input { return received(bytes) }
          received([])
        }
      },
      write: { bytes, written in
        output.yield(bytes)
        written(true)
      },
      waitForEnd: { _ in })
    let fileSystem = self.disk.fileSystem
    Task { _ = await serve(connection, rules: rules, version: "1", fileSystem: fileSystem, jobs: 2) }
    var capabilities: JSON = [
      "workspace": [
        "didChangeWatchedFiles": ["dynamicRegistration": JSON(watches)], "diagnostics": ["refreshSupport": true],
      ]
    ]
    if pulls { capabilities["textDocument"] = ["diagnostic": [:]] }
    send(request("initialize", "initialize", ["capabilities": capabilities, "rootUri": "file:///app"]))
    send(notification("initialized", [:]))
  }

  deinit { toServer.finish() }

  /// Sends a notification. Changes on disk are sent only if the client watches files.
  func notify(_ method: String, _ parameters: JSON) {
    if watches || method != "workspace/didChangeWatchedFiles" { send(notification(method, parameters)) }
  }

  private func send(_ message: JSON) { toServer.yield(framed(message.utf8)) }

  /// Waits for up to a minute until exactly these diagnostics are shown.
  func eventuallyShows(_ expected: [String: [JSON]], of open: [String]) async -> Bool {
    self.open = open
    if pulls {
      shown = [:]
      askForDiagnostics()
    }
    let timer = Task { [clock] in
      try await Task.sleep(for: .seconds(60))
      clock.yield([])
    }
    defer { timer.cancel() }
    while shown != expected || !asked.isEmpty {
      guard let bytes = await nextBytes(), !bytes.isEmpty else { return false }
      for message in stream.append(bytes) { handle(message) }
    }
    return true
  }

  private func nextBytes() async -> [UInt8]? {
    for await bytes in fromServer { return bytes }
    return nil
  }

  private func askForDiagnostics() {
    asked = [:]
    for uri in open {
      requestCount += 1
      asked["\(requestCount)"] = uri
      send(request("\(requestCount)", "textDocument/diagnostic", ["textDocument": ["uri": JSON(uri)]]))
    }
  }

  private func handle(_ message: JSON) {
    let parameters = message["params"]
    switch message["method"]?.string {
    case "textDocument/publishDiagnostics":
      if let uri = parameters?["uri"]?.string { show(parameters?["diagnostics"], of: uri) }
    case nil:
      if let uri = message["id"]?.string.flatMap({ asked.removeValue(forKey: $0) }) {
        show(message["result"]?["items"], of: uri)
      }
    case let method:
      guard let id = message["id"] else { return }
      send(["jsonrpc": "2.0", "id": id, "result": .null])
      if method == "workspace/diagnostic/refresh" { askForDiagnostics() }
    }
  }

  private func show(_ diagnostics: JSON?, of uri: String) {
    guard uri.hasSuffix(".swift") else { return }
    let known = (diagnostics?.array ?? []).map { diagnostic in
      var kept: JSON = [:]
      for key in ["range", "severity", "code", "source", "message"] { kept[key] = diagnostic[key] }
      return kept
    }
    shown[uri] = known.isEmpty ? nil : known
  }
}
