import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Wraps a script message handler in an object that references it weakly, so that the content controller doesn't
  /// retain it.
  static let passMessagesWeakly = Refactoring { place in
    guard let call = ([place.node] + place.node.ancestors).first(where: \.addsMessageHandler),
      let handler = call.arguments.first?.value, handler.memberPath != nil,
      place.project.isForeign(ScriptMessageTemplate.name),
      let owner = place.outermostDeclaration(around: call)
    else { return [] }
    let wrapped = TextEdit(replacing: handler.range, with: "\(ScriptMessageTemplate.name)(\(handler.text))")
    let declaration = place.placement.insertion(ofDeclaration: ScriptMessageTemplate.declaration, below: owner)
    return [CodeAction("Forward script messages through a weak reference", .rewrite, [wrapped, declaration])]
  }
}

extension SyntaxNode {
  /// Whether this is a call such as `userContentController.add(handler, name: "…")`.
  fileprivate var addsMessageHandler: Bool {
    kind == .call && isCall(named: "add") && arguments.map(\.label) == [nil, "name"]
      && receiver?.memberPath?.last?.lowercased().hasSuffix("contentcontroller") == true
  }
}
