import SwiftScan
import TextModel

/// A declaration of a file that ends before one of its tokens, as while it's being typed. The rest of the file is
/// unchanged.
public struct Truncation: Sendable {
  public var file: NamedText
  /// The UTF-8 offsets of the whole declaration.
  public var declaration: Range<Int>
  /// The offset of the first missing token.
  public var cut: Int

  var truncatedBytes: [UInt8] { Array(file.bytes[..<cut] + file.bytes[declaration.upperBound...]) }
}

/// The text of a file and its path.
public struct NamedText: Sendable {
  public var path: FilePath
  public var bytes: [UInt8]

  public init(path: FilePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A top-level declaration or a member of a type, with the offsets of all its tokens except the first.
public struct TruncatableDeclaration: Sendable {
  public var file: NamedText
  /// The UTF-8 offsets of the declaration.
  public var range: Range<Int>
  public var tokenStarts: [Int]

  public static func all(in file: NamedText) -> [TruncatableDeclaration] {
    var found: [TruncatableDeclaration] = []
    Document(SourceText(file.bytes)).tree.walk { node in
      if isOutlined(node), isBetweenDeclarations(node) {
        let starts = node.tokens.dropFirst().map(\.range.lowerBound)
        found.append(TruncatableDeclaration(file: file, range: node.range, tokenStarts: Array(starts)))
      }
      return node.kind != .codeBlock
    }
    return found
  }

  public var truncations: [Truncation] { tokenStarts.map { Truncation(file: file, declaration: range, cut: $0) } }
}
