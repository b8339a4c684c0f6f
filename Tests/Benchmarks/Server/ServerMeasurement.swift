import Foundation
import JSONText
import ServerChecks
import TestSupport

/// The cost of one server in seconds and bytes. Every measurement has a time limit, so slow servers get fewer requests
/// and no texts for which they would need minutes.
struct ServerMeasurement {
  struct Typing {
    var lines: Int
    var seconds: [Double] = []
    /// The CPU seconds of the server for all edits.
    var cpuSeconds = 0.0
    var cpuSecondsOfOne: Double? { seconds.isEmpty ? nil : cpuSeconds / Double(seconds.count) }
  }

  let name: String
  var starts: [Double] = []
  /// The seconds for opening the middle text.
  var openings: [Double] = []
  /// One element per size of text.
  var typing: [Typing] = []
  var requests: [String: [Double]] = [:]
  /// The bytes of resident memory of each session with the middle text, before and after the document is opened.
  var memory: [(idle: Int, open: Int)] = []
  /// The resident memory after the workspace was read, and the seconds until the first document in it was checked.
  var indexedMemory: Int?
  var indexing: Double?

  private let command: [String]
  private let folder: URL
  private let language: ServedLanguage
  private let editCount: Int

  /// The time limits in seconds: for one answer, and for all answers of one kind.
  private static let timeLimit = 30.0
  private static let patience = 15.0
  /// The number of processes in which a text is edited. The system chooses the core for each process, which affects the
  /// time per keystroke.
  private static let sessionCount = 4

  /// `texts` are in order of increasing size. The document is never written to the folder.
  init(of name: String, _ command: [String], in folder: URL, texts: [String], editCount: Int) throws {
    self.name = name
    self.command = command
    self.folder = folder
    self.editCount = editCount
    language = ServedLanguage(ofServerNamed: name)
    try measureStarts()
    let middle = texts[texts.count / 2]
    try measureOpenings(of: middle)
    for text in texts {
      // A server that needs seconds for an edit would need minutes for the next text.
      guard typing.last.map({ quantile(0.5, of: $0.seconds) < 1 && !$0.seconds.isEmpty }) ?? true else { break }
      try measureTyping(in: text, measuringRequests: text == middle)
    }
  }

  private func client(folders: [URL]? = nil) throws -> TimedClient {
    try TimedClient(
      command, folders: folders ?? [folder], documentNamed: language.fileName, language: language.rawValue,
      timeLimit: Self.timeLimit)
  }

  private mutating func measureStarts() throws {
    try repeatedly(atMost: 40) {
      let client = try client()
      client.server.stop()
      starts.append(client.startSeconds)
    }
  }

  private mutating func measureOpenings(of text: String) throws {
    try repeatedly(atMost: 15) {
      let client = try client()
      defer { client.server.stop() }
      rest()
      if let seconds = client.open(text) { openings.append(seconds) }
    }
  }

  /// Edits the text in one process after another until the time limit.
  private mutating func measureTyping(in text: String, measuringRequests: Bool) throws {
    var typing = Typing(lines: text.utf8.count { $0 == UInt8(ascii: "\n") })
    var random = SplitMix64(seed: 1)
    let end = wallTime() + Self.patience
    for session in 0..<Self.sessionCount where session == 0 || wallTime() < end {
      try measureSession(with: text, &typing, measuringRequests: measuringRequests, &random)
    }
    self.typing.append(typing)
  }

  private mutating func measureSession(
    with text: String, _ typing: inout Typing, measuringRequests: Bool, _ random: inout SplitMix64
  ) throws {
    let client = try client()
    defer { client.server.stop() }
    let use = ProcessUse(identifier: client.server.identifier)
    rest()
    let idle = use.memory
    guard client.open(text) != nil else { return }
    rest()
    if measuringRequests, let idle, let open = use.memory { memory.append((idle, open)) }
    let start = use.cpuSeconds
    type(with: client, &typing, &random)
    if let start, let end = use.cpuSeconds { typing.cpuSeconds += end - start }
    if measuringRequests { measureRequests(of: client, &random) }
  }

  /// Types a character into a word and deletes it again, each time in a different place.
  private func type(with client: TimedClient, _ typing: inout Typing, _ random: inout SplitMix64) {
    var edits: [(Range<LineBuffer.Place>, String)] = []
    repeatedly(atMost: editCount / Self.sessionCount, seconds: Self.patience / Double(Self.sessionCount)) {
      if edits.isEmpty, let place = client.buffer.placeInWord(&random) {
        let end = LineBuffer.Place(line: place.line, column: place.column + 1)
        edits = [(place..<place, "x"), (place..<end, "")]
      }
      guard !edits.isEmpty else { return }
      let edit = edits.removeFirst()
      if let seconds = client.replace(edit.0, with: edit.1) { typing.seconds.append(seconds) }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  private mutating func measureRequests(of client: TimedClient, _ random: inout SplitMix64) {
    for method in timedRequests {
      repeatedly(atMost: editCount / Self.sessionCount, seconds: Self.patience / Double(Self.sessionCount)) {
        guard let place = client.buffer.placeInWord(&random) else { return }
        let context: JSON = method == "textDocument/codeAction" ? ["diagnostics": []] : ["triggerKind": 1]
        if let answer = client.ask(method, at: place, ["context": context]) {
          requests[method, default: []].append(answer)
        }
      }
    }
  }

  /// Measures how long the server needs to read these folders as its workspace.
  mutating func measureIndexing(of folders: [URL]) throws {
    let client = try client(folders: folders)
    defer { client.server.stop() }
    // The server sends its first diagnostics only after it has read the whole workspace.
    indexing = client.open("import SwiftUI\n").map { client.startSeconds + $0 }
    rest()
    indexedMemory = ProcessUse(identifier: client.server.identifier).memory
  }

  private func repeatedly(atMost count: Int, seconds: Double = patience, _ work: () throws -> Void) rethrows {
    let end = wallTime() + seconds
    for number in 0..<count where number < 2 || wallTime() < end { try work() }
  }

  /// Lets the server finish its background work.
  private func rest() { Thread.sleep(forTimeInterval: 0.5) }
}

let timedRequests = ["textDocument/hover", "textDocument/completion", "textDocument/codeAction"]
