import BridgeFacts
import SwiftScan
import TextModel

/// A size or position that code takes from something else than the wrapped view's final size.
public struct EarlyGeometry: Sendable {
  /// The origin of the measurement.
  public enum Measure: Sendable {
    /// The bounds of a new view, which are empty until SwiftUI has laid it out.
    case empty
    /// The bounds of a view that was created with the size of the screen.
    case screenSized
    /// The screen.
    case screen
  }

  /// The access: `view.bounds`.
  public var node: SyntaxNode
  public var body: LifecycleBody
  public var measure: Measure
  /// The property that receives the size, or the call that creates a constraint with it.
  public var target: SyntaxNode
}

extension ProjectModel {
  /// The measurements of a representable's code that determine a size or position that no other code corrects, the first
  /// one for each such size.
  public func earlyGeometry(of representable: Representable) -> [EarlyGeometry] {
    let make = bodies(reachedFrom: .make, of: representable)
    let later = [LifecycleMethod.update, .sizeThatFits].flatMap { bodies(reachedFrom: $0, of: representable) }
    let initial = initialSize(of: representable)
    let found =
      make.flatMap { body in
        initial.map { measurements($0, of: representable, in: body) } ?? []
      } + (make + later).flatMap { screenMeasurements(of: representable, in: $0) }
    var targets: Set<SyntaxNode> = []
    return found.filter { targets.insert($0.target).inserted }
  }

  // MARK: The view's bounds

  private func measurements(
    _ measure: EarlyGeometry.Measure, of representable: Representable, in body: LifecycleBody
  ) -> [EarlyGeometry] {
    body.block.descendants(.memberAccess, mentioning: boundsPatterns).compactMap { access in
      guard access.isNamed("bounds") || access.isNamed("frame"), let base = access.base,
        let place = representable.place(of: base, in: body), place.root == .represented,
        place.path.isEmpty || place.path == ["layer"], timing(of: access, in: body) == .now,
        representable.runsOnce(body),
        let target = target(of: access, in: body), keepsSize(target, of: representable, in: body)
      else { return nil }
      return EarlyGeometry(node: access, body: body, measure: measure, target: target)
    }
  }

  /// The size with which the make method creates one of Apple's views; nil if it isn't known, and if code changes it.
  private func initialSize(of representable: Representable) -> EarlyGeometry.Measure? {
    let bodies = representable.makingBodies(of: .make)
    guard bodies.count == 1, let body = bodies.first, let name = body.variable,
      let local = body.returnedValues.first?.localDeclaration(of: name, within: body.function.node),
      local.kind == .binding, let call = local.value, call.kind == .call, let written = call.evidentTypeName,
      let type = resolveUniquely(written, in: body.function.owner.name), !type.isDeclared,
      let size = IntrinsicSize.size(of: type.name), size.extent == .none || size.condition != nil,
      !reached(from: representable, changesSizeOfObject: name)
    else { return nil }
    guard let frame = call.argument(labeled: "frame")?.value else { return .empty }
    if frame.isNamed("zero") || frame.kind == .call && frame.arguments.isEmpty { return .empty }
    return frame.screenAccesses.isEmpty ? nil : .screenSized
  }

  private func reached(from representable: Representable, changesSizeOfObject name: String) -> Bool {
    bodies(reachedFrom: .make, of: representable).contains { body in
      body.block.descendants(.call).contains { call in
        sizingMethods.contains(call.calledName) && (call.receiver.map(body.isInRepresented) ?? false)
      }
        || body.block.descendants(.sequence).compactMap(Assignment.init).contains { assignment in
          // A local is a copy.
          guard assignment.target.kind == .memberAccess,
            let path = representable.place(of: assignment.target, in: body), path.isInRepresented
          else { return false }
          return ["frame", "bounds"].contains(path.path.first ?? "")
        }
    }
  }

  // MARK: The screen

  private func screenMeasurements(of representable: Representable, in body: LifecycleBody) -> [EarlyGeometry] {
    body.block.screenAccesses.compactMap { access in
      guard timing(of: access, in: body) == .now, let target = target(of: access, in: body),
        !isSizedByOthers(target, of: representable, in: body)
      else { return nil }
      return EarlyGeometry(node: access, body: body, measure: .screen, target: target)
    }
  }

