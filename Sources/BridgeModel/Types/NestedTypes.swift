import AppleAPI
import SwiftScan

extension ProjectModel {
  /// The type that a name means inside a type of the project: one that is declared there or around it, one that the type
  /// inherits, or one outside of all types. `node` is where the name is written.
  func type(
    named name: String, in scope: String, _ arguments: [SwiftType], self reader: TypeReader, at node: SyntaxNode
  ) -> SwiftType? {
    var around = scope
    while !around.isEmpty {
      if let nested = declaredType(named: around + "." + name, arguments, reader.depth) { return nested }
      if lastComponent(of: around) == name, declaresType(around) { return nominal(around, arguments) }
      if let inherited = inheritedType(named: name, in: around, arguments, at: node, reader.depth) { return inherited }
      let owner = NominalType(name: around, origin: origin(ofType: around))
      if genericParameters(of: owner).contains(name) {
        return reader.isOutside ? SwiftType.unknown : .parameter(name, constraints: [])
      }
      around = enclosingName(of: around)
    }
    return declaredType(named: name, arguments, reader.depth) ?? appleType(named: name, arguments)
      ?? .nominal(NominalType(name: name, arguments: arguments, origin: .elsewhere))
  }

  /// The type with exactly this dotted name in the project; nil if there's none, and unknown if it isn't certain which
  /// one it is.
  private func declaredType(named name: String, _ arguments: [SwiftType], _ depth: Int) -> SwiftType? {
    guard declares(name), !isStandIn(name) else { return nil }
    if declaresType(name) { return declaresAlias(name) ? .unknown : nominal(name, arguments) }
    let aliases = aliases(of: name)
    guard arguments.isEmpty, let alias = aliases.first, aliases.allSatisfy({ $0.targetText == alias.targetText }) else {
      return .unknown
    }
    return readAlias(alias, depth)
  }

  private func readAlias(_ alias: TypeAlias, _ depth: Int) -> SwiftType {
    var scope = enclosingName(of: alias.name)
    // `typealias View = SwiftUI.View` must not stand for itself.
    if alias.targetNames.contains(lastComponent(of: alias.name)) {
      if scope.isEmpty { return .unknown }
      scope = enclosingName(of: scope)
    }
    return remembered(ScopedName(name: alias.targetText, scope: scope), in: nameMemory.aliasedTypes) { model in
      let reader = TypeReader(project: model, scope: scope, depth: depth + 1)
      return reader.read(model.apple.node(ofType: alias.targetText)).withoutManyParts
    }
  }

  private func nominal(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
    .nominal(NominalType(name: name, arguments: arguments, origin: origin(ofType: name)))
  }

  /// The type with this name in the tables of Apple's API.
  func appleType(named name: String, _ arguments: [SwiftType]) -> SwiftType? {
    let types = apple.types(named: name)
    guard let type = types.first else { return nil }
    guard type.kind == .alias else { return .nominal(NominalType(name: name, arguments: arguments, origin: .apple)) }
    guard types.count == 1, arguments.isEmpty, let target = type.aliasedType else { return .unknown }
    return TypeReader(project: self).read(apple: target)
  }

  /// A nested type or associated type that a type inherits.
  private func inheritedType(
    named name: String, in type: String, _ arguments: [SwiftType], at node: SyntaxNode?, _ depth: Int
  ) -> SwiftType? {
    guard inheritsType(named: name, in: type) else { return nil }
    let ancestors = lineage(of: type).dropFirst()
    for (index, ancestor) in zip(ancestors.indices, ancestors) {
      let nested = ancestor.name + "." + name
      if let found = declaredType(named: nested, arguments, depth) { return found }
      guard ancestor.origin == .apple, let found = nestedAppleType(named: nested, of: type, depth) else { continue }
      guard isProtocol(ancestor.name) == true else { return found }
      let others = ancestors[(index + 1)...].filter { isProtocol($0.name) == true }
      return onlyType(named: name, of: type, in: [ancestor] + others, at: node, depth)
    }
    return witness(ofAssociatedType: name, in: type, depth)
  }

  /// Whether a type inherits a nested or associated type with this name. Few names in code are such types, so most
  /// lookups end here.
  private func inheritsType(named name: String, in type: String) -> Bool {
    let sought = ScopedName(name: name, scope: type)
    func find() -> Bool {
      remembered(sought, in: nameMemory.inheritedTypes) { model in
        let lineage = model.lineage(of: type)
        let declared = model.placesInLineage(lineage, of: type)
        return lineage.contains { model.hasAssociatedType(named: name, in: $0) }
          || lineage.enumerated().dropFirst().contains { place, ancestor in
            declared.contains(place) && model.declares(ancestor.name + "." + name)
              || ancestor.origin == .apple && model.apple.namesOfTypes(nestedIn: ancestor.name).contains(name)
          }
      }
    }
    return questions?.memory.names.inheritedTypes.value(of: sought, find) ?? find()
  }

