import SwiftScan
import TextModel

/// A function or variable that a file declares outside types.
public struct GlobalDeclaration: Hashable, Sendable {
  /// The function, or the binding of the variable.
  public var node: SyntaxNode
  public var path: FilePath

  public var isFunction: Bool { node.kind == .functionDeclaration }
}

extension ProjectModel {
  /// The functions and variables with a name that code of a file sees outside types: those of the file, or, if there are
  /// none, those of other files that aren't private. Files don't tell to which module they belong.
  public func globalDeclarations(named name: String, in path: FilePath) -> [GlobalDeclaration] {
    questions?.note(.global(name))
    let own = facts(at: path)?.globals(named: name) ?? []
    if !own.isEmpty { return own.map { GlobalDeclaration(node: $0, path: path) } }
    return names.filesWithGlobals(named: name).paths.filter { $0 != path }.flatMap { other in
      (facts(at: other)?.globals(named: name) ?? []).filter { !$0.isPrivateGlobal }.map {
        GlobalDeclaration(node: $0, path: other)
      }
    }
  }
}

extension FileFacts {
  /// The functions, and the bindings of the variables, with a name outside types.
  fileprivate func globals(named name: String) -> [SyntaxNode] {
    globals.flatMap { item -> [SyntaxNode] in
      guard item.kind == .variableDeclaration else { return item.isNamed(name) ? [item] : [] }
      return item.bindings.filter { $0.pattern?.declares(name) ?? false }
    }
  }
}

extension SyntaxNode {
  /// The names that a function or variable outside types declares.
  var namesOfGlobal: [String] {
    kind == .variableDeclaration ? bindings.flatMap { $0.pattern?.declaredNames ?? [] } : [name]
  }

  /// The same, unless only its file sees them.
  var sharedNamesOfGlobal: [String] { isPrivateGlobal ? [] : namesOfGlobal }

  /// Whether only its file sees a function outside types, or the variable of a binding.
  fileprivate var isPrivateGlobal: Bool {
    let declaration = kind == .binding ? parent ?? self : self
    return declaration.hasModifier("private") || declaration.hasModifier("fileprivate")
  }
}
