import Foundation
import JSONText
import ServerChecks

/// A client that edits one document at a time. It measures the time from sending a message until the response to it
/// arrives.
final class TimedClient {
  private struct OpenText {
    var buffer: LineBuffer
    var version = 1
  }

  let server: ServerProcess
  /// The seconds from the start of the process to the answer to `initialize`.
  let startSeconds: Double
  /// The open documents by their URI.
  private var texts: [String: OpenText] = [:]
  /// The document that everything concerns until another one is selected.
  private var uri: String
  private var encoding: String
  private var received: [String: (time: Double, diagnostics: [JSON])] = [:]
  private let language: String
  private let timeLimit: Double
  private var pulls: Bool
  private let takesEdits: Bool
  private var requestCount = 0

  /// Starts a server. `folders` are the workspace; the document is in the first one.
  init(_ command: [String], folders: [URL], documentNamed name: String, language: String, timeLimit: Double) throws {
    server = try ServerProcess(command, in: folders[0])
    uri = folders[0].appending(path: name).absoluteString
    self.language = language
    self.timeLimit = timeLimit
    server.send(request("initialize", "initialize", initializeParameters(folders: folders)))
    guard let answer = server.wait(seconds: 60, for: { $0["id"] == "initialize" }),
      let capabilities = answer.message["result"]?["capabilities"]
    else {
      server.stop()
      throw UsageError("'\(command.joined(separator: " "))' does not answer 'initialize'")
    }
    startSeconds = answer.time - server.startTime
    let synchronization = capabilities["textDocumentSync"]
    takesEdits = (synchronization?["change"] ?? synchronization)?.int == 2
    pulls = capabilities["diagnosticProvider"] != nil
    encoding = capabilities["positionEncoding"]?.string ?? "utf-16"
    server.send(notification("initialized", [:]))
  }

  /// The text of the selected document; empty before it is opened.
  var buffer: LineBuffer { texts[uri]?.buffer ?? LineBuffer("") }

  func select(_ document: URL) { uri = document.absoluteString }

  /// Opens the document and returns the seconds until its diagnostics arrived; nil if they don't arrive.
  func open(_ text: String) -> Double? {
    var buffer = LineBuffer(text)
    buffer.encoding = encoding
    texts[uri] = OpenText(buffer: buffer)
    let document: JSON = ["uri": JSON(uri), "languageId": JSON(language), "version": 1, "text": JSON(text)]
    return diagnosticsSeconds(after: server.send(notification("textDocument/didOpen", ["textDocument": document])))
  }

  /// Replaces a range of the document and returns the same as `open`.
  func replace(_ range: Range<LineBuffer.Place>, with text: String) -> Double? {
    guard let edit = texts[uri]?.buffer.replace(range, with: text) else { return nil }
    texts[uri]?.version += 1
    let parameters: JSON = [
      "textDocument": ["uri": JSON(uri), "version": JSON(texts[uri]?.version ?? 0)],
      "contentChanges": [takesEdits ? edit : ["text": JSON(buffer.text)]],
    ]
    return diagnosticsSeconds(after: server.send(notification("textDocument/didChange", parameters)))
  }

  /// Sends a request about a position and returns the seconds until it was answered; nil if the server reports an error
  /// or doesn't answer.
  func ask(_ method: String, at place: LineBuffer.Place, _ more: KeyValuePairs<String, JSON> = [:]) -> Double? {
    let position = buffer.position(of: place)
    var parameters: JSON = ["textDocument": ["uri": JSON(uri)], "position": position]
    for (key, value) in more { parameters[key] = value }
    if method == "textDocument/codeAction" { parameters["range"] = ["start": position, "end": position] }
    let start = wallTime()
    guard let answer = ask(method, parameters), answer.message["error"] == nil else { return nil }
    return answer.time - start
  }

  private func note(_ arrival: ServerProcess.Arrival) {
    guard arrival.message["method"] == "textDocument/publishDiagnostics", let parameters = arrival.message["params"],
      let uri = parameters["uri"]?.string
    else { return }
    received[uri] = (arrival.time, parameters["diagnostics"]?.array ?? [])
  }

