import BridgeModel
import FolderTrees
import JSONText
import LintEngine
import SampleRules
import Testing
import TextModel
import Workspace

@testable import LanguageServer

/// Whatever a client does, and in whatever order its consequences are dealt with: in the end the server has its texts, and
/// shows what a fresh look at the same state finds.
@Suite(.timeLimit(.minutes(5))) struct RandomSessionTests {
  @Test func theServerAgreesWithAFreshLookAtTheState() async {
    for seed in 0..<20 as Range<UInt64> {
      var client = ModelClient(seed: seed)
      for _ in 0..<20 {
        for _ in 0..<5 {
          client.act()
          await client.letTheServerWork()
        }
        await client.settle()
        for path in client.buffers.keys.sorted() {
          let uri = DocumentURI(path: path)
          #expect(client.session.documents[uri]?.text.string == client.buffers[path]?.text, "seed \(seed), \(path)")
        }
        let expected = await client.expectedDiagnostics()
        #expect(client.shown == expected, "seed \(seed)")
      }
    }
  }
}

/// A client and its disk as plain values, and a server whose tasks are run one at a time.
private struct ModelClient {
  var session: Session
  var disk = FolderTree(files: ["/app/Package.swift": "", "/app/A.swift": pieces[0]])
  /// By path, of what is open.
  var buffers: [String: ModelBuffer] = [:]
  /// What the client shows, by document; without what is empty.
  var shown: [String: JSON] = [:]
  private var preferences = Configuration()
  private var random: SplitMix64
  private var check: Check?

