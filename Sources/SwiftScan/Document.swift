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
    tree = SyntaxTree(scanning: text)
  }

  /// Scans only the declarations around the edit, unless that may change the meaning of all the text.
  public func applying(_ edit: TextEdit, version: Int) -> Document {
    let range = edit.range.clamped(to: 0..<text.count)
    let text = text.applying(edit)
    return Document(
      text: text, version: version,
      tree: tree.applying(replacing: range, withCount: edit.replacement.utf8.count, in: text))
  }

  private init(text: SourceText, version: Int, tree: SyntaxTree) {
    self.text = text
    self.version = version
    self.tree = tree
  }
}
