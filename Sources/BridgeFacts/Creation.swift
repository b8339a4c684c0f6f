/// Expressions that create objects and values when the source code doesn't provide any.
///
/// Source: the designated initializers in the headers of the iOS 17 and macOS 14 SDKs.
public enum Creation {
  /// Returns an expression that creates an object of a class: `UITextField()`, or a call with the arguments that the
  /// class requires.
  public static func expression(of className: String) -> String { initializers[className] ?? className + "()" }

  /// Whether the expression works as it is: the class is in the tables, and its expression has no placeholders.
  public static func isSelfContained(_ className: String) -> Bool {
    ClassHierarchy.isKnown(className) && !expression(of: className).contains("<#")
  }

  /// Returns a neutral value of a type, such as `0`, `nil`, or `[]`, or a new object.
  public static func neutralValue(of type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return values[type] ?? expression(of: type)
  }

  private static let initializers = parse(initializerTable)
  private static let values = parse(valueTable)

  static func parse(_ table: String) -> [String: String] {
    let rows = TableText.rows(of: table).filter { $0.count == 2 }
    return Dictionary(rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
