import SwiftScan

/// Reads types as source spells them.
struct TypeReader {
  let project: ProjectModel
  /// The dotted name of the type in which the source is written; "" at file level, nil for the tables of Apple's API,
  /// in which names are complete.
  var scope: String?
  /// The types that stand for generic parameters.
  var substitution: [String: SwiftType] = [:]
  /// The type that `Self` means.
  var selfType: SwiftType?
  /// Whether the generic parameters of the surrounding types are known only if something stands for them.
  var isOutside = false
  /// The number of typealiases and associated types that led here. They may be circular.
  var depth = 0

  static let maximumDepth = 20

  func read(_ node: SyntaxNode?) -> SwiftType {
    guard let node, depth < Self.maximumDepth else { return .unknown }
    switch node.kind {
    case .typeName:
      return named(node.name, arguments: node.first(.genericArguments).map { $0.children.map(readFully) }, at: node)
    case .memberType:
      guard let base = node.type else { return .unknown }
      if base.kind == .typeName, isModule(base.name) {
        return project.appleType(named: node.name, []).map(asValue) ?? .unknown
      }
      guard case let owner = read(base), !owner.isUnknown else { return .unknown }
      let arguments = node.first(.genericArguments)?.children.map(readFully) ?? []
      return project.nestedType(named: node.name, in: owner, arguments, depth: depth).map(asValue) ?? .unknown
    case .optionalType: return known(read(node.type)) { .optional($0) }
    case .implicitlyUnwrappedType: return known(read(node.type)) { .implicitlyUnwrapped($0) }
    case .arrayType: return .apple("Array", read(node.type))
    case .dictionaryType:
      let types = node.children.filter(\.kind.isType)
      return types.count == 2 ? .apple("Dictionary", read(types[0]), read(types[1])) : .unknown
    case .tupleType:
      let elements = node.children.filter { $0.kind == .tupleTypeElement }
      if elements.count == 1, let only = elements[0].type { return read(only) }
      return .tuple(elements.map { SwiftType.Element(label: $0.tupleLabel, type: read($0.type)) })
    case .functionType: return readFunction(node)
    case .someOrAnyType:
      guard case let constraints = (node.type?.composedTypes ?? []).map(constraint), !constraints.contains(.unknown)
      else { return .unknown }
      return node.isNamed("some") ? .opaque(constraints) : .existential(constraints)
    case .compositionType:
      guard case let parts = node.composedTypes.map(constraint), !parts.contains(.unknown) else { return .unknown }
      return .existential(parts)
    case .metatype: return known(read(node.type)) { node.isNamed("Type") ? .metatype($0) : .unknown }
    case .attributedType: return read(node.type)
    default: return .unknown
    }
  }

  /// Reads the text of a type in the tables of Apple's API.
  func read(apple text: String) -> SwiftType {
    let isVariadic = text.hasSuffix("...")
    let type = read(project.apple.node(ofType: isVariadic ? String(text.dropLast(3)) : text))
    return isVariadic ? .apple("Array", type) : type
  }

  private func readFully(_ node: SyntaxNode) -> SwiftType { read(node) }

  private func known(_ type: SwiftType, _ wrap: (SwiftType) -> SwiftType) -> SwiftType {
    type.isUnknown ? .unknown : wrap(type)
  }

  private func readFunction(_ node: SyntaxNode) -> SwiftType {
    let types = node.children.filter(\.kind.isType)
    guard let list = types.first, let result = types.last, types.count >= 2 else { return .unknown }
    let parameters = list.children.filter { $0.kind == .tupleTypeElement }.map { read($0.type) }
    return .function(SwiftType.Signature(parameters: parameters, result: read(result)))
  }

  /// A protocol or class in a constraint, which doesn't stand for a value.
  func constraint(_ node: SyntaxNode) -> SwiftType {
    let type = read(node)
    if case .existential(let parts) = type, parts.count == 1 { return parts[0] }
    return type
  }

  private func isModule(_ name: String) -> Bool {
    KnownTypes.modules.contains(name) && (scope == nil || !project.declares(name))
      && project.apple.types(named: name).isEmpty
  }

  // MARK: Names

  /// The type that a name without arguments means at a node of an expression; unknown if no declaration is known.
  func read(name: String, at node: SyntaxNode) -> SwiftType {
    named(name, arguments: nil, at: node)
  }

  private func named(_ name: String, arguments: [SwiftType]?, at node: SyntaxNode) -> SwiftType {
    if name == "Self" { return selfType ?? .unknown }
    if let known = substitution[name] { return known }
    switch name {
    case "Any": return .existential([])
    case "AnyObject": return .existential([.nominal(NominalType(name: name, origin: .apple))])
    case "Void": return .void
    case "Optional": if let arguments, arguments.count == 1 { return .optional(arguments[0]) }
    default: break
    }
    guard let scope else { return project.appleType(named: name, arguments ?? []).map(asValue) ?? .unknown }
    if let parameter = genericParameter(named: name, around: node) { return parameter }
    if node.isLocalType(named: name) { return .unknown }
    return project.type(named: name, in: scope, arguments ?? [], self: self, at: node).map(asValue) ?? .unknown
  }

  /// A generic parameter of a declaration around a node.
  func genericParameter(named name: String, around node: SyntaxNode) -> SwiftType? {
    for ancestor in node.ancestors where ancestor.kind.isDeclaration {
      guard
        let parameter = ancestor.first(.genericParameters)?.all(.genericParameter).first(where: { $0.isNamed(name) })
      else { continue }
      if isOutside, ancestor.kind.isTypeDeclaration { return .unknown }
      // A constraint may mention its own parameter: `Node<Child: Node<Child>>`.
      var inner = self
      inner.substitution[name] = .parameter(name, constraints: [])
      return .parameter(name, constraints: parameter.type.map { $0.composedTypes.map(inner.constraint) } ?? [])
    }
    return nil
  }

  /// The type of a value that is declared with a type: a protocol means any value that conforms to it.
  private func asValue(_ type: SwiftType) -> SwiftType {
    guard case .nominal(let nominal) = type, project.isProtocol(nominal.name) == true else { return type }
    return .existential([type])
  }
}

extension SyntaxNode {
  /// Whether a function around the node declares a type with this name.
  fileprivate func isLocalType(named name: String) -> Bool {
    ancestors.contains { block in
      block.kind == .codeBlock
        && block.children.contains { $0.kind.isTypeDeclaration && $0.kind != .extensionDeclaration && $0.isNamed(name) }
    }
  }

  /// The label of an element of a tuple type.
  fileprivate var tupleLabel: String? { nameToken.flatMap { $0.kind == .wildcard ? nil : $0.text } }
}
