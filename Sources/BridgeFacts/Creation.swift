/// How objects are made where there is nothing to make them from.
///
/// Source: the designated initializers in the headers of the iOS 17 and macOS 14 SDKs.
public enum Creation {
  /// An expression for a new object of a class: `UITextField()`, or what the class asks for beyond that.
  public static func expression(of className: String) -> String { initializers[className] ?? className + "()" }

  /// Whether an object can be made without knowing more: the class is in the tables and needs no data of the project.
  public static func isSelfContained(_ className: String) -> Bool {
    ClassHierarchy.isKnown(className) && !expression(of: className).contains("<#")
  }

  /// A value of a type that means nothing: `0`, `nil`, `[]`, or a new object.
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