  private func ask(_ method: String, _ parameters: JSON) -> ServerProcess.Arrival? {
    requestCount += 1
    let id = "\(requestCount)"
    server.send(request(id, method, parameters))
    return wait { $0["id"]?.string == id }
  }

  /// Closes the selected document.
  func close() {
    texts[uri] = nil
    server.send(notification("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]]))
  }

  /// The last diagnostics of an open document, and the time at which they arrived; nil if there are none yet.
  func lastDiagnostics(of document: URL) -> (time: Double, diagnostics: [JSON])? { received[document.absoluteString] }

  /// Receives messages for some time.
  func listen(seconds: Double) { _ = wait(seconds: seconds) { _ in false } }

  private func diagnosticsSeconds(after start: Double) -> Double? {
    if !pulls {
      let uri = JSON(self.uri)
      let version = texts[self.uri]?.version ?? 0
      let arrival = wait { message in
        guard message["method"] == "textDocument/publishDiagnostics", message["params"]?["uri"] == uri else {
          return false
        }
        return message["params"]?["version"]?.int ?? version >= version
      }
      if let arrival { return arrival.time - start }
    }
    guard pulls else { return nil }
    while let answer = ask("textDocument/diagnostic", ["textDocument": ["uri": JSON(uri)]]) {
      let error = answer.message["error"]
      // The server canceled the request or the content was modified, so the request is sent again.
      if let code = error?["code"]?.int, -32802 ... -32800 ~= code { continue }
      return error == nil ? answer.time - start : nil
    }
    return nil
  }

  /// Waits for a message, and answers the server's own requests meanwhile. Returns nil early if the server registers
  /// for pull diagnostics.
  private func wait(seconds: Double? = nil, for isWanted: (JSON) -> Bool) -> ServerProcess.Arrival? {
    let end = wallTime() + (seconds ?? timeLimit)
    while let arrival = server.wait(seconds: end - wallTime(), for: { isWanted($0) || isNews($0) }) {
      note(arrival)
      if isWanted(arrival.message) { return arrival }
      guard isRequest(arrival.message) else { continue }
      server.send(answer(to: arrival.message))
      let registrations = arrival.message["params"]?["registrations"]?.array ?? []
      if registrations.contains(where: { $0["method"] == "textDocument/diagnostic" }), !pulls {
        pulls = true
        return nil
      }
    }
    return nil
  }
}

/// Whether a message can't be discarded while another one is awaited.
private func isNews(_ message: JSON) -> Bool {
  isRequest(message) || message["method"] == "textDocument/publishDiagnostics"
}

private func isRequest(_ message: JSON) -> Bool { message["method"] != nil && message["id"] != nil }

/// Accepts every request, and answers configuration requests with null.
private func answer(to message: JSON) -> JSON {
  let count = message["params"]?["items"]?.array?.count ?? 0
  let result = message["method"] == "workspace/configuration" ? JSON([JSON](repeating: .null, count: count)) : .null
  return ["jsonrpc": "2.0", "id": message["id"] ?? .null, "result": result]
}

/// The capabilities that current editors announce, as far as they affect a server's work.
private func initializeParameters(folders: [URL]) -> JSON {
  let textDocument: JSON = [
    "synchronization": ["didSave": true],
    "publishDiagnostics": ["versionSupport": true, "relatedInformation": true],
    "diagnostic": ["dynamicRegistration": true, "relatedDocumentSupport": false],
    "hover": ["contentFormat": ["markdown", "plaintext"]],
    "completion": ["completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]],
    "codeAction": [
      "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["", "quickfix", "refactor", "source"]]]
    ],
  ]
  let uri = JSON(folders[0].absoluteString)
  return [
    "processId": JSON(Int(ProcessInfo.processInfo.processIdentifier)), "rootUri": uri,
    "clientInfo": ["name": "benchmarks"],
    "workspaceFolders": JSON(
      folders.map { ["uri": JSON($0.absoluteString), "name": JSON($0.lastPathComponent)] as JSON }),
    "capabilities": [
      "general": ["positionEncodings": ["utf-8", "utf-16"]],
      "workspace": ["configuration": true, "workspaceFolders": true, "applyEdit": true],
      "window": ["workDoneProgress": true], "textDocument": textDocument,
    ],
  ]
}
