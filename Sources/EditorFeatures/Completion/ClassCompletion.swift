import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions for members that a class is missing: methods of its delegate protocols, and members that a subclass of
/// Apple's classes needs where UIKit or AppKit meets SwiftUI.
struct ClassCompletion {
  private let typed: TypedMember
  private let type: ProjectType
  private let file: SourceFile
  private let project: ProjectModel
  private let style: SourceStyle
  private let ancestry: Ancestry

  /// nil if no member of a class can start here, or if it's ambiguous which declarations belong to the class.
  init?(_ typed: TypedMember, in file: SourceFile, of project: ProjectModel) {
    guard let type = project.type(around: typed.owner, in: file.path), let primary = type.primary, primary.isClass,
      type.declarations.contains(where: { $0.node == typed.owner })
    else { return nil }
    self.typed = typed
    self.type = type
    self.file = file
    self.project = project
    style = SourceStyle(of: file.document.text)
    ancestry = project.ancestry(of: type.declarations)
  }

  var completions: [Completion] {
    (delegateMethods
      + [parentInitializer, coderInitializer, rootScene, updateProperties].compactMap(\.self) + observationLoops)
      .sorted { $0.sortText < $1.sortText }
  }

  private var access: AccessLevel { type.primary.map { AccessLevel(ofMembersIn: $0.node) } ?? .unmarked }

  private func isMissing(_ name: String) -> Bool {
    !type.members.contains { $0.name == name } && !typed.mentions(name)
  }

  private func member(
    _ label: String, _ kind: Completion.Kind = .method, detail: String, about text: HoverText? = nil,
    _ template: Template, rank: Int, matching name: String
  ) -> Completion {
    Completion(
      label, kind, detail: detail, about: text, inserting: template, at: typed, in: style, rank: rank, matching: name)
  }

  // MARK: Delegates

  /// The missing methods of the delegate protocols: only the required ones if no word is typed, and the less common
  /// ones only if a part of their name is typed.
  private var delegateMethods: [Completion] {
    guard typed.allows(["func"]) else { return [] }
    let existing = Dictionary(grouping: type.members + inheritedMembers, by: \.fullName)
    let facts = ancestry.names.sorted().compactMap { DelegateProtocol.named($0) }
    var labels: Set<String> = []
    return facts.flatMap { fact in
      knownMethods(of: fact, unlessIn: existing) + furtherMethods(of: fact, unlessIn: existing)
    }.filter { labels.insert($0.label).inserted }
  }

  private func knownMethods(of fact: DelegateProtocol, unlessIn existing: [String: [Member]]) -> [Completion] {
    let wanted = fact.requiredMethods + (typed.isBegun ? fact.commonMethods : [])
    return wanted.enumerated().compactMap { number, signature in
      let name = DelegateProtocol.fullName(of: signature)
      guard typed.matches(name), existing[name] == nil, !typed.mentions(baseName(of: name)) else { return nil }
      let stub = DelegateStub(signature: signature, access: access, isNonisolated: isNonisolated(in: fact))
      return member(
        name, detail: fact.name, about: HoverText(delegateMethod: name, in: fact), stub.template,
        rank: 20 + number + (number < fact.requiredMethods.count ? 0 : 20) + (typed.begins(name) ? 0 : 300),
        matching: name)
    }
  }

  private func furtherMethods(of fact: DelegateProtocol, unlessIn existing: [String: [Member]]) -> [Completion] {
    guard typed.isNamed else { return [] }
    return FurtherDelegateMethod.methods(of: fact).enumerated().compactMap { number, method in
      let type = method.distinctiveType
      guard typed.matches(method.name), type != nil || !typed.mentions(baseName(of: method.name)),
        !(existing[method.name]?.contains { $0.hasParameter(ofType: type) } ?? false)
      else { return nil }
      let attribute = method.availability.flatMap {
        project.neededAvailability(for: $0, at: typed.owner, in: file.path)
      }
      var stub = DelegateStub(
        signature: method.signature, access: access, isNonisolated: isNonisolated(in: fact), attribute: attribute)
      stub.asksForValue = true
      return member(
        type.map { "\(method.name) for \($0)" } ?? method.name, detail: fact.name,
        about: HoverText(delegateMethod: method.name, in: fact), stub.template,
        rank: 60 + number + (typed.begins(method.name) ? 0 : 300), matching: method.name)
    }
  }

  /// The members of the project's classes and protocols that the class inherits from. Adding one again would require
  /// `override`.
  private var inheritedMembers: [Member] {
    ancestry.names.filter(project.declares).flatMap { name in
      (project.declarations(of: name) + project.extensions(of: name)).flatMap(\.members)
    }
  }

