/// A method of a view or controller in which UIKit or AppKit tracks the `@Observable` objects that it reads, so that a
/// change calls it again.
///
/// Source: Apple's documentation of automatic observation tracking, and of each class.
public struct ViewMethod: Sendable, Hashable {
  public var className: String
  /// The full name, such as `draw(_:)`.
  public var name: String
  /// The first system that tracks it by default: `iOS 26`.
  public var since: String
  /// The first system that tracks it if the Info.plist has the key; nil if there is no earlier one.
  public var sinceWithKey: String?

  /// The name without argument labels.
  public var baseName: String { BridgeFacts.baseName(of: name) }

  public var isUIKit: Bool { since.hasPrefix("iOS") }

  /// The key of the Info.plist that turns tracking on where it's off by default.
  public var key: String { isUIKit ? "UIObservationTrackingEnabled" : "NSObservationTrackingEnabled" }

  public static let all = parse(table)

  /// Returns the method with a full name that a class has or inherits.
  public static func method(_ name: String, of className: String) -> ViewMethod? {
    byName[name]?.first { ClassHierarchy.isSubclass(className, of: $0.className) }
  }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func parse(_ table: String) -> [ViewMethod] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4 else { return nil }
      return ViewMethod(
        className: row[0], name: row[1], since: row[2], sinceWithKey: row[3] == "-" ? nil : row[3])
    }
  }
}
