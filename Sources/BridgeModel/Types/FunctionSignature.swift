import AppleAPI
import SwiftScan

/// The parameters and the result of a function, initializer, subscript, enum case, or closure, as its caller sees them.
struct FunctionSignature: Hashable, Sendable {
  var parameters: [Parameter]
  var result: SwiftType
  /// The names of the generic parameters for which the arguments decide. They don't equal any name in source.
  var generics: Set<String> = []
  var isAsync = false
  /// Whether arguments may leave out labels, because the tables don't say whether a subscript's names are labels.
  var hasUncertainLabels = false

  struct Parameter: Hashable, Sendable {
    var label: String?
    var type: SwiftType
    var hasDefaultValue = false
    var isVariadic = false

    /// Whether a call needs no argument for it.
    var isOptional: Bool { hasDefaultValue || isVariadic }

    /// Whether an argument can be a trailing closure.
    var takesClosure: Bool {
      switch type.withoutOptionals {
      case .function, .unknown, .parameter: true
      case .nominal(let type): type.origin == .elsewhere
      default: false
      }
    }
  }

  /// The number of the parameter for each argument; nil if the arguments don't fit.
  func match(_ arguments: [SyntaxNode]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    var hasTrailing = false
    for (number, argument) in arguments.enumerated() {
      let label = argument.label
      let isTrailing = argument.isTrailingClosure
      if !isTrailing, let last = places.last, parameters[last].isVariadic, label == nil, !hasTrailing {
        places.append(last)
        continue
      }
      let isFirstTrailing = isTrailing && !hasTrailing
      var found: Int?
      while next < parameters.count {
        let parameter = parameters[next]
        if isFirstTrailing && label == nil
          ? parameter.takesClosure && !leavesOut(next, before: arguments[(number + 1)...].first?.label)
          : parameter.label == label || hasUncertainLabels && label == nil
        {
          found = next
          next += 1
          break
        }
        guard parameter.isOptional else { return nil }
        next += 1
      }
      guard let found else { return nil }
      hasTrailing = hasTrailing || isTrailing
      places.append(found)
    }
    return parameters[next...].allSatisfy(\.isOptional) ? places : nil
  }

  /// Whether the first trailing closure isn't the argument of a parameter, because a later one needs it more: one without a
  /// default value, before that of the next trailing closure's label (SE-0286).
  private func leavesOut(_ number: Int, before label: String?) -> Bool {
    let others = parameters[(number + 1)...].prefix { label == nil || $0.label != label }
    return parameters[number].isOptional && !others.allSatisfy(\.isOptional)
  }
}

extension TypeQuery {
  /// The signature of a member of a value or type of type `owner`. In a pattern, nothing but the owner decides about
  /// generic arguments.
  func signature(of member: TypeMember, of owner: SwiftType, isPattern: Bool = false) -> FunctionSignature {
    let seen = MemberOfType(member: member, owner: owner, isPattern: isPattern)
    return memory.signatures.value(of: seen) {
      guard case .apple = member.declaration else { return findSignature(of: seen) }
      return project.memberMemory.signature(of: seen, in: project) { project in
        TypeQuery(project: project, path: path).findSignature(of: seen)
      }
    }
  }

  private func findSignature(of seen: MemberOfType) -> FunctionSignature {
    let (member, owner) = (seen.member, seen.owner)
    var reader = reader(for: member, of: owner)
    var generics: Set<String> = []
    func mark(_ name: String, _ constraints: [SwiftType] = []) {
      generics.insert(name + "'")
      reader.substitution[name] = .parameter(name + "'", constraints: constraints)
    }
    var made = owner.instance
    // `Binding.constant(…)` and `UIHostingController(…)` don't say their generic arguments.
    if !seen.isPattern, !member.isValue, case .metatype(.nominal(var nominal)) = owner, nominal.arguments.isEmpty {
      let names = project.genericParameters(of: nominal)
      nominal.arguments = names.map { .parameter($0 + "'", constraints: []) }
      for name in names { mark(name) }
      if !names.isEmpty { made = .nominal(nominal) }
      reader.selfType = made.used
    }
    var signature: FunctionSignature
    switch member.declaration {
    case .apple(let declaration):
      for name in project.apple.genericParameters(of: declaration) {
        mark(name, project.appleConstraints(of: name, in: declaration.constraints))
      }
      signature = appleSignature(of: declaration, reader, making: made)
    case .project(let declaration):
      for parameter in declaration.node.first(.genericParameters)?.all(.genericParameter) ?? [] {
        mark(parameter.name, parameter.type.map { $0.composedTypes.map(reader.constraint) } ?? [])
      }
      signature = projectSignature(of: declaration.node, reader, making: made)
    }
    signature.generics = generics
    return signature
  }

  private func appleSignature(
    of member: AppleMember, _ reader: TypeReader, making made: SwiftType
  ) -> FunctionSignature {
    let parameters = member.parameters.map { parameter in
      FunctionSignature.Parameter(
        label: parameter.label, type: reader.read(apple: parameter.type), hasDefaultValue: parameter.hasDefaultValue,
        isVariadic: parameter.type.hasSuffix("..."))
    }
    let result: SwiftType =
      switch member.kind {
      case .initializer: member.isFailable ? .optional(made) : made
      case .enumCase: made
      default: member.resultText.map { reader.read(apple: $0) } ?? .void
      }
    return FunctionSignature(
      parameters: parameters, result: result, isAsync: member.isAsync,
      hasUncertainLabels: member.kind == .subscript)
  }

  func projectSignature(of node: SyntaxNode, _ reader: TypeReader, making made: SwiftType) -> FunctionSignature {
    let parameters = node.parameters.map { parameter in
      let type = reader.read(parameter.type)
      let isVariadic = parameter.isVariadic
      return FunctionSignature.Parameter(
        label: node.kind == .subscriptDeclaration && parameter.label == parameter.name && !parameter.hasTwoNames
          ? nil : node.kind == .caseElement && parameter.nameToken == nil ? nil : parameter.label,
        type: isVariadic ? .apple("Array", type) : type, hasDefaultValue: parameter.value != nil,
        isVariadic: isVariadic)
    }
    let result: SwiftType =
      switch node.kind {
      case .initializerDeclaration: node.isFailableInitializer ? .optional(made) : made
      case .caseElement: made
      default: node.type.map(reader.read) ?? .void
      }
    return FunctionSignature(
      parameters: parameters, result: result, isAsync: node.all(.effect).contains { $0.isNamed("async") })
  }
}

extension ProjectModel {
  /// The protocols and classes that constraints such as `T: View` ask of a generic parameter.
  fileprivate func appleConstraints(of parameter: String, in constraints: [String]) -> [SwiftType] {
    constraints.compactMap { text in
      guard text.hasPrefix(parameter + ": ") else { return nil }
      return appleType(named: String(text.dropFirst(parameter.utf8.count + 2)), [])
    }
  }
}

extension SyntaxNode {
  /// Whether an initializer is declared with `init?` or `init!`.
  fileprivate var isFailableInitializer: Bool {
    let keyword = tokens.first { $0.is("init") }
    return keyword?.next.map { $0.is("?") || $0.is("!") } ?? false
  }

  /// Whether a parameter has a label and an inner name.
  fileprivate var hasTwoNames: Bool {
    guard let outer = nameToken?.previous else { return false }
    return outer.range.lowerBound >= range.lowerBound && (outer.kind == .identifier || outer.kind == .wildcard)
  }
}
