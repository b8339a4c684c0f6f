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
  /// The revision of the session for which `diagnostics` are right.
  var checkedRevision = -1
  /// As the client has them; nil before the first ones.
  var diagnostics: [Diagnostic]?
  private(set) var text: SourceText
  private var known: FileFacts?

  init(uri: DocumentURI, version: Int?, text: String, revision: Int) {
    self.uri = uri
    self.version = version
    self.revision = revision
    self.text = SourceText(text)
  }

  mutating func change(_ text: SourceText, version: Int?, revision: Int) {
    self.text = text
    self.version = version
    self.revision = revision
    known = nil
  }

  /// What stands in the text; found out when somebody needs it.
  mutating func facts() -> FileFacts {
    if let known { return known }
    let facts = FileFacts(SourceFile(path: uri.path, document: Document(text, version: revision)))
    known = facts
    return facts
  }
}
