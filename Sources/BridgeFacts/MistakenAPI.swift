/// An API that people write, or code generators for them, and that does not exist or means something else.
///
/// Source: the interfaces of the iOS 17 SDK and Apple's documentation of 2025 and 2026.
public struct MistakenAPI: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// The method or property belongs to another class.
    case receiver
    /// An argument label of the method.
    case label
    /// The property; on this class another one is meant.
    case property
    /// An implicit member that is passed or assigned.
    case value
  }

  public var kind: Kind
  /// The class on which it is written, and the method or property there; `init` for an initializer.
  public var className: String
  public var member: String
  /// The label or value that is wrong; nil where the member itself is.
  public var wrong: String?
  /// What to write in its place; `_` for no label.
  public var right: String
  /// Whether the one can be put in the place of the other.
  public var isOneToOne: Bool

  public static let all = parse(table)

  /// The mistakes that a member of this name may be.
  public static func named(_ member: String) -> [MistakenAPI] { all.filter { $0.member == member } }

  static func parse(_ table: String) -> [MistakenAPI] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 6, let kind = Kind(rawValue: row[0]), ["exact", "idea"].contains(row[5]) else { return nil }
      return MistakenAPI(
        kind: kind, className: row[1], member: row[2], wrong: row[3] == "-" ? nil : row[3], right: row[4],
        isOneToOne: row[5] == "exact")
    }
  }
}
