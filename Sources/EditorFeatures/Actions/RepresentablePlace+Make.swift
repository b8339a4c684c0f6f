import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension RepresentablePlace {
  /// Writes statements about the wrapped object into make, behind the line that makes it; `statements` is told what the
  /// object and the context are called there. nil where make is elsewhere or has no one object to speak of.
  func editsOfMake(_ statements: (_ object: String, _ context: String) -> [String]) -> [TextEdit]? {
    let bodies = representable.bodies(of: .make)
    guard bodies.count == 1, let body = bodies.first, let context = body.context, isHere(body.function.path) else {
      return nil
    }
    if let variable = body.variable {
      let lines = statements(variable, context).joined(separator: "\n")
      if let declaration = body.block.declaration(ofVariable: variable) {
        return placement.insertions(of: lines, below: declaration)
      }
      return body.block.returnStatements.flatMap { placement.insertions(of: lines, above: $0) }
    }
    let values = body.block.returnedValues
    guard values.count == 1, let value = values.first else { return nil }
    let name = localName(in: body.block)
    return placement.naming(
      value, name, type: template.represented, before: statements(name, context), in: body.block)
  }

  /// A name for the wrapped object that nothing in make is called.
  private func localName(in block: SyntaxNode) -> String {
    let taken = Set(block.tokens.map(\.text))
    let usual = template.parameterName
    return [usual, representable.family.parameterName, "wrapped"].first { !taken.contains($0) } ?? usual
  }
}

extension SyntaxNode {
  /// Of a body: the statement at its top level that declares a variable with its value.
  fileprivate func declaration(ofVariable name: String) -> SyntaxNode? {
    items.first { item in
      item.kind == .variableDeclaration && item.bindings.count == 1
        && item.bindings.contains { $0.value != nil && $0.pattern?.declaredNames == [name] }
    }
  }

  /// Of a body: its `return` statements, those of closures and local functions left out.
  fileprivate var returnStatements: [SyntaxNode] {
    returnedValues.compactMap { $0.parent?.kind == .returnStatement ? $0.parent : $0 }
  }
}
