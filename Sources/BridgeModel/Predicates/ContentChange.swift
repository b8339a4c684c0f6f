import SwiftScan

/// Code in a lifecycle body that adds something to the represented object or the coordinator's objects, or removes
/// something from them.
public struct ContentChange: Sendable {
  public enum Kind: Sendable {
    /// `view.addSubview(label)`
    case addition
    /// `view.subviews.forEach { $0.removeFromSuperview() }`
    case clearing
    /// Any other removal: of one thing, or of things that are chosen otherwise.
    case removal
  }

  /// The things that are added or removed.
  public enum Content: Sendable, CaseIterable {
    case views, layers, annotations, overlays, recognizers, interactions, constraints, children, guides, observers
    case scripts, messageHandlers
  }

  public var node: SyntaxNode
  public var kind: Kind
  /// Nil for a removal of anything.
  public var content: Content?
  /// The object that changes; nil for `self` without the word, for `NSLayoutConstraint.activate(…)`, and for
  /// `NotificationCenter.default.addObserver(…)`.
  public var object: SyntaxNode?
  /// Whether code of an object changes the object itself, without the word `self`.
  public var isOfSelf: Bool {
    object == nil && node.kind != .sequence && (kind == .clearing || node.callee?.kind == .reference)
  }

  /// Whether a removal can remove what an addition has added. The constraints of a view go with it.
  public func mayUndo(_ addition: ContentChange) -> Bool {
    kind != .addition
      && (content == nil || content == addition.content || content == .views && addition.content == .constraints)
  }
}

extension LifecycleBody {
  /// The changes to the content of objects, in source order. In closures that may never run, only removals count.
  public var contentChanges: [ContentChange] { memory.contentChanges { findContentChanges() } }

  private func findContentChanges() -> [ContentChange] {
    block.descendants(.call, .sequence, .forStatement).compactMap { node in
      guard let change = ContentChange(node), node.runsEveryTime(in: block) || change.kind == .removal else {
        return nil
      }
      return change
    }
  }
}

extension ContentChange {
  init?(_ node: SyntaxNode) {
    self.node = node
    let name = node.kind == .call ? node.calledName : Assignment(node)?.target.name ?? ""
    if let cleared = node.clearedObject {
      kind = .clearing
      object = cleared.object
      content = Content.holding[cleared.list]
    } else if node.kind == .call, node.callee?.memberPath == ["NSLayoutConstraint", "activate"] {
      kind = .addition
      content = .constraints
    } else if node.kind == .call, node.callee?.memberPath == ["NotificationCenter", "default", "addObserver"] {
      kind = .addition
      content = .observers
    } else if node.kind == .call, let added = Content.addedBy[name] {
      kind = .addition
      content = added
      object = node.receiver
    } else if node.kind == .call, name.hasPrefix("remove"), let list = node.receiver?.withoutUnwrapping,
      let held = Content.holding[list.name]
    {
      // `layer.sublayers?.removeAll()`
      kind = .removal
      content = held
      object = list.base
    } else if node.kind == .call, name.hasPrefix("remove") || name.hasPrefix("deactivate") {
      kind = .removal
      content = Content.removed(by: name)
      object = node.receiver
    } else if let assignment = Assignment(node), name == "isActive" {
      // Code has no name for a constraint that it activates where it creates it.
      let isCreated = assignment.target.base.map { $0.kind == .call && $0.calledName == "constraint" } ?? false
      let isActivated = WrittenPlaces.Value(writtenBy: node) == .true
      guard isCreated == isActivated else { return nil }
      kind = isActivated ? .addition : .removal
      content = .constraints
    } else if let assignment = Assignment(node), let held = Content.holding[name] {
      kind = .removal
      content = held
      object = assignment.target.base
    } else {
      return nil
    }
  }
}

extension ContentChange {
  /// Words of which any code that adds something contains at least one.
  static let addingWords = Array(Content.addedBy.keys) + ["activate", "addObserver", "isActive"]
}

