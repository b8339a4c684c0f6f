/// A private API of SwiftUI's hosting controllers and views.
///
/// Source: the interface of SwiftUI in the iOS 17 SDK, which contains these declarations without documentation.
public struct PrivateHostingAPI: Sendable, Hashable {
  public var name: String
  /// Whether it's a class, rather than a member of one.
  public var isType: Bool
  /// The public API to use instead; nil if there is none.
  public var replacement: String?

  public static let all = parse(table)

  static func parse(_ table: String) -> [PrivateHostingAPI] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, ["class", "member"].contains(row[1]) else { return nil }
      return PrivateHostingAPI(
        name: row[0], isType: row[1] == "class", replacement: row[2] == "-" ? nil : row[2])
    }
  }
}

extension PrivateHostingAPI {
  /// Name | kind | replacement.
  static let table = """
    _UIHostingView         | class  | UIHostingController, or UIHostingConfiguration
    _disableSafeArea       | member | safeAreaRegions
    _forEachIdentifiedView | member | -
    _render                | member | -
    _rendererConfiguration | member | -
    """
}
