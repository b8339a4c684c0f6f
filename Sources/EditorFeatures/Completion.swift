import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// One entry of a completion list.
public struct Completion: Hashable, Sendable {
  public enum Kind: Sendable { case method, property, type, enumMember }

  public var label: String
  public var kind: Kind
  /// One line, such as the protocol that asks for it.
  public var detail: String
  /// Markdown.
  public var documentation: String
  /// The same for clients that show no Markdown.
  public var plainDocumentation: String
  /// What to insert as an LSP snippet (`${1:name}`, `$0`), whose lines clients indent like the line that it goes into,
  /// and as plain text, which goes in as it is.
  public var snippet: String
  public var plainText: String
  /// The UTF-8 range that the inserted text replaces: the same for all entries of a list, and on one line.
  public var range: Range<Int>
  public var sortText: String
  /// What the text in the range is matched against.
  public var filterText: String
}

/// The lifecycle stubs and members that are legal and missing at a UTF-8 offset; empty where uibridge knows no better
/// than others.
public func completions(at offset: Int, in file: SourceFile, of project: ProjectModel) -> [Completion] {
  let tree = file.document.tree
  // Past the end of a line stands nothing, not even between the two bytes of its end.
  guard file.document.text.holdsText(upTo: offset) else { return [] }
  guard !tree.comments.contains(where: { $0.contains(offset..<offset) && $0.lowerBound < offset }) else { return [] }
  if let members = ContextCompletion(at: offset, in: file, of: project)?.completions { return members }
  return LifecycleCompletion(at: offset, in: file, of: project)?.completions ?? []
}

extension SourceText {
  /// Whether an offset stands on a line, its end included.
  fileprivate func holdsText(upTo offset: Int) -> Bool {
    offset >= 0 && offset <= count && offset <= lineRange(line(at: offset)).upperBound
  }
}
