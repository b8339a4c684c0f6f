import SwiftScan
import TextModel

/// A scanned file, and its path in reports and editors.
public struct SourceFile: Sendable {
  public var path: FilePath
  public var document: Document

  public init(path: FilePath, document: Document) {
    self.path = path
    self.document = document
  }
}
