import SwiftScan
import TextModel

/// A closure property of a coordinator that is called but never set, or set but never called.
public struct UnconnectedCallback: Sendable {
  public var property: Property
  /// The first call, if nothing sets the property.
  public var call: SyntaxNode?
  /// The first assignment, if nothing calls the closure.
  public var assignment: SyntaxNode?
}

extension ProjectModel {
  /// The optional closures of a coordinator of which no code does one half: sets them, or calls them.
  public func unconnectedCallbacks(in representable: Representable) -> [UnconnectedCallback] {
    guard !representable.isAmbiguous, let coordinator = representable.coordinator, coordinator.isClass,
      !coordinator.isAmbiguous, coordinator.inheritsFromAppleOnly, !coordinator.isUsableElsewhere
    else { return [] }
    let closures = coordinator.properties.filter { $0.startsEmpty && valueKind(of: $0) == .function }
    guard !closures.isEmpty, isClosedWorld(coordinator.declarations) else { return [] }
    return closures.compactMap(unconnectedCallback)
  }

  private func unconnectedCallback(_ property: Property) -> UnconnectedCallback? {
    var reads: [SyntaxNode] = []
    var writes: [SyntaxNode] = []
    let word = [BytePattern(word: property.name)]
    for unit in units(mentioning: property.name) {
      for node in unit.root.descendants(
        .reference, .memberAccess, .keyPath, .capture, .optionalBinding, mentioning: word)
      where node.mayMean(property.name) && mayMean(node, property.member, in: unit.path) {
        // The code may do both with what these nodes make of it.
        guard node.isRead(of: property) else { return nil }
        if node.isAssigned { writes.append(node) } else { reads.append(node) }
      }
    }
    let calls = reads.map(\.callsOfClosure)
    if writes.isEmpty, let call = calls.first?.first, calls.allSatisfy({ !$0.isEmpty }) {
      return UnconnectedCallback(property: property, call: call)
    }
    if reads.isEmpty, let node = writes.first(where: { !$0.isEmptied }), let assignment = node.parent {
      return UnconnectedCallback(property: property, assignment: assignment)
    }
    return nil
  }

  /// Whether an expression means a property or isn't understood.
  private func mayMean(_ node: SyntaxNode, _ property: Member, in path: FilePath) -> Bool {
    if node.kind == .optionalBinding { return mayMean(node, memberOf: property.owner.name, in: path) }
    guard node.kind == .reference || node.kind == .memberAccess else { return true }
    switch callee(of: node, in: path) {
    case .project(let members): return members.contains(property)
    case .unknown: return node.kind == .memberAccess || property.owner.node.contains(node)
    case .apple, .local, .global, .implicitInitializer: return false
    }
  }
}

extension Coordinator {
  /// Whether code outside the project can set its properties.
  fileprivate var isUsableElsewhere: Bool {
    declarations.contains { $0.node.hasModifier("public") || $0.node.hasModifier("open") }
  }
}

extension Property {
  /// Whether a variable is nil until something sets it.
  fileprivate var startsEmpty: Bool {
    !isConstant && !member.isStatic && member.isStored && wrapper == nil && member.setterBodies.isEmpty
      && typeNode?.isOptionalType ?? false && (initialValue.map { $0.text == "nil" } ?? true)
  }
}

extension SyntaxNode {
  fileprivate func mayMean(_ property: String) -> Bool {
    switch kind {
    case .keyPath: descendants(.keyPathComponent).contains { $0.isNamed(property) }
    case .capture: value == nil && isNamed(property)
    case .optionalBinding: value == nil && (pattern?.declaredNames ?? [name]).contains(property)
    default: isNamed(property)
    }
  }

  /// Whether it's an expression, or `if let` with the name of the property.
  fileprivate func isRead(of property: Property) -> Bool {
    guard kind == .optionalBinding else { return kind == .reference || kind == .memberAccess }
    return !isLocal(property.name, within: outermostLocalScope)
  }

  private var withChain: SyntaxNode {
    var node = self
    while let parent = node.parent, [.optionalChain, .forceUnwrap].contains(parent.kind) { node = parent }
    return node
  }

  /// Whether it's the target of an assignment.
  fileprivate var isAssigned: Bool {
    parent.flatMap(Assignment.init)?.target == self
  }

  fileprivate var isEmptied: Bool { parent.flatMap(Assignment.init)?.valueText == "nil" }

  /// The calls of the closure that it means, directly or through the local that unwraps it; empty if the code does
  /// something else with it.
  fileprivate var callsOfClosure: [SyntaxNode] {
    guard let unwrapped = kind == .optionalBinding ? self : optionalBinding else {
      return withChain.isCallee ? [self] : []
    }
    let uses = unwrapped.uses(within: outermostLocalScope)
    return uses.allSatisfy(\.withChain.isCallee) ? uses : []
  }

  /// The binding that unwraps it: `if let onCommit = self.onCommit`.
  private var optionalBinding: SyntaxNode? {
    parent.flatMap { $0.kind == .optionalBinding ? $0 : nil }
  }
}
