import BridgeFacts
import SwiftScan

extension ProjectModel {
  /// The representables of a declaration, one for each family that the type conforms to.
  func representables(of declaration: TypeDeclaration) -> [Representable] {
    representables(of: declaration, bridges.promisingNames)
  }

  func representables(of declaration: TypeDeclaration, _ promisingNames: Set<String>) -> [Representable] {
    let (extensions, built, isAmbiguous) = extensions(belongingTo: declaration)
    var found: [Representable] = []
    for part in [declaration] + extensions {
      for inherited in part.inherited where promisingNames.contains(lastComponent(of: inherited.name)) {
        let hidden = family(hiddenByStandIn: inherited.name, implementedBy: [declaration] + extensions)
        let named = families(of: inherited.name, in: part.name) + (hidden.map { [($0, false, $0.platforms)] } ?? [])
        for (family, isInherited, platforms) in named {
          let conformance = Representable.Conformance(
            owner: part, inherited: inherited, isInherited: isInherited,
            platforms: platforms.intersection(part.platforms).intersection(declaration.platforms)
              .intersection(family.platforms).intersection(built))
          guard !conformance.platforms.isEmpty, !found.contains(where: { $0.family == family }) else { continue }
          found.append(
            Representable(
              family, declaration: declaration, extensions: extensions, conformance: conformance,
              isAmbiguous: isAmbiguous, in: self))
        }
      }
    }
    return found
  }

  /// The extensions of the type that is declared here, the platforms for which its module is built, and whether that's a
  /// guess because it's also declared elsewhere.
  private func extensions(
    belongingTo declaration: TypeDeclaration
  ) -> ([TypeDeclaration], built: Platforms, isAmbiguous: Bool) {
    // To compare many declarations of one name with each other would take long, and lead to nothing.
    let namesakes = facts(at: declaration.path)?.indices(named: declaration.name).count ?? 0
    guard namesakes <= mostNamesakes else { return ([], .all, true) }
    let others = declarations(of: declaration.name).filter { $0 != declaration }
    let extensions = extensions(of: declaration.name).filter { $0 != declaration }
    let built = platforms(buildingPartsOf: [declaration] + others + extensions)
    let rivals = others.filter { $0.canMeet(declaration, on: built) }
    let meeting = extensions.filter { $0.canMeet(declaration, on: built) }
    guard !rivals.isEmpty else { return (meeting, built, false) }
    let taken = Set(rivals.map(\.path))
    let own = meeting.filter { $0.path == declaration.path || !taken.contains($0.path) }
    let isAmbiguous = own.contains { $0.path != declaration.path } || taken.contains(declaration.path)
    return (own, built, isAmbiguous)
  }

  /// The platforms for which the module with some parts of a type is built. Catalyst compiles code in
  /// `#if canImport(AppKit)` too, but doesn't have AppKit's representables.
  private func platforms(buildingPartsOf parts: [TypeDeclaration]) -> Platforms {
    let wrapsAppKit = parts.contains { part in
      part.platforms.intersection([.catalyst, .iOS]) == .catalyst
        && part.inheritedNames.contains { Family.named($0)?.platforms == .macOS }
    }
    return wrapsAppKit ? .all.subtracting(.catalyst) : .all
  }

  /// The families that an inherited name leads to.
  private func families(
    of name: String, in scope: String, visited: Set<String> = []
  ) -> [(Family, isInherited: Bool, Platforms)] {
    resolve(name, in: scope).flatMap { type -> [(Family, isInherited: Bool, Platforms)] in
      guard type.isDeclared else {
        return Family.named(type.name).map { [($0, isInherited: false, type.platforms)] } ?? []
      }
      guard !visited.contains(type.name) else { return [] }
      return declarations(of: type.name).filter(\.isProtocol).flatMap { declaration in
        declaration.inheritedNames.flatMap { inherited in
          families(of: inherited, in: type.name, visited: visited.union([type.name])).map {
            ($0.0, isInherited: true, $0.2.intersection(type.platforms).intersection(declaration.platforms))
          }
        }
      }
    }
  }
}

extension ProjectModel {
  /// The family with this name if some parts of a type implement it, and the project gives the name another meaning only
  /// where the protocol doesn't exist: `#if os(macOS)` `typealias UIViewRepresentable = NSViewRepresentable`.
  private func family(hiddenByStandIn name: String, implementedBy parts: [TypeDeclaration]) -> Family? {
    guard let family = Family.named(name), !declaresType(name), case let aliases = aliases(of: name),
      !aliases.isEmpty, aliases.allSatisfy({ $0.platforms.isDisjoint(with: family.platforms) }),
      parts.contains(where: { part in part.members.contains { $0.name == family.make } })
    else { return nil }
    return family
  }
}

/// The most declarations of one name in a file whose extensions are told apart.
private let mostNamesakes = 32

