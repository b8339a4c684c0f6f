/// A method that UIKit or AppKit calls in the life of a view or controller, and that classes override.
///
/// Source: Apple's documentation of the four classes.
public struct ViewLifecycleMethod: Sendable, Hashable {
  public enum Stage: String, CaseIterable, Sendable {
    /// Once, before the object is shown.
    case start
    /// Each time that it appears.
    case appearance
    /// Each time that it gets another window or loses its window.
    case window
    /// Each time that it gets another parent or loses its parent.
    case parent
    /// Each time that it's laid out or drawn, or that something it depends on changes.
    case refresh
    /// Each time that it disappears.
    case disappearance
    /// Before a cell shows other content.
    case reuse
  }

  /// The name without argument labels, which several classes share.
  public var name: String
  public var stage: Stage
  /// The time in words, such as `once, after the view loads`.
  public var occasion: String

  public static let all = parse(table)

  /// Returns the method with a base name.
  public static func named(_ name: String) -> ViewLifecycleMethod? { byName[name] }

  /// The base names of the methods of some stages.
  public static func names(of stages: Stage...) -> Set<String> {
    Set(all.lazy.filter { stages.contains($0.stage) }.map(\.name))
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.lazy.map { ($0.name, $0) })

  static func parse(_ table: String) -> [ViewLifecycleMethod] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let stage = Stage(rawValue: row[1]) else { return nil }
      return ViewLifecycleMethod(name: row[0], stage: stage, occasion: row[2])
    }
  }
}
