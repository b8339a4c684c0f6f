import BridgeModel

/// One entry of a completion list.
public struct Completion: Hashable, Sendable {
  public enum Kind: Sendable { case method, property, type, enumMember }

  public var label: String
  public var kind: Kind
  /// One line, such as the type that requires it.
  public var detail: String
  /// Markdown.
  public var documentation: String
  /// What to insert as an LSP snippet (`${1:name}`, `$0`), and as plain text.
  public var snippet: String
  public var plainText: String
  /// The UTF-8 range that the inserted text replaces.
  public var range: Range<Int>
  public var sortText: String
  /// What the typed text is matched against.
  public var filterText: String
}

/// The lifecycle stubs and members that are legal and missing at a UTF-8 offset; empty where uibridge knows no better
/// than others.
public func completions(at offset: Int, in file: SourceFile, of project: ProjectModel) -> [Completion] { [] }
