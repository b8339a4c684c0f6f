/// A member of Apple's API that receives the root of a view hierarchy. The root inherits nothing from the SwiftUI views
/// that other code shows.
public struct HierarchyRoot: Sendable {
  /// The class that declares the member.
  public var owner: String
  public var member: String

  /// The names of the members.
  public static let names = Set(all.map(\.member))

  public static let all = TableText.entries(of: table).flatMap { entry in
    entry.details.map { HierarchyRoot(owner: entry.head, member: $0) }
  }
}