extension Family {
  /// The platforms on which its protocol exists.
  var platforms: Platforms {
    switch framework {
    case .uiKit: .uiKit
    case .appKit: .macOS
    case .watchKit: .watchOS
    }
  }
}

extension Representable {
  init(
    _ family: Family, declaration: TypeDeclaration, extensions: [TypeDeclaration], conformance: Conformance,
    isAmbiguous: Bool, in project: ProjectModel
  ) {
    let parts = [declaration] + extensions
    let members = parts.flatMap(\.members).filter { !$0.platforms.isDisjoint(with: conformance.platforms) }
    let renamed = project.renamedRequirements(of: conformance, family)
    let functions = members.lifecycleFunctions(family.method).merging(members.lifecycleFunctions(renamed.method)) {
      own, _ in own
    }
    let coordinator = project.coordinatorName(for: declaration.name, returnedBy: functions[.makeCoordinator]?.first)
      .flatMap { name, source in
        Coordinator(
          named: name, from: source, preferring: declaration.path, meeting: conformance, in: project)
      }

    self.family = family
    name = declaration.name
    self.declaration = declaration
    self.extensions = extensions
    self.conformance = conformance
    self.isAmbiguous = isAmbiguous || coordinator?.isAmbiguous ?? false
    self.members = members
    properties = members.compactMap(Property.init)
    inputs = properties.filter { $0.member.isStored && !$0.member.isStatic && !$0.isFixed }
    self.functions = functions
    protocolPaths = renamed.paths
    protocolNames = renamed.protocols
    representedType = project.representedType(
      called: renamed.associatedTypes.union([family.representedAlias]), in: declaration, members: members,
      functions: functions)
    self.coordinator = coordinator
  }
}

extension Family {
  /// The lifecycle method that a function is, by its base name and labels.
  fileprivate func method(matching member: Member) -> LifecycleMethod? {
    guard let method = method(named: member.name) else { return nil }
    let labels = member.labels
    let fits: [String?]
    switch method {
    case .make: fits = ["context"]
    case .update, .handle: fits = [nil, "context"]
    case .dismantle: fits = [nil, "coordinator"]
    case .sizeThatFits: fits = [nil, fitsLabel, "context"]
    case .makeCoordinator: fits = coordinatorLabel.map { [$0] } ?? []
    }
    return labels == fits ? method : nil
  }
}

extension ProjectModel {
  /// The dotted name of the coordinator's type: a nested `Coordinator`, a typealias, or the result of
  /// `makeCoordinator`.
  fileprivate func coordinatorName(
    for name: String, returnedBy function: Member?
  ) -> (name: String, source: Coordinator.Source)? {
    // A `Coordinator` outside the type counts only if `makeCoordinator` returns it.
    let nested = "\(name).Coordinator"
    if let type = resolveUniquely(nested, in: ""), type.isDeclared, declares(nested) {
      return (type.name, declaresType(nested) ? .nested : .alias)
    }
    if let result = function?.node.type?.dottedName, let type = resolveUniquely(result, in: name), type.isDeclared {
      return (type.name, .result)
    }
    return nil
  }

  /// The represented type of a declaration in which it has one of certain names, such as `UIViewType`. Such a name is
  /// declared as a typealias, a nested class, or a generic parameter, or not at all.
  fileprivate func representedType(
    called names: Set<String>, in declaration: TypeDeclaration, members: [Member],
    functions: [LifecycleMethod: [Member]]
  ) -> RepresentedType? {
    let alias = members.first { $0.node.kind == .typealiasDeclaration && names.contains($0.name) }
    let candidates: [(Member?, SyntaxNode?, RepresentedType.Source)] = [
      (alias, alias?.node.type, .alias),
      (functions[.make]?.first, functions[.make]?.first?.node.type, .make),
      (functions[.update]?.first, functions[.update]?.first?.node.parameters.first?.type, .update),
    ]
    for case (let member?, let node?, let source) in candidates {
      let isOpaque = node.kind == .someOrAnyType
      guard !isOpaque, let written = node.dottedName, names.contains(lastComponent(of: written)) else {
        return RepresentedType(
          node: node, path: member.path, source: source, text: node.text, name: isOpaque ? nil : node.dottedName)
      }
      let nested = declarations(of: "\(declaration.name).\(written)").first
      if nested != nil || declaration.hasGenericParameter(named: written) {
        return RepresentedType(
          node: node, path: member.path, source: source, text: node.text, name: nested?.name ?? written)
      }
    }
    return nil
  }
}

extension [Member] {
  /// The functions that are lifecycle methods according to `method`.
  fileprivate func lifecycleFunctions(_ method: (Member) -> LifecycleMethod?) -> [LifecycleMethod: [Member]] {
    let found = filter(\.isFunction).compactMap { member in method(member).map { ($0, member) } }
    return Dictionary(grouping: found, by: \.0).mapValues { $0.map(\.1) }
  }
}
