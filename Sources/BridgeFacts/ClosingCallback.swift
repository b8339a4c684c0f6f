/// A delegate method that a presented controller calls when the user finishes.
///
/// Source: the headers of the iOS 17 SDK and Apple's documentation of 2025.
public struct ClosingCallback: Sendable, Hashable {
  public enum Outcome: String, Sendable {
    case finish, cancel, fail
    /// Any of the above; the arguments say which.
    case any
  }

  public var delegate: String
  /// The full name of the method.
  public var method: String
  public var outcome: Outcome
  /// Whether the controller has already dismissed itself at that point, so only the state that presents it must be
  /// reset. Otherwise, it stays until the code dismisses it.
  public var closesItself: Bool

  public static let all = parse(table)

  /// Returns the closing callbacks that a delegate protocol declares.
  public static func callbacks(of delegate: String) -> [ClosingCallback] { all.filter { $0.delegate == delegate } }

  static func parse(_ table: String) -> [ClosingCallback] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4, let outcome = Outcome(rawValue: row[2]), ["open", "closed"].contains(row[3]) else {
        return nil
      }
      return ClosingCallback(delegate: row[0], method: row[1], outcome: outcome, closesItself: row[3] == "closed")
    }
  }
}
