import JSONText
import TestSupport

/// Generates messages, and damages them in every way.
public struct HostileClient {
  private var random: SplitMix64

  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// One of the messages that clients send after initialization. If it's a request, it has this identifier.
  public mutating func message(id: Int) -> JSON {
    var message = conversation.randomElement(using: &random) ?? [:]
    if message["id"] != nil { message["id"] = JSON(id) }
    return message
  }

  /// The message with one value removed or replaced with a value of another shape.
  public mutating func reshaped(_ json: JSON) -> JSON {
    let isHere = Int.random(in: 0..<5, using: &random) == 0
    if !isHere, var elements = json.array, let index = elements.indices.randomElement(using: &random) {
      elements[index] = reshaped(elements[index])
      return JSON(elements)
    }
    if !isHere, let member = json.members?.randomElement(using: &random) {
      var object = json
      object[member.key] = Int.random(in: 0..<6, using: &random) == 0 ? nil : reshaped(member.value)
      return object
    }
    return wrongValues.randomElement(using: &random) ?? .null
  }

  /// The bytes with some of them replaced, removed, or duplicated.
  public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.indices.randomElement(using: &random) else { return [0] }
    let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return bytes[..<start] + [UInt8.random(in: 0...255, using: &random)] + bytes[(start + 1)...]
    case 1: return Array(bytes[..<start] + bytes[end...])
    case 2: return bytes[..<start] + noise() + bytes[start...]
    default: return Array(bytes[..<end] + bytes[start...])
    }
  }

  /// A frame whose header is wrong or hard to find.
  public mutating func misframed(_ content: [UInt8]) -> [UInt8] {
    let length = content.count + Int.random(in: -60...60, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Array("Content-Length: \(length)\r\n\r\n".utf8) + content
    case 1: return noise() + framed(content)
    case 2: return Array("content-length:\(content.count) \n\n".utf8) + content
    case 3: return content
    default: return Array("Content-Type: x\r\nContent-Length: 7\r\nContent-Length: \(length)\r\n\r\n".utf8) + content
    }
  }

  /// The size of the next packet.
  public mutating func packetSize() -> Int { 1 << Int.random(in: 0...14, using: &random) }

  /// A random number from 0 up to, but not including, a bound.
  public mutating func choice(of count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func noise() -> [UInt8] {
    (0..<Int.random(in: 1...20, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
}

private let wrongValues: [JSON] = [
  .null, true, 0, -1, 7, 1e300, 9_007_199_254_740_993, "", "text", "a\u{0}\u{FFFD}😀", [], [1], [:], ["a": [:]],
]

private let views = ["file:///nowhere/A.swift", "untitled:B", "file:///nowhere/%F0%9F%98%80.swift"]
private let start: JSON = ["line": 0, "character": 7]
private let end: JSON = ["line": 1, "character": 2]

private let conversation: [JSON] =
  views.flatMap { uri -> [JSON] in
    let document: JSON = ["uri": JSON(uri)]
    let place: JSON = ["textDocument": document, "position": start]
    let text = "struct A: UIViewRepresentable {\r\n  @Binding var text: String // 😀\n}\n"
    let marked: JSON = [["range": ["start": start, "end": end], "code": "missing-make", "message": "m"]]
    return [
      notification(
        "textDocument/didOpen",
        ["textDocument": ["uri": JSON(uri), "languageId": "swift", "version": 1, "text": JSON(text)]]),
      notification(
        "textDocument/didChange",
        [
          "textDocument": ["uri": JSON(uri), "version": 2],
          "contentChanges": [["range": ["start": start, "end": end], "text": "😀{"], ["text": "class B {"]],
        ]),
      notification(
        "textDocument/didChange",
        [
          "textDocument": ["uri": JSON(uri), "version": 3],
          "contentChanges": [["range": ["start": start, "end": start], "text": "\"\"\"\n"]],
        ]),
      notification("textDocument/didSave", ["textDocument": document]),
      notification("textDocument/didClose", ["textDocument": document]),
      request("", "textDocument/hover", place),
      request("", "textDocument/completion", place),
      request(
        "", "textDocument/codeAction",
        [
          "textDocument": document, "range": ["start": start, "end": end],
          "context": ["diagnostics": marked, "only": ["quickfix"]],
        ]),
      request("", "textDocument/diagnostic", ["textDocument": document, "previousResultId": "1.0"]),
      request("", "textDocument/codeLens", ["textDocument": document]),
    ]
  } + [
    request("", "workspace/diagnostic", ["previousResultIds": [["uri": JSON(views[0]), "value": "0"]]]),
    request("", "workspace/executeCommand", ["command": "uibridge.nothing", "arguments": [[:]]]),
    request("", "workspace/unknown", [:]),
    notification("$/cancelRequest", ["id": 1]),
    notification("$/setTrace", ["value": "verbose"]),
    notification("workspace/didChangeConfiguration", ["settings": ["uibridge": ["rules": ["missing-make": "hint"]]]]),
    notification("workspace/didChangeWatchedFiles", ["changes": [["uri": JSON(views[0]), "type": 2]]]),
    notification("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [["uri": "file:///x"]]]]),
    ["jsonrpc": "2.0", "id": "uibridge-1", "result": [["rules": 1]]],
  ]
