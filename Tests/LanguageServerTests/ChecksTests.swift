import FolderTrees
import JSONText
import LintEngine
import SampleRules
import Testing

@testable import LanguageServer

/// After a change, only the open documents whose facts changed are checked again.
@Suite struct ChecksTests {
  @Test func onlyAffectedDocumentsAreChecked() async {
    var server = ServerWithoutDisk()
    for name in ["A", "B"] { server.open(name, "struct \(name): UIViewRepresentable {}") }
    server.open("C", "struct C {}\n")
    #expect(await server.check() == ["A", "B", "C"])
    server.change("C", to: "struct C { var a = 1 }\n")
    #expect(await server.check() == ["C"])
    // The rule looks for a type 'Marker'.
    server.change("C", to: "struct Marker {}\n")
    #expect(await server.check() == ["A", "B", "C"])
    server.change("C", to: "struct Marker { var a = 1 }\n")
    #expect(await server.check() == ["A", "B", "C"])
    server.change("A", to: "struct A: UIViewRepresentable { var a = 1 }")
    #expect(await server.check() == ["A"])
    #expect(await server.check() == [])
  }

  /// The next check covers the documents that a canceled check left out, even if the change was reverted.
  @Test func aCanceledCheckIsCompletedByTheNext() async {
    var server = ServerWithoutDisk()
    for name in ["A", "B"] { server.open(name, "struct \(name): UIViewRepresentable {}") }
    server.open("C", "struct C {}\n")
    _ = await server.check()
    #expect(server.counts == ["A": 1, "B": 1, "C": 0])
    server.change("C", to: "struct Marker {}\n")
    // C, and one of the others.
    #expect(await server.check(atMost: 2).count == 2)
    server.change("C", to: "struct C {}\n")
    _ = await server.check()
    #expect(server.counts == ["A": 1, "B": 1, "C": 0])
  }

  /// All files are joined when they're opened. Editing a name in the current file doesn't join them again.
  @Test func theFirstEditedNameIsCheckedSynchronously() async {
    var server = ServerWithoutDisk()
    for name in ["A", "B"] { server.open(name, "struct \(name): UIViewRepresentable {}") }
    _ = await server.check()
    server.change("B", to: "struct Bar: UIViewRepresentable {}")
    let snapshot = server.snapshot()
    #expect(snapshot.checkImmediately(server.dueDocuments) != nil)
  }

  @Test func changedSettingsApplyToAllDocuments() async {
    var server = ServerWithoutDisk()
    for name in ["A", "B"] { server.open(name, "struct \(name): UIViewRepresentable {}") }
    _ = await server.check()
    server.set(["rules": ["missing-marker": "off"]])
    #expect(await server.check() == ["A", "B"])
    #expect(server.counts == ["A": 0, "B": 0])
  }
}

/// A session whose documents aren't files. The tests run its checks.
private struct ServerWithoutDisk {
  private var session = Session(rules: [missingMarker], version: "1", fileSystem: FolderTree().fileSystem, jobs: 1)

  init() { send(request(1, "initialize")) }

  private mutating func send(_ message: JSON) { _ = session.receive(.message(message.utf8)) }

  mutating func open(_ name: String, _ text: String) {
    send(notification("textDocument/didOpen", opening("untitled:\(name)", text)))
  }

  mutating func change(_ name: String, to text: String) {
    send(
      notification(
        "textDocument/didChange",
        ["textDocument": ["uri": JSON("untitled:\(name)"), "version": 2], "contentChanges": [["text": JSON(text)]]]))
  }

  mutating func set(_ settings: JSON) {
    send(notification("workspace/didChangeConfiguration", ["settings": ["uibridge": settings]]))
  }

  /// Checks the documents that are due and returns the names of the checked ones, sorted.
  mutating func check(atMost count: Int = .max) async -> [String] {
    let snapshot = session.snapshot()
    var found: [(uri: DocumentURI, diagnostics: [Diagnostic])] = []
    let isWhole = await snapshot.check(session.dueDocuments) { uri, diagnostics in
      found.append((uri, diagnostics))
      return found.count < count
    }
    for (uri, diagnostics) in found { session.store(diagnostics, of: uri, at: snapshot.revision) }
    session.store(await snapshot.project.value, of: snapshot.revision)
    if isWhole { session.settle(at: snapshot.revision) }
    return found.map { String($0.uri.text.dropFirst("untitled:".count)) }.sorted()
  }

  mutating func snapshot() -> Snapshot { session.snapshot() }
  var dueDocuments: [DocumentURI] { session.dueDocuments }

  /// The number of diagnostics shown for each document, by name.
  var counts: [String: Int] {
    Dictionary(
      session.documents.values.map { ($0.uri.text.dropFirst("untitled:".count), $0.diagnostics?.count ?? 0) }
        .map { (String($0), $1) }
    ) { first, _ in first }
  }
}
