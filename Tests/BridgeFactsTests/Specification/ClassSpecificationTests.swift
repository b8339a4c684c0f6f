import Testing

@testable import BridgeFacts

/// The classes that bridges wrap, and what a bridge has to know about them.
@Suite struct ClassSpecificationTests {
  @Test func classesThatBridgesWrapAreKnown() {
    let expected = names(
      """
      UIActivityIndicatorView UIActivityViewController UIAlertController UIButton UICalendarView
      UICloudSharingController UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController
      UICollectionViewListCell UIColorPickerViewController UIColorWell UIContentUnavailableView UIContextMenuInteraction
      UIControl UIDatePicker UIDocumentBrowserViewController UIDocumentInteractionController
      UIDocumentPickerViewController UIDragInteraction UIDropInteraction UIFontPickerViewController UIGestureRecognizer
      UIHoverGestureRecognizer UIImagePickerController UIImageView UIInputView UIInputViewController UILabel
      UILongPressGestureRecognizer UINavigationBar UINavigationController UIPageControl UIPageViewController
      UIPanGestureRecognizer UIPasteControl UIPickerView UIPinchGestureRecognizer UIPopoverBackgroundView UIProgressView
      UIReferenceLibraryViewController UIRefreshControl UIResponder UIRotationGestureRecognizer
      UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchContainerViewController UISearchController
      UISearchTextField UISegmentedControl UISlider UISplitViewController UIStackView UIStepper UISwipeGestureRecognizer
      UISwitch UITabBar UITabBarController UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView
      UITapGestureRecognizer UITextField UITextView UIToolbar UIVideoEditorController UIView UIViewController
      UIVisualEffectView UIWindow NSBox NSBrowser NSButton NSClickGestureRecognizer NSClipView NSCollectionView
      NSCollectionViewItem NSColorWell NSComboBox NSControl NSDatePicker NSGestureRecognizer NSGridView NSImageView
      NSLevelIndicator NSMagnificationGestureRecognizer NSMatrix NSMenu NSOutlineView NSPageController
      NSPanGestureRecognizer NSPathControl NSPopUpButton NSPredicateEditor NSPressGestureRecognizer NSProgressIndicator
      NSResponder NSRotationGestureRecognizer NSRuleEditor NSScrollView NSScroller NSSearchField NSSecureTextField
      NSSegmentedControl NSSlider NSSplitView NSSplitViewController NSStackView NSStepper NSSwitch NSTabView
      NSTabViewController NSTableCellView NSTableRowView NSTableView NSText NSTextField NSTextView NSTokenField NSView
      NSViewController NSVisualEffectView NSWindow ARCoachingOverlayView ARSCNView ARSKView AVCaptureMetadataOutput
      AVCaptureOutput AVCapturePhotoOutput AVCaptureVideoDataOutput AVCaptureVideoPreviewLayer AVPlayerView
      AVPlayerViewController AVRoutePickerView ASAuthorizationAppleIDButton ASAuthorizationController
      CNContactPickerViewController CNContactViewController CLLocationManager EKCalendarChooser
      EKEventEditViewController EKEventViewController GKGameCenterViewController GKMatchmakerViewController
      GKTurnBasedMatchmakerViewController INUIAddVoiceShortcutButton LPLinkView MKLookAroundViewController MKMapView
      MPMediaPickerController MPVolumeView MFMailComposeViewController MFMessageComposeViewController MTKView
      MCBrowserViewController PDFThumbnailView PDFView PKAddPassesViewController PKPaymentAuthorizationViewController
      PKPaymentButton PKCanvasView PHLivePhotoView PHPickerViewController CALayer QLPreviewController QLPreviewView
      RPPreviewViewController RPSystemBroadcastPickerView SFSafariViewController SCNView SKView
      SKCloudServiceSetupViewController SKStoreProductViewController NSHostingController NSHostingView
      UIHostingController DataScannerViewController VNDocumentCameraViewController WKInterfaceActivityRing
      WKInterfaceHMCamera WKInterfaceImage WKInterfaceInlineMovie WKInterfaceLabel WKInterfaceMap WKInterfaceMovie
      WKInterfaceObject WKInterfaceSCNScene WKInterfaceSKScene WKDownload WKWebView
      """)
    for name in expected { #expect(ClassHierarchy.isKnown(name), "\(name) isn't recognized as a class to wrap") }
  }

  /// The systems that `@available` must name for a bridge of the class.
  @Test func classesAreAvailableWhereAppleHasThem() {
    for (systems, classes) in lists(
      """
      iOS 13, macCatalyst 13: SKCloudServiceSetupViewController UIScreenEdgePanGestureRecognizer
      iOS 13, macCatalyst 13, tvOS 13, macOS 10.15: AVRoutePickerView
      iOS 13, macCatalyst 13, tvOS 13, visionOS 1, macOS 11: RPPreviewViewController
      iOS 13, macCatalyst 13, visionOS 1: CNContactPickerViewController CNContactViewController EKCalendarChooser
        EKEventEditViewController EKEventViewController INUIAddVoiceShortcutButton MFMailComposeViewController
        MFMessageComposeViewController MPMediaPickerController PKAddPassesViewController PKCanvasView PKPaymentButton
        QLPreviewController RPSystemBroadcastPickerView SFSafariViewController UIActivityViewController
        UICloudSharingController UIDatePicker UIDocumentBrowserViewController UIDocumentPickerViewController
        UIFontPickerViewController UIHoverGestureRecognizer UIImagePickerController UIPickerView
        UIPinchGestureRecognizer UIReferenceLibraryViewController UIRefreshControl UIRotationGestureRecognizer
        UISearchTextField UISlider UIStepper UISwitch UIToolbar UIVideoEditorController VNDocumentCameraViewController
      iOS 13, macCatalyst 13, visionOS 1, macOS 10.15: PDFThumbnailView PDFView WKWebView
      iOS 13, macCatalyst 13, visionOS 1, macOS 11: PKPaymentAuthorizationViewController SKStoreProductViewController
      iOS 13, macCatalyst 14: ARCoachingOverlayView ARSCNView ARSKView
      iOS 14, macCatalyst 14, tvOS 14, visionOS 1: UICollectionViewListCell
      iOS 14, macCatalyst 14, visionOS 1: UIColorPickerViewController UIColorWell
      iOS 14, macCatalyst 14, visionOS 1, macOS 13: PHPickerViewController
      iOS 14.5, macCatalyst 14.5, visionOS 1, macOS 11.3: WKDownload
      iOS 16, macCatalyst 16, visionOS 1: UICalendarView UIPasteControl
      iOS 16, macCatalyst 16, visionOS 1, macOS 13: MKLookAroundViewController
      iOS 16, visionOS 1: DataScannerViewController
      iOS 17, macCatalyst 17, tvOS 17, visionOS 1: UIContentUnavailableView
      """)
    {
      for name in classes { #expect(ClassHierarchy.availability(of: name) == systems, "\(name)") }
    }
  }

  @Test func classesHaveTheirTraits() throws {
    for (name, classes) in lists(
      """
      fixedAfterCreation: ASWebAuthenticationSession CNContactPickerViewController CNContactViewController
        EKEventEditViewController MFMailComposeViewController MFMessageComposeViewController PHPickerViewController
        PKAddPassesViewController SFSafariViewController SKStoreProductViewController UIActivityViewController
        UICloudSharingController UIDocumentPickerViewController UIFontPickerViewController UIImagePickerController
        UIReferenceLibraryViewController VNDocumentCameraViewController
      costly: ARSCNView ARView AVPlayerViewController GMSMapView MGLMapView MKMapView MTKView PDFView PKCanvasView
        SCNView SKView UICollectionView UITableView WKWebView
      stateful: ARSession AVAudioEngine AVCaptureSession AVPlayer AVQueuePlayer CALayer CBCentralManager
        CHHapticEngine CLGeocoder CLLocationManager CMMotionManager NSGestureRecognizer NSHostingController
        NSHostingView NSView NSViewController NWPathMonitor UIGestureRecognizer UIHostingController UIView
        UIViewController
      laidOutByConstraints: NSGridView NSStackView UICalendarView UIContentUnavailableView UIStackView
      """)
    {
      let trait = try #require(ClassTrait(rawValue: name))
      for className in classes { #expect(trait.holds(for: className), "\(className) is \(name)") }
    }
  }

  /// The values that the user edits, which a bridge reports back.
  @Test func controlsHaveValuesThatUsersEdit() {
    for (className, properties) in lists(
      """
      NSButton: state
      NSColorWell: color
      NSDatePicker: dateValue
      NSSegmentedControl: selectedSegment
      NSSlider: doubleValue
      NSStepper: doubleValue
      NSSwitch: state
      NSTextField: attributedStringValue doubleValue integerValue objectValue stringValue
      NSTextView: string
      PKCanvasView: drawing
      UIColorWell: selectedColor
      UIDatePicker: date
      UIPageControl: currentPage
      UISearchBar: text
      UISegmentedControl: selectedSegmentIndex
      UISlider: value
      UIStepper: value
      UISwitch: isOn
      UITextField: attributedText text
      UITextView: attributedText text
      """)
    {
      #expect(EditableValue.values(of: className).map(\.property) == properties, "\(className)")
    }
  }

  @Test func objectsAreCreatedWithTheirRequiredArguments() {
    for (className, expression) in lists(
      """
      DataScannerViewController: DataScannerViewController(recognizedDataTypes: [.text()])
      INUIAddVoiceShortcutButton: INUIAddVoiceShortcutButton(style: .automatic)
      MKLookAroundViewController: MKLookAroundViewController(scene: <#scene#>)
      MPMediaPickerController: MPMediaPickerController(mediaTypes: .music)
      PHPickerViewController: PHPickerViewController(configuration: PHPickerConfiguration())
      SFSafariViewController: SFSafariViewController(url: <#url#>)
      UIActivityViewController: UIActivityViewController(activityItems: [], applicationActivities: nil)
      UICloudSharingController: UICloudSharingController(share: <#share#>, container: <#container#>)
      UICollectionView: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      UIContentUnavailableView: UIContentUnavailableView(configuration: .empty())
      UIDocumentPickerViewController: UIDocumentPickerViewController(forOpeningContentTypes: [.item])
      UIHostingController: UIHostingController(rootView: <#view#>)
      UIPageViewController: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      UIReferenceLibraryViewController: UIReferenceLibraryViewController(term: <#term#>)
      """, separator: "\n")
    {
      #expect([Creation.expression(of: className)] == expression)
      #expect(Creation.isSelfContained(className) == !expression[0].contains("<#"), "\(className)")
    }
    #expect(Creation.expression(of: "UILabel") == "UILabel()")
    // Its initializer may have arguments.
    #expect(!Creation.isSelfContained("ChartView"))
  }

  @Test func valuesHaveANeutralValue() {
    for (type, value) in lists(
      """
      Bool: false
      CGFloat: 0
      CGRect: .zero
      CGSize: .zero
      Double: 0
      Int: 0
      String: ""
      any QLPreviewItem: NSURL()
      """, separator: "\n")
    {
      #expect([Creation.neutralValue(of: type)] == value)
    }
    #expect(Creation.neutralValue(of: "UIView?") == "nil")
    #expect(Creation.neutralValue(of: "[String]") == "[]" && Creation.neutralValue(of: "[String: Int]") == "[:]")
    #expect(Creation.neutralValue(of: "UICellAccessory") == "UICellAccessory()")
  }
}

/// The members that tell where an object is in the hierarchy, or that put it there.
@Suite struct HierarchySpecificationTests {
  @Test func membersAreNilOutsideOfAHierarchy() {
    let known = HierarchyMember.all.map { "\($0.owner).\($0.name)" }
    for (owner, members) in lists(
      """
      NSView: superview window
      NSViewController: parent presentingViewController
      UIView: superview window
      UIViewController: navigationController parent presentingViewController splitViewController tabBarController
      """)
    {
      for name in members { #expect(known.contains("\(owner).\(name)") && HierarchyMember.names.contains(name)) }
    }
  }

  @Test func membersReceiveARoot() {
    let known = HierarchyRoot.all.map { "\($0.owner).\($0.member)" }
    for (owner, members) in lists(
      """
      NSPopover: contentViewController
      NSViewController: presentAsModalWindow
      NSWindow: contentView contentViewController init
      UIViewController: present
      UIWindow: rootViewController
      """)
    {
      for name in members { #expect(known.contains("\(owner).\(name)") && HierarchyRoot.names.contains(name)) }
    }
  }

  /// A second call shows the panel twice.
  @Test func methodsPresentWithEachCall() {
    let known = RepeatedPresentation.all.map { "\($0.owner).\($0.name)" }
    for (owner, methods) in lists(
      """
      NSAlert: beginSheetModal runModal
      NSMenu: popUp
      NSSavePanel: begin beginSheetModal runModal
      NSSharingServicePicker: show
      NSViewController: presentAsModalWindow presentAsSheet
      UIEditMenuInteraction: presentEditMenu
      """)
    {
      for name in methods {
        #expect(known.contains("\(owner).\(name)") && RepeatedPresentation.names.contains(name))
      }
    }
    let words = RepeatedPresentation.words
    #expect(words.contains("runModal") && words.contains("presentAsSheet") && words.contains("NSOpenPanel"))
    #expect(words.contains("NSSavePanel") && words.contains("NSSharingServicePicker"))
    // Most files have such calls.
    #expect(!words.contains("begin") && !words.contains("show"))
  }

  /// The methods in which the frameworks track an `@Observable` object, with a key also in iOS 18 and macOS 15.
  @Test func viewMethodsAreTracked() {
    for (className, methods) in lists(
      """
      UIView: draw(_:) layoutSubviews() updateConstraints()
      UIViewController: updateContentUnavailableConfiguration(using:) updateViewConstraints() viewDidLayoutSubviews()
        viewWillLayoutSubviews()
      UIButton: updateConfiguration()
      UICollectionViewCell: updateConfiguration(using:)
      UITableViewCell: updateConfiguration(using:)
      UITableViewHeaderFooterView: updateConfiguration(using:)
      NSView: draw(_:) layout() updateConstraints() updateLayer()
      NSViewController: updateViewConstraints() viewDidLayout() viewWillLayout()
      """)
    {
      let isUIKit = className.hasPrefix("UI")
      for name in methods {
        let method = ViewMethod.method(name, of: className)
        #expect(method?.className == className && method?.isUIKit == isUIKit, "\(className).\(name)")
        #expect(method?.since == (isUIKit ? "iOS 26" : "macOS 26"), "\(className).\(name)")
        #expect(method?.sinceWithKey == (isUIKit ? "iOS 18" : "macOS 15"), "\(className).\(name)")
        #expect(method?.baseName == String(name.prefix { $0 != "(" }), "\(className).\(name)")
      }
    }
    for className in ["UIView", "UIViewController"] {
      let method = ViewMethod.method("updateProperties()", of: className)
      #expect(method?.className == className && method?.since == "iOS 26" && method?.sinceWithKey == nil)
    }
  }

  /// The methods by the time at which UIKit and AppKit call them.
  @Test func methodsRunAtStagesOfALife() {
    for (stage, names) in lists(
      """
      start: awakeFromNib loadView viewDidLoad
      appearance: viewWillAppear viewIsAppearing viewDidAppear
      window: didMoveToWindow viewDidMoveToWindow
      parent: willMove didMove didMoveToSuperview viewWillMove viewDidMoveToSuperview
      refresh: viewWillLayoutSubviews viewDidLayoutSubviews layoutSubviews viewWillLayout viewDidLayout layout
        updateConstraints updateViewConstraints updateProperties traitCollectionDidChange viewWillDraw draw updateLayer
      disappearance: viewWillDisappear viewDidDisappear removeFromSuperview
      reuse: prepareForReuse
      """)
    {
      for name in names { #expect(ViewLifecycleMethod.named(name)?.stage.rawValue == stage, "\(name)") }
      let known = ViewLifecycleMethod.all.filter { $0.stage.rawValue == stage }.map(\.name)
      #expect(Set(known) == Set(names), "\(stage)")
    }
    #expect(ViewLifecycleMethod.names(of: .start, .reuse).count == 4)
    #expect(ViewLifecycleMethod.named("viewDidLoad")?.occasion == "once, after the view loads")
    #expect(ViewLifecycleMethod.named("setUp") == nil)
  }
}
