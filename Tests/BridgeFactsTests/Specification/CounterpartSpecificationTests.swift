import Testing

@testable import BridgeFacts

/// The SwiftUI views that replace a wrapped class, for the hover and the rule about bridges that aren't needed.
@Suite struct CounterpartSpecificationTests {
  @Test func classesHaveTheirCounterparts() {
    let expected = lists(
      """
      ARSCNView: RealityView
      ARView: RealityView
      ASAuthorizationAppleIDButton: SignInWithAppleButton
      ASAuthorizationController: SignInWithAppleButton
      AVPlayerView: VideoPlayer
      AVPlayerViewController: VideoPlayer
      CLLocationManager: LocationButton | CLLocationUpdate.liveUpdates
      CNContactPickerViewController: ContactAccessButton
      GMSMapView: Map
      INUIAddVoiceShortcutButton: SiriTipView
      MKLookAroundViewController: LookAroundPreview | .lookAroundViewer
      MKMapView: Map | Map with content builder
      NSButton: Button
      NSCollectionView: LazyVGrid
      NSColorWell: ColorPicker
      NSDatePicker: DatePicker
      NSImageView: Image
      NSLevelIndicator: Gauge
      NSOutlineView: List(_:children:) | OutlineGroup
      NSPopUpButton: Picker
      NSProgressIndicator: ProgressView
      NSSearchField: .searchable
      NSSecureTextField: SecureField
      NSSegmentedControl: Picker with .segmented
      NSSlider: Slider
      NSSplitView: HSplitView | NavigationSplitView
      NSStepper: Stepper
      NSSwitch: Toggle with .switch
      NSTableView: List | Table
      NSTextField: TextField
      NSTextView: TextEditor
      NSVisualEffectView: Material
      PHPickerViewController: PhotosPicker
      PKAddPassButton: AddPassToWalletButton
      PKAddPassesViewController: AddPassToWalletButton
      PKPaymentAuthorizationViewController: PayWithApplePayButton
      PKPaymentButton: PayWithApplePayButton
      QLPreviewController: .quickLookPreview
      QLPreviewView: .quickLookPreview
      SCNView: SceneView
      SFSafariViewController: openURL | WebView
      SKCloudServiceSetupViewController: .musicSubscriptionOffer
      SKOverlay: .appStoreOverlay
      SKStoreProductViewController: .appStoreOverlay
      SKView: SpriteView
      UIActivityIndicatorView: ProgressView
      UIActivityViewController: ShareLink
      UIAlertController: .alert | .confirmationDialog
      UIButton: Button | Menu
      UICalendarView: DatePicker with .graphical | MultiDatePicker
      UICloudSharingController: ShareLink
      UICollectionView: List | LazyVGrid
      UICollectionViewController: LazyVGrid
      UIColorPickerViewController: ColorPicker
      UIColorWell: ColorPicker
      UIContentUnavailableView: ContentUnavailableView
      UIDatePicker: DatePicker
      UIDocumentBrowserViewController: DocumentGroup
      UIDocumentInteractionController: .quickLookPreview | ShareLink
      UIDocumentPickerViewController: .fileImporter | .fileExporter | .fileMover
      UIHoverGestureRecognizer: .onContinuousHover
      UIImagePickerController: PhotosPicker
      UIImageView: Image | AsyncImage
      UILabel: Text
      UILongPressGestureRecognizer: LongPressGesture
      UIMenu: Menu
      UINavigationBar: NavigationStack
      UINavigationController: NavigationStack
      UIPageControl: TabView with .page
      UIPageViewController: TabView with .page | ScrollView with .paging
      UIPanGestureRecognizer: DragGesture
      UIPasteControl: PasteButton
      UIPickerView: Picker with .wheel
      UIPinchGestureRecognizer: MagnifyGesture
      UIProgressView: ProgressView(value:)
      UIRefreshControl: .refreshable
      UIRotationGestureRecognizer: RotateGesture
      UIScrollView: ScrollView | ScrollView, .scrollPosition(id:) | ScrollView, ScrollPosition
      UISearchBar: .searchable
      UISearchController: .searchable
      UISearchTextField: .searchable
      UISegmentedControl: Picker with .segmented
      UISlider: Slider
      UISplitViewController: NavigationSplitView
      UIStackView: HStack
      UIStepper: Stepper
      UISwitch: Toggle
      UITabBar: TabView
      UITabBarController: TabView
      UITableView: List
      UITableViewController: List
      UITapGestureRecognizer: TapGesture | SpatialTapGesture
      UITextField: TextField | SecureField | TextField(axis:)
      UITextView: TextEditor | TextField(axis:) | TextEditor(AttributedString)
      UIToolbar: .toolbar
      UIVisualEffectView: Material
      WKWebView: WebView
      """, separator: " | ")
    for (className, natives) in expected {
      #expect(NativeCounterpart.counterparts(of: className).map(\.native) == natives, "\(className)")
    }
  }

  @Test func counterpartsSayWhatTheyLack() {
    let expected = lists(
      """
      AVPlayerViewController VideoPlayer: Picture in Picture callbacks
      CNContactPickerViewController ContactAccessButton: a list of contacts to pick from
      GMSMapView Map: Google's map data
      MKMapView Map: tile overlays, custom renderers, or clustering
      MKMapView Map with content builder: tile overlays, custom renderers, or clustering
      QLPreviewController .quickLookPreview: editing modes
      SFSafariViewController openURL: staying in the app
      SFSafariViewController WebView: Safari's features
      UIActivityViewController ShareLink: custom activities or a completion handler
      UICalendarView MultiDatePicker: decorations
      UICollectionView List: prefetching or support for very large data sets
      UIDocumentPickerViewController .fileImporter: open-in-place options
      UIImagePickerController PhotosPicker: the camera
      UILongPressGestureRecognizer LongPressGesture: touch counts or failure requirements
      UIPageControl TabView with .page: a standalone control
      UIPageViewController TabView with .page: the page curl transition
      UIPanGestureRecognizer DragGesture: touch counts or failure requirements
      UIScrollView ScrollView: zooming
      UIScrollView ScrollView, .scrollPosition(id:): zooming
      UIScrollView ScrollView, ScrollPosition: zooming
      UITapGestureRecognizer TapGesture: touch counts or failure requirements
      UITapGestureRecognizer SpatialTapGesture: touch counts or failure requirements
      UITextView TextEditor: TextKit or attachments
      UIVisualEffectView Material: a custom blur radius
      """, separator: " | ")
    for (bridge, gaps) in expected {
      let className = String(bridge.prefix { $0 != " " })
      let native = NativeCounterpart.counterparts(of: className).first { "\(className) \($0.native)" == bridge }
      #expect([native?.gap] == gaps, "\(bridge)")
    }
    #expect(NativeCounterpart.all.count { $0.gap != nil } == expected.count)
  }
}
