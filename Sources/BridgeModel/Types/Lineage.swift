import SwiftScan
import TextModel

extension ProjectModel {
  /// The types and protocols from which a type inherits members, nearest first, beginning with itself. Types whose
  /// declaration isn't known are included.
  func lineage(of name: String) -> [NominalType] {
    func find() -> [NominalType] {
      remembered(ScopedName(name: name, scope: ""), in: nameMemory.lineages) { $0.findLineage(of: name) }
    }
    return questions?.memory.names.lineages.value(of: name, find) ?? find()
  }

  private func findLineage(of name: String) -> [NominalType] {
    var found: [NominalType] = []
    var seen: Set<String> = []
    var next = [name]
    while !next.isEmpty {
      var further: [String] = []
      for name in next where seen.insert(name).inserted {
        let origin = origin(ofType: name)
        found.append(NominalType(name: name, origin: origin))
        let heads = (origin == .project ? heads(of: name) : []) + headsOfInheritingExtensions(of: name)
        for head in heads { further += inheritedTypes(of: head) }
        if origin == .apple { further += apple.lineage(of: name) }
      }
      next = further
    }
    return found
  }

  private func inheritedTypes(of head: DeclarationHead) -> [String] {
    let scope = head.isExtension ? head.name : enclosingName(of: head.name)
    return head.inheritedNames.flatMap { written -> [String] in
      let types = resolve(written, in: scope).filter { !$0.platforms.isDisjoint(with: head.platforms) }
      // `typealias PlatformView = UIView`, and `NSView` in another `#if` branch: which one it is, isn't certain here.
      if types.areAlternatives { return [written] }
      // An enum doesn't inherit the members of its raw type.
      let names = types.isEmpty ? [written] : types.map(\.name)
      return head.kind == .enumDeclaration ? names.map { isProtocol($0) == false ? "RawRepresentable" : $0 } : names
    }
  }

  func origin(ofType name: String) -> NominalType.Origin {
    declaresType(name) ? .project : apple.types(named: name).isEmpty ? .elsewhere : .apple
  }

  /// Whether a type is a protocol; nil if that isn't known.
  func isProtocol(_ name: String) -> Bool? {
    if declaresType(name) { return declaredFacts(of: name).isProtocol }
    return apple.types(named: name).first.map { $0.kind == .protocol } ?? (name == "AnyObject" ? true : nil)
  }

  /// Whether the values of a type are references to objects; nil if that isn't known.
  func isReference(_ name: String) -> Bool? {
    if declaresType(name) {
      let kinds = Set(heads(of: name).map(\.isValueType))
      return kinds.count == 1 ? kinds.first.map { !$0 } ?? nil : nil
    }
    let kinds = Set(apple.types(named: name).map(\.isReference))
    return kinds.count == 1 ? kinds.first : nil
  }

  /// Whether a type is declared several times with different generic parameters, as in two `#if` branches.
  func hasSeveralForms(_ name: String) -> Bool { declaresType(name) && declaredFacts(of: name).hasSeveralForms }

  /// The facts of the declarations with a name. Remembered during a check, because there may be many.
  private func declaredFacts(of name: String) -> DeclaredFacts {
    func find() -> DeclaredFacts {
      questions?.note(.name(name))
      let places = placesOfTypes(named: name)
      let parameters = places.map(\.declaration.node.genericParameterNames)
      return DeclaredFacts(
        isProtocol: places.first?.head.isProtocol, genericParameters: parameters.first ?? [],
        hasSeveralForms: parameters.contains { $0 != parameters[0] })
    }
    return questions?.memory.names.declaredFacts.value(of: name, find) ?? find()
  }

  /// The names of the generic parameters of a type.
  func genericParameters(of type: NominalType) -> [String] {
    switch type.origin {
    case .project: declaredFacts(of: type.name).genericParameters
    case .apple: apple.genericParameters(of: type.name)
    case .elsewhere: []
    }
  }

  /// The types that stand for the generic parameters of a type; unknown where it doesn't say.
  func substitution(of type: NominalType) -> [String: SwiftType] {
    var substitution: [String: SwiftType] = [:]
    let names = genericParameters(of: type)
    for (index, name) in names.enumerated() {
      substitution[name] = type.arguments.count == names.count ? type.arguments[index] : .unknown
    }
    return substitution
  }

  /// The superclass of a class; nil if it has none or if it isn't known.
  func superclass(of name: String) -> NominalType? {
    lineage(of: name).dropFirst().first { isProtocol($0.name) == false }
  }

  /// The type of the elements of a sequence.
  func element(of type: SwiftType) -> SwiftType {
    guard case .nominal(let nominal) = type.used, nominal.origin != .elsewhere else { return .unknown }
    return nestedType(named: "Element", in: type.used) ?? .unknown
  }
}

/// The part of a declaration that types depend on.
struct DeclaredFacts: Sendable {
  var isProtocol: Bool?
  var genericParameters: [String]
  /// Whether the declarations have different generic parameters.
  var hasSeveralForms = false
}

extension [ResolvedType] {
  /// Whether they are different meanings of one name on different platforms, not the parts of a composition.
  fileprivate var areAlternatives: Bool {
    contains { one in contains { $0.name != one.name && $0.platforms.isDisjoint(with: one.platforms) } }
  }
}
