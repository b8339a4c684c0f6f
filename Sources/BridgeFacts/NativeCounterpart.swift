/// What SwiftUI has in place of a class of UIKit, AppKit or another framework.
///
/// Source: Apple's documentation of 2025 and 2026.
public struct NativeCounterpart: Sendable, Hashable {
  public var className: String
  /// As people write it: `Toggle`, `.searchable`, `Picker with .segmented`.
  public var native: String
  /// The lowest systems that have it, as `@available` names them.
  public var availability: String
  /// What it cannot do; nil where nothing is known to be missing.
  public var gap: String?

  public static let all = parse(table)

  /// The counterparts of a class, the nearest first.
  public static func counterparts(of className: String) -> [NativeCounterpart] { byClass[className] ?? [] }

  private static let byClass = Dictionary(grouping: all, by: \.className)

  static func parse(_ table: String) -> [NativeCounterpart] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4 else { return nil }
      return NativeCounterpart(
        className: row[0], native: row[1], availability: row[2], gap: row[3] == "-" ? nil : row[3])
    }
  }
}
