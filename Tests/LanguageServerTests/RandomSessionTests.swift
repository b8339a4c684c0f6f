import BridgeModel
import Foundation
import JSONText
import LintEngine
import LintRules
import ProjectChecks
import ServerChecks
import TestSupport
import Testing
import TextModel
import Workspace

@testable import LanguageServer

/// Whatever a client does, and in whatever order the server handles it, the server finally has the client's texts and
/// shows the diagnostics that a fresh check of the same state finds.
@Suite(.timeLimit(.minutes(60))) struct RandomSessionTests {
  @Test func aRuleThatReadsOtherFilesAgreesWithAFreshCheck() async {
    await check(sessionCount, ofRules: [missingMarker], pieces: samplePieces)
  }

  @Test func allRulesAgreeWithAFreshCheck() async {
    let examples = ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
    await check(sessionCount / 4, ofRules: Rule.all, pieces: samplePieces + examples)
  }

  /// Most texts parse and have diagnostics. Random edits would break that.
  @Test func meaningfulEditsAgreeWithAFreshCheck() async {
    let examples = ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
    await check(sessionCount / 4) { RandomUser(seed: $0, rules: Rule.all, examples: examples) }
  }

  @Test func receivedDiagnosticsAgreeWithAFreshCheck() async {
    for seed in 0..<4 as Range<UInt64> {
      let check = SessionCheck(seed: seed, rules: [missingMarker], pieces: samplePieces)
      #expect(await check.outcome(after: 50).difference == nil)
    }
  }

  private func check(_ count: UInt64, ofRules rules: [Rule], pieces: [String]) async {
    await check(count) { RandomUser(seed: $0, rules: rules, pieces: pieces) }
  }

  private func check(_ count: UInt64, of user: (_ seed: UInt64) -> RandomUser) async {
    for seed in 0..<count {
      var client = ModelClient(seed: seed, user: user(seed))
      for _ in 0..<20 {
        for _ in 0..<5 {
          client.act()
          await client.letTheServerWork()
        }
        await client.settle()
        let texts = client.session.documents.map { ($0.path, $1.text.string) }
        #expect(Dictionary(uniqueKeysWithValues: texts) == client.user.buffers.mapValues(\.text), "seed \(seed)")
        let expected = await client.expectedDiagnostics()
        #expect(client.shown == expected, "seed \(seed)")
      }
    }
  }
}

/// The number of sessions in the first test; two others run a quarter as many. Each session has a hundred user actions,
/// so `RANDOM_SESSIONS=800 swift test --filter RandomSessionTests` checks 120,000 actions.
private let sessionCount = UInt64(ProcessInfo.processInfo.environment["RANDOM_SESSIONS"] ?? "") ?? 20

/// A client and its user as plain values, and a server whose tasks run one at a time.
private struct ModelClient {
  var session: Session
  private(set) var user: RandomUser
  /// The diagnostics that the client shows, by document. Documents without diagnostics are left out.
  var shown: [String: JSON] = [:]
  /// Chooses the server's next task.
  private var random: SplitMix64
  private let rules: [Rule]
  private var check: Check?
  private var followed: LargeChange.Result?

  /// The results of a check, and whether it was completed.
  private struct Check {
    var found: [(uri: DocumentURI, diagnostics: [Diagnostic])] = []
    var isWhole = false
    var revision: Int
    var model: ProjectModel?
  }

  init(seed: UInt64, user: RandomUser) {
    random = SplitMix64(seed: ~seed)
    rules = user.rules
    self.user = user
    session = Session(rules: user.rules, version: "1", fileSystem: user.disk.fileSystem, jobs: 1)
    if seed % 2 == 0 { session.largeChangeCount = 0 }
    let watching: JSON = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    receive(request(1, "initialize", ["capabilities": watching, "rootUri": "file:///app"]))
  }

  private mutating func receive(_ message: JSON) {
    _ = session.receive(.message(message.utf8))
    listen()
  }

  private mutating func send(_ method: String, _ parameters: JSON) { receive(notification(method, parameters)) }

