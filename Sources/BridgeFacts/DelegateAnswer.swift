/// What a method of a delegate answers where it leaves everything as it is, or how it lets its caller go on.
///
/// Source: Apple's documentation of what happens without the method.
public enum DelegateAnswer {
  /// The statement for a method with this full name; nil where the neutral value of its result does.
  public static func statement(for method: String) -> String? { statements[method] }

  private static let statements = parse(table)

  static func parse(_ table: String) -> [String: String] {
    let rows = TableText.rows(of: table).filter { $0.count == 2 }
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
