import SwiftScan
import TextModel

/// Names without a base.
extension TypeQuery {
  mutating func type(ofReference node: SyntaxNode) -> SwiftType {
    let name = node.name
    if name == "super" {
      let around = surroundingTypes(of: node).first
      return around.flatMap { project.superclass(of: $0.name) }.map { .nominal($0) } ?? .unknown
    }
    if name == "Self" { return reader(at: node).selfType.map { .metatype($0) } ?? .unknown }
    return type(ofName: name, at: node)
  }

  /// The declaration that a name means at a node.
  enum Meaning {
    /// The node that declares a local, as `localDeclaration(of:within:)` returns it.
    case local(SyntaxNode)
    /// Members of a type around the node, and that type or its metatype.
    case members([TypeMember], of: SwiftType)
    /// Declarations outside types, in any file.
    case globals([GlobalDeclaration])
    case type(SwiftType)
    case unknown
  }

  mutating func meaning(of name: String, at node: SyntaxNode) -> Meaning {
    if let local = node.localDeclaration(of: name, within: node.outermostLocalScope) { return .local(local) }
    let types = surroundingTypes(of: node)
    for (index, around) in types.enumerated() {
      let instance = selfType(of: around)
      let isStatic = index > 0 || node.isInStaticContext(of: around.node)
      let found = project.typeMembers(named: name, of: isStatic ? .metatype(instance) : instance)
      if !found.isEmpty { return .members(found, of: isStatic ? .metatype(instance) : instance) }
    }
    let globals = project.globalDeclarations(named: name, in: path)
    if !globals.isEmpty { return .globals(globals) }
    let isType = name.utf8.first { $0 != UInt8(ascii: "_") }.map { (0x41...0x5A).contains($0) } ?? false
    let type = isType ? reader(at: node).read(name: name, at: node) : .unknown
    // A name that no declaration explains may be a global function or constant, such as `NSApp`.
    if case .nominal(let nominal) = type, nominal.origin == .elsewhere { return .unknown }
    return type.isUnknown ? .unknown : .type(type)
  }

