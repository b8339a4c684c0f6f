/// What one has to know to wrap a class, beyond its delegates, its size and what SwiftUI has in its place.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025. What was not checked again is
/// marked, and is to be shown as presumed.
public struct ClassNote: Sendable, Hashable {
  public var className: String
  /// The control events or the target and action by which it reports: `.valueChanged`.
  public var events: String?
  /// Who closes the controller when the user is done, in a sentence.
  public var closing: String?
  /// Whether the headers say how it is closed.
  public var isClosingCertain: Bool
  /// Sentences.
  public var advice: [String]

  public static let all = parse(table)

  /// The note on the class itself; a subclass may behave otherwise.
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
