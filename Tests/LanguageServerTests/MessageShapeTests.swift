import FolderTrees
import JSONText
import Testing
import TextModel

@testable import LanguageServer

/// Sends every message with parameters of every wrong shape. A request is answered with `InvalidParams`, a notification
/// is ignored and logged, and the server's state stays the same.
@Suite(.timeLimit(.minutes(5))) struct MessageShapeTests {
  @Test func everyMessageHasASample() {
    let known =
      MessageCatalog.requests.map { $0.method } + MessageCatalog.sessionRequests.map { $0.method }
      + MessageCatalog.notifications.map { $0.method }
    #expect(Set(samples.map(\.method)) == Set(known))
  }

  @Test func validParametersAreAccepted() {
    for sample in samples {
      var server = OneServer(initialized: sample.method != "initialize")
      let isRefused = server.refuses(sample.method, sample.parameters)
      #expect(!isRefused, "\(sample.method)")
      for path in sample.optional {
        for value in [nil, JSON.null] {
          var server = OneServer(initialized: sample.method != "initialize")
          let parameters = sample.parameters.replacing(path, by: value)
          let isRefused = server.refuses(sample.method, parameters)
          #expect(!isRefused, "\(sample.method): '\(path)' is \(value?.description ?? "left out")")
        }
      }
    }
  }

  @Test func wrongShapesAreRefused() {
    for sample in samples {
      for (path, value) in sample.damages {
        var server = OneServer(initialized: sample.method != "initialize")
        let before = server.state
        let parameters = sample.parameters.replacing(path, by: value)
        let isRefused = server.refuses(sample.method, parameters)
        #expect(isRefused, "\(sample.method): '\(path)' is \(value?.description ?? "left out")")
        #expect(server.state == before, "\(sample.method): '\(path)' is \(value?.description ?? "left out")")
      }
    }
  }
}

/// A session with one open document.
private struct OneServer {
  private var session: Session

  init(initialized: Bool) {
    session = Session(rules: [], version: "1", fileSystem: FolderTree().fileSystem, jobs: 1)
    guard initialized else { return }
    session.receiveMessage(request(1, "initialize", ["rootUri": "file:///app"]))
    session.receiveMessage(notification("textDocument/didOpen", opening("file:///a.swift", "let a = 1")))
    _ = session.popOutgoing()
  }

  struct State: Equatable {
    var phase: Session.Phase
    var revision: Int
    var texts: [String: String]
    var folders: [FilePath]
    var trace: TraceLevel
  }

  var state: State {
    State(
      phase: session.phase, revision: session.revision,
      texts: Dictionary(session.documents.values.map { ($0.uri.text, $0.text.string) }) { first, _ in first },
      folders: session.projects.folders, trace: session.traceLevel)
  }

  /// Whether a message is refused as required for its kind.
  mutating func refuses(_ method: String, _ parameters: JSON?) -> Bool {
    if MessageCatalog.notification(method) != nil {
      session.receiveMessage(.object(["jsonrpc": "2.0", "method": JSON(method), "params": parameters]))
      return session.popOutgoing().contains { message in
        message["method"] == "window/logMessage" && message["params"]?["type"] == 2
          && message["params"]?["message"]?.string?.hasPrefix("\(method): ") ?? false
      }
    }
    session.receiveMessage(.object(["jsonrpc": "2.0", "id": 7, "method": JSON(method), "params": parameters]))
    return session.popOutgoing().contains { $0["id"] == 7 && $0["error"]?["code"] == -32602 }
  }
}

extension Session {
  fileprivate mutating func receiveMessage(_ message: JSON) { _ = receive(.message(message.utf8)) }
}

/// A message with valid parameters, and the parts of them that may vary.
private struct Sample {
  var method: String
  var parameters: JSON
  /// The paths of values that may be missing or null.
  var optional: [String] = []
  /// The paths of values that may be anything.
  var free: [String] = []
  /// Whether positions before the start are clamped to the text.
  var clampsPositions = false

  /// The ways to corrupt the parameters: a path and the value to put there; nil removes the value.
  var damages: [(path: String, value: JSON?)] {
    let paths = parameters.paths.filter { path in !free.contains { path == $0 || path.hasPrefix($0 + ".") } }
    return paths.flatMap { path -> [(String, JSON?)] in
      guard let sound = parameters.value(at: path) else { return [] }
      let missing: [JSON?] = optional.contains(path) ? [] : [nil, .null]
      let isCount = !clampsPositions && (path.hasSuffix("line") || path.hasSuffix("character"))
      let others = sound.otherShapes(isToken: tokens.contains(path)) + (isCount ? [-1] : [])
      return (missing + others).map { (path, $0) }
    }
  }
}

/// The paths of tokens, which are integers or strings.
private let tokens: Set = ["id", "workDoneToken", "partialResultToken"]

extension JSON {
  /// Values of every other shape, and numbers that aren't integers.
  fileprivate func otherShapes(isToken: Bool) -> [JSON] {
    var shapes: [JSON] = [true, 1.5, 1e300]
    if int == nil, !isToken { shapes.append(3) }
    if string == nil, !isToken { shapes.append("text") }
    if array == nil { shapes += [[], [[:]]] }
    if members == nil { shapes += [[:], ["a": 1]] }
    if array?.isEmpty == false { shapes.append([1]) }
    return shapes
  }

