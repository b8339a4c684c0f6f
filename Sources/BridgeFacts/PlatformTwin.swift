/// The class of AppKit that is what a class of UIKit is, and what both can be told in the same words.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs.
public struct PlatformTwin: Sendable, Hashable {
  /// Properties of the two classes that mean the same.
  public struct SharedProperty: Sendable, Hashable {
    public var uiKit: String
    /// A type of values that both take, in UIKit's words.
    public var type: String
    public var appKit: String
  }

  public var uiKit: String
  /// The same class where both frameworks have it.
  public var appKit: String
  /// How the object of AppKit is made, where that makes it what the one of UIKit is; nil for the usual way.
  public var creation: String?
  /// Those that the classes have beyond the properties of `UIView` and `UIControl`.
  var ownProperties: [SharedProperty]

  public static let all = parse(table)

  /// The twins of a class of either framework; several where a class of AppKit does what two of UIKit do.
  public static func twins(of className: String) -> [PlatformTwin] {
    all.filter { !isBase($0.uiKit) && ($0.uiKit == className || $0.appKit == className) }
  }

  /// What update can set on both, inherited properties included.
  public var properties: [SharedProperty] {
    let bases = Self.all.filter { Self.isBase($0.uiKit) && ClassHierarchy.isSubclass(uiKit, of: $0.uiKit) }
    return ownProperties + (uiKit == appKit ? [] : bases.flatMap(\.ownProperties))
  }

  /// The type of the other framework for a type of values such as `UIColor`; nil where there is none.
  public static func value(of name: String) -> String? {
    values.first { $0.contains(name) }?.first { $0 != name }
  }

  /// What all views and all controls have; a plain view is nothing to have a twin of.
  private static func isBase(_ name: String) -> Bool { name == "UIView" || name == "UIControl" }

  private static let values = TableText.rows(of: valueTable)

  static func parse(_ table: String) -> [PlatformTwin] {
    TableText.entries(of: table).compactMap { entry in
      let names = TableText.list(entry.head, by: ":")
      guard names.count == 2 else { return nil }
      let creation = entry.details.first { $0.hasPrefix("make ") }.map { String($0.dropFirst("make ".count)) }
      return PlatformTwin(
        uiKit: names[0], appKit: names[1], creation: creation,
        ownProperties: entry.details.filter { !$0.hasPrefix("make ") }.compactMap(SharedProperty.init))
    }
  }
}

extension PlatformTwin.SharedProperty {
  /// Reads `text: String = stringValue`, or `isHidden: Bool` where both have one name.
  fileprivate init?(_ text: String) {
    let sides = TableText.list(text, by: "=")
    guard let first = sides.first else { return nil }
    let declared = TableText.list(first, by: ":")
    guard declared.count == 2, sides.count < 3 else { return nil }
    self.init(uiKit: declared[0], type: declared[1], appKit: sides.count == 2 ? sides[1] : declared[0])
  }
}
