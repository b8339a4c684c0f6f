import BridgeModel
import LintEngine
import SwiftScan

extension RuleContext {
  /// Whether a representable is private to this file and these inputs never change while one is shown, as far as the code
  /// that makes it here tells.
  func isAlwaysGivenTheSame(_ inputs: [String], _ representable: Representable) -> Bool {
    let node = representable.declaration.node
    guard !inputs.isEmpty, contains(node), node.hasModifier("private") || node.hasModifier("fileprivate") else {
      return false
    }
    let calls = tree.items.flatMap { $0.calls(named: representable.simpleName) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.hasIdentity
          || inputs.allSatisfy { input in
            guard let value = call.argument(labeled: input)?.value else {
              return representable.input(named: input)?.initialValue != nil
            }
            return value.isLiteral || value.isOfPresentedItem
          }
      }
  }
}

extension SyntaxNode {
  /// Of a call that makes a view: whether `.id(…)` gives it the identity of some value. Another value has another view.
  fileprivate var hasIdentity: Bool {
    var view = self
    while let access = view.parent, access.kind == .memberAccess, let call = access.parent, call.kind == .call {
      if access.isNamed("id"), call.arguments.count == 1, call.arguments[0].value?.memberPath != nil { return true }
      view = call
    }
    return false
  }

  /// Whether it is, or is a part of, the item of the sheet that it stands in; another item is another sheet.
  fileprivate var isOfPresentedItem: Bool {
    guard let name = memberPath?.first else { return false }
    return ancestors.contains { closure in
      guard closure.kind == .closure, let call = closure.parent?.parent, call.kind == .call,
        ["sheet", "fullScreenCover", "popover"].contains(call.calledName), call.argument(labeled: "item") != nil,
        let local = localDeclaration(of: name, within: closure)
      else { return false }
      return local.kind == .parameter && local.ancestors.first { $0.kind == .closure } == closure
    }
  }

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
