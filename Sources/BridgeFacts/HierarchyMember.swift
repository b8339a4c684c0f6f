/// A property of Apple's API that is nil until its view or controller is in a hierarchy.
public struct HierarchyMember: Sendable, Hashable {
  /// The class that declares the property.
  public var owner: String
  public var name: String

  public static let all = TableText.entries(of: table).flatMap { entry in
    entry.details.map { HierarchyMember(owner: entry.head, name: $0) }
  }

  public static let names = Set(all.map(\.name))
}
