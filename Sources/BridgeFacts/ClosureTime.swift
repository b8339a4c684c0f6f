/// When a function of Apple's runs a closure, where its declaration doesn't say so: it lets the closure escape, or the
/// type of the receiver often isn't known.
///
/// Source: Apple's documentation of the functions. That they exist and take a closure is compared with the interfaces.
public struct ClosureTime: Sendable, Hashable {
  public enum Time: String, Sendable {
    /// Before the function returns.
    case now
    /// Later, for certain, on the next turn of a run loop or queue.
    case nextTurn = "next turn"
    /// Later, for certain.
    case later
  }

  public var owner: String
  /// The base name.
  public var function: String
  /// The label of the parameter that takes the closure; nil if it has none.
  public var label: String?
  public var time: Time

  public static let all = parse(table)

  private static let byName = Dictionary(grouping: all, by: \.calledName)

  /// The name in calls: that of the type for an initializer.
  private var calledName: String { function == "init" ? owner : function }

  /// Returns when a function of a type runs the closure that it takes with a label; nil if the table doesn't say so.
  public static func time(of label: String?, of function: String, owner: String) -> Time? {
    byName[function == "init" ? owner : function]?.first { $0.owner == owner && $0.label == label }?.time
  }

  /// Returns when a call of a function with this name, or of an initializer of the type with this name, runs the closure
  /// of an argument. `label` is nil for a trailing closure. nil if the table doesn't say so, or if functions differ.
  public static func time(of label: String?, ofAnyFunctionNamed name: String) -> Time? {
    guard let rows = byName[name] else { return nil }
    let times = Set(rows.lazy.filter { label == nil || $0.label == label }.map(\.time))
    if times == [.nextTurn, .later] { return .later }
    return times.count == 1 ? times.first : nil
  }

  static func parse(_ table: String) -> [ClosureTime] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4, let time = Time(rawValue: row[3]) else { return nil }
      return ClosureTime(owner: row[0], function: row[1], label: row[2] == "_" ? nil : row[2], time: time)
    }
  }
}
