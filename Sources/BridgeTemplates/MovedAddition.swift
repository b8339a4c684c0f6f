import BridgeModel
import SwiftScan
import TextModel

/// Consecutive statements of the update method that create, set up, and add one object, moved to the make method.
public struct MovedAddition: Sendable {
  public let edits: [TextEdit]

  /// nil if the statements use anything but the wrapped object, the context, types, and the object that they add, or if
  /// one of them shares a line with other code.
  public init?(
    of call: SyntaxNode, in body: LifecycleBody, of representable: Representable, placement: SourcePlacement,
    path: FilePath
  ) {
    guard !body.isHelper, body.function.path == path, let statements = body.statements(toAddBy: call),
      let first = statements.first, let last = statements.last,
      first.firstToken.startsLine, let end = placement.endOfLine(after: last),
      let edits = placement.edits(
        beforeReturnIn: representable, in: path,
        { object, context in
          // The line end before the statements marks the first line as a whole line.
          let start = max(0, placement.startOfLine(ofCommentsAbove: first) - 1)
          let renamed = body.renamings(in: statements, object: object, context: context)
          return placement.lines(in: start..<end, of: body.block, replacing: renamed) ?? []
        }), !body.block.descendants(.stringLiteral).contains(where: { $0.text.hasPrefix("\"\"\"") })
    else { return nil }
    let start = placement.startOfLine(ofCommentsAbove: first)
    self.edits = edits + [.delete(start..<placement.text.lineRange(placement.text.line(at: end) + 1).lowerBound)]
  }
}

extension LifecycleBody {
  /// The consecutive statements about the object that a call adds; nil if other statements are between them, or if they
  /// depend on anything that changes.
  fileprivate func statements(toAddBy call: SyntaxNode) -> [SyntaxNode]? {
    let items = block.items
    guard let end = items.firstIndex(of: call) else { return nil }
    let local = call.arguments.first?.value.flatMap { $0.kind == .memberAccess ? $0.chainRoot : $0 }
      .flatMap { $0.kind == .reference ? $0.localDeclaration(of: $0.name, within: function.node) : nil }
    var statements = [call]
    if let local {
      guard let start = items.firstIndex(where: { $0.contains(local) }) else { return nil }
      statements = Array(items[start...end])
    }
    let rest = items[(end + 1)...]
    let isUsedLater = rest.contains { mentions(local, in: $0) }
    guard !isUsedLater,
      statements.allSatisfy({ isConstant($0, besides: local) && (local == nil || mentions(local, in: $0)) })
    else { return nil }
    return statements
  }

  private func mentions(_ local: SyntaxNode?, in statement: SyntaxNode) -> Bool {
    guard let local else { return false }
    return statement.contains(local)
      || statement.descendants(.reference).contains {
        $0.localDeclaration(of: $0.name, within: function.node) == local
      }
  }

  /// Whether a statement uses only types, literals, the wrapped object, the context, and one local.
  private func isConstant(_ statement: SyntaxNode, besides local: SyntaxNode?) -> Bool {
    statement.descendants(.reference).allSatisfy { reference in
      if reference.name.first?.isUppercase ?? false || isRepresented(reference) || reference.name == context {
        return true
      }
      return local != nil && reference.localDeclaration(of: reference.name, within: function.node) == local
    }
  }

  /// The edits that give the wrapped object and the context other names, in source order.
  fileprivate func renamings(in statements: [SyntaxNode], object: String, context other: String) -> [TextEdit] {
    statements.flatMap { $0.descendants(.reference) }.compactMap { reference in
      if isRepresented(reference) { return TextEdit(replacing: reference.range, with: object) }
      return reference.name == context ? TextEdit(replacing: reference.range, with: other) : nil
    }
  }
}
