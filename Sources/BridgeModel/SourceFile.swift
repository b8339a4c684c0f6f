import SwiftScan
import TextModel

/// A scanned file and the path by which reports and editors know it.
public struct SourceFile: Sendable {
  public var path: FilePath
  public var document: Document

  public init(path: FilePath, document: Document) {
    self.path = path
    self.document = document
  }
}
