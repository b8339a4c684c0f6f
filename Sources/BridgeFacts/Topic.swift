/// A topic about representables that the hover explains.
public enum Topic: Sendable, Hashable {
  /// The representable protocol.
  case representable
  case method(LifecycleMethod)
  /// The `Coordinator` type.
  case coordinator
  /// The context as a whole.
  case context
  case contextMember(ContextMember)
  /// The associated type of the wrapped object, such as `UIViewType`.
  case representedType

  /// Returns all topics of a family.
  public static func all(of family: Family) -> [Topic] {
    [.representable] + family.methods.map(Topic.method) + [.coordinator, .context]
      + family.contextMembers.map(Topic.contextMember) + [.representedType]
  }

  /// The key of its entry in the table of explanations.
  var key: String {
    switch self {
    case .representable: "representable"
    case .method(let method): method.rawValue
    case .coordinator: "Coordinator"
    case .context: "context"
    case .contextMember(let member): "context.\(member.rawValue)"
    case .representedType: "representedType"
    }
  }
}

/// The sentences and example that explain a topic or symbol.
///
/// Source: Apple's documentation of 2025 and 2026 and the interfaces of the SDKs. Unverified facts aren't listed.
public struct Explanation: Sendable, Hashable {
  /// A description.
  public var summary: String
  /// When SwiftUI calls or creates it, and how often; nil if that doesn't apply.
  public var calls: String?
  /// Advice on what to do and what to avoid.
  public var advice: [String]
  /// The most common mistake.
  public var trap: String?
  /// Lines of Swift code. `{type}`, `{name}`, and `{subject}` stand for the represented type, the representable, and
  /// its parameter name for the wrapped object.
  public var example: [String]
  /// The ids of the related lint rules.
  public var rules: [String]

  /// Returns nil if the family doesn't have the topic.
  public init?(of topic: Topic, in family: Family) {
    let entries = Self.entries
    guard Topic.all(of: family).contains(topic),
      let details = entries["\(topic.key)/\(family.kind.rawValue)"] ?? entries[topic.key]
    else { return nil }
    self.init(details, names: family.names)
  }

  /// Parses the lines of an entry, and replaces each `{name}` with its value.
  init(_ details: [String], names: [String: String]) {
    let lines = details.compactMap { Line($0, names: names) }
    summary = lines.texts(.what).joined(separator: " ")
    calls = lines.texts(.when).first
    advice = lines.texts(.rule)
    trap = lines.texts(.trap).first
    example = lines.texts(.example)
    rules = lines.texts(.see).flatMap { TableText.list($0, by: ",") }
  }

  static let entries = Dictionary(TableText.entries(of: table).map { ($0.head, $0.details) }) { first, _ in first }

  /// A line of an entry: its kind, and its text with the names filled in.
  struct Line {
    enum Kind: String { case what, when, rule, trap, example, see }

    var kind: Kind
    var text: String

    init?(_ detail: String, names: [String: String]) {
      guard let space = detail.utf8.firstIndex(of: UInt8(ascii: " ")),
        let kind = Kind(rawValue: String(detail[..<space]))
      else { return nil }
      self.kind = kind
      text = String(detail[space...].dropFirst()).filled(with: names)
    }
  }
}

extension [Explanation.Line] {
  fileprivate func texts(_ kind: Explanation.Line.Kind) -> [String] { filter { $0.kind == kind }.map(\.text) }
}

extension Family {
  /// The values of the placeholders in the table.
  var names: [String: String] {
    let object =
      switch kind {
      case .view: "view"
      case .controller: "view controller"
      case .watch: "interface object"
      case .gesture: "recognizer"
      }
    return [
      "protocol": name, "represented": represented, "alias": representedAlias, "make": make, "update": update,
      "dismantle": dismantle ?? "", "handle": handle ?? "", "parameter": parameterName, "object": object,
      "contextType": context, "makeCoordinator": fullName(of: .makeCoordinator) ?? "",
    ]
  }
}
