/// A call that starts ongoing work, and the call that stops it.
///
/// Source: Apple's documentation of each class.
public struct StopPair: Sendable, Hashable {
  /// A further requirement for the call to match.
  public enum Condition: String, Sendable {
    case none = "-"
    /// `repeats: true` is passed.
    case repeats
    /// The last argument is a closure with a `while` or `for await` loop.
    case endless
    /// The first argument is a key path.
    case keyPath
  }

  /// The callee: a method name, a type name for an initializer, or a static method after its type, such as
  /// `Timer.scheduledTimer`.
  public var start: String
  /// An argument label that identifies the overload; nil if every overload matches.
  public var label: String?
  /// The required suffix of the receiver's name, in lowercase; nil if the method name is specific enough.
  public var receiver: String?
  public var condition: Condition
  /// Whether the system (run loop, notification center, or executor) keeps the started object alive, so that it
  /// continues after its owner is released.
  public var isRetainedBySystem: Bool
  /// The type of the returned value that the code must store to stop the work; nil if the code stops the receiver.
  public var token: String?
  /// The code that stops it. `$` stands for the token or the receiver, and `#name` for the argument with that label.
  public let stop: String
  /// The base name of the method that stops it, such as `invalidate` or `removeObserver`.
  public let stopName: String
  /// The base name of another method that ends it: removing a display link from the run loop releases its target.
  public let otherStopName: String?

  /// All pairs; pairs whose object the system retains come first. Parsed on first use.
  public static let all = parse(table)

  /// Returns the pairs that a call may match, by its callee's base name without the receiver or type.
  public static func pairs(startingWith name: String) -> [StopPair] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all) { TableText.list($0.start, by: ".").last ?? "" }

  /// Whether stopping takes the value that starting returned, as with observers and event monitors. Without it, nothing
  /// can stop them.
  public var passesTokenBack: Bool { token != nil && stop.hasSuffix("($)") }

  /// The kind of thing that is stopped by passing a token back, in lowercase: `observer`, `monitor`.
  public var tokenNoun: String { stopName.drop { $0.isLowercase }.lowercased() }

  /// Whether `start` includes the type: `Timer.scheduledTimer`.
  public var isDotted: Bool { start.contains(".") }

  private static func name(calledIn code: String) -> String {
    let call = code.prefix { $0 != "(" && $0 != " " }
    return TableText.list(call, by: ".").last ?? String(call)
  }

  static func parse(_ table: String) -> [StopPair] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 7 || row.count == 8, let condition = Condition(rawValue: row[3]),
        ["strong", "weak"].contains(row[4])
      else { return nil }
      return StopPair(
        start: row[0], label: row[1] == "-" ? nil : row[1], receiver: row[2] == "-" ? nil : row[2].lowercased(),
        condition: condition, isRetainedBySystem: row[4] == "strong", token: row[5] == "-" ? nil : row[5], stop: row[6],
        stopName: name(calledIn: row[6]), otherStopName: row.count == 8 ? row[7] : nil)
    }
  }
}
