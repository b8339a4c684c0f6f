import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

extension SourcePlacement {
  /// Adds names to the inheritance clause of a type, and adds the clause if there is none. `NSObject` goes first.
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

  /// Inserts a declaration, with an empty line before it, after another declaration at file level.
  public func insertion(ofDeclaration declaration: String, below node: SyntaxNode) -> TextEdit {
    let line = text.lineRange(text.line(at: node.range.upperBound))
    let base = indentation(at: node.range.lowerBound, in: text)
    let formatted = base + style.format(declaration, base: base)
    return .insert(style.lineEnding + style.lineEnding + formatted, at: line.upperBound)
  }

  /// Inserts declarations that use a declaration at file level below it. They are available where it is.
  public func insertion(ofDeclarations declarations: String, using node: SyntaxNode) -> TextEdit {
    let attributes = node.availabilityAttributes
    var bytes = Array(declarations.utf8)
    for item in Document(SourceText(declarations)).tree.items.reversed() {
      bytes.insert(contentsOf: attributes.utf8, at: item.range.lowerBound)
    }
    return insertion(ofDeclaration: String(decoding: bytes, as: UTF8.self), below: node)
  }

  /// Adds an import after the existing imports, or below the file header comment.
  public func insertion(ofImport module: String, in tree: SyntaxTree) -> TextEdit {
    let statement = "import \(module)"
    guard let last = tree.items.last(where: { $0.kind == .importDeclaration }) else {
      return .insert(statement + style.lineEnding + style.lineEnding, at: text.offsetBelowHeader)
    }
    guard let end = endOfLine(after: last) else {
      return .insert("; " + statement, at: last.range.upperBound)
    }
    return .insert(style.lineEnding + indentation(at: last.range.lowerBound, in: text) + statement, at: end)
  }

  /// Adds names for a coordinator class. If it gains `NSObject` as its superclass, its `init()` becomes an override.
  public func insertions(ofInherited names: [String], inClassOf coordinator: Coordinator) -> [TextEdit] {
    let edits = insertions(ofInherited: names, in: coordinator.declaration.node)
    let plain = coordinator.initializers.first { $0.node.parameters.isEmpty && !$0.node.hasModifier("override") }
    guard names.contains("NSObject"), let plain else { return edits }
    return edits + [.insert("override ", at: plain.node.range.lowerBound)]
  }

  /// Names the value that a body returns, and inserts statements about it before the return: `return UITextField()`
  /// becomes `let view = UITextField()`, the statements, and `return view`. nil if the value can't be the value of a
  /// `let`.
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
    let isAlone = body.items.count == 1
    return [TextEdit(replacing: statement.range.lowerBound..<value.range.lowerBound, with: binding)]
      + (isAlone
        ? insertionsOnLines(above: "", below: below, around: statement) : insertions(of: below, below: statement))
  }
}

extension Coordinator {
  /// Whether the class is on the main actor, because of its attribute or because of a protocol that it has or will
  /// have.
  public func isOnMainActor(conformingTo protocols: [String]) -> Bool {
    declaration.node.hasAttribute("MainActor")
      || ancestry.names.union(protocols).contains { DelegateProtocol.named($0)?.isMainActor ?? false }
  }
}

extension SourceText {
  /// The start of the first line after the byte order mark, the `#!` line, and the comment at the top of the file,
  /// which ends with an empty line.
  public var offsetBelowHeader: Int {
    var top = bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0
    var line = 0
    if starts(with: "#!", at: top), lineCount > 1 {
      line = 1
      top = lineRange(1).lowerBound
    }
    let end = (line..<lineCount).first { !starts(with: "//", at: max(top, lineRange($0).lowerBound)) }
    guard let end, end > line, end + 1 < lineCount, lineRange(end).isEmpty else { return top }
    return lineRange(end + 1).lowerBound
  }

  private func starts(with prefix: String, at offset: Int) -> Bool {
    bytes(in: offset..<min(count, offset + prefix.utf8.count)) == Array(prefix.utf8)
  }
}

extension SyntaxNode {
  /// The `@available` attributes that say where a declaration exists, each on a line. Those that only say that it's
  /// deprecated aren't among them.
  var availabilityAttributes: String {
    attributes.filter { $0.isNamed("available") }.map(\.text)
      .filter { !$0.contains("deprecated") || $0.contains("introduced") }.map { $0 + "\n" }.joined()
  }
}
