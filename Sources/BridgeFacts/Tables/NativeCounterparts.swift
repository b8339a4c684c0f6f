extension NativeCounterpart {
  /// Class | SwiftUI API | availability | missing features. The oldest API of a class comes first.
  static let table = """
    ARSCNView                            | RealityView                      | iOS 18           | -
    ARView                               | RealityView                      | iOS 18           | -
    ASAuthorizationAppleIDButton         | SignInWithAppleButton            | iOS 14           | -
    ASAuthorizationController            | SignInWithAppleButton            | iOS 14           | -
    AVPlayerView                         | VideoPlayer                      | macOS 11         | -
    AVPlayerViewController               | VideoPlayer                      | iOS 14           | Picture in Picture callbacks
    CLLocationManager                    | LocationButton                   | iOS 15           | -
    CLLocationManager                    | CLLocationUpdate.liveUpdates     | iOS 17           | -
    CNContactPickerViewController        | ContactAccessButton              | iOS 18           | a list of contacts to pick from
    GMSMapView                           | Map                              | iOS 17           | Google's map data
    INUIAddVoiceShortcutButton           | SiriTipView                      | iOS 16           | -
    MKLookAroundViewController           | LookAroundPreview                | iOS 17           | -
    MKLookAroundViewController           | .lookAroundViewer                | iOS 17           | -
    MKMapView                            | Map                              | iOS 14, macOS 11 | tile overlays, custom renderers, or clustering
    MKMapView                            | Map with content builder         | iOS 17           | tile overlays, custom renderers, or clustering
    NSButton                             | Button                           | macOS 10.15      | -
    NSCollectionView                     | LazyVGrid                        | macOS 11         | -
    NSColorWell                          | ColorPicker                      | macOS 11         | -
    NSDatePicker                         | DatePicker                       | macOS 10.15      | -
    NSImageView                          | Image                            | macOS 10.15      | -
    NSLevelIndicator                     | Gauge                            | macOS 13         | -
    NSOutlineView                        | List(_:children:)                | macOS 11         | -
    NSOutlineView                        | OutlineGroup                     | macOS 11         | -
    NSPopUpButton                        | Picker                           | macOS 10.15      | -
    NSProgressIndicator                  | ProgressView                     | macOS 11         | -
    NSSearchField                        | .searchable                      | macOS 12         | -
    NSSecureTextField                    | SecureField                      | macOS 10.15      | -
    NSSegmentedControl                   | Picker with .segmented           | macOS 10.15      | -
    NSSlider                             | Slider                           | macOS 10.15      | -
    NSSplitView                          | HSplitView                       | macOS 10.15      | -
    NSSplitView                          | NavigationSplitView              | macOS 13         | -
    NSStepper                            | Stepper                          | macOS 10.15      | -
    NSSwitch                             | Toggle with .switch              | macOS 10.15      | -
    NSTableView                          | List                             | macOS 10.15      | -
    NSTableView                          | Table                            | macOS 12         | -
    NSTextField                          | TextField                        | macOS 10.15      | -
    NSTextView                           | TextEditor                       | macOS 11         | -
    NSVisualEffectView                   | Material                         | macOS 12         | -
    PHPickerViewController               | PhotosPicker                     | iOS 16           | -
    PKAddPassButton                      | AddPassToWalletButton            | iOS 16           | -
    PKAddPassesViewController            | AddPassToWalletButton            | iOS 16           | -
    PKPaymentAuthorizationViewController | PayWithApplePayButton            | iOS 16           | -
    PKPaymentButton                      | PayWithApplePayButton            | iOS 16           | -
    QLPreviewController                  | .quickLookPreview                | iOS 14           | editing modes
    QLPreviewView                        | .quickLookPreview                | macOS 11         | -
    SCNView                              | SceneView                        | iOS 14           | -
    SFSafariViewController               | openURL                          | iOS 14           | staying in the app
    SFSafariViewController               | WebView                          | iOS 26           | Safari's features
    SKCloudServiceSetupViewController    | .musicSubscriptionOffer          | iOS 15           | -
    SKOverlay                            | .appStoreOverlay                 | iOS 14           | -
    SKStoreProductViewController         | .appStoreOverlay                 | iOS 14           | -
    SKView                               | SpriteView                       | iOS 14           | -
    UIActivityIndicatorView              | ProgressView                     | iOS 14           | -
    UIActivityViewController             | ShareLink                        | iOS 16           | custom activities or a completion handler
    UIAlertController                    | .alert                           | iOS 15           | -
    UIAlertController                    | .confirmationDialog              | iOS 15           | -
    UIButton                             | Button                           | iOS 13           | -
    UIButton                             | Menu                             | iOS 14           | -
    UICalendarView                       | DatePicker with .graphical       | iOS 14           | -
    UICalendarView                       | MultiDatePicker                  | iOS 16           | decorations
    UICloudSharingController             | ShareLink                        | iOS 16           | -
    UICollectionView                     | List                             | iOS 13           | prefetching or support for very large data sets
    UICollectionView                     | LazyVGrid                        | iOS 14           | -
    UICollectionViewController           | LazyVGrid                        | iOS 14           | -
    UIColorPickerViewController          | ColorPicker                      | iOS 14           | -
    UIColorWell                          | ColorPicker                      | iOS 14           | -
    UIContentUnavailableView             | ContentUnavailableView           | iOS 17           | -
    UIDatePicker                         | DatePicker                       | iOS 13           | -
    UIDocumentBrowserViewController      | DocumentGroup                    | iOS 14           | -
    UIDocumentInteractionController      | .quickLookPreview                | iOS 14           | -
    UIDocumentInteractionController      | ShareLink                        | iOS 16           | -
    UIDocumentPickerViewController       | .fileImporter                    | iOS 14           | open-in-place options
    UIDocumentPickerViewController       | .fileExporter                    | iOS 14           | -
    UIDocumentPickerViewController       | .fileMover                       | iOS 14           | -
    UIHoverGestureRecognizer             | .onContinuousHover               | iOS 16           | -
    UIImagePickerController              | PhotosPicker                     | iOS 16           | the camera
    UIImageView                          | Image                            | iOS 13           | -
    UIImageView                          | AsyncImage                       | iOS 15           | -
    UILabel                              | Text                             | iOS 13           | -
    UILongPressGestureRecognizer         | LongPressGesture                 | iOS 13           | touch counts or failure requirements
    UIMenu                               | Menu                             | iOS 14           | -
    UINavigationBar                      | NavigationStack                  | iOS 16           | -
    UINavigationController               | NavigationStack                  | iOS 16           | -
    UIPageControl                        | TabView with .page               | iOS 14           | a standalone control
    UIPageViewController                 | TabView with .page               | iOS 14           | the page curl transition
    UIPageViewController                 | ScrollView with .paging          | iOS 17           | -
    UIPanGestureRecognizer               | DragGesture                      | iOS 13           | touch counts or failure requirements
    UIPasteControl                       | PasteButton                      | iOS 16           | -
    UIPickerView                         | Picker with .wheel               | iOS 13           | -
    UIPinchGestureRecognizer             | MagnifyGesture                   | iOS 17           | -
    UIProgressView                       | ProgressView(value:)             | iOS 14           | -
    UIRefreshControl                     | .refreshable                     | iOS 15           | -
    UIRotationGestureRecognizer          | RotateGesture                    | iOS 17           | -
    UIScrollView                         | ScrollView                       | iOS 13           | zooming
    UIScrollView                         | ScrollView, .scrollPosition(id:) | iOS 17           | zooming
    UIScrollView                         | ScrollView, ScrollPosition       | iOS 18           | zooming
    UISearchBar                          | .searchable                      | iOS 15           | -
    UISearchController                   | .searchable                      | iOS 15           | -
    UISearchTextField                    | .searchable                      | iOS 15           | -
    UISegmentedControl                   | Picker with .segmented           | iOS 13           | -
    UISlider                             | Slider                           | iOS 13           | -
    UISplitViewController                | NavigationSplitView              | iOS 16           | -
    UIStackView                          | HStack                           | iOS 13           | -
    UIStepper                            | Stepper                          | iOS 13           | -
    UISwitch                             | Toggle                           | iOS 13           | -
    UITabBar                             | TabView                          | iOS 13           | -
    UITabBarController                   | TabView                          | iOS 13           | -
    UITableView                          | List                             | iOS 13           | -
    UITableViewController                | List                             | iOS 13           | -
    UITapGestureRecognizer               | TapGesture                       | iOS 13           | touch counts or failure requirements
    UITapGestureRecognizer               | SpatialTapGesture                | iOS 16           | touch counts or failure requirements
    UITextField                          | TextField                        | iOS 13           | -
    UITextField                          | SecureField                      | iOS 13           | -
    UITextField                          | TextField(axis:)                 | iOS 16           | -
    UITextView                           | TextEditor                       | iOS 14           | TextKit or attachments
    UITextView                           | TextField(axis:)                 | iOS 16           | -
    UITextView                           | TextEditor(AttributedString)     | iOS 26           | -
    UIToolbar                            | .toolbar                         | iOS 14           | -
    UIVisualEffectView                   | Material                         | iOS 15           | a custom blur radius
    WKWebView                            | WebView                          | iOS 26, macOS 26 | -
    """
}