  /// The dotted paths of all values in this one. Its own path is empty.
  fileprivate var paths: [String] {
    let inner =
      (members ?? []).flatMap { member in member.value.paths.map { $0.isEmpty ? member.key : "\(member.key).\($0)" } }
      + (array ?? []).enumerated().flatMap { index, element in
        element.paths.filter { !$0.isEmpty }.map { "\(index).\($0)" }
      }
    return [""] + inner
  }

  fileprivate func value(at path: String) -> JSON? {
    path.split(separator: ".").reduce(Optional(self)) { value, key in
      Int(key).map { value?[$0] } ?? value?[String(key)]
    }
  }

  /// The value with another value at a path; nil removes the value at the path.
  fileprivate func replacing(_ path: String, by value: JSON?) -> JSON? {
    guard !path.isEmpty else { return value }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    var copy = self
    if let index = Int(parts[0]), var elements = array {
      elements[index] = elements[index].replacing(rest, by: value) ?? .null
      return JSON(elements)
    }
    copy[parts[0]] = self[parts[0]]?.replacing(rest, by: value)
    return copy
  }
}

private let document: JSON = ["uri": "file:///a.swift"]
private let place: JSON = ["line": 0, "character": 1]
private let range: JSON = ["start": place, "end": place]
private let atPlace: JSON = ["textDocument": document, "position": place]

private let samples: [Sample] = [
  Sample(
    method: "initialize",
    parameters: [
      "processId": 1, "rootPath": "/a", "rootUri": "file:///a", "capabilities": [:], "trace": "off",
      "workspaceFolders": [["uri": "file:///a", "name": "a"]], "initializationOptions": [:],
    ],
    optional: ["", "processId", "rootPath", "rootUri", "capabilities", "trace", "workspaceFolders"],
    free: ["capabilities.x", "initializationOptions", "workspaceFolders.0.name"]),
  Sample(method: "shutdown", parameters: .null, free: [""]),
  Sample(method: "exit", parameters: .null, free: [""]),
  Sample(method: "initialized", parameters: [:], free: [""]),
  Sample(method: "$/cancelRequest", parameters: ["id": 1]),
  Sample(method: "$/setTrace", parameters: ["value": "off"]),
  // Users may set anything.
  Sample(method: "workspace/didChangeConfiguration", parameters: ["settings": [:]], free: ["", "settings"]),
  Sample(
    method: "workspace/didChangeWatchedFiles", parameters: ["changes": [["uri": "file:///a", "type": 1]]],
    free: ["changes.0.type"]),
  Sample(
    method: "workspace/didChangeWorkspaceFolders",
    parameters: [
      "event": ["added": [["uri": "file:///b", "name": "b"]], "removed": [["uri": "file:///c", "name": "c"]]]
    ],
    free: ["event.added.0.name", "event.removed.0.name"]),
  Sample(
    method: "textDocument/didOpen",
    parameters: ["textDocument": ["uri": "file:///b.swift", "languageId": "swift", "version": 1, "text": "b"]],
    optional: ["textDocument.version"], free: ["textDocument.languageId"]),
  Sample(
    method: "textDocument/didChange",
    parameters: [
      "textDocument": ["uri": "file:///a.swift", "version": 2],
      "contentChanges": [["range": range, "rangeLength": 0, "text": "b"]],
    ],
    optional: ["textDocument.version", "contentChanges.0.range"], free: ["contentChanges.0.rangeLength"],
    clampsPositions: true),
  Sample(
    method: "textDocument/didSave", parameters: ["textDocument": document, "text": "b"], free: ["text"]),
  Sample(method: "textDocument/didClose", parameters: ["textDocument": document]),
  Sample(method: "textDocument/hover", parameters: atPlace),
  Sample(method: "textDocument/completion", parameters: atPlace),
  Sample(
    method: "textDocument/codeAction",
    parameters: [
      "textDocument": document, "range": range,
      "context": ["diagnostics": [["range": range, "code": "a-rule", "message": "m"]], "only": ["quickfix"]],
    ],
    optional: ["context.only"], free: ["context.diagnostics.0.code", "context.diagnostics.0.message"]),
  Sample(
    method: "codeAction/resolve", parameters: ["title": "Mark it", "data": ["list": 1]], free: ["data"]),
  Sample(
    method: "completionItem/resolve", parameters: ["label": "x", "data": ["list": 1]], free: ["data"]),
  Sample(method: "textDocument/codeLens", parameters: ["textDocument": document]),
  Sample(
    method: "textDocument/diagnostic", parameters: ["textDocument": document, "previousResultId": "x"],
    optional: ["previousResultId"]),
  Sample(
    method: "workspace/diagnostic",
    parameters: [
      "previousResultIds": [["uri": "file:///a", "value": "x"]], "workDoneToken": 1, "partialResultToken": "x",
    ],
    optional: ["workDoneToken", "partialResultToken"]),
  Sample(
    method: "workspace/executeCommand",
    parameters: ["command": "uibridge.showBridge", "arguments": ["file:///a.swift", "Map"]]),
]
