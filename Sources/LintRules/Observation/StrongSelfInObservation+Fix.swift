import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// Captures `self` weakly in a kept closure, and returns if it's gone. nil if the closure returns a value, for targets, and
/// for tasks, where each pass of the loop must ask again.
func weakCapture(in kept: KeptClosure, _ context: RuleContext) -> Fix? {
  let closure = kept.node
  switch kept.keeper {
  case .system(let pair) where pair.stopName == "removeMonitor": return nil
  case .task: return nil
  case .system, .property, .model: break
  }
  // An operator's closure has to return a value without `self`, too.
  guard closure.kind == .closure, kept.call.arguments.contains(where: { $0.value == closure }),
    let first = closure.items.first, let capture = closure.insertionOfWeakSelf,
    let unwrapping = unwrappingOfSelf(in: closure, from: first, of: kept.member, context)
  else { return nil }
  return Fix("Add '[weak self]'", [capture] + unwrapping, safety: .unsafe)
}

/// The edits that make the strong uses of `self` in a closure ones of a weak `self`.
private func unwrappingOfSelf(
  in closure: SyntaxNode, from first: SyntaxNode, of member: Member, _ context: RuleContext
) -> [TextEdit]? {
  let uses = closure.strongUsesOfSelf(within: member.node)
  if uses.isEmpty, closure.capture(of: "self") == nil { return [] }
  let text = context.text
  let isOneLine = text.line(at: closure.range.lowerBound) == text.line(at: closure.range.upperBound)
  if !isOneLine { return context.placement.insertions(of: "guard let self else { return }", above: first) }
  // `{ self.title = $0 }`
  guard uses.count == 1, closure.items.count == 1,
    (Assignment(first)?.target ?? first).chainRoot == uses[0], uses[0].parent?.kind == .memberAccess
  else { return nil }
  return [.insert("?", at: uses[0].range.upperBound)]
}

extension SyntaxNode {
  fileprivate func capture(of name: String) -> SyntaxNode? {
    first(.closureSignature)?.first(.captureList)?.all(.capture).first { $0.isNamed(name) }
  }

  /// The edit that adds `weak self` to the captures of a closure; nil if a parameter list has no place for it.
  fileprivate var insertionOfWeakSelf: TextEdit? {
    if let own = capture(of: "self") { return TextEdit(replacing: own.range, with: "weak self") }
    guard let signature = first(.closureSignature) else {
      return .insert(" [weak self] in", at: firstToken.range.upperBound)
    }
    if let list = signature.first(.captureList) {
      return .insert("weak self, ", at: list.firstToken.range.upperBound)
    }
    let attributes = signature.attributes
    guard let last = attributes.last else { return .insert("[weak self] ", at: signature.range.lowerBound) }
    return .insert(" [weak self]", at: last.range.upperBound)
  }

  /// The uses of the method's `self` in a closure, except those that only nested closures with weak captures need.
  fileprivate func strongUsesOfSelf(within function: SyntaxNode) -> [SyntaxNode] {
    items.flatMap { $0.descendants(.reference) }.filter {
      $0.isNamed("self") && $0.localDeclaration(of: "self", within: function).map { !contains($0) } ?? true
    }
  }
}
