/// A question of `uibridge new` that helps you choose the right kind of bridge.
///
/// Source: Apple's documentation of each recommended API.
public struct Decision: Sendable, Hashable {
  /// A recommended API or piece of advice, in prose.
  public struct Recommendation: Sendable, Hashable {
    public var text: String
    /// The systems that have it, such as `iOS 16, tvOS 16`; nil if all supported systems do.
    public var availability: String?
    /// The recommendation for earlier systems; nil if there is none.
    public var below: String?
    /// The recommendation for macOS; nil if it's the same.
    public var appKit: String?

    /// The first system that has it, such as `iOS 16`, which is enough for prose.
    public var firstSystem: String? { availability.flatMap { TableText.list($0, by: ",").first } }
  }

  /// An answer and its outcome.
  public struct Choice: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
      /// The next question, by the key of its decision.
      case question(String)
      case bridge(Recommendation)
    }

    public var condition: String
    public var outcome: Outcome
    /// The kind that `uibridge new` generates for this choice; nil if it generates nothing.
    public var kind: String?
    /// The kind that `uibridge new` generates for this choice on systems that don't have the recommended API.
    public var kindBelow: String?
  }

  /// Further advice that applies under a condition.
  public struct Addition: Sendable, Hashable {
    public var condition: String
    public var advice: Recommendation
  }

  public var key: String
  public var question: String
  /// Whether the deployment target answers the question: the first choice that the target allows is right.
  public var isAnsweredByTarget: Bool
  public var choices: [Choice]
  public var additions: [Addition]

  /// All decisions; start with the first one. Parsed on first use.
  public static let all = parse(table)

  public static func named(_ key: String) -> Decision? { all.first { $0.key == key } }

  /// Parses entries with the details `ask question`, `answered by target`, `choice condition | outcome`, and
  /// `if condition | advice`.
  public static func parse(_ table: String) -> [Decision] {
    TableText.entries(of: table).map { entry in
      Decision(
        key: entry.head, question: entry.texts("ask").first ?? "",
        isAnsweredByTarget: entry.texts("answered") == ["by target"],
        choices: entry.texts("choice").compactMap(choice), additions: entry.texts("if").compactMap(addition))
    }
  }

  /// Parses `condition | go key` or `condition | take bridge | since availability | else below | mac bridge | new kind
  /// | older kind`. The last five cells are optional.
  private static func choice(_ line: String) -> Choice? {
    let cells = TableText.list(line, by: "|")
    if let key = text(after: "go", in: cells) { return Choice(condition: cells[0], outcome: .question(key)) }
    guard let bridge = text(after: "take", in: cells) else { return nil }
    return Choice(
      condition: cells[0], outcome: .bridge(recommendation(bridge, cells)), kind: text(after: "new", in: cells),
      kindBelow: text(after: "older", in: cells))
  }

  /// Parses `condition | advice | since availability | else below`. The last two cells are optional.
  private static func addition(_ line: String) -> Addition? {
    let cells = TableText.list(line, by: "|")
    guard let condition = cells.first, let advice = cells.dropFirst().first else { return nil }
    return Addition(condition: condition, advice: recommendation(advice, cells))
  }

  private static func recommendation(_ main: String, _ cells: [String]) -> Recommendation {
    Recommendation(
      text: main, availability: text(after: "since", in: cells), below: text(after: "else", in: cells),
      appKit: text(after: "mac", in: cells))
  }

  private static func text(after word: String, in cells: [String]) -> String? {
    cells.dropFirst().first { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
  }
}
