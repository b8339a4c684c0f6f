/// A property that both the user and the code change. The update method should compare it before setting it.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs.
public struct EditableValue: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// Setting it moves the insertion point or ends the composition of marked text.
    case text
    /// Setting it can interrupt the user or an animation.
    case value
  }

  /// The class that declares it.
  public var className: String
  public var property: String
  public var kind: Kind

  public static let all = parse(table)

  /// Returns the editable properties of a class, including inherited ones.
  public static func values(of className: String) -> [EditableValue] {
    let names = [className] + ClassHierarchy.superclasses(of: className)
    return all.filter { names.contains($0.className) }
  }

  /// Returns the property whose new value a delegate method receives for a parameter, as the second one of
  /// `searchBar(_:textDidChange:)`; nil for other parameters.
  public static func property(givenTo method: String, asParameter index: Int) -> String? {
    parameters.first { $0.method == method && $0.index == index }?.property
  }

  private static let parameters = TableText.rows(of: givenParameters).compactMap { row in
    row.count == 3 ? Int(row[1]).map { (method: row[0], index: $0, property: row[2]) } : nil
  }

  /// Whether a delegate method decides if the user may type.
  public static func asksWhetherToType(_ method: String) -> Bool { questions.contains(method) }

  private static let questions = Set(TableText.rows(of: typingQuestions).compactMap(\.first))

  static func parse(_ table: String) -> [EditableValue] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let kind = Kind(rawValue: row[1]) else { return nil }
      return EditableValue(className: row[0], property: row[2], kind: kind)
    }
  }
}
