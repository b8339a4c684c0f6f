import BridgeFacts
import BridgeModel
import BridgeTemplates

extension HoverText {
  /// A topic in the words of one representable; without one the names are those of the family. nil where the family has
  /// no such thing.
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
  /// How it is declared.
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

  /// What holds for this representable, in sentences.
  fileprivate func situation(in representable: Representable) -> [String] {
    let name = "`\(representable.simpleName)`"
    switch self {
    case .representable:
      guard let type = representable.representedTypeText else { return ["\(name) does not say yet what it wraps."] }
      return ["\(name) wraps `\(type)`."]
    case .method(.update): return representable.updateSituation
    case .method(.make):
      let inputs = representable.inputs.map { "`\($0.name)`" }
      return inputs.isEmpty ? [] : ["\(name) takes \(inputs.joined(separator: ", "))."]
    case .coordinator:
      let protocols = representable.coordinator?.ancestry.names.filter { DelegateProtocol.named($0) != nil } ?? []
      guard !protocols.isEmpty else { return ["The Coordinator of \(name)."] }
      return ["The Coordinator of \(name), a \(protocols.sorted().map { "`\($0)`" }.joined(separator: ", "))."]
    case .contextMember(.coordinator):
      guard let type = representable.coordinatorTypeText else { return ["\(name) has no Coordinator: it is `Void`."] }
      return ["A `\(type)`, from `makeCoordinator` of \(name)."]
    default: return []
    }
  }
}

extension Representable {
  /// Which inputs an update applies, and which it does not look at.
  fileprivate var updateSituation: [String] {
    guard !inputs.isEmpty else { return [] }
    let applying: [LifecycleMethod] = [.update, .sizeThatFits, .handle]
    let (applied, ignored) = (inputs.filter { mayUse($0, in: applying) }, inputs.filter { !mayUse($0, in: applying) })
    func list(_ inputs: [Property]) -> String { inputs.map { "`\($0.name)`" }.joined(separator: ", ") }
    let takes = "`\(simpleName)` takes \(list(inputs))."
    if applied.isEmpty { return [takes + " None of them is used when it updates."] }
    return [takes + (ignored.isEmpty ? " All of them are used when it updates." : " Update ignores \(list(ignored)).")]
  }
}
