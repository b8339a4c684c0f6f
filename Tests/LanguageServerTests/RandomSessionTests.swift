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

/// Whatever a client does, and in whatever order its consequences are dealt with: in the end the server has its texts, and
/// shows what a fresh look at the same state finds.
@Suite(.timeLimit(.minutes(60))) struct RandomSessionTests {
  @Test func oneRuleThatLooksAtOtherFilesAgreesWithAFreshLook() async {
    await check(sessionCount, ofRules: [missingMarker], pieces: samplePieces)
  }

  @Test func allRulesAgreeWithAFreshLook() async {
    let examples = ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
    await check(sessionCount / 4, ofRules: Rule.all, pieces: samplePieces + examples)
  }

  /// Most texts parse and have findings, which random edits spoil.
  @Test func meaningfulEditsAgreeWithAFreshLook() async {
    let examples = ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
    await check(sessionCount / 4) { RandomUser(seed: $0, rules: Rule.all, examples: examples) }
  }

  @Test func whatArrivesAgreesWithAFreshLook() async {
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

/// Each of a hundred notifications; `RANDOM_SESSIONS=800 swift test --filter RandomSessionTests` checks 100,000.
private let sessionCount = UInt64(ProcessInfo.processInfo.environment["RANDOM_SESSIONS"] ?? "") ?? 20

/// A client and its user as plain values, and a server whose tasks are run one at a time.
private struct ModelClient {
  var session: Session
  private(set) var user: RandomUser
  /// What the client shows, by document; without what is empty.
  var shown: [String: JSON] = [:]
  /// Says which of the server's tasks runs next.
  private var random: SplitMix64
  private let rules: [Rule]
  private var check: Check?

  /// What a check has found, and whether it was cut short.
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
    let watching: JSON = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    receive(request(1, "initialize", ["capabilities": watching, "rootUri": "file:///app"]))
  }

  private mutating func receive(_ message: JSON) {
    _ = session.receive(.message(message.utf8))
    listen()
  }

  private mutating func send(_ method: String, _ parameters: JSON) { receive(notification(method, parameters)) }

  private mutating func listen() {
    for message in session.takeOutgoing() where message["method"] == "textDocument/publishDiagnostics" {
      // As the client reads it.
      guard let message = try? JSON(reading: message.utf8), let uri = message["params"]?["uri"]?.string else {
        continue
      }
      let diagnostics = message["params"]?["diagnostics"]
      shown[uri] = diagnostics == [] ? nil : diagnostics
    }
  }

  /// Has the user do something and tells the server.
  mutating func act() {
    for notification in user.act() { send(notification.method, notification.parameters) }
  }

  // MARK: What the server does

  /// Lets the server do one thing that is due, or nothing.
  mutating func letTheServerWork() async {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: await load()
    case 1: await findSettings()
    case 2: await beginCheck()
    case 3: endCheck()
    default: break
    }
    listen()
  }

  mutating func settle() async {
    endCheck()
    while await load() {}
    while await findSettings() {}
    while await beginCheck() { endCheck() }
    listen()
  }

  @discardableResult private mutating func load() async -> Bool {
    guard let question = session.takeProjectQuestion() else { return false }
    let files = await ProjectFiles(around: question.paths, in: user.disk.fileSystem, jobs: 1, known: question.known)
    session.load(files, for: question)
    return true
  }

  @discardableResult private mutating func findSettings() async -> Bool {
    guard let question = session.takeSettingsQuestion() else { return false }
    session.take(KnownSettings.Answer(for: question, in: user.disk.fileSystem, rules: rules))
    return true
  }

  /// Checks what is to be checked, or the first of it; the results arrive later, perhaps too late.
  @discardableResult private mutating func beginCheck() async -> Bool {
    guard check == nil, session.hasDocumentsToCheck else { return false }
    let snapshot = session.snapshot()
    var check = Check(revision: snapshot.revision)
    let due = session.dueDocuments.sorted { $0.path < $1.path }
    var left = Int.random(in: 1...8, using: &random)
    if left > 4, session.isCheckedQuickly, let (found, isWhole) = snapshot.checkAtOnce(due) {
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
      session.take(diagnostics, of: uri, at: check?.revision ?? 0)
    }
    if let check, let model = check.model { session.take(model, of: check.revision) }
    if let check, check.isWhole { session.settle(at: check.revision) }
    check = nil
    listen()
  }

  // MARK: What is right

  /// What a server finds that is started now.
  func expectedDiagnostics() async -> [String: JSON] {
    let look = await user.freshLook()
    var expected: [String: JSON] = [:]
    for (path, diagnostics) in look.diagnostics {
      let uri = DocumentURI(path: path)
      let text = SourceText(user.buffers[path]?.text ?? "")
      expected[uri.text] = try? JSON(reading: diagnostics.json(in: text, of: uri, for: session.client).utf8)
    }
    // A configuration is looked at for the documents that are open, and keeps what was found otherwise.
    let configuration = DocumentURI(path: "/app/.uibridge.json").text
    if look.isConfigurationFaulty || user.buffers.isEmpty { expected[configuration] = shown[configuration] }
    return expected
  }
}