  mutating func type(ofName name: String, at node: SyntaxNode) -> SwiftType {
    if name == "self", node.localDeclaration(of: name, within: node.outermostLocalScope) == nil {
      return typeOfSelf(at: node)
    }
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) { return closureParameter(number, at: node) }
    if name.hasPrefix("$") || name.hasPrefix("_"), let type = wrapperType(ofName: name, at: node) { return type }
    switch meaning(of: name, at: node) {
    case .local(let declaration): return type(ofLocal: name, declaredBy: declaration, at: node)
    case .members(let members, let owner):
      if let implicit = node.implicitParameter(named: name) { return type(ofImplicitParameter: implicit) }
      return type(ofValueAmong: members, of: owner)
    case .globals(let found):
      guard found.count == 1, let global = found.first else { return .unknown }
      return inFile(global.path) { $0.type(ofLocal: name, declaredBy: global.node, at: global.node) }
    case .type(let type):
      let arguments = node.first(.genericArguments)?.children.map { reader(at: node).read($0) }
      guard let arguments, case .nominal(var nominal) = type else { return .metatype(type) }
      nominal.arguments = arguments
      return .metatype(.nominal(nominal))
    case .unknown: return node.implicitParameter(named: name).map { type(ofImplicitParameter: $0) } ?? .unknown
    }
  }

  private func typeOfSelf(at node: SyntaxNode) -> SwiftType {
    guard let around = surroundingTypes(of: node).first else { return .unknown }
    let type = selfType(of: around)
    return node.isInStaticContext(of: around.node) ? .metatype(type) : type
  }

  /// `newValue` and `oldValue`, whose type is that of the property.
  private mutating func type(ofImplicitParameter property: SyntaxNode) -> SwiftType {
    guard let binding = property.parent, binding.kind == .binding else { return .unknown }
    return binding.type.map { reader(at: binding).read($0).stored } ?? .unknown
  }

  /// `$0` in a closure without written parameters.
  private mutating func closureParameter(_ number: Int, at node: SyntaxNode) -> SwiftType {
    let closure = node.ancestors.first { $0.kind == .closure && $0.first(.closureSignature)?.hasParameters != true }
    return closure.map { parameter(number, of: $0, count: nil) } ?? .unknown
  }

  /// The type of a parameter of a closure according to the place where the closure is.
  private mutating func parameter(_ number: Int, of closure: SyntaxNode, count: Int?) -> SwiftType {
    guard case .function(let signature) = expectedType(of: closure).withoutOptionals else { return .unknown }
    // A closure with several parameters takes a tuple apart.
    if let count, count > 1, signature.parameters.count == 1, case .tuple(let elements) = signature.parameters[0] {
      return number < elements.count ? elements[number].type : .unknown
    }
    if count == nil, signature.parameters.count == 1, case .tuple(let elements) = signature.parameters[0],
      closure.usesSecondParameter
    {
      return number < elements.count ? elements[number].type : .unknown
    }
    guard number < signature.parameters.count, count ?? signature.parameters.count == signature.parameters.count else {
      return .unknown
    }
    return signature.parameters[number]
  }

  // MARK: Locals

  mutating func type(ofLocal name: String, declaredBy node: SyntaxNode, at use: SyntaxNode) -> SwiftType {
    switch node.kind {
    case .binding:
      // In `let a, b: Int`, only the last binding has the annotation.
      if node.attributeWraps { return node.type.map { reader(at: node).read($0).stored } ?? .unknown }
      let annotation =
        node.type ?? (node.value == nil ? node.parent?.bindings.drop { $0 != node }.firstNonNil(\.type) : nil)
      let whole = annotation.map { reader(at: node).read($0) } ?? node.value.map { type(of: $0).stored } ?? .unknown
      return type(of: name, in: node.pattern, matching: whole)
    case .optionalBinding:
      if let written = node.type { return reader(at: node).read(written) }
      let value = node.value.map { type(of: $0) } ?? type(ofName: name, at: node)
      return value.isOptional ? type(of: name, in: node.pattern, matching: value.unwrapped) : .unknown
    case .parameter: return type(ofParameter: node)
    case .capture:
      let value = node.value.map { type(of: $0) } ?? type(ofName: name, at: node.parent?.parent?.parent ?? node)
      return node.firstToken.is("weak") ? value.wrappedByChain : value.stored
    case .patternCondition:
      return type(
        of: name, in: node.children.first { $0.declaredNames.contains(name) },
        matching: node.value.map { type(of: $0) } ?? .unknown)
    case .caseLabel:
      guard let subject = node.parent?.parent, subject.kind == .switchStatement || subject.kind == .ifConfigClause,
        let value = node.ancestors.first(where: { $0.kind == .switchStatement })?.children.first(
          where: \.kind.isExpression)
      else { return .unknown }
      let found = Set(
        node.children.filter { $0.declaredNames.contains(name) }.map {
          type(of: name, in: $0, matching: type(of: value))
        })
      return found.count == 1 ? found.first ?? .unknown : .unknown
    case .catchClause:
      return name == "error" && node.conditions.isEmpty ? .existential([.apple("Error")]) : .unknown
    case .functionDeclaration: return .unknown
    default:
      guard let loop = node.parent, loop.kind == .forStatement else { return .unknown }
      return type(ofLoopVariable: name, in: node, of: loop)
    }
  }

  private mutating func type(ofLoopVariable name: String, in pattern: SyntaxNode, of loop: SyntaxNode) -> SwiftType {
    if let written = loop.type { return type(of: name, in: pattern, matching: reader(at: loop).read(written)) }
    guard let sequence = loop.children.first(where: \.kind.isExpression) else { return .unknown }
    return type(of: name, in: pattern, matching: project.element(of: type(of: sequence).used))
  }

  private mutating func type(ofParameter node: SyntaxNode) -> SwiftType {
    if let written = node.type {
      let type = reader(at: node).read(written)
      return node.isVariadic ? .apple("Array", type) : type.stored
    }
    guard let signature = node.ancestors.first(where: { $0.kind == .closureSignature }), let closure = signature.parent
    else {
      guard let accessor = node.parent, accessor.kind == .accessorDeclaration,
        let block = accessor.parent, block.kind == .accessorBlock
      else { return .unknown }
      return type(ofImplicitParameter: block)
    }
    let parameters = signature.parameters
    guard let number = parameters.firstIndex(of: node) else { return .unknown }
    return parameter(number, of: closure, count: parameters.count).stored
  }

  // MARK: Patterns

  /// The type of a name in a pattern that a value of a type matches.
  mutating func type(of name: String, in pattern: SyntaxNode?, matching type: SwiftType) -> SwiftType {
    guard let pattern else { return .unknown }
    switch pattern.kind {
    case .identifierPattern: return pattern.isNamed(name) ? type : .unknown
    case .valueBindingPattern, .patternExpression:
      return self.type(of: name, in: pattern.children.first { $0.declaredNames.contains(name) }, matching: type)
    case .tuplePattern, .tuple:
      let parts =
        pattern.kind == .tuple ? pattern.arguments.compactMap(\.value) : pattern.children.filter(\.kind.isPattern)
      if parts.count == 1 { return self.type(of: name, in: parts[0], matching: type) }
      guard case .tuple(let elements) = type.used, elements.count == parts.count,
        let index = parts.firstIndex(where: { $0.declaredNames.contains(name) })
      else { return .unknown }
      return self.type(of: name, in: parts[index], matching: elements[index].type)
    case .optionalChain:
      return type.isOptional
        ? self.type(of: name, in: pattern.children.first { _ in true }, matching: type.unwrapped) : .unknown
    case .call: return self.type(of: name, inPayload: pattern, matching: type)
    case .sequence:
      let parts = Array(pattern.children)
      guard parts.count == 2, parts[1].kind == .cast, let written = parts[1].type else { return .unknown }
      return self.type(of: name, in: parts[0], matching: reader(at: pattern).read(written))
    default: return .unknown
    }
  }

  private mutating func type(of name: String, inPayload pattern: SyntaxNode, matching type: SwiftType) -> SwiftType {
    guard let callee = pattern.callee, callee.kind == .memberAccess,
      let index = pattern.arguments.firstIndex(where: { $0.declaredNames.contains(name) })
    else { return .unknown }
    let value = pattern.arguments[index].value
    if type.isOptional, callee.isNamed("some") { return self.type(of: name, in: value, matching: type.unwrapped) }
    let owner = type.withoutOptionals
    let cases = project.typeMembers(named: callee.name, of: .metatype(owner)).filter(\.isFunction)
    guard cases.count == 1 else { return .unknown }
    let payload = signature(of: cases[0], of: .metatype(owner), isPattern: true).parameters
    if payload.count == pattern.arguments.count {
      return self.type(of: name, in: value, matching: payload[index].type)
    }
    // `case .moved(let both)` takes a payload of several values as a tuple.
    guard pattern.arguments.count == 1 else { return .unknown }
    let whole = SwiftType.tuple(payload.map { SwiftType.Element(label: $0.label, type: $0.type) })
    return self.type(of: name, in: value, matching: whole)
  }
}