  private func baseName(of name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// Whether a method must be `nonisolated`: the class is on the main actor, the protocol isn't, and the class doesn't
  /// conform with `@preconcurrency`.
  private func isNonisolated(in fact: DelegateProtocol) -> Bool {
    guard !fact.isMainActor, isOnMainActor else { return false }
    return !type.declarations.contains { part in
      part.inherited.contains { $0.name == fact.name && $0.node.parent?.text.contains("@preconcurrency") ?? false }
    }
  }

  private var isOnMainActor: Bool {
    if type.primary?.node.hasAttribute("MainActor") ?? false { return true }
    let bases = ["UIResponder", "NSResponder", "UIGestureRecognizer", "NSGestureRecognizer"]
    if let known = type.frameworkClass, bases.contains(where: { ClassHierarchy.isSubclass(known, of: $0) }) {
      return true
    }
    let own = type.primary?.inheritedNames ?? []
    return own.contains { DelegateProtocol.named($0)?.isMainActor ?? false }
  }

  // MARK: Coordinators

  /// The reference to the representable, in a coordinator without an initializer.
  private var parentInitializer: Completion? {
    guard typed.isBegun, typed.allows(["init", "var"]), typed.matches("init") || typed.matches("parent"),
      isDeclaration, !type.members.contains(where: { $0.isInitializer || $0.name == "parent" }),
      let representable = project.representables(around: typed.owner.range, in: file.path)
        .first(where: { $0.coordinator?.name == type.name }),
      !representable.isAmbiguous
    else { return nil }
    let members = CoordinatorTemplate(parent: representable.simpleName).parentMembers
    return member(
      "init(_ parent: \(representable.simpleName))", detail: "A copy of the representable",
      about: HoverText(.coordinator, in: representable.family, of: representable),
      Template(stringLiteral: members.joined(separator: "\n\n")), rank: 10,
      matching: typed.matches("init") ? "init" : "parent")
  }

  private var isDeclaration: Bool { typed.owner.kind == .classDeclaration }

  // MARK: Hosting

  private var coderInitializer: Completion? {
    guard typed.isBegun, typed.allows(["required", "init"]), typed.matches("init") || typed.matches("required"),
      isDeclaration,
      !type.members.contains(where: { $0.isInitializer && $0.labels.contains("coder") }),
      let root = hostedType
    else { return nil }
    return member(
      "init?(coder:)", detail: "UIHostingController",
      about: HoverText(.type, named: "UIHostingController"),
      HostingTemplate.coderInitializer(root: root, access: access), rank: 11,
      matching: typed.matches("init") ? "init" : "required init")
  }

  /// The type of the view that a subclass of a hosting controller shows.
  private var hostedType: String? {
    guard let inherited = type.primary?.inherited.first, let written = type.primary?.node.inheritedTypes.first,
      ["UIHostingController", "NSHostingController"].contains(inherited.name),
      let argument = written.first(.genericArguments)?.children.first, let name = argument.dottedName,
      !(type.primary?.node.first(.genericParameters)?.text.contains(name) ?? false)
    else { return nil }
    return name
  }

  private var rootScene: Completion? {
    guard ancestry.contains("UIHostingSceneDelegate"), isMissing("rootScene"), typed.matches("rootScene"),
      typed.allows(["static", "var"])
    else { return nil }
    return member(
      "rootScene", .property, detail: "UIHostingSceneDelegate",
      about: HoverText(.type, named: "UIHostingSceneDelegate"),
      HostingTemplate.rootScene(access: access), rank: 12, matching: "rootScene")
  }

  // MARK: Observation

  private var updateProperties: Completion? {
    guard typed.isNamed || typed.has("override"), typed.allows(["override", "func"]), typed.matches("updateProperties"),
      isMissing("updateProperties"), isDeclaration, let known = type.frameworkClass,
      let symbol = BridgeSymbol.symbols(.member, named: "updateProperties").first(where: { symbol in
        symbol.owners.contains { ClassHierarchy.isSubclass(known, of: $0) }
      })
    else { return nil }
    let attribute = symbol.availability.flatMap {
      project.neededAvailability(for: $0, at: typed.owner, in: file.path)
    }
    return member(
      "updateProperties()", detail: known, about: HoverText(symbol),
      ObservationTemplate.updateProperties(attribute: attribute), rank: 13, matching: "updateProperties")
  }

  /// An observation loop for each `@Observable` model.
  private var observationLoops: [Completion] {
    guard typed.isBegun, typed.allows(["func"]), isOnMainActor,
      !type.members.contains(where: { $0.node.body?.calls(named: "withObservationTracking").isEmpty == false })
    else { return [] }
    return type.properties.filter { $0.member.isStored && !$0.member.isStatic && isObservable($0) }.compactMap {
      let name = ObservationTemplate.loopName(of: $0.name)
      guard typed.matches(name), isMissing(name) else { return nil }
      return member(
        name + "()", detail: "withObservationTracking",
        about: HoverText(.function, named: "withObservationTracking"),
        ObservationTemplate.loop(of: $0.name), rank: 14, matching: name)
    }
  }

  private func isObservable(_ property: Property) -> Bool {
    guard property.wrapper == nil, !(property.typeNode?.isOptionalType ?? false), let name = property.typeName,
      let type = project.resolveUniquely(name, in: type.name)
    else { return false }
    return project.declarations(of: type.name).contains { $0.node.hasAttribute("Observable") }
  }
}

extension Member {
  /// Whether a parameter has this type; true if the type is nil.
  fileprivate func hasParameter(ofType type: String?) -> Bool {
    guard let type else { return true }
    return node.parameters.contains { parameter in
      let text = parameter.type?.text.filter { !$0.isWhitespace } ?? ""
      return text == type || text == "any" + type
    }
  }

  /// Whether this is a complete initializer, not only the beginning of one that is being typed.
  fileprivate var isInitializer: Bool { node.kind == .initializerDeclaration && node.body != nil }
}
