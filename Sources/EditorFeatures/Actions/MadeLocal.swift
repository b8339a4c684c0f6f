import BridgeModel
import SwiftScan

/// A statement `let name = Class(…)`.
struct MadeLocal {
  let statement: SyntaxNode
  let name: String
  let call: SyntaxNode

  init?(_ statement: SyntaxNode) {
    guard statement.kind == .variableDeclaration, statement.bindings.count == 1, let binding = statement.bindings.first,
      binding.type == nil, let call = binding.value, call.kind == .call, let names = binding.pattern?.declaredNames,
      names.count == 1
    else { return nil }
    self.statement = statement
    name = names[0]
    self.call = call
  }

  var className: String? { call.callee?.dottedName }
}
