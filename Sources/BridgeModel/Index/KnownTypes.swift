import AppleAPI

/// Names from the standard library and Apple's frameworks that the model needs to know about.
public enum KnownTypes {
  /// Types whose values are copies: a copy doesn't change with the original. Includes immutable classes that are used
  /// like values, such as `UIColor`. The structs and enums of UIKit, AppKit, and the frameworks that build on them aren't
  /// listed, because AppleAPI has them.
  public static let values = words(
    """
    Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Float16 Double CGFloat String Substring
    Character StaticString Data Date URL UUID Decimal Locale Calendar TimeZone DateComponents DateInterval IndexPath
    IndexSet CharacterSet URLRequest URLComponents TimeInterval Measurement AttributedString AttributeContainer
    Optional Array Dictionary Set ContiguousArray ArraySlice Range ClosedRange Result Duration OrderedSet
    CGPoint CGSize CGRect CGVector CGAffineTransform EdgeInsets Angle UnitPoint Color Font Image Text LocalizedStringKey LocalizedStringResource ColorScheme
    DynamicTypeSize ContentSizeCategory LayoutDirection Alignment HorizontalAlignment VerticalAlignment TextAlignment
    Edge Axis Animation Transaction Visibility ScenePhase Gradient UserInterfaceSizeClass ControlSize
    NSRange CMTime CMTimeRange CLLocationCoordinate2D CLLocationDistance MKCoordinateRegion MKCoordinateSpan MKMapRect
    UIColor NSColor UIFont NSFont UIImage NSImage CGColor CGImage CGPath CIImage NSAttributedString NSParagraphStyle
    NSCursor NSDate NSNumber NSPredicate NSString NSURL NSUUID UIBlurEffect UIMenu UIVibrancyEffect UIVisualEffect
    CLLocation CLPlacemark CNContact PHAsset
    """)

  /// The values without `==`, or with `==` only on newer systems.
  static let incomparableValues = words(
    "StaticString Result Transaction CLLocationCoordinate2D MKCoordinateRegion MKCoordinateSpan MKMapRect")

  /// Whether copies of one of Apple's types are independent. A type nested in a value type, or in a UIKit or AppKit
  /// class, is an enum, an option set, or an immutable object.
  static func isValue(_ name: String) -> Bool {
    if values.contains(name) { return true }
    guard let dot = name.firstIndex(of: ".") else {
      return AppleAPI.types(named: name).contains(where: \.isValueOfFramework)
    }
    let isPlatformName = name.hasPrefix("UI") || name.hasPrefix("NS") && !name.hasPrefix("NSMutable")
    return isPlatformName || values.contains(String(name[..<dot]))
  }

  /// Whether a value of one of Apple's types has `==` on all systems.
  static func isComparableValue(_ name: String) -> Bool {
    guard isValue(name), !incomparableValues.contains(name) else { return false }
    return values.contains(name) || AppleAPI.types(named: name).allSatisfy { $0.conforms(to: "Equatable") }
  }

  /// Apple's modules, whose types and members `AppleAPI` has, or which add nothing to the types of bridges.
  public static let modules = words(
    """
    SwiftUI UIKit AppKit WatchKit Cocoa Foundation Swift ObjectiveC Combine Observation Dispatch os OSLog
    CoreGraphics QuartzCore CoreImage CoreText Metal MetalKit SceneKit SpriteKit ARKit RealityKit GameKit
    AVFoundation AVFAudio AVKit CoreMedia MediaPlayer Photos PhotosUI ReplayKit PencilKit VisionKit Vision
    WebKit SafariServices AuthenticationServices MapKit CoreLocation CoreLocationUI PDFKit QuickLook QuickLookUI
    QuickLookThumbnailing LinkPresentation MessageUI Messages Contacts ContactsUI EventKit EventKitUI IntentsUI
    StoreKit PassKit CloudKit CoreData CoreTransferable UniformTypeIdentifiers UserNotifications Symbols
    MultipeerConnectivity
    """)

  /// Property wrappers whose value can be written and stays in sync with its source in every copy.
  public static let stateWrappers = words("Binding State AppStorage SceneStorage FocusState GestureState")

  /// Property wrappers that have storage only in views. `Query` is SwiftData's.
  public static let viewOnlyWrappers = words(
    """
    State StateObject ObservedObject Environment EnvironmentObject FocusState GestureState SceneStorage FetchRequest
    SectionedFetchRequest ScaledMetric FocusedValue FocusedBinding FocusedObject AccessibilityFocusState Query
    """)

  /// Property wrappers around an observed object.
  public static let objectWrappers = words("ObservedObject StateObject EnvironmentObject Bindable")

  /// Objects that a view shows and that are replaced to show something else.
  public static let contentObjects = words("AVPlayer AVQueuePlayer PDFDocument SCNScene SKScene")

  /// Properties that contain the whole content of a view or controller.
  public static let contentProperties = words(
    "viewControllers rootViewController documentView contentView accessoryView contentViewController")

  /// Properties whose closures run once for each object, such as `Operation.completionBlock`. The object then lets go of
  /// the closure, or goes away itself.
  static let oneShotHandlers = words(
    "completionBlock completionHandler completionWithItemsHandler didFinishPlayback onTermination terminationHandler")

  /// Names that add neither a lifecycle method nor a delegate conformance.
  static let harmlessNames = words(
    """
    AnyObject NSObject NSObjectProtocol Sendable Equatable Hashable Comparable Identifiable Codable Encodable Decodable
    CustomStringConvertible CustomDebugStringConvertible Error LocalizedError CaseIterable RawRepresentable Copyable
    View Animatable DynamicProperty ViewModifier ObservableObject Observable EnvironmentKey PreferenceKey Any
    NSCopying NSCoding NSSecureCoding App Scene PreviewProvider Transferable BitwiseCopyable Escapable
    """)
}

extension AppleType {
  /// Whether it's an enum, or a struct of UIKit, of AppKit, or of a framework about media, places, or documents. Many
  /// structs of SwiftUI, Combine, and the standard library refer to objects, unless they can be compared.
  fileprivate var isValueOfFramework: Bool {
    kind == .enumeration
      || kind == .structure && (modulesWithReferringStructs.isDisjoint(with: modules) || conforms(to: "Equatable"))
  }
}

private let modulesWithReferringStructs: Set = ["SwiftUI", "Combine", "Swift", "Dispatch", "Observation", "RealityKit"]

/// The words of a table, separated by white space.
private func words(_ table: String) -> Set<String> {
  Set(table.split { $0 == " " || $0 == "\n" }.map(String.init))
}
