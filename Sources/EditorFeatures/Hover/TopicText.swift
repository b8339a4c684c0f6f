import BridgeFacts
import BridgeModel
import BridgeTemplates

extension HoverText {
  /// A topic, explained with the names of one representable, or with the names of the family if there is none. nil if
  /// the family has no such topic.
  init?(_ topic: Topic, in family: Family, of representable: Representable?) {
    guard let explanation = Explanation(of: topic, in: family) else { return nil }
    let template = representable.map(RepresentableTemplate.init) ?? RepresentableTemplate(family: family)
    let names = [
      "type": template.represented, "name": representable?.simpleName ?? "Wrapper", "subject": template.parameterName,
    ]
    self.init(explanation, title: topic.declaration(in: template), names: names)
    availability = topic.availability(in: family)
    situation = representable.map { topic.situation(in: $0) } ?? []
    page = topic.page(in: family)
  }
}

extension Topic {
  /// The declaration of the topic, as in Apple's interface.
  fileprivate func declaration(in template: RepresentableTemplate) -> String {
    let family = template.family
    switch self {
    case .representable: return "protocol \(family.name)\(family.isView ? ": View" : "")"
    case .method(let method): return template.head(of: method) ?? ""
    case .coordinator: return "associatedtype Coordinator = Void"
    case .context: return "typealias Context = \(family.context)<Self>"
    case .contextMember(.animate): return "func animate(changes: () -> Void, completion: (() -> Void)? = nil)"
    case .contextMember(.coordinator): return "let coordinator: \(template.coordinator ?? "Void")"
    case .contextMember(.environment): return "var environment: EnvironmentValues { get }"
    case .contextMember(.transaction): return "var transaction: Transaction { get }"
    case .contextMember(.converter): return "let converter: \(family.name)CoordinateSpaceConverter"
    case .representedType: return "associatedtype \(family.representedAlias): \(family.represented)"
    }
  }

  fileprivate func availability(in family: Family) -> String? {
    switch self {
    case .method(.sizeThatFits): family.fitsAvailability
    case .contextMember(.animate): family.animateAvailability
    default: family.availability
    }
  }

  /// Sentences about this representable.
  fileprivate func situation(in representable: Representable) -> [String] {
    let name = "`\(representable.simpleName)`"
    switch self {
    case .representable:
      guard let type = representable.representedTypeText else {
        return ["\(name) doesn't declare the type that it wraps yet."]
      }
      return ["\(name) wraps `\(type)`."]
    case .method(.update): return representable.updateSituation
    case .method(.make):
      let inputs = representable.inputs.map { "`\($0.name)`" }
      return inputs.isEmpty ? [] : ["\(name) accepts \(inputs.joined(separator: ", "))."]
    case .coordinator:
      let protocols = representable.coordinator?.delegateProtocols ?? []
      guard !protocols.isEmpty else { return ["The coordinator of \(name)."] }
      return ["The coordinator of \(name), a \(protocols.map { "`\($0)`" }.joined(separator: ", "))."]
    case .contextMember(.coordinator):
      guard let type = representable.coordinatorTypeText else {
        return ["\(name) has no coordinator; its type is `Void`."]
      }
      return ["A `\(type)`, from `makeCoordinator` of \(name)."]
    default: return []
    }
  }
}

extension Representable {
  /// The inputs that the update method applies, and those that it ignores.
  fileprivate var updateSituation: [String] {
    guard !inputs.isEmpty else { return [] }
    let applying: [LifecycleMethod] = [.update, .sizeThatFits, .handle]
    let (applied, ignored) = (inputs.filter { mayUse($0, in: applying) }, inputs.filter { !mayUse($0, in: applying) })
    func list(_ inputs: [Property]) -> String { inputs.map { "`\($0.name)`" }.joined(separator: ", ") }
    let all = "`\(simpleName)` accepts \(list(inputs))."
    if applied.isEmpty { return [all + " The update method doesn't use any of them."] }
    if ignored.isEmpty { return [all + " The update method uses all of them."] }
    return [all + " The update method ignores \(list(ignored))."]
  }
}
