/// A SwiftUI API that can replace a class of UIKit, AppKit, or another framework.
///
/// Source: Apple's documentation of 2025 and 2026.
public struct NativeCounterpart: Sendable, Hashable {
  public var className: String
  /// The API in prose: `Toggle`, `.searchable`, or `Picker with .segmented`.
  public var native: String
  /// The first system versions that have it, with the platform names that `@available` uses.
  public var availability: String
  /// The features that it lacks, as the object of "without"; nil if none are known.
  public var gap: String?

  public static let all = parse(table)

  /// Returns the counterparts of a class, in table order: those of the oldest systems first.
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
