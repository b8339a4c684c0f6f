import BridgeModel
import FolderTrees
import JSONText
import LintEngine
import LintRules
import ScannerChecks
import ServerChecks
import TestSupport
import Testing
import TextModel

@testable import LanguageServer
@testable import SwiftScan

/// A shorter version of `benchmarks soak`: types statements letter by letter, deletes them again, and continues
/// elsewhere.
@Suite struct LongTypingTests {
  @Test func diagnosticsEqualThoseOfAFreshCheck() async {
    var typing = Typing()
    var count = 0
    for number in 1...600 {
      await typing.edit()
      guard number % 25 == 0 else { continue }
      let (shown, expected) = await typing.diagnostics()
      #expect(shown == expected, "after \(number) letters")
      count += expected.count
    }
    #expect(count > 0, "nothing is shown that could be wrong")
  }

  /// If the server retained parts of older texts, its memory would grow with every letter.
  @Test func replacedTextIsReleased() async {
    var typing = Typing()
    for _ in 0..<600 { await typing.edit() }
    #expect(typing.made.count > 500)
    let used = typing.scans
    let kept = typing.made.compactMap(\.scan).count { scan in !used.contains { $0 === scan } }
    #expect(kept == 0, "stretches of older texts")
  }
}

/// A session with one document. The tests run its checks.
private struct Typing {
  /// Weak references to the scans of all stretches of text so far.
  private(set) var made: [Read] = []
  private var session = Session(rules: Rule.all, version: "1", fileSystem: FolderTree().fileSystem, jobs: 1)
  private var buffer = LineBuffer(generatedSource(lines: 400) + unfinished)
  private var typist = Typist(random: SplitMix64(seed: 1))
  private let uri = "untitled:A"

  struct Read {
    private(set) weak var scan: Scan?

    init(_ scan: Scan) { self.scan = scan }
  }

  init() {
    send(request(1, "initialize"))
    send(notification("textDocument/didOpen", opening(uri, buffer.text)))
  }

  private mutating func send(_ message: JSON) { _ = session.receive(.message(message.utf8)) }

  mutating func edit() async {
    let (range, text) = typist.next(in: buffer)
    let change = buffer.replace(range, with: text)
    send(
      notification(
        "textDocument/didChange",
        ["textDocument": ["uri": JSON(uri), "version": 2], "contentChanges": [change]]))
    await check()
    made += scans.filter { scan in !made.contains { $0.scan === scan } }.map(Read.init)
  }

  private mutating func check() async {
    let snapshot = session.snapshot()
    _ = await snapshot.check(session.dueDocuments) { uri, diagnostics in
      session.store(diagnostics, of: uri, at: snapshot.revision)
      return true
    }
    session.store(await snapshot.project.value, of: snapshot.revision)
    session.settle(at: snapshot.revision)
    session.releaseReplaced()
    _ = session.popOutgoing()
  }

  /// The scans that make up the document, and those that the last edit replaced. A check compares them.
  var scans: [Scan] {
    mutating get {
      guard let tree = session.snapshot().entries[DocumentURI(uri)]?.file.document.tree else { return [] }
      return tree.runs.map(\.scan) + (tree.origin?.difference.old.units.map(\.scan.scan) ?? [])
    }
  }

  /// The shown diagnostics, and those that a fresh check finds in the same text.
  mutating func diagnostics() async -> (shown: [Diagnostic], expected: [Diagnostic]) {
    let snapshot = session.snapshot()
    let project = await snapshot.project.value
    guard let entry = snapshot.entries[DocumentURI(uri)], let selection = entry.settings?.selection else {
      return ([], [])
    }
    let file = SourceFile(path: entry.file.path, document: Document(SourceText(buffer.text)))
    let fresh = ProjectModel([file], coverage: project.coverage)
    return (entry.document.diagnostics ?? [], lint(file.path, in: fresh, selection))
  }
}

private let unfinished = """
  struct Meter: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
  }

  """
