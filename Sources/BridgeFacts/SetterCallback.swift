/// A call or assignment that calls a delegate method before it returns, as if the user had made the change.
///
/// Source: Apple's documentation of each class. Undocumented callbacks aren't listed.
public struct SetterCallback: Sendable, Hashable {
  /// The calls that have this effect. An assignment never animates, so it counts as `any`.
  public enum Animation: String, Sendable {
    case any
    /// Only calls without animation. With animation, the delegate is called later.
    case unanimated
  }

  /// The class that declares the method or property.
  public var className: String
  public var name: String
  public var isAssignment: Bool
  public var animation: Animation
  public var delegate: String
  /// The full name of the delegate method.
  public var callback: String

  public static let all = parse(table)

  /// Returns the callbacks of a member with this name on an object of a class, including inherited ones.
  public static func callbacks(of name: String, on className: String) -> [SetterCallback] {
    let lineage = [className] + ClassHierarchy.superclasses(of: className)
    return all.filter { $0.name == name && lineage.contains($0.className) }
  }

  static func parse(_ table: String) -> [SetterCallback] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 5, let animation = Animation(rawValue: row[2]) else { return nil }
      let isAssignment = row[1].hasSuffix(" =")
      return SetterCallback(
        className: row[0], name: isAssignment ? String(row[1].dropLast(2)) : row[1], isAssignment: isAssignment,
        animation: animation, delegate: row[3], callback: row[4])
    }
  }
}
