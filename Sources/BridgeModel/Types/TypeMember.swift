import AppleAPI
import SwiftScan

/// A member that a name can mean, from the project or from Apple's API.
struct TypeMember: Hashable, Sendable {
  enum Declaration: Hashable, Sendable {
    case project(Member)
    case apple(AppleMember)
  }

  var declaration: Declaration
  /// The type that declares it, which may be an ancestor of the type that it was found in.
  var owner: NominalType
  /// The number of types in the lineage before the owner.
  var distance: Int

  var isStatic: Bool {
    switch declaration {
    case .project(let member): member.isStatic || member.node.kind == .caseElement
    case .apple(let member): member.isStatic || member.kind == .enumCase
    }
  }

  /// Whether it's a property or an enum case without a payload.
  var isValue: Bool {
    switch declaration {
    case .project(let member): member.isProperty || member.node.kind == .caseElement && member.node.parameters.isEmpty
    case .apple(let member): member.kind == .property || member.kind == .enumCase && member.parameters.isEmpty
    }
  }

  /// Whether it's called with arguments.
  var isFunction: Bool {
    switch declaration {
    case .project(let member):
      [.functionDeclaration, .initializerDeclaration, .subscriptDeclaration].contains(member.node.kind)
        || member.node.kind == .caseElement && !member.node.parameters.isEmpty
    case .apple(let member):
      member.kind != .property && member.kind != .associatedType
        && !(member.kind == .enumCase && member.parameters.isEmpty)
    }
  }
}

extension ProjectModel {
  /// The members with this name that a value of a type has, or that the type itself has if the type is a metatype.
  /// Nearest first; overridden and overloaded ones are included. An initializer is named `init`.
  func typeMembers(named name: String, of type: SwiftType) -> [TypeMember] {
    if case .metatype(let instance) = type {
      return allMembers(named: name, of: instance).filter { $0.isStatic || name == "init" }
    }
    return allMembers(named: name, of: type).filter { !$0.isStatic }
  }

  private func allMembers(named name: String, of type: SwiftType) -> [TypeMember] {
    switch type {
    case .nominal(let nominal): return allMembers(named: name, of: nominal)
    case .optional(let wrapped):
      return allMembers(named: name, of: NominalType(name: "Optional", arguments: [wrapped], origin: .apple))
    case .implicitlyUnwrapped(let wrapped): return allMembers(named: name, of: wrapped)
    case .parameter(_, let constraints), .opaque(let constraints), .existential(let constraints):
      return constraints.flatMap { allMembers(named: name, of: $0) }
    case .tuple, .function, .metatype, .unknown: return []
    }
  }

  private func allMembers(named name: String, of type: NominalType) -> [TypeMember] {
    func find() -> [TypeMember] { findMembers(named: name, of: type) }
    return questions?.memory.members.value(of: ScopedName(name: name, scope: type.name), find) ?? find()
  }

  private func findMembers(named name: String, of type: NominalType) -> [TypeMember] {
    var found: [TypeMember] = []
    let lineage = lineage(of: type.name)
    let declaring = placesInLineage(lineage, of: type.name)
    for (distance, owner) in lineage.enumerated() {
      for part in declaring.contains(distance) ? parts(of: owner.name, mentioning: name) : [] {
        found += part.membersAndCases(named: name).map {
          TypeMember(declaration: .project($0), owner: owner, distance: distance)
        }
      }
      guard owner.origin == .apple else { continue }
      // An associated type is no value: `Coordinator()` creates an object of the class that stands for it.
      found += apple.members(named: name, of: owner.name).filter { $0.kind != .associatedType }.map {
        TypeMember(declaration: .apple($0), owner: owner, distance: distance)
      }
    }
    return found
  }
}

extension ProjectModel {
  /// The places in a lineage of the types of which the project declares a part. Most have none, and finding the lineage
  /// has asked about all of them already.
  func placesInLineage(_ lineage: [NominalType], of name: String) -> Set<Int> {
    func find() -> Set<Int> {
      Set(lineage.indices.filter { declaresPart(ofTypeNamed: lineage[$0].name) })
    }
    return questions?.memory.names.placesInLineages.value(of: name, find) ?? find()
  }

  private func declaresPart(ofTypeNamed name: String) -> Bool {
    names.declaresType(name) || extendedNames.writtenNames(of: name).contains(where: names.isExtended(asWritten:))
  }
}

extension TypeDeclaration {
  /// The members and enum cases with a name.
  fileprivate func membersAndCases(named name: String) -> [Member] {
    let found = members(declaring: name) { node in
      switch node.kind {
      case .variableDeclaration: node.bindings.contains { $0.pattern?.declares(name) ?? false }
      case .functionDeclaration: node.isNamed(name)
      case .initializerDeclaration: name == "init"
      case .subscriptDeclaration: name == "subscript"
      case .caseDeclaration: node.all(.caseElement).contains { $0.isNamed(name) }
      default: false
      }
    }
    return found.compactMap { member in
      guard member.node.kind == .caseDeclaration else {
        return member.isProperty && member.name != name ? nil : member
      }
      let element = member.node.all(.caseElement).first { $0.isNamed(name) }
      return element.map { Member(node: $0, name: name, owner: self) }
    }
  }
}
