import AppleAPI
import SwiftScan

/// The declarations that a call calls, and its result.
extension TypeQuery {
  /// A declaration that a call may call.
  struct Candidate {
    enum Declaration: Hashable {
      case member(TypeMember)
      /// A local function, or a function at file level.
      case function(SyntaxNode)
      case apple(AppleMember)
      /// The initializer that a struct has without declaring it, or the inherited initializers of a class.
      case implicitInitializer(of: NominalType)
      /// A value of a function type.
      case value
    }

    var declaration: Declaration
    var signature: FunctionSignature
    /// The parameter of each argument.
    var places: [Int] = []

    var distance: Int { if case .member(let member) = declaration { member.distance } else { 0 } }
  }

  mutating func resultOfCall(_ call: SyntaxNode) -> SwiftType {
    if let type = collectionInitializer(call) { return type }
    return result(of: candidates(of: call), for: call)
  }

  mutating func resultOfSubscript(_ node: SyntaxNode) -> SwiftType {
    result(of: subscriptCandidates(of: node), for: node)
  }

  mutating func subscriptCandidates(of node: SyntaxNode) -> [Candidate] {
    guard let base = node.callee else { return [] }
    return remembered(node) { query in
      let subscripts = query.members(named: "subscript", of: query.baseType(base))
      return query.fitting(subscripts, to: node.arguments, in: node)
    }
  }

  /// `[Row]()`
  private mutating func collectionInitializer(_ call: SyntaxNode) -> SwiftType? {
    guard let callee = call.callee, callee.kind == .arrayLiteral || callee.kind == .dictionaryLiteral else {
      return nil
    }
    var types: [SwiftType] = []
    for element in callee.children where element.kind.isExpression { types.append(typeNamed(by: element)) }
    guard !types.contains(.unknown) else { return .unknown }
    switch (callee.kind, types.count) {
    case (.arrayLiteral, 1): return .apple("Array", types[0])
    case (.dictionaryLiteral, 2): return .apple("Dictionary", types[0], types[1])
    default: return .unknown
    }
  }

  /// The type that an expression names: `Row`, `Row?`.
  private mutating func typeNamed(by expression: SyntaxNode) -> SwiftType {
    if expression.kind == .optionalChain {
      guard case let type = expression.base.map({ typeNamed(by: $0) }) ?? .unknown, !type.isUnknown else {
        return .unknown
      }
      return .optional(type)
    }
    if case .metatype(let type) = typeInChain(of: expression) { return type }
    return .unknown
  }

