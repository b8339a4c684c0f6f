import SwiftScan

/// Code in a lifecycle body that adds something to the represented object or the coordinator's objects, or takes
/// everything of a kind away from them.
public struct ContentChange: Sendable {
  public enum Kind: Sendable {
    /// `view.addSubview(label)`
    case addition
    /// `view.subviews.forEach { $0.removeFromSuperview() }`
    case clearing
    /// Some other removal: of one thing, or of things chosen otherwise.
    case removal
  }

  public var node: SyntaxNode
  public var kind: Kind
  /// What it happens to; nil in `NSLayoutConstraint.activate(…)`.
  public var object: SyntaxNode?
}

extension LifecycleBody {
  /// The changes to what objects hold, in source order, those in closures that may never run left out.
  public var contentChanges: [ContentChange] {
    block.descendants(.call, .sequence, .forStatement).compactMap { node in
      guard let change = ContentChange(node), node.runsEveryTime(in: block) || change.kind == .removal else {
        return nil
      }
      return change
    }
  }

  /// Whether an expression reaches something below the represented object, or the object itself.
  public func isInRepresented(_ expression: SyntaxNode) -> Bool { isRepresented(expression.chainRoot) }
}

extension ContentChange {
  init?(_ node: SyntaxNode) {
    self.node = node
    if let cleared = node.clearedObject {
      (kind, object) = (.clearing, cleared)
    } else if node.kind == .call, adding.contains(node.calledName) {
      (kind, object) = (.addition, node.receiver)
    } else if node.kind == .call, isRemoving(node.calledName) {
      (kind, object) = (.removal, node.receiver)
    } else if let assignment = Assignment(node), holding.contains(assignment.target.name) {
      (kind, object) = (.removal, assignment.target.base)
    } else if node.kind == .call, node.isNamedCall("NSLayoutConstraint", "activate") {
      (kind, object) = (.addition, nil)
    } else {
      return nil
    }
  }
}

extension SyntaxNode {
  /// Of code that takes everything of a kind away from an object: the object.
  fileprivate var clearedObject: SyntaxNode? {
    switch kind {
    case .call where calledName == "forEach":
      // `view.subviews.forEach { $0.removeFromSuperview() }`
      guard let list = receiver, holding.contains(list.accessName), removesEach else { return nil }
      return list.withoutChain.base
    case .call where clearing[calledName] != nil:
      // `map.removeAnnotations(map.annotations)`
      guard arguments.count == 1, let list = arguments[0].value, list.kind == .memberAccess,
        list.name == clearing[calledName], let base = list.base, base.memberPath == receiver?.memberPath
      else { return nil }
      return base
    case .forStatement:
      // `for child in view.subviews { child.removeFromSuperview() }`
      guard let list = children.first(where: { $0.kind.isExpression }), holding.contains(list.accessName),
        first(.whereClause) == nil, removesEach
      else { return nil }
      return list.withoutChain.base
    default: return nil
    }
  }

  /// Whether the only thing that is done with each element is removing it.
  private var removesEach: Bool {
    let block = kind == .forStatement ? body : arguments.last?.value
    guard let item = block?.items.first, block?.items.count == 1, item.kind == .call else { return false }
    return item.calledName.hasPrefix("removeFrom") || item.calledName == "removeArrangedSubview"
  }

  /// The expression below `?` and `!` at its end.
  private var withoutChain: SyntaxNode {
    var node = self
    while node.kind == .optionalChain || node.kind == .forceUnwrap, let base = node.base { node = base }
    return node
  }

  private var accessName: String { withoutChain.kind == .memberAccess ? withoutChain.name : "" }

  fileprivate func isNamedCall(_ receiver: String, _ name: String) -> Bool {
    callee?.memberPath == [receiver, name]
  }
}

private func isRemoving(_ name: String) -> Bool { name.hasPrefix("remove") || name.hasPrefix("deactivate") }

private let holding: Set = ["subviews", "arrangedSubviews", "sublayers", "children", "annotations", "overlays"]

private let clearing = ["removeAnnotations": "annotations", "removeOverlays": "overlays"]

private let adding: Set = [
  "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSublayer", "insertSublayer",
  "addGestureRecognizer", "addInteraction", "addAnnotation", "addAnnotations", "addOverlay", "addOverlays", "addChild",
  "addChildNode", "addLayoutGuide",
]
