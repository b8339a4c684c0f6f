/// A property that both the user and the program change, and that update should therefore compare before it sets it.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs.
public struct EditableValue: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// Setting it moves the caret, or ends the composition of marked text.
    case text
    /// Setting it can interrupt the user or an animation.
    case value
  }

  /// The class that declares it.
  public var className: String
  public var property: String
  public var kind: Kind

  public static let all = parse(table)

  /// The properties of a class, inherited ones included.
  public static func values(of className: String) -> [EditableValue] {
    let names = [className] + ClassHierarchy.superclasses(of: className)
    return all.filter { names.contains($0.className) }
  }

  static func parse(_ table: String) -> [EditableValue] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let kind = Kind(rawValue: row[1]) else { return nil }
      return EditableValue(className: row[0], property: row[2], kind: kind)
    }
  }
}