  /// Whether a property is the frame of the represented object, which SwiftUI sets, or of a bar, to which UIKit gives the
  /// width of the window.
  private func isSizedByOthers(_ target: SyntaxNode, of representable: Representable, in body: LifecycleBody) -> Bool {
    guard target.kind == .memberAccess, let object = target.base, ["frame", "bounds"].contains(target.name) else {
      return false
    }
    if representable.place(of: object, in: body)?.isInRepresented ?? false { return true }
    let type = type(of: object, in: body.function.path).nominal?.name
    return type.flatMap(IntrinsicSize.size)?.extent == .height
  }

  // MARK: Targets

  /// The property or constraint that receives a measurement, directly or through constants; nil if it's used otherwise,
  /// as an initial frame or a fallback.
  private func target(of access: SyntaxNode, in body: LifecycleBody, depth: Int = 0) -> SyntaxNode? {
    var child = access
    for ancestor in access.ancestors {
      switch ancestor.kind {
      case .argument:
        if constantLabels.contains(ancestor.label ?? "") { return ancestor.parent }
        if ancestor.isNamed("frame") { return nil }
      case .sequence:
        guard let assignment = Assignment(ancestor) else {
          // A fallback, a condition, or a comparison.
          if ancestor.children.contains(where: { $0.isLogicalOperator }) { return nil }
          continue
        }
        let decides = assignment.value.contains { $0.isLogicalOperator || $0.kind == .ternary }
        guard assignment.value.contains(child), !decides, isGeometry(assignment.target, in: body) else { return nil }
        return assignment.target
      case .binding:
        guard depth < 4, let names = ancestor.pattern?.declaredNames, names.count == 1 else { return nil }
        let uses = body.block.descendants(.reference, mentioning: [BytePattern(word: names[0])]).filter {
          $0.localDeclaration(of: names[0], within: body.function.node) == ancestor
        }
        return uses.firstNonNil { self.target(of: $0, in: body, depth: depth + 1) }
      case .closure, .codeBlock, .ifStatement, .guardStatement, .returnStatement: return nil
      default: break
      }
      child = ancestor
    }
    return nil
  }

  /// Whether an expression is a property of Apple's that places or sizes something.
  private func isGeometry(_ target: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard target.kind == .memberAccess, case .apple(let members) = callee(of: target, in: body.function.path) else {
      return false
    }
    return members.allSatisfy { geometryTypes.contains(($0.type ?? "").filter { $0 != "?" }) }
  }

  /// Whether a layer or view keeps the size that it receives: nothing else places it, or sets the same property again.
  private func keepsSize(_ target: SyntaxNode, of representable: Representable, in body: LifecycleBody) -> Bool {
    if target.kind == .call { return !representable.changesConstants }
    guard let object = target.base?.withoutUnwrapping, let written = object.memberPath?.last, written != "view",
      let place = representable.place(of: object, in: body),
      let type = type(of: object, in: body.function.path).nominal,
      isClass(type.name, kindOf: "CALayer") || isClass(type.name, kindOf: "UIView"), !declares(type.name)
    else { return false }
    // A local can have another name than the property that it stands for.
    let names = Set([written] + place.path.suffix(1).filter { $0 != "view" })
    if place.isInRepresented { return keepsOwnGeometry(target, of: representable, in: body) }
    let blocks =
      place.isFresh
      ? representable.ownBlocks
      : Array(Set(names.flatMap { units(mentioning: $0).map(\.root) }))
    return !blocks.contains { block in names.contains { block.places($0, except: target) } }
      && !names.contains { isBackingLayer($0, in: body) } && !representable.placesOthers(than: target)
  }

  /// Whether a property of the represented view that isn't its place keeps a size, such as that of its contents, its shadow
  /// or its round corners. A copy of the view's own size says nothing, and a label without a width uses the one that it
  /// gets.
  private func keepsOwnGeometry(
    _ target: SyntaxNode, of representable: Representable, in body: LifecycleBody
  ) -> Bool {
    guard !placingMembers.contains(target.name), !target.isNamed("preferredMaxLayoutWidth"),
      let assignment = target.parent.flatMap(Assignment.init),
      assignment.value.contains(where: { $0.constantValue(within: body.function.node).isComputed })
        || assignment.value.count > 1
    else { return false }
    let later = bodies(reachedFrom: .update, of: representable).map(\.block)
    return !(representable.ownBlocks + later).contains { block in
      block.descendants(.sequence, mentioning: [BytePattern(word: target.name)]).compactMap(Assignment.init).contains {
        $0.target != target && $0.target.isNamed(target.name)
      }
    }
  }

