/// In which directions a view knows how large it wants to be; SwiftUI proposes the size of the others.
///
/// Source: Apple's documentation of each class, and its headers where they say it.
public struct IntrinsicSize: Sendable, Hashable {
  public enum Extent: String, Sendable {
    case both, height, none
  }

  /// The class; its subclasses are alike unless they have a row of their own.
  public var className: String
  public var extent: Extent
  /// When that holds: `while scrolling is off`; nil for always. At other times it has none.
  public var condition: String?

  public static let all = parse(table)

  /// That of the nearest class that is known; nil for what is no view. A view that is in no table has none unless it
  /// says so itself.
  public static func size(of className: String) -> IntrinsicSize? {
    ([className] + ClassHierarchy.superclasses(of: className)).lazy.compactMap { byClass[$0] }.first
  }

  private static let byClass = Dictionary(all.map { ($0.className, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [IntrinsicSize] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let extent = Extent(rawValue: row[1]) else { return nil }
      return IntrinsicSize(className: row[0], extent: extent, condition: row[2] == "-" ? nil : row[2])
    }
  }
}
