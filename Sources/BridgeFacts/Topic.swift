/// Something about representables that an editor can explain.
public enum Topic: Sendable, Hashable {
  /// The protocol.
  case representable
  case method(LifecycleMethod)
  /// The Coordinator's type.
  case coordinator
  /// The context as a whole.
  case context
  case contextMember(ContextMember)
  /// The associated type for the wrapped object: `UIViewType`.
  case representedType

  /// All topics of a family.
  public static func all(of family: Family) -> [Topic] {
    [.representable] + family.methods.map(Topic.method) + [.coordinator, .context]
      + family.contextMembers.map(Topic.contextMember) + [.representedType]
  }

  /// Its name in the table of explanations.
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

/// What there is to know about something, in sentences.
///
/// Source: Apple's documentation of 2025 and 2026 and the interfaces of the SDKs; nothing that is only presumed.
public struct Explanation: Sendable, Hashable {
  /// What it is.
  public var summary: String
  /// When SwiftUI calls it, and how often; nil for what is not called.
  public var calls: String?
  /// What to do, and what not to do.
  public var advice: [String]
  /// The trap that people fall into.
  public var trap: String?
  /// Lines of Swift. `{type}`, `{name}` and `{subject}` stand for the represented type, the representable and what it
  /// calls the wrapped object.
  public var example: [String]
  /// The rules that find the trap, by id.
  public var rules: [String]

  /// nil where the family has no such thing.
  public init?(of topic: Topic, in family: Family) {
    let entries = Self.entries
    guard Topic.all(of: family).contains(topic),
      let details = entries["\(topic.key)/\(family.kind.rawValue)"] ?? entries[topic.key]
    else { return nil }
    self.init(details, names: family.names)
  }

  /// Reads the lines of an entry; `{name}` in them stands for the name's value.
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

  /// A line of an entry: its kind, and the text with the names of a family.
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
  /// What the placeholders of the table stand for.
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
