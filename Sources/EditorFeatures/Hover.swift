import BridgeModel

/// What an editor shows about the symbol under the pointer.
public struct Hover: Hashable, Sendable {
  public var markdown: String
  /// The same for clients that show no Markdown.
  public var plainText: String
  /// UTF-8 offsets of the symbol.
  public var range: Range<Int>
}

/// What uibridge knows about the symbol at a UTF-8 offset; nil where it knows nothing of its own.
public func hover(at offset: Int, in file: SourceFile, of project: ProjectModel) -> Hover? { nil }
