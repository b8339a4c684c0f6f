import AppleAPI
import SwiftScan

/// The declarations that a call calls, and its result.
extension TypeQuery {
  /// A declaration that a call may call.
  struct Candidate {
    enum Declaration: Hashable {
      case member(TypeMember)
      /// A local function.
      case function(SyntaxNode)
      case global(GlobalDeclaration)
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

    /// A nearer declaration hides the others with the same parameters: the project's functions hide Apple's.
    var distance: Int {
      switch declaration {
      case .member(let member): member.distance
      case .apple: 1
      default: 0
      }
    }
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
    case .local(let declaration):
      guard declaration.kind == .functionDeclaration else { return calls(ofValueOfType: typeInChain(of: node)) }
      return [functionCandidate(declaration, .function(declaration))]
    case .globals(let found):
      guard found.allSatisfy(\.isFunction) else { return calls(ofValueOfType: typeInChain(of: node)) }
      var functions = appleFunctions(named: name)
      for global in found {
        functions.append(inFile(global.path) { $0.functionCandidate(global.node, .global(global)) })
      }
      return functions
    case .members(let members, let owner):
      var functions: [Candidate] = []
      for member in members where member.isFunction { functions.append(candidate(member, of: owner)) }
      return functions.isEmpty ? calls(ofValueOfType: typeInChain(of: node)) : functions
    case .type:
      return calls(ofValueOfType: typeInChain(of: node))
    case .unknown: return appleFunctions(named: name)
    }
  }

  private func appleFunctions(named name: String) -> [Candidate] {
    let owner = NominalType(name: "_", origin: .apple)
    return AppleAPI.functions(named: name).map { function in
      let member = TypeMember(declaration: .apple(function), owner: owner, distance: 0)
      return Candidate(declaration: .apple(function), signature: signature(of: member, of: .nominal(owner)))
    }
  }

  private mutating func functionCandidate(
    _ node: SyntaxNode, _ declaration: Candidate.Declaration
  ) -> Candidate {
    var reader = reader(at: node)
    let names = node.genericParameterNames
    for name in names { reader.substitution[name] = .parameter(name + "'", constraints: []) }
    var signature = projectSignature(of: node, reader, making: .unknown)
    signature.generics = Set(names.map { $0 + "'" })
    return Candidate(declaration: declaration, signature: signature)
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
    // It hides what a protocol requires, like a member that the type declares.
    if nominal.origin == .project, let implicit = implicitInitializer(of: nominal, type) {
      found.insert(implicit, at: 0)
    }
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
