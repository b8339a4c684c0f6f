import BridgeModel
import LintEngine
import SwiftScan
import TextModel

/// A document that the client has open. A value; scanning waits until somebody needs the structure.
struct OpenDocument: Sendable {
  let uri: DocumentURI
  /// As the client counts; absent where it does not.
  var version: Int?
  /// The revision of the session that gave the document its text.
  private(set) var revision: Int
  /// The revision of the session that gave it its text or its settings: since then it has to be checked itself.
  var dueRevision: Int
  /// The revision of the session for which `diagnostics` are right.
  private(set) var checkedRevision = -1
  /// In bytes, of the declarations that were edited since the last check, each edit counted.
  private var uncheckedSize = 0
  /// As the client has them; nil before the first ones.
  var diagnostics: [Diagnostic]?
  /// The text, and how it differs from that of `document`.
  private(set) var edited: EditedText
  /// As it was when somebody last needed the structure.
  private var document: Document
  private var known: FileFacts?
  /// Of an older text.
  private var oldFacts: FileFacts?

  init(uri: DocumentURI, version: Int?, text: SourceText, revision: Int) {
    self.uri = uri
    self.version = version
    self.revision = revision
    dueRevision = revision
    document = Document(SourceText(""))
    edited = EditedText(inserting: text)
  }

  var text: SourceText { edited.text }

  /// Whether little has been edited since the last check.
  var isCheckedQuickly: Bool { uncheckedSize < 1 << 14 }

  mutating func change(_ edited: EditedText, version: Int?, revision: Int) {
    self.edited = edited
    self.version = version
    self.revision = revision
    dueRevision = revision
    oldFacts = known ?? oldFacts
    known = nil
  }

  mutating func noteCheck(at revision: Int) {
    checkedRevision = revision
    if revision >= self.revision { uncheckedSize = 0 }
  }

  /// What stands in the text; found out when somebody needs it.
  mutating func facts() -> FileFacts {
    if let known { return known }
    let old = document.tree
    document = document.applying(edited, version: revision)
    edited = EditedText(document.text)
    uncheckedSize += document.tree.difference(from: old).new.range?.count ?? 0
    let facts = FileFacts(SourceFile(path: uri.path, document: document), after: oldFacts)
    oldFacts = nil
    known = facts
    return facts
  }
}