extension ContentChange.Content {
  fileprivate static let addedBy: [String: Self] = [
    "addSubview": .views, "insertSubview": .views, "addArrangedSubview": .views, "insertArrangedSubview": .views,
    "addSublayer": .layers, "insertSublayer": .layers, "addAnnotation": .annotations, "addAnnotations": .annotations,
    "addOverlay": .overlays, "addOverlays": .overlays, "addGestureRecognizer": .recognizers,
    "addInteraction": .interactions, "addChild": .children, "addChildNode": .children, "addLayoutGuide": .guides,
    "addUserScript": .scripts,
  ]

  /// The content by the property that contains all of it.
  fileprivate static let holding: [String: Self] = [
    "subviews": .views, "arrangedSubviews": .views, "sublayers": .layers, "annotations": .annotations,
    "overlays": .overlays, "children": .children, "childNodes": .children, "gestureRecognizers": .recognizers,
    "interactions": .interactions,
  ]

  /// The content by a word in the name of the method.
  fileprivate static func removed(by name: String) -> Self? {
    let words: [(String, Self)] = [
      ("Superview", .views), ("ArrangedSubview", .views), ("Superlayer", .layers), ("Annotation", .annotations),
      ("Overlay", .overlays), ("GestureRecognizer", .recognizers), ("Interaction", .interactions),
      ("Constraint", .constraints), ("deactivate", .constraints), ("Parent", .children), ("LayoutGuide", .guides),
      ("Observer", .observers), ("UserScript", .scripts), ("ScriptMessageHandler", .messageHandlers),
    ]
    return words.first { name.contains($0.0) }?.1
  }
}

extension SyntaxNode {
  /// The object from which code removes everything of a kind, and the property that lists it; nil for other code.
  fileprivate var clearedObject: (object: SyntaxNode?, list: String)? {
    switch kind {
    case .call where calledName == "forEach":
      // `view.subviews.forEach { $0.removeFromSuperview() }`
      guard let list = receiver, ContentChange.Content.holding[list.accessName] != nil, removesEach else { return nil }
      return (list.withoutChain.base, list.accessName)
    case .call where clearing[calledName] != nil:
      // `map.removeAnnotations(map.annotations)`, also those of one kind
      guard arguments.count == 1, let list = arguments[0].value?.valueOfLocal.withoutFilterByKind,
        list.accessName == clearing[calledName], list.withoutChain.base?.memberPath == receiver?.memberPath
      else { return nil }
      return (receiver, list.accessName)
    case .forStatement:
      // `for child in view.subviews { child.removeFromSuperview() }`
      guard let list = children.first(where: { $0.kind.isExpression }),
        ContentChange.Content.holding[list.accessName] != nil, first(.whereClause) == nil, removesEach
      else { return nil }
      return (list.withoutChain.base, list.accessName)
    default: return nil
    }
  }

  /// Whether the code removes each element and does nothing else with it.
  private var removesEach: Bool {
    let items = (kind == .forStatement ? body : arguments.last?.value)?.items ?? []
    return !items.isEmpty
      && items.allSatisfy { item in
        item.kind == .call && (item.calledName.hasPrefix("removeFrom") || item.calledName == "removeArrangedSubview")
      }
  }

  /// The list that a local stands for, as in `let old = map.annotations`; for others, the expression itself.
  private var valueOfLocal: SyntaxNode {
    guard kind == .reference, let function = ancestors.first(where: { $0.kind == .functionDeclaration }),
      let local = localDeclaration(of: name, within: function), [.binding, .optionalBinding].contains(local.kind),
      let value = local.value, !value.accessName.isEmpty
    else { return self }
    return value
  }

  /// The list that `list.filter { $0 is Pin }` filters, if the filter looks at nothing but the elements; otherwise, the
  /// expression itself.
  private var withoutFilterByKind: SyntaxNode {
    guard kind == .call, calledName == "filter", let list = receiver, let test = arguments.last?.value,
      test.kind == .closure, test.descendants(.reference).allSatisfy({ $0.isNamed("$0") || $0.name.isTypeName })
    else { return self }
    return list
  }

  private var accessName: String {
    [.memberAccess, .reference].contains(withoutChain.kind) ? withoutChain.name : ""
  }
}

extension String {
  fileprivate var isTypeName: Bool { first?.isUppercase ?? false }
}

private let clearing = ["removeAnnotations": "annotations", "removeOverlays": "overlays"]
