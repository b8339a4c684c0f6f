/// A UIKit class and its AppKit counterpart, with the properties that can be translated from one to the other.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs.
public struct PlatformTwin: Sendable, Hashable {
  /// A pair of properties of the two classes that have the same meaning.
  public struct SharedProperty: Sendable, Hashable {
    public var uiKit: String
    /// The type of both properties, with the UIKit name if the frameworks use different names.
    public var type: String
    public var appKit: String
  }

  public var uiKit: String
  /// The AppKit class; equal to `uiKit` if both platforms have a class with that name.
  public var appKit: String
  /// The expression that creates the AppKit object, if a special initializer is needed to match the UIKit class; nil
  /// for the usual initializer.
  public var creation: String?
  /// The shared properties of the two classes themselves, without those of `UIView` and `UIControl`.
  var ownProperties: [SharedProperty]

  public static let all = parse(table)

  /// Returns the twins of a class of either framework. There are several if an AppKit class matches two UIKit classes.
  public static func twins(of className: String) -> [PlatformTwin] {
    all.filter { !isBase($0.uiKit) && ($0.uiKit == className || $0.appKit == className) }
  }

  /// The properties that the update method can set on both, including inherited properties. A class that exists in both
  /// frameworks lists all of its properties itself.
  public var properties: [SharedProperty] {
    let bases = Self.all.filter { Self.isBase($0.uiKit) && ClassHierarchy.isSubclass(uiKit, of: $0.uiKit) }
    return ownProperties + (uiKit == appKit ? [] : bases.flatMap(\.ownProperties))
  }

  /// Returns the counterpart in the other framework of a value type such as `UIColor`; nil if it isn't in the table.
  public static func value(of name: String) -> String? {
    values.first { $0.contains(name) }?.first { $0 != name }
  }

  /// Whether a class only provides the shared properties of all views or all controls. It isn't a twin itself.
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
  /// Parses `text: String = stringValue`, or `isHidden: Bool` if both properties have the same name.
  fileprivate init?(_ text: String) {
    let sides = TableText.list(text, by: "=")
    guard let first = sides.first else { return nil }
    let declared = TableText.list(first, by: ":")
    guard declared.count == 2, sides.count < 3 else { return nil }
    self.init(uiKit: declared[0], type: declared[1], appKit: sides.count == 2 ? sides[1] : declared[0])
  }
}
