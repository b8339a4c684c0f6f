import BridgeModel
import LintEngine
import SwiftScan

extension RuleContext {
  /// Whether a representable is private to this file and whoever makes it here writes literals for these inputs, or leaves
  /// them out: then they never change.
  func isAlwaysGivenLiterals(_ inputs: [String], _ representable: Representable) -> Bool {
    let node = representable.declaration.node
    guard !inputs.isEmpty, contains(node), node.hasModifier("private") || node.hasModifier("fileprivate") else {
      return false
    }
    let calls = tree.items.flatMap { $0.calls(named: representable.simpleName) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        inputs.allSatisfy { input in
          guard let value = call.argument(labeled: input)?.value else {
            return representable.input(named: input)?.initialValue != nil
          }
          return value.isLiteral
        }
      }
  }
}

extension SyntaxNode {
  /// Whether it is written out: a number, a plain text, `true`, `nil`, `.large`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: children.first { _ in true } == nil
    case .memberAccess: base == nil
    default: false
    }
  }
}
