import BridgeFacts

/// The kinds of bridges that can be written as a whole file; the raw value is the command-line argument.
public enum BridgeKind: String, Sendable, CaseIterable {
  case view, controller, gesture, watch
  case child, screen, window, scene, cell
  case trait

  /// The kind of bridge that wraps an Apple class; nil if there is none.
  public init?(wrapping className: String) {
    let family = Family.all.first { ClassHierarchy.isSubclass(className, of: $0.represented) }
    guard let family, let kind = BridgeKind(rawValue: family.kind.rawValue) else { return nil }
    self = kind
  }

  /// A one-line description.
  public var summary: String {
    switch self {
    case .view: "A UIView or NSView for SwiftUI."
    case .controller: "A UIViewController or NSViewController for SwiftUI."
    case .gesture: "A gesture recognizer for SwiftUI."
    case .watch: "A WKInterfaceObject for SwiftUI."
    case .child: "A SwiftUI view embedded in a view controller."
    case .screen: "A SwiftUI view as a view controller, to push or present."
    case .window: "A SwiftUI view at the root of a window."
    case .scene: "SwiftUI scenes in an app with the UIKit lifecycle."
    case .cell: "A SwiftUI view in the cells of a list."
    case .trait: "A value shared by UIKit traits and the SwiftUI environment."
    }
  }

  /// The family kind, for kinds that wrap an object for SwiftUI; nil for the others.
  public var familyKind: Family.Kind? { Family.Kind(rawValue: rawValue) }
}
