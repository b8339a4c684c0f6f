import SwiftScan
import TextModel

/// A member of a type, from its declaration or an extension of it. `let a, b: Int` is two members.
public struct Member: Hashable, Sendable {
  /// The declaration.
  public var node: SyntaxNode
  /// The part of the declaration that belongs to a property; nil for other members.
  public var binding: SyntaxNode?
  public var name: String
  /// The declaration or extension around it.
  public var owner: TypeDeclaration

  /// The part of the declaration that belongs to this member alone.
  var code: SyntaxNode { binding ?? node }
  public var path: FilePath { owner.path }
  public var isStatic: Bool { node.hasModifier("static") || node.hasModifier("class") }
  public var isFunction: Bool { node.kind == .functionDeclaration }
  public var isProperty: Bool { binding != nil }
  public var isPrivate: Bool { node.hasModifier("private") || node.hasModifier("fileprivate") }
  public var platforms: Platforms { owner.platforms(ofMember: node) }

  /// The argument labels of a function or initializer; nil for `_`.
  public var labels: [String?] { node.parameters.map(\.label) }

  /// The full name, such as `tableView(_:numberOfRowsInSection:)`; for a property, its name.
  public var fullName: String {
    isFunction ? "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))" : name
  }

  /// Whether a property stores a value. Observers don't make it a computed property.
  public var isStored: Bool {
    guard let binding else { return false }
    guard let accessors = binding.first(.accessorBlock) else { return true }
    let items = accessors.flattenedChildren
    return !items.isEmpty
      && items.allSatisfy { $0.kind == .accessorDeclaration && ($0.isNamed("willSet") || $0.isNamed("didSet")) }
  }

  /// The code that runs when a property is set: its observers and its setter.
  var setterBodies: [SyntaxNode] {
    guard let accessors = binding?.first(.accessorBlock) else { return [] }
    return accessors.flattenedChildren.compactMap { accessor in
      let isSetter = ["set", "willSet", "didSet"].contains { accessor.isNamed($0) }
      return accessor.kind == .accessorDeclaration && isSetter ? accessor.body : nil
    }
  }

  /// The code that runs when a computed property is read.
  var getter: SyntaxNode? {
    isProperty && !isStored ? bodies.first { !setterBodies.contains($0) } : nil
  }

  /// The bodies of a function or computed property. A requirement of a protocol has none.
  public var bodies: [SyntaxNode] {
    if let body = node.body { return [body] }
    guard let accessors = binding?.first(.accessorBlock) ?? node.first(.accessorBlock) else { return [] }
    let declarations = accessors.flattenedChildren.filter { $0.kind == .accessorDeclaration }
    return declarations.isEmpty ? [accessors] : declarations.compactMap(\.body)
  }
}

extension Member {
  /// A function at the level of a file. It's its own owner, which has no name.
  init(globalFunction node: SyntaxNode, in path: FilePath) {
    let head = DeclarationHead(kind: node.kind, name: "", inheritedNames: [], platforms: node.platforms)
    self.init(
      node: node, name: node.name, owner: TypeDeclaration(path: path, node: node, head: head, signs: []))
  }
}

extension TypeDeclaration {
  /// The platforms that compile a member. Only a member inside its own `#if` has its conditions examined.
  func platforms(ofMember node: SyntaxNode) -> Platforms {
    node.parent?.kind == .memberBlock ? platforms : platforms.intersection(node.platforms(inside: self.node))
  }

  /// The members in source order, except those in `#if` branches that no platform compiles. Nested types are members,
  /// but their members aren't included.
  public var members: [Member] { members(declaredBy: node.members) }

  /// The members that contain one of these texts. The others aren't examined.
  func members(mentioning patterns: [BytePattern]) -> [Member] {
    members(declaredBy: node.members(mentioning: patterns))
  }

  /// The members declared with a name, in declarations that match. The others aren't examined.
  func members(declaring name: String, where fits: (SyntaxNode) -> Bool) -> [Member] {
    members(declaredBy: node.members(mentioning: [BytePattern(word: name)]).filter(fits))
  }

  private func members(declaredBy nodes: [SyntaxNode]) -> [Member] {
    var members: [Member] = []
    members.reserveCapacity(nodes.count)
    for node in nodes where node.kind.isDeclaration && !platforms(ofMember: node).isEmpty {
      guard node.kind == .variableDeclaration else {
        members.append(Member(node: node, name: node.name, owner: self))
        continue
      }
      for binding in node.children where binding.kind == .binding {
        binding.pattern?.visitDeclaredNames {
          members.append(Member(node: node, binding: binding, name: $0, owner: self))
        }
      }
    }
    return members
  }
}

