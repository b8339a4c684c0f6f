/// A question on the way to the right kind of bridge, or where that way ends.
///
/// Source: Apple's documentation of each API that is chosen.
public struct Decision: Sendable, Hashable {
  /// An answer, and what follows from it.
  public struct Choice: Sendable, Hashable {
    public enum Outcome: Sendable, Hashable {
      /// The key of another decision.
      case question(String)
      /// What to take, as people write it; where it exists, if not everywhere; and what to take below that.
      case bridge(String, availability: String?, below: String?)
    }

    public var condition: String
    public var outcome: Outcome
    /// The word by which `uibridge new` writes it; nil for what it does not write.
    public var kind: String?
  }

  /// What else to do under a condition.
  public struct Addition: Sendable, Hashable {
    public var condition: String
    public var advice: String
  }

  public var key: String
  public var question: String
  public var choices: [Choice]
  public var additions: [Addition]

  /// The first one is where to begin. Parsed on first use.
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

  /// Reads `condition | go key` and `condition | take bridge | since availability | else below | new kind`.
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
