/// A call or assignment that does something visible or expensive every time, also where nothing changed.
///
/// Source: Apple's documentation of each class.
public struct SideEffect: Sendable, Hashable {
  public enum Weight: String, Sendable {
    /// The user sees it, or it costs much.
    case heavy
    /// Often the simplest right way, though not free.
    case light
    /// The second call of two in a row does nothing; harmless where a value chooses between it and its opposite.
    case idempotent
    /// It sets a value that it may have already, and then little happens.
    case setting
    /// It asks somebody on the network, on whatever object it is called.
    case network
  }

  /// The class that declares the method or property.
  public var className: String
  public var name: String
  public var isAssignment: Bool
  public var weight: Weight
  /// What tells whether the effect is needed: `url`; nil where only the caller can remember it.
  public var getter: String?

  public static let all = parse(table)

  /// The effects of a member with this name on an object of a class; the nearest class that declares it counts.
  public static func effect(of name: String, on className: String) -> SideEffect? {
    ([className] + ClassHierarchy.superclasses(of: className)).lazy.compactMap { owner in
      byName[name]?.first { $0.className == owner }
    }.first
  }

  /// Whether some class has an effect of this name.
  public static func isName(_ name: String) -> Bool { byName[name] != nil }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func parse(_ table: String) -> [SideEffect] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4, let weight = Weight(rawValue: row[2]) else { return nil }
      let isAssignment = row[1].hasSuffix(" =")
      return SideEffect(
        className: row[0], name: isAssignment ? String(row[1].dropLast(2)) : row[1], isAssignment: isAssignment,
        weight: weight, getter: row[3] == "-" ? nil : row[3])
    }
  }
}