  private func hasAssociatedType(named name: String, in type: NominalType) -> Bool {
    type.origin == .apple && isProtocol(type.name) == true
      && apple.members(named: name, of: type.name).contains { $0.kind == .associatedType }
  }

  /// The type with this name that Apple's protocols declare. A type that conforms to `UIViewRepresentable` on one
  /// platform and to `NSViewRepresentable` on another has two, of which the `#if` around the node leaves one.
  private func onlyType(
    named name: String, of type: String, in protocols: [NominalType], at node: SyntaxNode?, _ depth: Int
  ) -> SwiftType {
    var found: [(platforms: Platforms, type: SwiftType)] = []
    for one in protocols where one.origin == .apple {
      guard let nested = nestedAppleType(named: one.name + "." + name, of: type, depth) else { continue }
      found.append((apple.platforms(ofType: one.name), nested))
    }
    if Set(found.map(\.type)).count > 1, let platforms = node?.platforms {
      found.removeAll { $0.platforms.isDisjoint(with: platforms) }
    }
    let types = Set(found.map(\.type))
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  private func nestedAppleType(named name: String, of type: String, _ depth: Int) -> SwiftType? {
    guard let found = apple.type(named: name) else { return nil }
    guard found.kind == .alias else { return .nominal(NominalType(name: name, origin: .apple)) }
    let own = SwiftType.nominal(NominalType(name: type, origin: origin(ofType: type)))
    return TypeReader(project: self, selfType: own, depth: depth + 1).read(apple: found.aliasedType ?? "")
  }

  /// The type for which an associated type of one of Apple's protocols stands, according to the member that implements a
  /// requirement with this type: `UIViewType` is the result of `makeUIView`.
  private func witness(ofAssociatedType name: String, in type: String, _ depth: Int) -> SwiftType? {
    for ancestor in lineage(of: type) where hasAssociatedType(named: name, in: ancestor) {
      let sought = ScopedName(name: name, scope: type)
      func find() -> SwiftType {
        memberMemory.witness(sought, in: self) {
          $0.findWitness(ofAssociatedType: name, from: ancestor.name, in: type, depth)
        }
      }
      return questions?.memory.names.witnesses.value(of: sought, find) ?? find()
    }
    return nil
  }

  private func findWitness(
    ofAssociatedType name: String, from ancestor: String, in type: String, _ depth: Int
  ) -> SwiftType {
    let requirements = apple.type(named: ancestor)?.declaredMembers.filter { member in
      member.isRequirement && member.resultText == "Self." + name
    }
    let nodes = (requirements ?? []).flatMap { requirement in
      parts(of: type, mentioning: requirement.name).flatMap { part in
        part.members(declaring: requirement.name) {
          $0.kind == .functionDeclaration && $0.isNamed(requirement.name)
        }
        .compactMap { member in member.node.type.map { (part.name, $0) } }
      }
    }
    // The name itself as result means that the type is declared elsewhere.
    let found = Set(
      nodes.filter { $0.1.dottedName != name }.map {
        TypeReader(project: self, scope: $0.0, depth: depth + 1).read($0.1)
      })
    return found.count == 1 ? (found.first ?? .unknown).withoutManyParts : .unknown
  }

  /// A nested or associated type of a type: `Chat.Row`, `Value.Element`.
  func nestedType(
    named name: String, in owner: SwiftType, _ arguments: [SwiftType] = [], depth: Int = 0
  ) -> SwiftType? {
    guard depth < TypeReader.maximumDepth else { return .unknown }
    guard let type = owner.nominal, !owner.isOptional else { return nil }
    if case .nominal = owner, type.origin != .elsewhere, let index = genericParameters(of: type).firstIndex(of: name) {
      return index < type.arguments.count ? type.arguments[index] : .unknown
    }
    if let declared = declaredType(named: type.name + "." + name, arguments, depth) { return declared }
    if case .nominal = owner, let found = apple.type(named: type.name + "." + name) {
      guard found.kind == .alias else {
        // A type nested in a generic type has its arguments too.
        let all = arguments.isEmpty ? type.arguments : arguments
        return .nominal(NominalType(name: found.name, arguments: all, origin: .apple))
      }
      let reader = TypeReader(
        project: self, substitution: substitution(of: type), selfType: owner, depth: depth + 1)
      return reader.read(apple: found.aliasedType ?? "")
    }
    if let inherited = inheritedType(named: name, in: type.name, arguments, at: nil, depth), !inherited.isUnknown {
      return inherited
    }
    if name == "Element", type.origin == .apple, case .nominal = owner {
      return nestedType(named: "Iterator", in: owner, depth: depth + 1).flatMap {
        nestedType(named: name, in: $0, depth: depth + 1)
      }
    }
    return type.origin == .elsewhere
      ? .nominal(NominalType(name: type.name + "." + name, arguments: arguments, origin: .elsewhere)) : nil
  }
}
