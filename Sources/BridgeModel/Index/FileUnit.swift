import SwiftScan
import TextModel

/// A top-level part of a file: usually one declaration with its members.
public struct FileUnit: Sendable {
  let file: FileFacts
  let unit: SyntaxUnit

  public var path: FilePath { file.path }
  public var root: SyntaxNode { unit.root }

  /// The types and extensions, including nested ones.
  public var declarations: [TypeDeclaration] { file.declarations(of: unit) }

  /// The functions and variables outside types.
  var globals: [SyntaxNode] { file.globals(in: [unit]) }
}

extension ProjectModel {
  /// The units of all files whose bytes contain a word, in the order of the files; it may be in a comment or part of a
  /// longer word. A check that looks only at these runs again only after edits of such units.
  public func units(mentioning word: String) -> [FileUnit] {
    let sought = SoughtWord(word)
    return files(mentioning: word).flatMap { $0.units(mentioning: sought) }
  }

  /// The types, except protocols, of which a part in some file mentions a word. Each value has the path of that file.
  public func types(mentioning word: String) -> [ProjectType] {
    files(mentioning: word).flatMap { types(in: $0, mentioning: SoughtWord(word)) }
  }

  /// The types, except protocols, of which a part in a file mentions a word.
  func types(in file: FileFacts, mentioning word: SoughtWord) -> [ProjectType] {
    var known: Set<String> = []
    return file.units(mentioning: word).flatMap(\.declarations).compactMap { part in
      guard part.head.isOfCompiledType, part.node.mentions(word.pattern), let name = subjectName(of: part.head),
        known.insert(name).inserted
      else { return nil }
      return type(named: name, in: file.path)
    }
  }
}

extension FileFacts {
  /// The units whose bytes contain a word. One pass over the bytes.
  func units(mentioning word: SoughtWord) -> [FileUnit] {
    tree.units(mentioning: word).map { FileUnit(file: self, unit: $0) }
  }
}
