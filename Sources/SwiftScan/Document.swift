import TextModel

/// One version of a source file with its structure. A value, so it never changes.
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

  /// Builds the tree of a text that was already lexed.
  public init(_ text: LexedText) {
    self.init(text: SourceText(text.text), version: 0, tree: SyntaxTree(scanning: text))
  }

  /// Scans only the declarations around the edit, unless the edit may change the meaning of the whole text.
  public func applying(_ edit: TextEdit, version: Int) -> Document {
    var edited = EditedText(text)
    edited.apply(edit)
    return applying(edited, version: version)
  }

  /// The document after any number of edits, which `edited` combines. It must originate from the text of this document.
  public func applying(_ edited: EditedText, version: Int) -> Document {
    guard let replaced = edited.replaced else { return Document(text: text, version: version, tree: tree) }
    return Document(
      text: edited.text, version: version,
      tree: tree.applying(replacing: replaced, withCount: edited.count, in: edited.text))
  }

  private init(text: SourceText, version: Int, tree: SyntaxTree) {
    self.text = text
    self.version = version
    self.tree = tree
  }
}
