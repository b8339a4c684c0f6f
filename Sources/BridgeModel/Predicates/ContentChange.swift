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
  /// Whether a clearing removes only what is of some kinds.
  public var isPart = false
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
    block.descendants(.call, .sequence, .forStatement, .whileStatement, .ifStatement).compactMap { node in
      guard var change = ContentChange(node) else { return nil }
      if !node.runsEveryTime(in: block) {
        if change.kind == .addition { return nil }
        change.kind = .removal
      }
      return change
    }
  }
}

extension ContentChange {
  init?(_ node: SyntaxNode) {
    self.node = node
    let name = node.kind == .call ? node.calledName : Assignment(node)?.target.name ?? ""
    if let list = node.clearedList {
      kind = .clearing
      object = list.content.base
      content = Content.holding[list.content.name]
      isPart = list.isPart
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
  static let holding: [String: Self] = [
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
