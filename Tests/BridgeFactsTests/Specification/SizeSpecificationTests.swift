import Testing

@testable import BridgeFacts

/// The sizes that views have by themselves, and what the frameworks share.
@Suite struct SizeSpecificationTests {
  @Test func viewsHaveASizeOfTheirOwn() {
    expect(
      .both,
      """
      ASAuthorizationAppleIDButton INUIAddVoiceShortcutButton LPLinkView NSButton NSColorWell NSDatePicker NSGridView
      NSImageView NSLevelIndicator NSPopUpButton NSSegmentedControl NSStackView NSStepper NSSwitch PKPaymentButton
      UIActivityIndicatorView UIButton UICalendarView UIColorWell UIContentUnavailableView UIDatePicker UIImageView
      UILabel UIPageControl UIPasteControl UIPickerView UIRefreshControl UISearchTextField UISegmentedControl
      UIStackView UIStepper UISwitch UITextField UITextView
      """)
  }

  @Test func viewsHaveAHeightOfTheirOwn() {
    expect(
      .height,
      """
      MPVolumeView NSComboBox NSPathControl NSProgressIndicator NSSearchField NSSecureTextField NSSlider NSTextField
      NSTokenField UINavigationBar UIProgressView UISearchBar UISlider UITabBar UIToolbar
      """)
  }

  /// They need a frame, or they fill the space.
  @Test func viewsHaveNoSize() {
    expect(
      .none,
      """
      ARCoachingOverlayView ARSCNView ARSKView ARView AVPlayerView AVRoutePickerView GMSMapView MKMapView MTKView
      NSCollectionView NSOutlineView NSScrollView NSSplitView NSTableView NSTextView NSView NSVisualEffectView
      PDFThumbnailView PDFView PHLivePhotoView PKCanvasView QLPreviewView RPSystemBroadcastPickerView SCNView SKView
      UICollectionView UIControl UIScrollView UITableView UIView UIVisualEffectView WKWebView
      """)
  }

  private func expect(_ extent: IntrinsicSize.Extent, _ text: String) {
    for name in names(text) {
      let size = IntrinsicSize.size(of: name)
      #expect(size?.className == name && size?.extent == extent, "\(name)")
      #expect(size?.condition == conditions[name], "\(name)")
    }
  }

  private let conditions = [
    "LPLinkView": "when it has metadata",
    "NSGridView": "when it has rows",
    "NSImageView": "when it has an image",
    "NSStackView": "when it has arranged views",
    "UIImageView": "when it has an image",
    "UIStackView": "when it has arranged views",
    "UITextView": "when scrolling is disabled",
  ]

  @Test func onlyPlainViewsGetASizeFromTheirSubviews() {
    let containers = IntrinsicSize.all.filter(\.isOfContainer).map(\.className)
    #expect(containers == ["NSView", "NSVisualEffectView", "UIControl", "UIView", "UIVisualEffectView"])
  }

  /// The classes of UIKit and AppKit that a bridge for the other platform wraps, with the properties that both have.
  @Test func classesHaveATwinOnTheOtherPlatform() {
    for (pair, properties) in lists(
      """
      ASAuthorizationAppleIDButton/ASAuthorizationAppleIDButton:
      AVPlayerViewController/AVPlayerView: player
      LPLinkView/LPLinkView:
      MKMapView/MKMapView: isHidden | isPitchEnabled | isRotateEnabled | isScrollEnabled | isZoomEnabled | mapType |
        region | showsUserLocation
      MTKView/MTKView: isHidden | isPaused | preferredFramesPerSecond
      PDFView/PDFView: autoScales | document | isHidden
      SCNView/SCNView: allowsCameraControl | isHidden | scene
      SKView/SKView: isHidden | isPaused
      UIButton/NSButton:
      UIColorWell/NSColorWell:
      UIControl/NSControl: isEnabled
      UIDatePicker/NSDatePicker: date = dateValue
      UIImageView/NSImageView: image
      UILabel/NSTextField: font | text = stringValue | textColor
      UISearchBar/NSSearchField: placeholder = placeholderString | text = stringValue
      UISegmentedControl/NSSegmentedControl: selectedSegmentIndex = selectedSegment
      UISlider/NSSlider: value = floatValue
      UIStepper/NSStepper: maximumValue = maxValue | minimumValue = minValue | stepValue = increment | value =
        doubleValue
      UISwitch/NSSwitch:
      UITextField/NSTextField: font | placeholder = placeholderString | text = stringValue | textColor
      UITextView/NSTextView: font | isEditable | isSelectable | text = string | textColor
      UIView/NSView: isHidden
      UIVisualEffectView/NSVisualEffectView:
      WKWebView/WKWebView: allowsBackForwardNavigationGestures | customUserAgent | isHidden
      """, separator: " | ")
    {
      let classes = pair.split(separator: "/").map(String.init)
      let twin = PlatformTwin.all.first { $0.uiKit == classes[0] && $0.appKit == classes[1] }
      let own = twin?.ownProperties.map { $0.uiKit == $0.appKit ? $0.uiKit : "\($0.uiKit) = \($0.appKit)" }
      #expect(own == properties, "\(pair)")
    }
    #expect(PlatformTwin.twins(of: "UILabel").map(\.creation) == [#"NSTextField(labelWithString: "")"#])
  }

  @Test func twinsInheritWhatAllViewsHave() {
    for (className, properties) in lists(
      """
      UISlider: value isEnabled isHidden
      UIImageView: image isHidden
      AVPlayerViewController: player
      """)
    {
      // A bridge that sets one twice, or sets what the object doesn't have, is wrong on the other platform.
      #expect(PlatformTwin.twins(of: className).first?.properties.map(\.uiKit) == properties, "\(className)")
    }
    // Both frameworks have the class, so that it lists what it has.
    #expect(PlatformTwin.twins(of: "MTKView").first?.properties.count == 3)
    #expect(PlatformTwin.twins(of: "UIControl").isEmpty && PlatformTwin.twins(of: "UIView").isEmpty)
  }

  @Test func valuesHaveATwin() {
    #expect(PlatformTwin.value(of: "UIColor") == "NSColor" && PlatformTwin.value(of: "NSColor") == "UIColor")
    #expect(PlatformTwin.value(of: "UIFont") == "NSFont" && PlatformTwin.value(of: "NSFont") == "UIFont")
    #expect(PlatformTwin.value(of: "UIImage") == "NSImage" && PlatformTwin.value(of: "NSImage") == "UIImage")
    #expect(PlatformTwin.value(of: "UIBezierPath") == nil)
  }
}
