/// A symbol of the border between UIKit or AppKit and SwiftUI that came later than the first systems with SwiftUI.
///
/// Source: the interfaces of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025 and 2026. What the families
/// of representables brought stands in `Family`.
public struct IntroducedAPI: Sendable, Hashable {
  /// The class or struct that declares it; nil for a type or function outside of types.
  public var owner: String?
  /// The name; of a function with its labels: `setContentScrollView(_:for:)`.
  public var name: String
  /// `iOS 16, tvOS 16`; a system that is not named does not have it, or had it from the start.
  public var availability: String

  /// The name without labels.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// In the order of the names. Parsed on first use.
  public static let all = parse(table)

  /// The symbols with this base name.
  public static func named(_ baseName: String) -> [IntroducedAPI] { byName[baseName] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.baseName)

  static func parse(_ table: String) -> [IntroducedAPI] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3 else { return nil }
      return IntroducedAPI(owner: row[1] == "-" ? nil : row[1], name: row[0], availability: row[2])
    }
  }
}
