import SwiftScan

/// A scanned file and the path by which reports and editors know it.
public struct SourceFile: Sendable {
  public var path: String
  public var document: Document

  public init(path: String, document: Document) {
    self.path = path
    self.document = document
  }
}
