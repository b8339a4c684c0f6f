extension Family {
  /// Represented class | kind | framework | parameter | update | dismantle | `sizeThatFits` | `animate` | protocol.
  static let table = """
    UIView              | view       | UIKit    | uiView            | required | yes | iOS 16, tvOS 16, visionOS 1 \
    | iOS 18, tvOS 18, visionOS 2 | iOS 13, tvOS 13, visionOS 1
    UIViewController    | controller | UIKit    | uiViewController  | required | yes | iOS 16, tvOS 16, visionOS 1 \
    | iOS 18, tvOS 18, visionOS 2 | iOS 13, tvOS 13, visionOS 1
    NSView              | view       | AppKit   | nsView            | required | yes | macOS 13 | macOS 15 | macOS 10.15
    NSViewController    | controller | AppKit   | nsViewController  | required | yes | macOS 13 | macOS 15 | macOS 10.15
    WKInterfaceObject   | watch      | WatchKit | wkInterfaceObject | required | yes | -        | -        | watchOS 6
    UIGestureRecognizer | gesture    | UIKit    | recognizer        | optional | no  | -        | -        | iOS 18
    NSGestureRecognizer | gesture    | AppKit   | recognizer        | optional | no  | -        | -        | macOS 26
    """
}
