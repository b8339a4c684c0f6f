/// A function of a controller's class that must be called before a controller is created, because the initializer
/// returns nil, although its type says otherwise, on a device that can't show one.
///
/// Source: Apple's documentation of MessageUI.
public struct AvailabilityCheck: Sendable, Hashable {
  public var className: String
  /// The base name of the static function.
  public var function: String
  /// The ability that a device may lack, as the object of "cannot".
  public var ability: String

  public static let all = parse(table)

  static func parse(_ table: String) -> [AvailabilityCheck] {
    TableText.rows(of: table).compactMap { row in
      row.count == 3 ? AvailabilityCheck(className: row[0], function: row[1], ability: row[2]) : nil
    }
  }
}
