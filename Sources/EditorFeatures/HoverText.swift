import BridgeFacts
import BridgeModel
import BridgeTemplates

/// An explanation in the words of one representable, as Markdown and as plain text.
struct HoverText {
  private let title: String
  private let explanation: Explanation?
  private let availability: String?
  private let place: String?
  private let link: String

  /// Without a representable the names are those of the family.
  init(_ topic: Topic, in family: Family, of representable: Representable?) {
    let template = representable.map(RepresentableTemplate.init) ?? RepresentableTemplate(family: family)
    let names = [
      "type": template.represented, "name": representable?.simpleName ?? "Wrapper", "subject": template.parameterName,
    ]
    explanation = Explanation(of: topic, in: family)?.replacing(names)
    title = topic.declaration(in: template, of: representable)
    availability = topic.availability(in: family)
    place = representable.flatMap { topic.situation(in: $0) }
    link = "https://developer.apple.com/documentation/swiftui/\(family.name.lowercased())"
  }

  var markdown: String {
    guard let explanation else { return "" }
    var parts = ["```swift\n\(title)\n```", explanation.summary]
    if let place { parts.append("**Here:** \(place)") }
    let points = explanation.points.map { "- \($0.label.map { "**\($0):** " } ?? "")\($0.text)" }
    if !points.isEmpty { parts.append(points.joined(separator: "\n")) }
    if !explanation.example.isEmpty {
      parts.append("```swift\n\(explanation.example.joined(separator: "\n"))\n```")
    }
    parts.append((availability.map { "\($0) · " } ?? "") + "[Documentation](\(link))")
    return parts.joined(separator: "\n\n")
  }

  var plainText: String {
    guard let explanation else { return "" }
    var parts = [title, explanation.summary]
    if let place { parts.append("Here: \(place)") }
    let points = explanation.points.map { "- \($0.label.map { "\($0): " } ?? "")\($0.text)" }
    if !points.isEmpty { parts.append(points.joined(separator: "\n")) }
    if !explanation.example.isEmpty { parts.append(explanation.example.map { "  " + $0 }.joined(separator: "\n")) }
    parts.append((availability.map { "\($0) · " } ?? "") + link)
    return parts.joined(separator: "\n\n").filter { $0 != "`" }
  }
}

extension Explanation {
  fileprivate var points: [(label: String?, text: String)] {
    [calls.map { ("Called", $0) }].compactMap { $0 } + advice.map { (nil, $0) }
      + [trap.map { ("Mind", $0) }].compactMap { $0 }
  }

  fileprivate func replacing(_ names: [String: String]) -> Explanation {
    var result = self
    result.example = example.map { line in names.reduce(line) { $0.replacing("{\($1.key)}", with: $1.value) } }
    return result
  }
}

extension Topic {
  /// How it is declared.
  fileprivate func declaration(in template: RepresentableTemplate, of representable: Representable?) -> String {
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

  /// What holds for this representable.
  fileprivate func situation(in representable: Representable) -> String? {
    let name = "`\(representable.simpleName)`"
    switch self {
    case .representable:
      guard let type = representable.representedTypeText else { return "\(name) does not say yet what it wraps." }
      return "\(name) wraps `\(type)`."
    case .method(.update), .method(.make):
      let inputs = representable.inputs.map { "`\($0.name)`" }
      return inputs.isEmpty ? nil : "\(name) takes \(inputs.joined(separator: ", "))."
    case .coordinator:
      let protocols = representable.coordinator?.ancestry.names.filter { DelegateProtocol.named($0) != nil } ?? []
      guard !protocols.isEmpty else { return "The Coordinator of \(name)." }
      return "The Coordinator of \(name), a \(protocols.sorted().map { "`\($0)`" }.joined(separator: ", "))."
    default: return nil
    }
  }
}