  /// Whether code makes a layer the layer of a view, which AppKit then resizes with the view.
  private func isBackingLayer(_ name: String, in body: LifecycleBody) -> Bool {
    body.block.descendants(.sequence).compactMap(Assignment.init).contains { assignment in
      assignment.target.isNamed("layer") && assignment.value.first?.memberPath?.last == name
    }
  }
}

extension Representable {
  /// Whether nothing but one call in the make method's code leads to a body. Code that other methods call too, such as
  /// those of a delegate, repeats what it does when the view has changed.
  func runsOnce(_ body: LifecycleBody) -> Bool {
    guard body.isHelper else { return true }
    guard !body.isForeign, let caller = body.caller, runsOnce(caller) else { return false }
    let name = body.function.name
    let calls = ownBlocks.flatMap { $0.calls(named: name) }
    let mentions = ownBlocks.flatMap {
      $0.descendants(.reference, .memberAccess, mentioning: [BytePattern(word: name)])
    }
    return calls.count == 1 && mentions.filter { $0.isNamed(name) }.count == 1
  }

  fileprivate var ownBlocks: [SyntaxNode] { (members + (coordinator?.members ?? [])).flatMap(\.bodies) }

  /// Whether code of the representable or its coordinator sets the constant of a constraint.
  fileprivate var changesConstants: Bool {
    ownBlocks.contains { block in
      block.descendants(.sequence).compactMap(Assignment.init).contains { $0.target.isNamed("constant") }
    }
  }

  /// Whether code sets the frames of other layers or views, such as all sublayers in a loop.
  fileprivate func placesOthers(than target: SyntaxNode) -> Bool {
    ownBlocks.contains { block in
      block.descendants(.sequence).compactMap(Assignment.init).contains { assignment in
        ["frame", "bounds"].contains(assignment.target.name) && assignment.target.kind == .memberAccess
          && !target.isInSameFunction(as: assignment.target)
      }
    }
  }
}

extension SyntaxNode {
  /// Whether code places or sizes the layer or view with this name, or lets something else do so, at another place than
  /// `target`.
  fileprivate func places(_ name: String, except target: SyntaxNode) -> Bool {
    descendants(.memberAccess, mentioning: [BytePattern(word: name)]).contains { access in
      access != target && access.base?.withoutUnwrapping.memberPath?.last == name
        && (placingMembers.contains(access.name) || access.isNamed(target.name))
    }
  }

  /// The accesses to the size of the main screen: `UIScreen.main.bounds`.
  fileprivate var screenAccesses: [SyntaxNode] {
    descendants(.memberAccess, mentioning: [BytePattern("UIScreen")]).filter {
      $0.memberPath == ["UIScreen", "main", "bounds"]
    }
  }

  fileprivate var isLogicalOperator: Bool {
    kind == .binaryOperator && ["??", "&&", "||", "<", ">", "<=", ">=", "==", "!="].contains(name)
  }

  /// Whether operators or calls compute a value.
  fileprivate var isComputed: Bool { kind == .sequence || !descendants(.call).isEmpty }

  fileprivate func isInSameFunction(as other: SyntaxNode) -> Bool {
    func function(of node: SyntaxNode) -> SyntaxNode? { node.ancestors.first { $0.kind == .functionDeclaration } }
    return function(of: self) == function(of: other)
  }
}

private let boundsPatterns = [BytePattern("bounds"), BytePattern("frame")]

private let constantLabels: Set = [
  "equalToConstant", "lessThanOrEqualToConstant", "greaterThanOrEqualToConstant",
]

private let geometryTypes: Set = ["CGRect", "CGSize", "CGPoint", "CGFloat", "CGPath"]

private let sizingMethods: Set = ["sizeToFit", "layoutIfNeeded", "layoutSubtreeIfNeeded", "setFrameSize"]

/// Members that place or size a layer or view, or let something else do so.
private let placingMembers: Set = [
  "frame", "bounds", "position", "center", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "snp",
  "topAnchor", "leadingAnchor", "leftAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
  "layoutManager", "edgesToSuperview",
]
