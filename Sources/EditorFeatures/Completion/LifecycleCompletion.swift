import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions for the lifecycle methods and the `Coordinator` class that a representable is missing.
struct LifecycleCompletion {
  private let place: RepresentablePlace
  private let typed: TypedMember

  /// nil if no member of a representable can start here.
  init?(_ typed: TypedMember, in file: SourceFile, of project: ProjectModel) {
    guard let place = RepresentablePlace(around: typed.range, in: file, of: project),
      place.representable.parts.contains(where: { $0.node == typed.owner && place.representable.takesRequirements($0) })
    else { return nil }
    self.place = place
    self.typed = typed
  }

  var completions: [Completion] {
    let methods = place.representable.family.methods.filter(isWanted).compactMap(completion)
    return methods + (isCoordinatorWanted ? [coordinatorClass] : []) + aliases
  }

  private var family: Family { place.representable.family }

  private func isWanted(_ method: LifecycleMethod) -> Bool {
    guard let name = family.baseName(of: method), typed.matches(name),
      typed.allows(method == .dismantle ? ["static", "func"] : ["func"]),
      place.families.allSatisfy({ $0.fullName(of: method) == family.fullName(of: method) })
    else { return false }
    if method == .makeCoordinator, place.representable.coordinator == nil, !isCoordinatorFree { return false }
    return place.representable.functions(method).isEmpty && !typed.mentions(name)
  }

  private func completion(of method: LifecycleMethod) -> Completion? {
    guard let name = family.baseName(of: method), let fullName = family.fullName(of: method),
      let stub = place.template.stub(of: method, statements: statements(of: method))
    else { return nil }
    return Completion(
      fullName, .method, detail: family.name, about: HoverText(.method(method), in: family, of: place.representable),
      inserting: stub, at: typed, in: place.placement.style, rank: LifecycleMethod.allCases.firstIndex(of: method) ?? 0,
      matching: name)
  }

  /// The statements that the update method always needs for the existing coordinator.
  private func statements(of method: LifecycleMethod) -> [String] {
    guard method == .update, let parent = place.representable.refreshableParent else { return [] }
    return [CoordinatorTemplate.refresh(parent)]
  }

  // MARK: The class

  private var isCoordinatorFree: Bool {
    !place.representable.members.contains { $0.name == "Coordinator" }
  }

  private var isCoordinatorWanted: Bool {
    typed.isBegun && typed.allows(["final", "class"]) && typed.matches("Coordinator")
      && place.representable.coordinator == nil && isCoordinatorFree
      && place.representable.functions(.makeCoordinator).isEmpty
  }

  private var coordinatorClass: Completion {
    let template = CoordinatorTemplate(
      parent: place.representable.simpleName, slots: DelegateSlot.usualSlots(of: place.wrappedClass),
      access: place.template.access)
    return Completion(
      "class Coordinator", .type, detail: template.protocols.joined(separator: ", "),
      about: HoverText(.coordinator, in: family, of: place.representable),
      inserting: Template(stringLiteral: template.declaration), at: typed, in: place.placement.style, rank: 9,
      matching: "Coordinator")
  }

  // MARK: Type aliases

  /// The associated types that the compiler can't infer yet: the class of the wrapped object if no method names it, and
  /// a coordinator that is declared outside.
  private var aliases: [Completion] {
    guard typed.isBegun, typed.allows(["typealias"]) else { return [] }
    return [representedAlias, coordinatorAlias].compactMap(\.self)
  }

  private var representedAlias: Completion? {
    guard place.representable.representedType == nil, place.families.count == 1, isFree(family.representedAlias) else {
      return nil
    }
    return alias(family.representedAlias, about: .representedType, for: "\(stop: 0, family.represented)")
  }

  private var coordinatorAlias: Completion? {
    let outside = place.representable.simpleName + "Coordinator"
    guard place.representable.coordinator == nil, isFree("Coordinator"),
      place.representable.functions(.makeCoordinator).isEmpty,
      let type = place.project.resolveUniquely(outside, in: place.representable.name), type.isDeclared
    else { return nil }
    return alias("Coordinator", about: .coordinator, for: Template(stringLiteral: outside))
  }

  private func isFree(_ name: String) -> Bool { !place.representable.members.contains { $0.name == name } }

  private func alias(_ name: String, about topic: Topic, for type: Template) -> Completion? {
    guard typed.matches(name) || typed.matches("typealias") else { return nil }
    return Completion(
      "typealias \(name)", .type, detail: family.name, about: HoverText(topic, in: family, of: place.representable),
      inserting: place.template.alias(name, of: type), at: typed, in: place.placement.style, rank: 10,
      matching: typed.matches(name) ? name : "typealias")
  }
}