extension SyntaxNode {
  /// Whether a node runs without an instance of the type around it: in a static member, or in the initial value of a
  /// property.
  func isInStaticContext(of type: SyntaxNode) -> Bool {
    var member = self
    var isInInitialValue = false
    var last = self
    for ancestor in ancestors {
      if ancestor == type { break }
      if ancestor.kind == .binding, last.kind.isExpression {
        isInInitialValue = ancestor.parent?.parent?.kind == .memberBlock
      }
      last = ancestor
      if ancestor.kind.isDeclaration { member = ancestor }
    }
    return member.hasModifier("static") || member.hasModifier("class")
      || member.kind == .variableDeclaration && isInInitialValue && !member.hasModifier("lazy")
  }

  /// The accessors of the property for whose setter or observer this name is an implicit parameter.
  fileprivate func implicitParameter(named name: String) -> SyntaxNode? {
    guard name == "newValue" || name == "oldValue" else { return nil }
    let accessor = ancestors.first { $0.kind == .accessorDeclaration }
    guard let accessor, accessor.first(.parameter) == nil else { return nil }
    let fits = name == "newValue" ? accessor.isNamed("set") || accessor.isNamed("willSet") : accessor.isNamed("didSet")
    return fits ? accessor.parent : nil
  }

  /// Whether the code of a closure mentions `$1`.
  fileprivate var usesSecondParameter: Bool {
    descendants(.reference, mentioning: ["$1"]).contains { $0.isNamed("$1") }
  }

  fileprivate var hasParameters: Bool { !parameters.isEmpty || first(.parameterClause) != nil }

  /// Whether a parameter takes any number of values.
  var isVariadic: Bool { tokens.contains { $0.is("...") } }

  /// Whether a property wrapper may change the type of a local.
  fileprivate var attributeWraps: Bool { parent.map { !$0.attributes.isEmpty } ?? false }
}
