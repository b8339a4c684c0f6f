import SwiftScan

/// The types that the place of an expression asks for, and generic arguments.
extension TypeQuery {
  /// The type that the place of an expression expects; unknown if there's none or if it isn't certain.
  mutating func expectedType(of node: SyntaxNode) -> SwiftType {
    guard let parent = node.parent, enter() else { return .unknown }
    defer { leave() }
    // `.systemFont(ofSize: 12).bold`
    if !node.isEndOfChain { return node.beginsWithImplicitMember ? expectedType(of: parent) : .unknown }
    switch parent.kind {
    case .argument: return expectedType(ofArgument: parent, excluding: node)
    case .binding, .parameter, .optionalBinding:
      return parent.type.map { reader(at: parent).read($0) } ?? .unknown
    case .sequence: return expectedType(of: node, inSequence: parent)
    case .tryExpression, .awaitExpression, .unsafeExpression: return expectedType(of: parent)
    case .returnStatement: return resultType(around: parent)
    case .codeBlock, .switchCase, .closure, .accessorBlock:
      if let whole = node.expressionWithBranch { return expectedType(of: whole) }
      return parent.items.count == 1 ? resultType(around: node) : .unknown
    case .ifStatement: return parent.elseBranch == node ? expectedType(of: parent) : .unknown
    case .arrayLiteral:
      return parent.callsInitializer ? .unknown : project.element(of: expectedType(of: parent).withoutOptionals)
    case .ternary: return parent.parent.map { expectedType(of: $0) } ?? .unknown
    case .caseLabel:
      let subject = parent.ancestors.first { $0.kind == .switchStatement }?.children.first(where: \.kind.isExpression)
      return subject.map { type(of: $0) } ?? .unknown
    case .patternCondition: return parent.value.flatMap { $0 == node ? nil : type(of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  private mutating func expectedType(ofArgument argument: SyntaxNode, excluding node: SyntaxNode) -> SwiftType {
    guard let call = argument.parent else { return .unknown }
    if call.kind == .tuple { return call.withoutParentheses == node ? expectedType(of: call) : .unknown }
    guard call.kind == .call || call.kind == .subscriptCall, let number = call.arguments.firstIndex(of: argument) else {
      return .unknown
    }
    let candidates = call.kind == .call ? self.candidates(of: call) : subscriptCandidates(of: call)
    var types: Set<SwiftType> = []
    for candidate in candidates {
      guard number < candidate.places.count else { return .unknown }
      let parameter = candidate.signature.parameters[candidate.places[number]]
      let type = parameter.isVariadic ? project.element(of: parameter.type) : parameter.type
      guard type.mentions(candidate.signature.generics) else {
        types.insert(type)
        continue
      }
      var inferred = inferred(by: candidate, from: call.arguments, excluding: argument, followsClosures: false)
      for generic in candidate.signature.generics where inferred[generic] == nil { inferred[generic] = .unknown }
      types.insert(type.replacing(inferred))
    }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// The result type of the function, getter, or closure around a statement.
  private mutating func resultType(around node: SyntaxNode) -> SwiftType {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .functionDeclaration: return ancestor.type.map { reader(at: ancestor).read($0) } ?? .unknown
      case .subscriptDeclaration: return ancestor.type.map { reader(at: ancestor).read($0) } ?? .unknown
      case .binding:
        guard ancestor.first(.accessorBlock) != nil else { return .unknown }
        return ancestor.type.map { reader(at: ancestor).read($0) } ?? .unknown
      case .accessorDeclaration: if !ancestor.isNamed("get") { return .unknown }
      case .closure:
        if let written = ancestor.first(.closureSignature)?.type { return reader(at: ancestor).read(written) }
        guard case .function(let signature) = expectedType(of: ancestor).withoutOptionals else { return .unknown }
        return signature.result
      case .initializerDeclaration, .deinitializerDeclaration: return .unknown
      case _ where ancestor.kind.isTypeDeclaration: return .unknown
      default: break
      }
    }
    return .unknown
  }

  // MARK: Generic arguments

  /// The types for which generic parameters of a candidate stand, according to the arguments of a call.
  mutating func inferred(
    by candidate: Candidate, from arguments: [SyntaxNode], excluding excluded: SyntaxNode?, followsClosures: Bool
  ) -> [String: SwiftType] {
    var found: [String: SwiftType] = [:]
    for (argument, place) in zip(arguments, candidate.places) where argument != excluded {
      guard let value = argument.value, !value.isClosureOrKeyPath else { continue }
      let parameter = candidate.signature.parameters[place]
      guard parameter.type.mentions(candidate.signature.generics), value.isPlainValue || value.kind == .stringLiteral
      else { continue }
      let type = parameter.isVariadic ? project.element(of: parameter.type) : parameter.type
      unify(type, self.type(of: value).stored, candidate.signature.generics, &found)
    }
    guard followsClosures else { return found }
    for (argument, place) in zip(arguments, candidate.places) {
      guard let value = argument.value, value.isClosureOrKeyPath else { continue }
      guard case .function(let expected) = candidate.signature.parameters[place].type.withoutOptionals,
        expected.result.mentions(candidate.signature.generics)
      else { continue }
      let result =
        value.kind == .closure
        ? resultOfClosure(value) : typeOfKeyPath(value, from: expected.parameters.first?.replacing(found) ?? .unknown)
      unify(expected.result, result.stored, candidate.signature.generics, &found)
    }
    return found
  }

  /// Finds the types for which generic parameters stand if a parameter takes a value of another type. Two different
  /// types for one make it unknown.
  private func unify(
    _ parameter: SwiftType, _ type: SwiftType, _ generics: Set<String>, _ found: inout [String: SwiftType]
  ) {
    switch (parameter, type) {
    case (.parameter(let name, _), _) where generics.contains(name):
      found[name] = found[name].map { $0 == type ? type : .unknown } ?? type
    case (.optional(let wrapped), .optional(let type)): unify(wrapped, type, generics, &found)
    case (.optional(let wrapped), _): unify(wrapped, type, generics, &found)
    case (.nominal(let own), .nominal(let other)) where own.name == other.name:
      for (own, other) in zip(own.arguments, other.arguments) { unify(own, other, generics, &found) }
    case (.metatype(let own), .metatype(let other)): unify(own, other, generics, &found)
    case (.tuple(let own), .tuple(let other)) where own.count == other.count:
      for (own, other) in zip(own, other) { unify(own.type, other.type, generics, &found) }
    case (.function(let own), .function(let other)) where own.parameters.count == other.parameters.count:
      for (own, other) in zip(own.parameters, other.parameters) { unify(own, other, generics, &found) }
      unify(own.result, other.result, generics, &found)
    default: break
    }
  }

  /// The type of the value that a closure returns.
  private mutating func resultOfClosure(_ closure: SyntaxNode) -> SwiftType {
    if let written = closure.first(.closureSignature)?.type { return reader(at: closure).read(written) }
    let items = closure.items
    if items.count == 1, items[0].kind.isExpression {
      return items[0].isPlainValue || items[0].kind == .stringLiteral ? type(of: items[0]) : .unknown
    }
    let returned = closure.descendants(.returnStatement).filter { statement in
      statement.ancestors.first { $0.kind == .closure || $0.kind == .functionDeclaration } == closure
    }
    var types: Set<SwiftType> = []
    for statement in returned {
      guard let value = statement.value, value.isPlainValue else { return .unknown }
      types.insert(type(of: value).stored)
    }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  private mutating func typeOfKeyPath(_ keyPath: SyntaxNode, from root: SwiftType) -> SwiftType {
    let written = keyPath.type.map { reader(at: keyPath).read($0) }
    var type = written ?? root
    for component in keyPath.all(.keyPathComponent) {
      guard let name = component.nameToken?.text, component.arguments.isEmpty else { return .unknown }
      if name != "self" { type = self.type(ofMember: name, of: type.used, at: nil) }
    }
    return type
  }
}

extension SyntaxNode {
  fileprivate var isClosureOrKeyPath: Bool { kind == .closure || kind == .keyPath }

  /// Whether the chain before the end of this access or call begins with `.member`.
  fileprivate var beginsWithImplicitMember: Bool {
    let root = chainRoot
    return root.kind == .memberAccess && root.base == nil
  }

  /// `[Row]` in `[Row]()`.
  fileprivate var callsInitializer: Bool { parent?.kind == .call && parent?.callee == self }
}
