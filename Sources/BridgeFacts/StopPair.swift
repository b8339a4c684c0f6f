/// A call that starts something which goes on by itself, and what ends it.
///
/// Source: Apple's documentation of each class.
public struct StopPair: Sendable, Hashable {
  /// What has to hold for the call to count.
  public enum Condition: String, Sendable {
    case none = "-"
    /// `repeats: true` is passed.
    case repeats
    /// The closure loops without end (`while`, `for await`).
    case endless
  }

  /// The name that is called: a method, or a type for its initializer, with the type in front of a static method.
  public var start: String
  /// The first argument label that tells the overload; nil if any will do.
  public var label: String?
  public var condition: Condition
  /// Whether the system (run loop, notification centre, executor) keeps the started thing alive, so that it goes on
  /// when its owner is gone.
  public var isRetainedBySystem: Bool
  /// The type of the value that the call returns and that has to be kept for stopping; nil if the receiver is stopped.
  public var token: String?
  /// What is written to stop it; `$` stands for the token or the receiver, `#name` for the argument with that label.
  public var stop: String

  /// All pairs, those that the system retains first. Parsed on first use.
  public static let all = parse(table)

  /// The pairs that a call of this name may belong to.
  public static func pairs(startingWith name: String) -> [StopPair] { byStart[name] ?? [] }

  private static let byStart = Dictionary(grouping: all, by: \.start)

  /// The name that is called to stop: `invalidate`, `removeObserver`.
  public var stopName: String {
    let call = stop.prefix { $0 != "(" && $0 != " " }
    return String(call.split(separator: ".").last ?? call)
  }

  static func parse(_ table: String) -> [StopPair] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 6, let condition = Condition(rawValue: row[2]), ["strong", "weak"].contains(row[3]) else {
        return nil
      }
      return StopPair(
        start: row[0], label: row[1] == "-" ? nil : row[1], condition: condition,
        isRetainedBySystem: row[3] == "strong", token: row[4] == "-" ? nil : row[4], stop: row[5])
    }
  }
}
