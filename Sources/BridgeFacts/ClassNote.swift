/// Advice for wrapping a class, other than its delegates, its size, and its native counterparts.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025. Statements about dismissal
/// that the headers don't confirm are marked; the hover shows them as probable.
public struct ClassNote: Sendable, Hashable {
  public var className: String
  /// The control events that it sends, such as `.valueChanged`, or a phrase such as `target and action`.
  public var events: String?
  /// A sentence about who dismisses the controller when the user finishes; nil if there is nothing to say.
  public var closing: String?
  /// Whether the headers say who dismisses it.
  public var isClosingCertain: Bool
  /// Notes, each one or more sentences.
  public var advice: [String]

  public static let all = parse(table)

  /// Returns the note on the class itself. Superclasses don't count, because a subclass may behave differently.
  public static func note(on className: String) -> ClassNote? { byName[className] }

  private static let byName = Dictionary(all.map { ($0.className, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [ClassNote] {
    TableText.entries(of: table).map { entry in
      let certain = entry.texts("closes").first
      return ClassNote(
        className: entry.head, events: entry.texts("events").first,
        closing: certain ?? entry.texts("probably").first, isClosingCertain: certain != nil,
        advice: entry.texts("note"))
    }
  }
}
