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
    /// The first argument is a key path.
    case keyPath
  }

  /// The name that is called: a method, or a type for its initializer, with the type in front of a static method.
  public var start: String
  /// The argument label that tells the overload; nil if any will do.
  public var label: String?
  /// How the name of the receiver has to end, where the name of the method says too little; in lower case.
  public var receiver: String?
  public var condition: Condition
  /// Whether the system (run loop, notification centre, executor) keeps the started thing alive, so that it goes on
  /// when its owner is gone.
  public var isRetainedBySystem: Bool
  /// The type of the value that the call returns and that has to be kept for stopping; nil if the receiver is stopped.
  public var token: String?
  /// What is written to stop it; `$` stands for the token or the receiver, `#name` for the argument with that label.
  public let stop: String
  /// The name that is called to stop: `invalidate`, `removeObserver`.
  public let stopName: String

  /// All pairs, those that the system retains first. Parsed on first use.
  public static let all = parse(table)

  /// The pairs that a call of this name, without what stands before it, may belong to.
  public static func pairs(startingWith name: String) -> [StopPair] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all) { TableText.list($0.start, by: ".").last ?? "" }

  /// Whether `start` names the type too: `Timer.scheduledTimer`.
  public var isDotted: Bool { start.contains(".") }

  private static func name(calledIn code: String) -> String {
    let call = code.prefix { $0 != "(" && $0 != " " }
    return TableText.list(call, by: ".").last ?? String(call)
  }

  static func parse(_ table: String) -> [StopPair] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 7, let condition = Condition(rawValue: row[3]), ["strong", "weak"].contains(row[4]) else {
        return nil
      }
      return StopPair(
        start: row[0], label: row[1] == "-" ? nil : row[1], receiver: row[2] == "-" ? nil : row[2].lowercased(),
        condition: condition, isRetainedBySystem: row[4] == "strong", token: row[5] == "-" ? nil : row[5], stop: row[6],
        stopName: name(calledIn: row[6]))
    }
  }
}