  /// What a check has found, and whether it was cut short.
  private struct Check {
    var found: [(uri: DocumentURI, diagnostics: [Diagnostic])] = []
    var isWhole = false
    var revision: Int
  }

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
    session = Session(rules: rules, version: "1", fileSystem: disk.fileSystem, jobs: 1)
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
      guard let uri = message["params"]?["uri"]?.string else { continue }
      let diagnostics = message["params"]?["diagnostics"]
      shown[uri] = diagnostics == [] ? nil : diagnostics
    }
  }

  // MARK: What the user does

  mutating func act() {
    let path = paths[Int.random(in: paths.indices, using: &random)]
    let identifier: JSON = ["uri": DocumentURI(path: path).json]
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: open(path)
    case 3..<9: change(path)
    case 9, 10:
      buffers[path] = nil
      send("textDocument/didClose", ["textDocument": identifier])
    case 11, 12:
      guard let buffer = buffers[path] else { return }
      write(buffer.text, to: path)
      send("textDocument/didSave", ["textDocument": identifier])
    case 13..<17: write(Bool.random(using: &random) ? text() : nil, to: path)
    case 17, 18:
      write(configurations[Int.random(in: configurations.indices, using: &random)], to: "/app/.uibridge.json")
    default:
      let isHint = Bool.random(using: &random)
      preferences = Configuration(levels: isHint ? ["missing-marker": .hint] : [:])
      send(
        "workspace/didChangeConfiguration",
        ["settings": ["uibridge": isHint ? ["rules": ["missing-marker": "hint"]] : [:]]])
    }
  }

  private mutating func text() -> String {
    let start = Int.random(in: 0..<5, using: &random) == 0 ? "struct Marker {}\n" : ""
    return (0..<Int.random(in: 0...3, using: &random)).reduce(start) { text, _ in
      text + pieces[Int.random(in: pieces.indices, using: &random)]
    }
  }

  /// Opens a document, also one that is open.
  private mutating func open(_ path: String) {
    let text = Bool.random(using: &random) ? disk.files[path] ?? "" : text()
    buffers[path] = ModelBuffer(encoding: .utf16, scalars: Array(text.unicodeScalars))
    send("textDocument/didOpen", opening(DocumentURI(path: path).text, text))
  }

  private mutating func change(_ path: String) {
    guard var buffer = buffers[path] else { return }
    let changes = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      buffer.change(inserting: pieces, &random)
    }
    buffers[path] = buffer
    send(
      "textDocument/didChange",
      ["textDocument": ["uri": DocumentURI(path: path).json, "version": 2], "contentChanges": JSON(changes)])
  }

  /// Writes to the disk, and says so.
  private mutating func write(_ text: String?, to path: String) {
    disk.files[path] = text
    let change: JSON = ["uri": DocumentURI(path: path).json, "type": 2]
    send("workspace/didChangeWatchedFiles", ["changes": [change]])
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
    let files = await ProjectFiles(around: question.paths, in: disk.fileSystem, jobs: 1, known: question.known)
    session.load(files, for: question)
    return true
  }

  @discardableResult private mutating func findSettings() async -> Bool {
    guard let question = session.takeSettingsQuestion() else { return false }
    session.take(KnownSettings.Answer(for: question, in: disk.fileSystem, rules: rules))
    return true
  }

  /// Checks what is to be checked, or the first of it; the results arrive later, perhaps too late.
  @discardableResult private mutating func beginCheck() async -> Bool {
    guard check == nil, session.hasDocumentsToCheck else { return false }
    let snapshot = session.snapshot()
    var check = Check(revision: snapshot.revision)
    var left = Int.random(in: 1...8, using: &random)
    check.isWhole = await snapshot.check(session.dueDocuments.sorted { $0.path < $1.path }) { uri, diagnostics in
      check.found.append((uri, diagnostics))
      left -= 1
      return left > 0
    }
    self.check = check
    return true
  }

  private mutating func endCheck() {
    for (uri, diagnostics) in check?.found ?? [] {
      session.take(diagnostics, of: uri, at: check?.revision ?? 0)
    }
    if let check, check.isWhole { session.settle(at: check.revision) }
    check = nil
    listen()
  }

  // MARK: What is right

  /// What a server finds that is started now, with the buffers on the disk.
  func expectedDiagnostics() async -> [String: JSON] {
    var saved = disk
    for (path, buffer) in buffers { saved.files[path] = buffer.text }
    let files = await ProjectFiles(around: ["/app"], in: saved.fileSystem, jobs: 1)
    let project = ProjectModel(joining: files.all, coverage: files.coverage)
    var finder = SettingsFinder(in: saved.fileSystem, rules: rules.map(\.id), fallback: preferences)
    var expected: [String: JSON] = [:]
    for path in buffers.keys {
      let settings = finder.settings(of: path)
      let selection = RuleSelection(of: rules, settings.configuration)
      let uri = DocumentURI(path: path)
      let text = SourceText(buffers[path]?.text ?? "")
      let diagnostics = settings.isChecked ? lint(path, in: project, selection) : []
      if diagnostics.isEmpty { continue }
      expected[uri.text] = JSON(diagnostics.map { $0.json(in: text, of: uri, for: session.client) })
    }
    // A configuration is looked at for the documents that are open, and keeps what was found otherwise.
    let configuration = DocumentURI(path: "/app/.uibridge.json").text
    let isFaulty = finder.configurationFiles.contains { !$0.problems.isEmpty }
    if isFaulty || buffers.isEmpty { expected[configuration] = shown[configuration] }
    return expected
  }
}

private let rules = [missingMarker]
private let paths = ["/app/A.swift", "/app/B.swift", "/app/Sources/C.swift", "/app/D.swift"]
private let pieces = [
  "struct Badge: UIViewRepresentable {}\n", "struct Marker {}\n", "struct Flag: UIViewRepresentable {\n", "}", "\n",
  "// uibridge:disable:next missing-marker\n", "😀", "/* ", "*/", "é\r\n", "extension Plain: UIViewRepresentable {}\n",
  "",
]
private let configurations: [String?] = [
  nil, "{}", #"{"rules": {"missing-marker": "error"}}"#, #"{"rules": {"missing-marker": "off"}}"#,
  #"{"exclude": ["Sources"]}"#, #"{"rule": {}}"#,
]
