extension IntrinsicSize {
  /// Class | extent | condition.
  static let table = """
    ARCoachingOverlayView        | none   | -
    ARSCNView                    | none   | -
    ARSKView                     | none   | -
    ARView                       | none   | -
    ASAuthorizationAppleIDButton | both   | -
    AVPlayerView                 | none   | -
    AVRoutePickerView            | none   | -
    GMSMapView                   | none   | -
    INUIAddVoiceShortcutButton   | both   | -
    LPLinkView                   | both   | when it has metadata
    MKMapView                    | none   | -
    MPVolumeView                 | height | -
    MTKView                      | none   | -
    NSButton                     | both   | -
    NSCollectionView             | none   | -
    NSColorWell                  | both   | -
    NSComboBox                   | height | -
    NSDatePicker                 | both   | -
    NSGridView                   | both   | when it has rows
    NSImageView                  | both   | when it has an image
    NSLevelIndicator             | both   | -
    NSOutlineView                | none   | -
    NSPathControl                | height | -
    NSPopUpButton                | both   | -
    NSProgressIndicator          | height | -
    NSScrollView                 | none   | -
    NSSearchField                | height | -
    NSSecureTextField            | height | -
    NSSegmentedControl           | both   | -
    NSSlider                     | height | -
    NSSplitView                  | none   | -
    NSStackView                  | both   | when it has arranged views
    NSStepper                    | both   | -
    NSSwitch                     | both   | -
    NSTableView                  | none   | -
    NSTextField                  | height | -
    NSTextView                   | none   | -
    NSTokenField                 | height | -
    NSView                       | none   | -
    NSVisualEffectView           | none   | -
    PDFThumbnailView             | none   | -
    PDFView                      | none   | -
    PHLivePhotoView              | none   | -
    PKCanvasView                 | none   | -
    PKPaymentButton              | both   | -
    QLPreviewView                | none   | -
    RPSystemBroadcastPickerView  | none   | -
    SCNView                      | none   | -
    SKView                       | none   | -
    UIActivityIndicatorView      | both   | -
    UIButton                     | both   | -
    UICalendarView               | both   | -
    UICollectionView             | none   | -
    UIColorWell                  | both   | -
    UIContentUnavailableView     | both   | -
    UIControl                    | none   | -
    UIDatePicker                 | both   | -
    UIImageView                  | both   | when it has an image
    UILabel                      | both   | -
    UINavigationBar              | height | -
    UIPageControl                | both   | -
    UIPasteControl               | both   | -
    UIPickerView                 | both   | -
    UIProgressView               | height | -
    UIRefreshControl             | both   | -
    UIScrollView                 | none   | -
    UISearchBar                  | height | -
    UISearchTextField            | both   | -
    UISegmentedControl           | both   | -
    UISlider                     | height | -
    UIStackView                  | both   | when it has arranged views
    UIStepper                    | both   | -
    UISwitch                     | both   | -
    UITabBar                     | height | -
    UITableView                  | none   | -
    UITextField                  | both   | -
    UITextView                   | both   | when scrolling is disabled
    UIToolbar                    | height | -
    UIView                       | none   | -
    UIVisualEffectView           | none   | -
    WKWebView                    | none   | -
    """
}
