extension PlatformTwin {
  /// UIKit class: AppKit class, the expression that creates the AppKit object, and the shared properties.
  static let table = """
    ASAuthorizationAppleIDButton: ASAuthorizationAppleIDButton
    AVPlayerViewController: AVPlayerView
      player: AVPlayer?
    LPLinkView: LPLinkView
    MKMapView: MKMapView
      isHidden: Bool
      isPitchEnabled: Bool
      isRotateEnabled: Bool
      isScrollEnabled: Bool
      isZoomEnabled: Bool
      mapType: MKMapType
      region: MKCoordinateRegion
      showsUserLocation: Bool
    MTKView: MTKView
      isHidden: Bool
      isPaused: Bool
      preferredFramesPerSecond: Int
    PDFView: PDFView
      autoScales: Bool
      document: PDFDocument?
      isHidden: Bool
    SCNView: SCNView
      allowsCameraControl: Bool
      isHidden: Bool
      scene: SCNScene?
    SKView: SKView
      isHidden: Bool
      isPaused: Bool
    UIButton: NSButton
    UIColorWell: NSColorWell
    UIControl: NSControl
      isEnabled: Bool
    UIDatePicker: NSDatePicker
      date: Date = dateValue
    UIImageView: NSImageView
      image: UIImage?
    UILabel: NSTextField
      make NSTextField(labelWithString: "")
      font: UIFont?
      text: String = stringValue
      textColor: UIColor?
    UISearchBar: NSSearchField
      placeholder: String? = placeholderString
      text: String = stringValue
    UISegmentedControl: NSSegmentedControl
      selectedSegmentIndex: Int = selectedSegment
    UISlider: NSSlider
      value: Float = floatValue
    UIStepper: NSStepper
      maximumValue: Double = maxValue
      minimumValue: Double = minValue
      stepValue: Double = increment
      value: Double = doubleValue
    UISwitch: NSSwitch
    UITextField: NSTextField
      font: UIFont?
      placeholder: String? = placeholderString
      text: String = stringValue
      textColor: UIColor?
    UITextView: NSTextView
      font: UIFont?
      isEditable: Bool
      isSelectable: Bool
      text: String = string
      textColor: UIColor?
    UIView: NSView
      isHidden: Bool
    UIVisualEffectView: NSVisualEffectView
    WKWebView: WKWebView
      allowsBackForwardNavigationGestures: Bool
      customUserAgent: String?
      isHidden: Bool
    """

  /// Value types of the two frameworks that are created and used in the same way.
  static let valueTable = """
    UIColor | NSColor
    UIFont  | NSFont
    UIImage | NSImage
    """
}
