import BridgeFacts

/// What can be written as a whole, by the word that asks for it.
public enum BridgeKind: String, Sendable, CaseIterable {
  case view, controller, gesture, watch
  case child, screen, window, scene, cell
  case trait

  /// What it is, in a line.
  public var summary: String {
    switch self {
    case .view: "A UIView or NSView for SwiftUI."
    case .controller: "A UIViewController or NSViewController for SwiftUI."
    case .gesture: "A gesture recognizer for SwiftUI."
    case .watch: "A WKInterfaceObject for SwiftUI."
    case .child: "A SwiftUI view among the views of a controller."
    case .screen: "A SwiftUI view as a controller, to push or present."
    case .window: "A SwiftUI view at the root of a window."
    case .scene: "SwiftUI scenes in an app with a UIKit life cycle."
    case .cell: "A SwiftUI view in the cells of a list."
    case .trait: "A value that traits and the environment share."
    }
  }

  /// Of kinds that wrap an object for SwiftUI: its family's.
  public var familyKind: Family.Kind? { Family.Kind(rawValue: rawValue) }
}
