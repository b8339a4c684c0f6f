/// Names from the standard library and Apple's frameworks about which the model has to know a little.
public enum KnownTypes {
  /// Types whose values are copies: what was copied once does not change with the original. Immutable classes that
  /// are used like values (`UIColor`) are among them.
  public static let values = words(
    """
    Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Float16 Double CGFloat String Substring
    Character StaticString Data Date URL UUID Decimal Locale Calendar TimeZone DateComponents DateInterval IndexPath
    IndexSet CharacterSet URLRequest URLComponents TimeInterval Measurement AttributedString AttributeContainer
    Optional Array Dictionary Set ContiguousArray ArraySlice Range ClosedRange Result Duration OrderedSet
    CGPoint CGSize CGRect CGVector CGAffineTransform UIEdgeInsets NSEdgeInsets NSDirectionalEdgeInsets UIOffset
    EdgeInsets Angle UnitPoint Color Font Image Text LocalizedStringKey LocalizedStringResource ColorScheme
    DynamicTypeSize ContentSizeCategory LayoutDirection Alignment HorizontalAlignment VerticalAlignment TextAlignment
    Edge Axis Animation Transaction Visibility ScenePhase Gradient UserInterfaceSizeClass ControlSize
    NSRange CMTime CMTimeRange CLLocationCoordinate2D CLLocationDistance MKCoordinateRegion MKCoordinateSpan MKMapRect
    UIColor NSColor UIFont NSFont UIImage NSImage CGColor CGImage CIImage NSAttributedString UITextContentType
    UIKeyboardType UIReturnKeyType UITextAutocapitalizationType NSTextAlignment UIImageSymbolConfiguration
    """)

  /// Those of them that have no `==`, or only in newer systems.
  static let incomparableValues = words(
    "StaticString Result Transaction CLLocationCoordinate2D MKCoordinateRegion MKCoordinateSpan MKMapRect")

  /// Whether copies of a type of Apple's are independent. What stands inside of a value type or of a class of UIKit or
  /// AppKit is an enum, a set of options or an immutable object, and so is what ends like one.
  static func isValue(_ name: String) -> Bool {
    if values.contains(name) { return true }
    let isPlatformName = name.hasPrefix("UI") || name.hasPrefix("NS") && !name.hasPrefix("NSMutable")
    guard let dot = name.firstIndex(of: ".") else {
      return isPlatformName && endingsOfValues.contains { name.hasSuffix($0) }
    }
    return isPlatformName || values.contains(String(name[..<dot]))
  }

  private static let endingsOfValues = [
    "Style", "Mode", "Type", "Options", "State", "Direction", "Position", "Alignment", "Mask",
  ]

  /// Property wrappers whose value can be written and stays in step with its source, in every copy.
  public static let stateWrappers = words("Binding State AppStorage SceneStorage FocusState GestureState")

  /// Property wrappers that have storage in views only; `Query` is SwiftData's.
  public static let viewOnlyWrappers = words(
    """
    State StateObject ObservedObject Environment EnvironmentObject FocusState GestureState SceneStorage FetchRequest
    SectionedFetchRequest ScaledMetric FocusedValue FocusedBinding FocusedObject AccessibilityFocusState Query
    """)

  /// Property wrappers that hold an observed object.
  public static let objectWrappers = words("ObservedObject StateObject EnvironmentObject Bindable")

  /// Objects that a view shows and that are replaced to show something else.
  public static let contentObjects = words("AVPlayer AVQueuePlayer PDFDocument SCNScene SKScene")

  /// Properties that hold the whole content of a view or controller.
  public static let contentProperties = words(
    "viewControllers rootViewController documentView contentView accessoryView contentViewController")

  /// Names that bring neither a lifecycle method nor a delegate conformance.
  static let harmlessNames = words(
    """
    AnyObject NSObject NSObjectProtocol Sendable Equatable Hashable Comparable Identifiable Codable Encodable Decodable
    CustomStringConvertible CustomDebugStringConvertible Error LocalizedError CaseIterable RawRepresentable Copyable
    View Animatable DynamicProperty ViewModifier ObservableObject Observable EnvironmentKey PreferenceKey Any
    NSCopying NSCoding NSSecureCoding App Scene PreviewProvider Transferable BitwiseCopyable Escapable
    """)
}

/// The words of a table, separated by white space.
private func words(_ table: String) -> Set<String> {
  Set(table.split { $0 == " " || $0 == "\n" }.map(String.init))
}
