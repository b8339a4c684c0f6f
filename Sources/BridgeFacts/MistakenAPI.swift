/// An API that people or code generators write by mistake, because it doesn't exist or means something else.
///
/// Source: the interfaces of the iOS 17 SDK and Apple's documentation of 2025 and 2026.
public struct MistakenAPI: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// The method or property belongs to another class.
    case receiver
    /// The argument label is wrong.
    case label
    /// The property exists, but another property of the class is meant.
    case property
    /// The implicit member that is passed or assigned doesn't exist.
    case value
  }

  public var kind: Kind
  /// The class on which the mistaken member is used. `member` is the method or property, or `init` for an initializer.
  public var className: String
  public var member: String
  /// The wrong label or value; nil if the member itself is wrong.
  public var wrong: String?
  /// The correct API; `_` for no label.
  public var right: String
  /// Whether a fix can replace the wrong part with `right` as it is.
  public var isOneToOne: Bool

  /// A word that a wrong call or assignment contains, the rarer one of two.
  public var wordAtMistake: String {
    switch kind {
    case .receiver, .property: member
    case .label: member == "init" ? wrong ?? member : member
    case .value: wrong ?? member
    }
  }

  public static let all = parse(table)

  /// Returns the mistakes that involve a member with this name.
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
