import BridgeModel
import LintEngine
import SwiftScan
import TextModel

/// A document that the client has open. It is a value, and isn't scanned until its structure is needed.
struct OpenDocument: Sendable {
  let uri: DocumentURI
  /// The client's version number; nil if the client doesn't count versions.
  var version: Int?
  /// The revision of the session that gave the document its text.
  private(set) var revision: Int
  /// The revision of the session that gave it its text or its settings. It must be checked at that revision or later.
  var dueRevision: Int
  /// The revision of the session at which `diagnostics` were found; -1 before the first check.
  private(set) var checkedRevision = -1
  /// The size in bytes of the declarations edited since the last check, counting every edit.
  private var uncheckedSize = 0
  /// The diagnostics found by the last check; nil before the first one.
  var diagnostics: [Diagnostic]?
  /// The current text, and how it differs from that of `document`.
  private(set) var edited: EditedText
  /// The document when its structure was last needed.
  private var document: Document
  private var known: FileFacts?
  /// The facts of an older text, which the next facts reuse.
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

  /// Whether checking is fast, because only little has been edited since the last check.
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

  /// The facts about the text, computed on first use.
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
