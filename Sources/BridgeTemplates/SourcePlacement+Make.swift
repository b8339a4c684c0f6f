import BridgeModel
import SwiftScan
import TextModel

/// Statements for the wrapped object in the make method of a representable in this file. `statements` receives the names
/// of the object and the context there. nil if the make method isn't in the file at `path`, or if it's unclear which
/// object it returns.
extension SourcePlacement {
  /// Inserts the statements after the line that creates the object.
  public func edits(
    afterCreationIn representable: Representable, in path: FilePath,
    _ statements: (_ object: String, _ context: String) -> [String]
  ) -> [TextEdit]? {
    guard let (body, context) = makeMethod(of: representable, in: path) else { return nil }
    guard let variable = body.variable, let declaration = body.block.declaration(ofVariable: variable) else {
      return edits(beforeReturnIn: representable, in: path, statements)
    }
    return insertions(of: statements(variable, context).joined(separator: "\n"), below: declaration)
  }

  /// Inserts the statements before the object is returned.
  public func edits(
    beforeReturnIn representable: Representable, in path: FilePath,
    _ statements: (_ object: String, _ context: String) -> [String]
  ) -> [TextEdit]? {
    guard let (body, context) = makeMethod(of: representable, in: path) else { return nil }
    if let variable = body.variable {
      let lines = statements(variable, context).joined(separator: "\n")
      return body.block.returnStatements.flatMap { insertions(of: lines, above: $0) }
    }
    guard let value = body.returnedValues.first else { return nil }
    let template = RepresentableTemplate(of: representable)
    let name = template.localName(in: body.block)
    return naming(value, name, type: template.represented, before: statements(name, context), in: body.block)
  }

  private func makeMethod(of representable: Representable, in path: FilePath) -> (LifecycleBody, context: String)? {
    let bodies = representable.bodies(of: .make)
    guard bodies.count == 1, let body = bodies.first, let context = body.context, body.function.path == path else {
      return nil
    }
    return (body, context)
  }
}

extension RepresentableTemplate {
  /// A name for the wrapped object that the make method doesn't use otherwise.
  fileprivate func localName(in block: SyntaxNode) -> String {
    let taken = Set(block.tokens.map(\.text))
    return [parameterName, family.parameterName, "wrapped"].first { !taken.contains($0) } ?? parameterName
  }
}

extension SyntaxNode {
  /// The top-level statement of a body that declares a variable with its value.
  fileprivate func declaration(ofVariable name: String) -> SyntaxNode? {
    items.first { item in
      item.bindings.contains { $0.value != nil && $0.pattern?.declaredNames == [name] }
    }
  }

  /// The statements of a body that return a value, without those of closures and local functions.
  fileprivate var returnStatements: [SyntaxNode] {
    returnedValues.compactMap { $0.parent?.kind == .returnStatement ? $0.parent : $0 }
  }
}
