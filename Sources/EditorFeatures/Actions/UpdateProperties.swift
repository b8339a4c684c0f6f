import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Replaces an observation loop of a view or controller with `updateProperties()`, which UIKit runs and tracks.
  static let updateProperties = Refactoring { place in
    guard let loop = ObservationLoop(around: place.node),
      let type = place.project.type(around: loop.function, in: place.file.path),
      let known = type.frameworkClass,
      ["UIView", "UIViewController"].contains(where: { ClassHierarchy.isSubclass(known, of: $0) }),
      !type.members.contains(where: { $0.name == "updateProperties" })
    else { return [] }
    let title = "Convert to updateProperties()"
    guard place.isKnownToReach("iOS 26") else {
      return [.disabled(title, .rewrite, because: "updateProperties() requires iOS 26")]
    }
    let calls = type.localMembers.flatMap(\.bodies).flatMap { $0.calls(named: loop.function.name) }.filter {
      !loop.function.contains($0)
    }
    guard calls.allSatisfy({ $0.statement == $0 && $0.callee?.pathFromSelf?.count == 1 }) else {
      return [.disabled(title, .rewrite, because: "'\(loop.function.name)' is called for its result")]
    }
    return [CodeAction(title, .rewrite, loop.edits(in: place.placement) + place.placement.deletions(of: calls))]
  }
}

/// A method whose only statement is a call of `withObservationTracking`. Its first closure reads the model, and its
/// second closure calls the method again.
private struct ObservationLoop {
  let function: SyntaxNode
  private let call: SyntaxNode
  private let closure: SyntaxNode

  init?(around node: SyntaxNode) {
    guard let function = ([node] + node.ancestors).first(where: { $0.kind == .functionDeclaration }),
      function.parameters.isEmpty, function.type == nil, let block = function.body, block.items.count == 1,
      let call = block.items.first, call.kind == .call, call.isCall(named: "withObservationTracking"),
      call.arguments.count == 2, let closure = call.arguments[0].value, closure.kind == .closure,
      let change = call.argument(labeled: "onChange")?.value, change.kind == .closure,
      !change.calls(named: function.name).isEmpty, closure.first(.closureSignature) == nil
    else { return nil }
    self.function = function
    self.call = call
    self.closure = closure
  }

  /// Moves the closure's lines, including comments, into the method, one indentation level less, and removes the call
  /// around them.
  func edits(in placement: SourcePlacement) -> [TextEdit] {
    let head = function.modifiers.first?.firstToken ?? function.tokens.first { $0.is("func") }
    guard let start = head?.range.lowerBound, let name = function.nameToken else { return [] }
    let text = placement.text
    let open = closure.firstToken.range.upperBound
    var close = closure.lastToken.range.lowerBound
    while close > open, text[close - 1] <= UInt8(ascii: " ") { close -= 1 }
    let lines = text.line(at: open)...text.line(at: close)
    let outdented = lines.dropFirst().compactMap { number -> TextEdit? in
      let line = text.lineRange(number)
      guard text[line].hasPrefix(placement.style.indentation) else { return nil }
      return .delete(line.lowerBound..<line.lowerBound + placement.style.indentation.utf8.count)
    }
    let separator = lines.count == 1 ? ";" : ""
    return [
      TextEdit(replacing: start..<name.range.upperBound, with: "override func updateProperties"),
      TextEdit(replacing: call.range.lowerBound..<open, with: "super.updateProperties()" + separator),
    ] + outdented + [.delete(close..<call.range.upperBound)]
  }
}