extension TypeDeclaration {
  /// The properties that this part declares with a name.
  func properties(named name: String) -> [Property] {
    members(declaring: name) { node in
      node.kind == .variableDeclaration && node.bindings.contains { $0.pattern?.declares(name) ?? false }
    }.filter { $0.name == name }.compactMap(Property.init)
  }
}

/// A call in the code of a type.
public struct MemberCall: Sendable {
  public var call: SyntaxNode
  /// The body of the member that contains it.
  public var body: SyntaxNode
  public var member: Member
}

extension [Member] {
  /// The calls of a function with this name in the members' code.
  func calls(named name: String) -> [MemberCall] {
    let patterns = [BytePattern(word: name)]
    return flatMap { member in
      member.bodies.flatMap { body in
        body.calls(named: name, patterns).map { MemberCall(call: $0, body: body, member: member) }
      }
    }
  }
}

/// A property of a type, with what its declaration says about its value.
public struct Property: Hashable, Sendable {
  public var member: Member
  /// The name of the attribute that is a property wrapper, such as `Binding`; nil if there's none.
  public var wrapper: String?
  public var wrapperNode: SyntaxNode?
  /// The declared type; nil if it's inferred.
  public var typeNode: SyntaxNode?
  /// The initial value.
  public var initialValue: SyntaxNode?

  public var name: String { member.name }
  public var isConstant: Bool { member.node.isNamed("let") }

  /// The declared type as written, or else the evident type of the initial value; "" if there's neither.
  public var typeText: String { typeNode?.text ?? initialValue?.evidentTypeName ?? "" }

  /// Whether the wrapper is one of those that stay in sync with their source.
  public var isStateWrapped: Bool { wrapper.map(KnownTypes.stateWrappers.contains) ?? false }

  /// Returns nil for a member that isn't a property.
  public init?(_ member: Member) {
    guard let binding = member.binding else { return nil }
    self.member = member
    // `@ViewBuilder` and other builders build the value that an initializer receives.
    wrapperNode = member.node.attributes.first {
      !attributesThatWrapNothing.contains($0.name) && !$0.name.hasSuffix("Builder")
    }
    wrapper = wrapperNode?.name
    // In `let a, b: Int`, only the last binding has the annotation.
    typeNode =
      binding.type
      ?? (binding.value == nil ? member.node.bindings.drop { $0 != binding }.firstNonNil(\.type) : nil)
    initialValue = binding.value
  }
}

extension SyntaxNode {
  /// The type that an expression evidently has: a literal, `Name(…)`, `Name.Nested(…)`, `x as Name`, or `.init(…)` where a
  /// declaration names the type.
  public var evidentTypeName: String? {
    switch kind {
    case .integerLiteral: return "Int"
    case .floatLiteral: return "Double"
    case .booleanLiteral: return "Bool"
    case .stringLiteral: return "String"
    case .call:
      guard let callee else { return nil }
      if callee.kind == .memberAccess, callee.isNamed("init") {
        return callee.base.map(\.dottedName) ?? declaredTypeName
      }
      guard let name = callee.dottedName else { return nil }
      // Private types often begin with an underscore: `_Cell()`.
      return lastComponent(of: name).first { $0 != "_" }?.isUppercase == true ? name : nil
    case .tryExpression, .awaitExpression, .unsafeExpression, .forceUnwrap: return value?.evidentTypeName
    case .sequence:
      let parts = Array(children)
      guard parts.count == 2, parts[1].kind == .cast else { return nil }
      return parts[1].type?.unwrappedType.dottedName
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// The name of the type that a call of an initializer creates, without the types around it.
  public var createdName: String { isCall(named: "init") ? lastComponent(of: evidentTypeName ?? "init") : calledName }

  /// The name of the type that the declaration of a variable gives its initial value, or a function the value that it
  /// returns.
  private var declaredTypeName: String? {
    guard let parent else { return nil }
    let declaration: SyntaxNode? =
      switch parent.kind {
      case .binding: parent
      case .returnStatement: parent.ancestors.first { $0.kind == .functionDeclaration || $0.kind == .closure }
      case .codeBlock where parent.items.count == 1: parent.parent
      case .accessorBlock where parent.items.count == 1: parent.parent
      default: nil
      }
    return declaration?.kind == .closure ? nil : declaration?.type?.unwrappedType.dottedName
  }
}

private let attributesThatWrapNothing: Set = [
  "objc", "available", "MainActor", "IBOutlet", "IBInspectable", "usableFromInline", "inlinable", "nonobjc",
  "preconcurrency", "ObservationIgnored", "ObservationTracked", "GKInspectable", "NSManaged", "escaping",
  "_spi", "backDeployed", "discardableResult", "Sendable", "IBAction", "dynamicMemberLookup",
]
