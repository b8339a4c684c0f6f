import Foundation
import JSONText
import ServerChecks

/// `benchmarks frames`: sends one damaged message after another. The server must answer each request exactly once, keep
/// running, recover after every wrong content length, and not grow.
func checkFrames(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["executable", "count", "seed"])
  let count = try arguments.number("count", default: 100_000)
  let seed = try arguments.number("seed", default: 1)
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  var run = try HostileRun([try serverExecutable(arguments), "lsp"], in: folder, seed: UInt64(seed))
  defer { run.client.server.stop() }
  let batches = max(10, count / framesPerBatch)
  var early: Int?
  for batch in 1...batches {
    if let fault = run.firstFault(isTorn: batch % 4 == 0) {
      print("seed \(seed), before frame \(batch * framesPerBatch): \(fault)")
      return false
    }
    guard batch % (batches / 10) == 0 else { continue }
    let memory = ProcessUse(identifier: run.client.server.identifier).memory
    early = early ?? memory
    print(batch * framesPerBatch, "frames,", memory.map { "\(fixed(Double($0) / 1_048_576, 1)) MB" } ?? "")
    fflush(nil)
    if let early, let memory, memory > early + 8 * 1_048_576 {
      print("it grows")
      return false
    }
  }
  print(run.answerCount, "answers,", run.refusalCount, "of them refusals")
  return true
}

private let framesPerBatch = 1_000

/// A server and the damaged messages that it received.
private struct HostileRun {
  let client: TimedClient
  private var hostile: HostileClient
  private var requestCount = 0
  /// The documents that some frame may have opened.
  private var opened: Set<String> = []
  /// The requests of the last torn stream. The server may answer some of them late.
  private var strays: Set<JSON> = []
  private(set) var answerCount = 0
  private(set) var refusalCount = 0

  init(_ command: [String], in folder: URL, seed: UInt64) throws {
    client = try TimedClient(
      command, folders: [folder], documentNamed: "Document.swift", language: "swift", timeLimit: 60)
    hostile = HostileClient(seed: seed)
  }

  /// Sends a thousand frames and then a valid request, and returns the first problem. If streams are torn, it's unknown
  /// which frames the server understood.
  mutating func firstFault(isTorn: Bool) -> String? {
    var bytes: [UInt8] = []
    var expected: [JSON: Int] = [:]
    for _ in 0..<framesPerBatch {
      let content = nextContent()
      if let id = note(content) { expected[id, default: 0] += 1 }
      bytes += isTorn && hostile.choice(of: 3) == 0 ? hostile.misframed(content) : framed(content)
    }
    // Padding that completes a frame whose header announced too many bytes.
    if isTorn { bytes += String(repeating: "\r\n", count: 2_000).utf8 }
    for uri in opened {
      bytes += framed(notification("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]]).utf8)
    }
    opened = []
    requestCount += 1
    let last = "last \(requestCount)"
    bytes += framed(request(last, "textDocument/hover", [:]).utf8)
    while !bytes.isEmpty {
      let size = min(bytes.count, hostile.packetSize())
      client.server.send(bytes: Array(bytes[..<size]))
      bytes.removeFirst(size)
    }
    if isTorn { strays = Set(expected.keys) }
    return waitForAnswers(to: isTorn ? nil : expected, last: last)
  }

  private mutating func nextContent() -> [UInt8] {
    requestCount += 1
    let message = hostile.message(id: requestCount)
    switch hostile.choice(of: 4) {
    case 0: return message.utf8
    case 1: return hostile.damaged(message.utf8)
    default: return hostile.reshaped(message).utf8
    }
  }

  /// Returns the identifier that the server must answer; nil for notifications, for responses, and for messages that
  /// are too damaged to have an identifier.
  private mutating func note(_ content: [UInt8]) -> JSON? {
    guard let message = try? JSON(reading: content) else { return nil }
    if let uri = message["params"]?["textDocument"]?["uri"]?.string { opened.insert(uri) }
    let isAnswer = message["method"] == nil && (message["result"] != nil || message["error"] != nil)
    guard !isAnswer, let id = message["id"] else { return nil }
    return id.int.map { JSON($0) } ?? id.string.map { JSON($0) }
  }

  /// Waits until every request, including the last one, has been answered once; returns nil on success.
  private mutating func waitForAnswers(to expected: [JSON: Int]?, last: String) -> String? {
    var missing = expected ?? [:]
    var isLastMissing = true
    while isLastMissing || !missing.isEmpty {
      guard let message = client.server.wait(seconds: 60, for: { $0["id"] != nil })?.message, let id = message["id"]
      else {
        return client.server.hasEnded ? "it has ended" : "no answer to \(missing.keys.prefix(5)) within a minute"
      }
      if message["method"] != nil {
        client.server.send(["jsonrpc": "2.0", "id": id, "result": hostile.reshaped([[:]])])
        continue
      }
      answerCount += 1
      refusalCount += message["error"] == nil ? 0 : 1
      if id.string == last {
        isLastMissing = false
      } else if let count = missing[id] {
        missing[id] = count == 1 ? nil : count - 1
      } else if expected != nil, !id.isNull, !strays.contains(id) {
        return "an answer too many: \(message)"
      }
    }
    return nil
  }
}
