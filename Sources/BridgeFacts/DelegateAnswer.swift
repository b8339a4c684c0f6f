/// The statements for delegate methods that keep the default behavior or let the caller continue.
///
/// Source: Apple's documentation of the behavior without the method.
public enum DelegateAnswer {
  /// Returns the statement for a method with this full name; nil if the neutral value of its result type is right.
  public static func statement(for method: String) -> String? { statements[method] }

  private static let statements = parse(table)

  static func parse(_ table: String) -> [String: String] {
    let rows = TableText.rows(of: table).filter { $0.count == 2 }
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
