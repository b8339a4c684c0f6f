import TextModel

/// One version of a source file with its structure. A value: whoever holds one never sees it change.
public struct Document: Sendable {
  public let text: SourceText
  public let version: Int
  public let tree: SyntaxTree

  /// Scans the whole text. Never fails; linear in its size.
  public init(_ text: SourceText, version: Int = 0) {
    self.text = text
    self.version = version
    tree = SyntaxTree(scanning: text.utf8)
  }

  public func applying(_ edit: TextEdit, version: Int) -> Document {
    Document(text.applying(edit), version: version)
  }
}
