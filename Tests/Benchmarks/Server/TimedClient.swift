import Foundation
import JSONText
import ServerChecks

/// A client with one document. It measures the time from sending a message until the response to it arrives.
final class TimedClient {
  let server: ServerProcess
  /// The seconds from the start of the process to the answer to `initialize`.
  let startSeconds: Double
  private(set) var buffer = LineBuffer("")
  private var version = 1
  private let uri: String
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
    buffer.encoding = capabilities["positionEncoding"]?.string ?? "utf-16"
    server.send(notification("initialized", [:]))
  }

  /// Opens the document and returns the seconds until its diagnostics arrived; nil if they don't arrive.
  func open(_ text: String) -> Double? {
    let encoding = buffer.encoding
    buffer = LineBuffer(text)
    buffer.encoding = encoding
    let document: JSON = ["uri": JSON(uri), "languageId": JSON(language), "version": 1, "text": JSON(text)]
    return diagnosticsSeconds(after: server.send(notification("textDocument/didOpen", ["textDocument": document])))
  }

  /// Replaces a range of the document and returns the same as `open`.
  func replace(_ range: Range<LineBuffer.Place>, with text: String) -> Double? {
    let edit = buffer.replace(range, with: text)
    version += 1
    let parameters: JSON = [
      "textDocument": ["uri": JSON(uri), "version": JSON(version)],
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

  private func ask(_ method: String, _ parameters: JSON) -> ServerProcess.Arrival? {
    requestCount += 1
    let id = "\(requestCount)"
    server.send(request(id, method, parameters))
    return wait { $0["id"]?.string == id }
  }

  private func diagnosticsSeconds(after start: Double) -> Double? {
    if !pulls {
      let uri = JSON(self.uri)
      let arrival = wait { [version] message in
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
  private func wait(for isWanted: (JSON) -> Bool) -> ServerProcess.Arrival? {
    let end = wallTime() + timeLimit
    while let arrival = server.wait(seconds: end - wallTime(), for: { isWanted($0) || isRequest($0) }) {
      guard isRequest(arrival.message) else { return arrival }
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
