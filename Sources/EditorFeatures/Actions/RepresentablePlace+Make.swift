import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension RepresentablePlace {
  /// Inserts statements about the wrapped object into the make method, after the line that creates it. `statements`
  /// receives the names of the object and the context there. nil if the make method is in another file, or if it's
  /// unclear which object it returns.
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

  /// A name for the wrapped object that the make method doesn't use otherwise.
  private func localName(in block: SyntaxNode) -> String {
    let taken = Set(block.tokens.map(\.text))
    let usual = template.parameterName
    return [usual, representable.family.parameterName, "wrapped"].first { !taken.contains($0) } ?? usual
  }
}

extension SyntaxNode {
  /// The top-level statement of a body that declares a variable with its value.
  fileprivate func declaration(ofVariable name: String) -> SyntaxNode? {
    items.first { item in
      item.kind == .variableDeclaration && item.bindings.count == 1
        && item.bindings.contains { $0.value != nil && $0.pattern?.declaredNames == [name] }
    }
  }

  /// The statements of a body that return a value, without those of closures and local functions.
  fileprivate var returnStatements: [SyntaxNode] {
    returnedValues.compactMap { $0.parent?.kind == .returnStatement ? $0.parent : $0 }
  }
}