  private mutating func listen() {
    for message in session.popOutgoing() where message["method"] == "textDocument/publishDiagnostics" {
      // The message as the client parses it.
      guard let message = try? JSON(reading: message.utf8), let uri = message["params"]?["uri"]?.string else {
        continue
      }
      let diagnostics = message["params"]?["diagnostics"]
      shown[uri] = diagnostics == [] ? nil : diagnostics
    }
  }

  /// Makes the user act and notifies the server.
  mutating func act() {
    for notification in user.act() { send(notification.method, notification.parameters) }
  }

  // MARK: The server's tasks

  /// Runs one of the server's tasks that is due, or none.
  mutating func letTheServerWork() async {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: await load()
    case 1: await findSettings()
    case 2: await beginCheck()
    case 3: endCheck()
    case 4 where followed == nil: beginFollowing()
    case 4: endFollowing()
    default: break
    }
    listen()
  }

  mutating func settle() async {
    endCheck()
    endFollowing()
    while await load() {}
    while await findSettings() {}
    repeat {
      endFollowing()
      while await beginCheck() { endCheck() }
    } while beginFollowing()
    listen()
  }

  @discardableResult private mutating func load() async -> Bool {
    guard let question = session.nextProjectQuestion() else { return false }
    let files = await ProjectFiles(
      around: question.paths, in: user.disk.fileSystem, jobs: 1, known: question.known.files)
    session.load(KnownProjects.Answer(files, to: question))
    return true
  }

  /// Adds many changed files to the model. The result arrives later.
  @discardableResult private mutating func beginFollowing() -> Bool {
    guard let work = session.nextLargeChange() else { return false }
    followed = work.followed()
    return true
  }

  private mutating func endFollowing() {
    if let followed { session.store(followed) }
    followed = nil
  }

  @discardableResult private mutating func findSettings() async -> Bool {
    guard let question = session.nextSettingsQuestion() else { return false }
    session.store(KnownSettings.Answer(for: question, in: user.disk.fileSystem, rules: rules))
    return true
  }

  /// Checks the documents that are due, or the first of them. The results arrive later, perhaps too late.
  @discardableResult private mutating func beginCheck() async -> Bool {
    guard check == nil, session.hasDocumentsToCheck else { return false }
    let snapshot = session.snapshot()
    var check = Check(revision: snapshot.revision)
    let due = session.dueDocuments.sorted { $0.path < $1.path }
    var left = Int.random(in: 1...8, using: &random)
    if left > 4, session.isCheckedQuickly, let (found, isWhole) = snapshot.checkImmediately(due) {
      (check.found, check.isWhole) = (found, isWhole)
    } else {
      check.isWhole = await snapshot.check(due) { uri, diagnostics in
        check.found.append((uri, diagnostics))
        left -= 1
        return left > 0
      }
    }
    check.model = await snapshot.project.value
    self.check = check
    return true
  }

  private mutating func endCheck() {
    for (uri, diagnostics) in check?.found ?? [] {
      session.store(diagnostics, of: uri, at: check?.revision ?? 0)
    }
    if let check, let model = check.model { session.store(model, of: check.revision) }
    if let check, check.isWhole { session.settle(at: check.revision) }
    check = nil
    listen()
  }

  // MARK: Expected results

  /// The diagnostics that a newly started server finds.
  func expectedDiagnostics() async -> [String: JSON] {
    let look = await user.freshCheck()
    var expected: [String: JSON] = [:]
    for (path, diagnostics) in look.diagnostics {
      let uri = DocumentURI(path: path)
      let text = SourceText(user.buffers[path]?.text ?? "")
      expected[uri.text] = try? JSON(reading: diagnostics.json(in: text, of: uri, for: session.client).utf8)
    }
    // A configuration is checked only for open documents. Otherwise, it keeps its earlier diagnostics.
    let configuration = DocumentURI(path: "/app/.uibridge.json").text
    if look.isConfigurationFaulty || user.buffers.isEmpty { expected[configuration] = shown[configuration] }
    return expected
  }
}
