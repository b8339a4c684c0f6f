import SwiftScan

/// A part of the code of `sizeThatFits` that gives a wrong answer.
public struct SizeAnswerFault: Sendable {
  public var node: SyntaxNode
  public var body: LifecycleBody
}

extension ProjectModel {
  /// The places in the code of `sizeThatFits` that unwrap a dimension of the proposal by force, without a look at it
  /// first.
  public func unwrappedProposals(of representable: Representable) -> [SizeAnswerFault] {
    guard let proposal = representable.proposal else { return [] }
    return bodies(reachedFrom: .sizeThatFits, of: representable).flatMap { body in
      body.block.descendants(.forceUnwrap).filter { node in
        guard let value = node.base, let place = representable.place(of: value, in: body) else { return false }
        return place.root == proposal.root && place.path.count == 1
          && !representable.looks(at: proposal, before: node, in: body)
      }
      .map { SizeAnswerFault(node: $0, body: body) }
    }
  }

  /// The dimensions in the answers of `sizeThatFits` that are infinite if the proposal lacks them, or always.
  public func infiniteAnswers(of representable: Representable) -> [SizeAnswerFault] {
    guard let proposal = representable.proposal else { return [] }
    return representable.makingBodies(of: .sizeThatFits).flatMap { body in
      body.returnedValues.flatMap { $0.dimensions(within: body.function.node) }.filter { dimension in
        let operands = dimension.possibleValues
        guard operands.last?.isInfinite ?? false else { return false }
        return operands.dropLast().allSatisfy { representable.place(of: $0, in: body)?.root == proposal.root }
      }
      .map { SizeAnswerFault(node: $0, body: body) }
    }
  }
}

extension Representable {
  /// The size that SwiftUI proposes to `sizeThatFits`.
  fileprivate var proposal: Place? {
    bodies(of: .sizeThatFits).first?.function.node.parameters.first.map { Place(.value($0)) }
  }

  /// Whether a condition around a node, or around the call that leads to its body, depends on a thing.
  fileprivate func looks(at thing: Place, before node: SyntaxNode, in body: LifecycleBody) -> Bool {
    let conditions = node.conditions(upTo: body.block).flatMap(\.parts) + node.operandsBefore
    if ValueSources(of: conditions, in: body, of: self).places.contains(where: { $0.root == thing.root }) {
      return true
    }
    guard case .call(let call, let caller) = body.origin else { return false }
    return looks(at: thing, before: call, in: caller)
  }
}

extension SyntaxNode {
  /// The operands of `&&` and `||` that are evaluated before this node.
  fileprivate var operandsBefore: [SyntaxNode] {
    ancestors.prefix { $0.kind != .codeBlock }.filter { $0.kind == .sequence }.flatMap { sequence in
      let parts = sequence.children.prefix { $0.range.upperBound <= range.lowerBound }
      return parts.contains { $0.isNamed("&&") || $0.isNamed("||") } ? Array(parts) : []
    }
  }

  /// The width and the height of a size, if the expression or the constant that it names creates one.
  fileprivate func dimensions(within function: SyntaxNode) -> [SyntaxNode] {
    let size = constantValue(within: function)
    guard size.kind == .call else { return [] }
    if size.calledName == "replacingUnspecifiedDimensions" {
      return size.argument(labeled: "by")?.value?.dimensions(within: function) ?? []
    }
    return ["width", "height"].compactMap { size.argument(labeled: $0)?.value?.constantValue(within: function) }
  }

  fileprivate var isInfinite: Bool {
    kind == .memberAccess && (isNamed("infinity") || isNamed("greatestFiniteMagnitude"))
  }
}
