import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

extension SourcePlacement {
  /// Adds names to the inheritance clause of a type, which is begun if there is none. `NSObject` goes first.
  public func insertions(ofInherited names: [String], in declaration: SyntaxNode) -> [TextEdit] {
    let inherited = declaration.all(.inheritedType)
    guard let first = inherited.first, let last = inherited.last else {
      let end = declaration.first(.genericParameters)?.range.upperBound ?? declaration.nameToken?.range.upperBound
      guard let end, !names.isEmpty else { return [] }
      return [.insert(": " + names.joined(separator: ", "), at: end)]
    }
    let others = names.filter { $0 != "NSObject" }
    var edits: [TextEdit] = []
    if others.count < names.count { edits.append(.insert("NSObject, ", at: first.range.lowerBound)) }
    if !others.isEmpty { edits.append(.insert(others.map { ", " + $0 }.joined(), at: last.range.upperBound)) }
    return edits
  }

  /// Inserts a declaration, after an empty line, behind another one at file level.
  public func insertion(ofDeclaration declaration: String, below node: SyntaxNode) -> TextEdit {
    let line = text.lineRange(text.line(at: node.range.upperBound))
    let base = indentation(at: node.range.lowerBound, in: text)
    let formatted = base + style.format(declaration, base: base)
    return .insert(style.lineEnding + style.lineEnding + formatted, at: line.upperBound)
  }

  /// Imports a module behind the imports that are there, or below the comment about the file.
  public func insertion(ofImport module: String, in tree: SyntaxTree) -> TextEdit {
    let statement = "import \(module)"
    guard let last = tree.items.last(where: { $0.kind == .importDeclaration }) else {
      return .insert(statement + style.lineEnding + style.lineEnding, at: text.offsetBelowHeader)
    }
    guard let end = endOfLine(behindStatement: last) else {
      return .insert("; " + statement, at: last.range.upperBound)
    }
    return .insert(style.lineEnding + indentation(at: last.range.lowerBound, in: text) + statement, at: end)
  }

  /// The same for a Coordinator, whose `init()` overrides that of `NSObject` once it inherits from it.
  public func insertions(ofInherited names: [String], inClassOf coordinator: Coordinator) -> [TextEdit] {
    let edits = insertions(ofInherited: names, in: coordinator.declaration.node)
    let plain = coordinator.initializers.first { $0.node.parameters.isEmpty && !$0.node.hasModifier("override") }
    guard names.contains("NSObject"), let plain else { return edits }
    return edits + [.insert("override ", at: plain.node.range.lowerBound)]
  }

  /// Gives what a body returns a name, and puts statements about it in front of the return: `return UITextField()`
  /// becomes `let view = UITextField()`, the statements, `return view`. nil where the value cannot stand in a `let`.
  public func naming(
    _ value: SyntaxNode, _ name: String, type: String, before statements: [String], in body: SyntaxNode
  ) -> [TextEdit]? {
    let statement = value.parent?.kind == .returnStatement ? value.parent ?? value : value
    guard statement.parent == body, ![.ifStatement, .switchStatement, .doStatement].contains(value.kind) else {
      return nil
    }
    let binding = value.firstToken.is(".") ? "let \(name): \(type) = " : "let \(name) = "
    let lines = statements + ["return \(name)"]
    let below = lines.joined(separator: "\n")
    let isAlone = body.items.count == 1 && !statement.firstToken.startsLine
    return [TextEdit(replacing: statement.range.lowerBound..<value.range.lowerBound, with: binding)]
      + (isAlone
        ? insertionsOnLines(above: "", below: below, around: statement) : insertions(of: below, below: statement))
  }
}

extension Coordinator {
  /// Whether the class is on the main actor, by its attribute or through a protocol that it has or is to have.
  public func isOnMainActor(conformingTo protocols: [String]) -> Bool {
    declaration.node.hasAttribute("MainActor")
      || ancestry.names.union(protocols).contains { DelegateProtocol.named($0)?.isMainActor ?? false }
  }
}

extension SourceText {
  /// Where the first line begins that belongs neither to the byte order mark, nor to `#!`, nor to the comment about the
  /// file, which ends with an empty line.
  public var offsetBelowHeader: Int {
    var top = bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0
    var line = 0
    if starts(with: "#!", at: top), lineCount > 1 {
      line = 1
      top = lineRange(1).lowerBound
    }
    var end = line
    while end < lineCount, starts(with: "//", at: lineRange(end).lowerBound) { end += 1 }
    let hasHeader = end > line && end + 1 < lineCount && lineRange(end).isEmpty
    return hasHeader ? lineRange(end + 1).lowerBound : top
  }

  private func starts(with prefix: String, at offset: Int) -> Bool {
    bytes(in: offset..<min(count, offset + prefix.utf8.count)) == Array(prefix.utf8)
  }
}
