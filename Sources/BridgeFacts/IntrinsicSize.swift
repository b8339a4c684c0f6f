/// The dimensions in which a view has an intrinsic size. In the others, it uses the size that SwiftUI proposes.
///
/// Source: Apple's documentation of each class, and its headers if they mention the size.
public struct IntrinsicSize: Sendable, Hashable {
  public enum Extent: String, Sendable {
    case both, height, none
  }

  /// The class. The row also applies to its subclasses, unless a nearer class has its own row.
  public var className: String
  public var extent: Extent
  /// The condition under which the view has that size, such as `when scrolling is disabled`; nil if it always has it.
  /// Otherwise, the view has no intrinsic size.
  public var condition: String?

  public static let all = parse(table)

  /// Returns the row of a class or of its nearest superclass that has one; nil if the class isn't a known view class.
  /// Every known view class has a row, because `UIView` and `NSView` have one.
  public static func size(of className: String) -> IntrinsicSize? {
    ([className] + ClassHierarchy.superclasses(of: className)).lazy.compactMap { byClass[$0] }.first
  }

  /// Whether the class is a view that can get a size from subviews with constraints, and has none without them.
  public var isOfContainer: Bool {
    ["NSView", "NSVisualEffectView", "UIControl", "UIView", "UIVisualEffectView"].contains(className)
  }

  private static let byClass = Dictionary(all.map { ($0.className, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [IntrinsicSize] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let extent = Extent(rawValue: row[1]) else { return nil }
      return IntrinsicSize(className: row[0], extent: extent, condition: row[2] == "-" ? nil : row[2])
    }
  }
}