  private mutating func result(of candidates: [Candidate], for call: SyntaxNode) -> SwiftType {
    var results: Set<SwiftType> = []
    for candidate in candidates { results.insert(result(of: candidate, for: call)) }
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  private mutating func result(of candidate: Candidate, for call: SyntaxNode) -> SwiftType {
    let signature = candidate.signature
    if signature.generics.isEmpty { return signature.result }
    guard signature.result.mentions(signature.generics) else { return signature.result }
    var inferred = inferred(by: candidate, from: call.arguments, excluding: nil, followsClosures: true)
    for generic in signature.generics where inferred[generic] == nil { inferred[generic] = .unknown }
    return signature.result.replacing(inferred)
  }

  // MARK: Candidates

  /// The declarations that a call may call: those whose labels and parameters fit its arguments.
  mutating func candidates(of call: SyntaxNode) -> [Candidate] {
    guard let callee = call.callee else { return [] }
    return remembered(call) { query in
      query.fitting(query.allCandidates(calledBy: callee), to: call.arguments, in: call)
    }
  }

  private mutating func allCandidates(calledBy callee: SyntaxNode) -> [Candidate] {
    switch callee.kind {
    case .reference: return candidates(named: callee.name, at: callee)
    case .memberAccess:
      guard let base = callee.base else {
        let expected = expectedType(of: callee).withoutOptionals
        return callee.isNamed("init")
          ? initializers(of: expected) : members(named: callee.name, of: .metatype(expected))
      }
      let owner = baseType(base)
      if callee.isNamed("init") { return initializers(of: owner.instance) }
      let found = members(named: callee.name, of: owner.isUnknown && isModifiedView(base) ? .someView : owner)
      if !found.isEmpty { return found }
      return calls(ofValueOfType: typeInChain(of: callee))
    default: return calls(ofValueOfType: typeInChain(of: callee))
    }
  }

  private mutating func candidates(named name: String, at node: SyntaxNode) -> [Candidate] {
    if name == "Self" { return initializers(of: reader(at: node).selfType ?? .unknown) }
    switch meaning(of: name, at: node) {
    case .local(let declaration), .global(let declaration):
      guard declaration.kind == .functionDeclaration else { return calls(ofValueOfType: typeInChain(of: node)) }
      return [functionCandidate(declaration)]
    case .members(let members, let owner):
      var functions: [Candidate] = []
      for member in members where member.isFunction { functions.append(candidate(member, of: owner)) }
      return functions.isEmpty ? calls(ofValueOfType: typeInChain(of: node)) : functions
    case .type:
      return calls(ofValueOfType: typeInChain(of: node))
    case .unknown:
      var functions: [Candidate] = []
      let owner = NominalType(name: "_", origin: .apple)
      for function in AppleAPI.functions(named: name) {
        let member = TypeMember(declaration: .apple(function), owner: owner, distance: 0)
        functions.append(
          Candidate(declaration: .apple(function), signature: signature(of: member, of: .nominal(owner))))
      }
      return functions
    }
  }

  private mutating func functionCandidate(_ node: SyntaxNode) -> Candidate {
    var reader = reader(at: node)
    let names = node.genericParameterNames
    for name in names { reader.substitution[name] = .parameter(name + "'", constraints: []) }
    var signature = projectSignature(of: node, reader, making: .unknown)
    signature.generics = Set(names.map { $0 + "'" })
    return Candidate(declaration: .function(node), signature: signature)
  }

  private func members(named name: String, of owner: SwiftType) -> [Candidate] {
    project.typeMembers(named: name, of: owner).filter(\.isFunction).map { candidate($0, of: owner) }
  }

  private func candidate(_ member: TypeMember, of owner: SwiftType) -> Candidate {
    Candidate(declaration: .member(member), signature: signature(of: member, of: owner))
  }

  private mutating func calls(ofValueOfType type: SwiftType) -> [Candidate] {
    switch type.used {
    case .function(let function):
      let parameters = function.parameters.map { FunctionSignature.Parameter(type: $0) }
      return [
        Candidate(declaration: .value, signature: FunctionSignature(parameters: parameters, result: function.result))
      ]
    case .metatype(let instance): return initializers(of: instance)
    case let type:
      return members(named: "callAsFunction", of: type)
    }
  }

  private mutating func initializers(of type: SwiftType) -> [Candidate] {
    var found = members(named: "init", of: .metatype(type))
    guard let nominal = type.nominal else { return found }
    if nominal.origin == .elsewhere {
      return [
        Candidate(
          declaration: .implicitInitializer(of: nominal), signature: FunctionSignature(parameters: [], result: type))
      ]
    }
    if nominal.origin == .project, let implicit = implicitInitializer(of: nominal, type) { found.append(implicit) }
    return found
  }

  /// The memberwise initializer of a struct, or the one without arguments of a class.
  private mutating func implicitInitializer(of nominal: NominalType, _ type: SwiftType) -> Candidate? {
    let declarations = project.declarations(of: nominal.name)
    guard let declaration = declarations.first, declarations.count == 1 else { return nil }
    let members = declaration.members
    guard !members.contains(where: { $0.node.kind == .initializerDeclaration }) else { return nil }
    let owner = SwiftType.metatype(type)
    var parameters: [FunctionSignature.Parameter] = []
    var generics: Set<String> = []
    var made = type
    if declaration.node.kind == .structDeclaration {
      let names = nominal.arguments.isEmpty ? project.genericParameters(of: nominal) : []
      var reader = reader(
        for: TypeMember(
          declaration: .project(Member(node: declaration.node, name: "init", owner: declaration)), owner: nominal,
          distance: 0), of: owner)
      for name in names {
        generics.insert(name + "'")
        reader.substitution[name] = .parameter(name + "'", constraints: [])
      }
      if !names.isEmpty {
        made = .nominal(
          NominalType(
            name: nominal.name, arguments: names.map { .parameter($0 + "'", constraints: []) }, origin: .project))
      }
      for property in members.filter({ $0.isStored && !$0.isStatic }).compactMap(Property.init) where !property.isFixed
      {
        parameters.append(
          FunctionSignature.Parameter(
            label: property.name, type: property.wrapper == "Binding" ? .unknown : reader.read(property.typeNode),
            hasDefaultValue: property.isSetWithoutArgument))
      }
    }
    return Candidate(
      declaration: .implicitInitializer(of: nominal),
      signature: FunctionSignature(parameters: parameters, result: made, generics: generics))
  }

  // MARK: Fitting

  private mutating func fitting(_ candidates: [Candidate], to arguments: [SyntaxNode], in call: SyntaxNode)
    -> [Candidate]
  {
    var fits: [Candidate] = []
    for var candidate in candidates {
      if case .implicitInitializer(let type) = candidate.declaration, type.origin == .elsewhere || candidates.count == 1
      {
        candidate.places = candidate.signature.match(arguments) ?? []
        fits.append(candidate)
        continue
      }
      guard let places = candidate.signature.match(arguments) else { continue }
      candidate.places = places
      fits.append(candidate)
    }
    if fits.count > 1 { fits = withoutOverridden(fits) }
    if fits.count > 1 {
      let isAwaited = call.isAwaited
      let suited = fits.filter { $0.signature.isAsync == isAwaited }
      if !suited.isEmpty { fits = suited }
    }
    guard fits.count > 1 else { return fits }
    var accepting: [Candidate] = []
    for candidate in fits where accepts(candidate, arguments) { accepting.append(candidate) }
    return accepting
  }

  /// The candidates without those that a nearer one with the same parameters overrides or hides.
  private func withoutOverridden(_ candidates: [Candidate]) -> [Candidate] {
    var kept: [Candidate] = []
    for candidate in candidates {
      let isHidden = kept.contains { other in
        other.distance < candidate.distance
          && other.signature.parameters.map(\.label) == candidate.signature.parameters.map(\.label)
          && (other.isOverride || other.signature.parameters.map(\.type) == candidate.signature.parameters.map(\.type))
      }
      if !isHidden { kept.append(candidate) }
    }
    return kept
  }

  /// Whether the arguments may have the types of the parameters.
  private mutating func accepts(_ candidate: Candidate, _ arguments: [SyntaxNode]) -> Bool {
    for (argument, place) in zip(arguments, candidate.places) {
      guard let value = argument.value else { continue }
      let parameter = candidate.signature.parameters[place]
      let type = parameter.isVariadic ? project.element(of: parameter.type) : parameter.type
      if value.kind == .closure {
        if !parameter.takesClosure || !acceptsClosure(value, type) { return false }
      } else if value.isPlainValue ? !mayConvert(self.type(of: value), to: type) : !mayExpress(value, type) {
        return false
      }
    }
    return true
  }

  private func acceptsClosure(_ closure: SyntaxNode, _ type: SwiftType) -> Bool {
    guard case .function(let signature) = type.withoutOptionals, let written = closure.first(.closureSignature),
      !written.parameters.isEmpty
    else { return true }
    return signature.parameters.count == written.parameters.count || signature.parameters.count == 1
  }

  /// Whether a value of a type may be passed where another type is expected. True if that isn't known.
  private func mayConvert(_ type: SwiftType, to expected: SwiftType) -> Bool {
    guard case .nominal(let own) = type.withoutOptionals, own.origin != .elsewhere else { return true }
    if type.isOptional, !expected.isOptional, case .nominal = expected { return false }
    switch expected.withoutOptionals {
    case .function, .tuple, .metatype: return false
    case .nominal(let other):
      if other.origin == .elsewhere || own.name == other.name { return true }
      if [own.name, other.name].allSatisfy(["Double", "CGFloat"].contains) { return true }
      return isProtocolOrClass(other.name) && mayInherit(own.name, from: other.name)
    case .parameter(_, let constraints), .existential(let constraints), .opaque(let constraints):
      return constraints.allSatisfy { constraint in
        guard case .nominal(let other) = constraint, other.origin != .elsewhere else { return true }
        return other.name == "AnyObject" || other.name == own.name || mayInherit(own.name, from: other.name)
      }
    case .optional, .implicitlyUnwrapped, .unknown: return true
    }
  }

  private func isProtocolOrClass(_ name: String) -> Bool {
    project.isProtocol(name) == true || project.isReference(name) != false
  }

  private func mayInherit(_ name: String, from ancestor: String) -> Bool {
    let isFromProject = project.declaresType(name)
    return project.lineage(of: name).contains { $0.name == ancestor || isFromProject && $0.origin == .elsewhere }
  }

  /// Whether a literal may stand where a type is expected.
  private func mayExpress(_ literal: SyntaxNode, _ expected: SwiftType) -> Bool {
    let names: Set<String> =
      switch literal.kind {
      case .integerLiteral: ["ExpressibleByIntegerLiteral"]
      case .floatLiteral: ["ExpressibleByFloatLiteral"]
      case .booleanLiteral: ["ExpressibleByBooleanLiteral"]
      case .stringLiteral:
        [
          "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
          "ExpressibleByExtendedGraphemeClusterLiteral",
          "ExpressibleByUnicodeScalarLiteral",
        ]
      case .arrayLiteral: ["ExpressibleByArrayLiteral"]
      case .dictionaryLiteral: ["ExpressibleByDictionaryLiteral"]
      default: []
      }
    switch expected.withoutOptionals {
    case .nominal(let type) where type.origin != .elsewhere:
      return names.isEmpty || project.lineage(of: type.name).contains { names.contains($0.name) }
    case .function, .tuple, .metatype: return names.isEmpty
    case .parameter(_, let constraints) where !constraints.isEmpty:
      return mayConvert(.literal(literal.kind), to: expected)
    default: return true
    }
  }
}

extension TypeQuery.Candidate {
  fileprivate var isOverride: Bool {
    switch declaration {
    case .member(let member):
      switch member.declaration {
      case .project(let declaration): declaration.node.hasModifier("override")
      case .apple: true
      }
    default: false
    }
  }
}

extension Property {
  /// Whether a memberwise initializer has a default value for it.
  fileprivate var isSetWithoutArgument: Bool {
    initialValue != nil || typeNode?.isOptionalType ?? false && !isConstant
      || wrapper.map { KnownTypes.viewOnlyWrappers.contains($0) } ?? false
  }
}

extension SwiftType {
  /// Whether generic parameters with these names are part of the type.
  func mentions(_ generics: Set<String>) -> Bool {
    switch self {
    case .parameter(let name, _): generics.contains(name)
    case .nominal(let nominal): nominal.arguments.contains { $0.mentions(generics) }
    case .optional(let type), .implicitlyUnwrapped(let type), .metatype(let type): type.mentions(generics)
    case .tuple(let elements): elements.contains { $0.type.mentions(generics) }
    case .function(let signature): (signature.parameters + [signature.result]).contains { $0.mentions(generics) }
    case .opaque, .existential, .unknown: false
    }
  }
}

extension SyntaxNode {
  /// Whether `await` covers a call.
  fileprivate var isAwaited: Bool {
    for ancestor in ancestors {
      if ancestor.kind == .awaitExpression { return true }
      if ancestor.kind == .closure || ancestor.kind.isStatement || ancestor.kind == .codeBlock { return false }
    }
    return false
  }

  /// Whether the type of a value doesn't depend on the place where it is.
  var isPlainValue: Bool {
    switch kind {
    case .reference: true
    case .memberAccess, .optionalChain, .forceUnwrap: base?.isPlainValue ?? false
    case .call, .subscriptCall: callee?.isPlainValue ?? false
    case .tryExpression, .awaitExpression: value?.isPlainValue ?? false
    default: false
    }
  }
}
