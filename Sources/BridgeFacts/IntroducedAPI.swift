/// A bridging symbol that is newer than the first systems with SwiftUI.
///
/// Source: the interfaces of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025 and 2026. `Family` has the
/// availability of the representable protocols and their members.
public struct IntroducedAPI: Sendable, Hashable {
  /// The type that declares it; nil for a type or a global function.
  public var owner: String?
  /// The name, with argument labels for a function: `setContentScrollView(_:for:)`.
  public var name: String
  /// The first system versions that have it, such as `iOS 16, tvOS 16`. A system that isn't listed either doesn't have
  /// the symbol or has always had it.
  public var availability: String

  /// The name without argument labels.
  public var baseName: String { BridgeFacts.baseName(of: name) }

  /// The symbols of the table and of the families. Parsed on first use.
  public static let all = parse(table) + Family.all.flatMap(symbols)

  /// The symbols of a family that are newer than the first systems with SwiftUI: the protocols for gestures, and
  /// `animate` of the context.
  static func symbols(of family: Family) -> [IntroducedAPI] {
    let protocols = family.isView ? [] : [IntroducedAPI(name: family.name, availability: family.availability)]
    let members = family.animateAvailability.map {
      IntroducedAPI(owner: family.context, name: "animate(changes:completion:)", availability: $0)
    }
    return protocols + [members].compactMap(\.self)
  }

  /// Returns the symbols with this base name.
  public static func named(_ baseName: String) -> [IntroducedAPI] { byName[baseName] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.baseName)

  static func parse(_ table: String) -> [IntroducedAPI] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3 else { return nil }
      return IntroducedAPI(owner: row[1] == "-" ? nil : row[1], name: row[0], availability: row[2])
    }
  }
}
