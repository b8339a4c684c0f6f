/// A question of `uibridge new` that helps you choose the right kind of bridge.
///
/// Source: Apple's documentation of each recommended API.
public struct Decision: Sendable, Hashable {
  /// An answer and its outcome.
  public struct Choice: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
      /// The next question, by the key of its decision.
      case question(String)
      /// The recommended API, in prose. `availability` and `below` are nil if it's available on all supported systems;
      /// otherwise, `below` is the API to use on earlier systems.
      case bridge(String, availability: String?, below: String?)
    }

    public var condition: String
    public var outcome: Outcome
    /// The kind that `uibridge new` generates for this choice; nil if it generates nothing.
    public var kind: String?
  }

  /// Further advice that applies under a condition.
  public struct Addition: Sendable, Hashable {
    public var condition: String
    public var advice: String
  }

  public var key: String
  public var question: String
  public var choices: [Choice]
  public var additions: [Addition]

  /// All decisions; start with the first one. Parsed on first use.
  public static let all = parse(table)

  public static func named(_ key: String) -> Decision? { all.first { $0.key == key } }

  static func parse(_ table: String) -> [Decision] {
    TableText.entries(of: table).map { entry in
      Decision(
        key: entry.head, question: entry.texts("ask").first ?? "", choices: entry.texts("choice").compactMap(choice),
        additions: entry.texts("if").compactMap { line in
          let cells = TableText.list(line, by: "|")
          return cells.count == 2 ? Addition(condition: cells[0], advice: cells[1]) : nil
        })
    }
  }

  /// Parses `condition | go key` or `condition | take bridge | since availability | else below | new kind`. The last
  /// three cells are optional.
  private static func choice(_ line: String) -> Choice? {
    let cells = TableText.list(line, by: "|")
    guard cells.count > 1 else { return nil }
    func text(after word: String) -> String? {
      cells.dropFirst().first { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
    }
    if let key = text(after: "go") { return Choice(condition: cells[0], outcome: .question(key)) }
    guard let bridge = text(after: "take") else { return nil }
    return Choice(
      condition: cells[0],
      outcome: .bridge(bridge, availability: text(after: "since"), below: text(after: "else")), kind: text(after: "new")
    )
  }
}
