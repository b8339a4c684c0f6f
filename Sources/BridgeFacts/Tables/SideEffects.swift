extension SideEffect {
  /// Class | method, property with `=`, property with `= new` if only a new object counts, or initializer with its first
  /// label | weight | getter | when the getter also changes | the label of the delegate method that may prevent it, and its answer that doesn't.
  static let table = """
    ARSession                          | run                            | heavy      | -                 | -                       | -
    AVAssetImageGenerator              | copyCGImage                    | service    | -                 | -                       | -
    AVAssetImageGenerator              | generateCGImageAsynchronously  | service    | -                 | -                       | -
    AVAssetImageGenerator              | generateCGImagesAsynchronously | service    | -                 | -                       | -
    AVAssetImageGenerator              | image                          | service    | -                 | -                       | -
    AVAudioPlayer                      | init(contentsOf:)              | light      | -                 | -                       | -
    AVCaptureSession                   | startRunning                   | idempotent | isRunning         | -                       | -
    AVCaptureSession                   | stopRunning                    | idempotent | isRunning         | -                       | -
    AVPlayer                           | pause                          | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | play                           | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | playImmediately                | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | replaceCurrentItem             | heavy      | currentItem       | -                       | -
    AVPlayer                           | seek                           | heavy      | -                 | -                       | -
    AVPlayerLayer                      | player = new                   | heavy      | player            | -                       | -
    AVPlayerView                       | player = new                   | heavy      | player            | -                       | -
    AVPlayerViewController             | player = new                   | heavy      | player            | -                       | -
    AVQueuePlayer                      | advanceToNextItem              | heavy      | currentItem       | -                       | -
    AVQueuePlayer                      | removeAllItems                 | heavy      | -                 | -                       | -
    AVSpeechSynthesizer                | speak                          | service    | isSpeaking        | -                       | -
    CALayer                            | add                            | heavy      | animation(forKey:) | -                       | -
    CIImage                            | init(contentsOf:)              | light      | -                 | -                       | -
    CLGeocoder                         | geocodeAddressString           | service    | -                 | -                       | -
    CLGeocoder                         | geocodePostalAddress           | service    | -                 | -                       | -
    CLGeocoder                         | reverseGeocodeLocation         | service    | -                 | -                       | -
    CLLocationManager                  | requestLocation                | service    | -                 | -                       | -
    Data                               | init(contentsOf:)              | light      | -                 | -                       | -
    DataScannerViewController          | startScanning                  | idempotent | isScanning        | -                       | -
    DataScannerViewController          | stopScanning                   | idempotent | isScanning        | -                       | -
    ImageAnalyzer                      | analyze                        | service    | -                 | -                       | -
    LPMetadataProvider                 | startFetchingMetadata          | service    | -                 | -                       | -
    MKDirections                       | calculate                      | service    | -                 | -                       | -
    MKDirections                       | calculateETA                   | service    | -                 | -                       | -
    MKLocalSearch                      | start                          | service    | -                 | -                       | -
    MKLocalSearchCompleter             | queryFragment =                | heavy      | queryFragment     | -                       | -
    MKMapSnapshotter                   | start                          | service    | -                 | -                       | -
    MKMapView                          | camera =                       | heavy      | -                 | -                       | -
    MKMapView                          | centerCoordinate =             | heavy      | -                 | -                       | -
    MKMapView                          | region =                       | heavy      | -                 | -                       | -
    MKMapView                          | setCamera                      | heavy      | -                 | -                       | -
    MKMapView                          | setCenter                      | heavy      | -                 | -                       | -
    MKMapView                          | setRegion                      | heavy      | -                 | -                       | -
    MKMapView                          | setVisibleMapRect              | heavy      | -                 | -                       | -
    MKMapView                          | showAnnotations                | heavy      | -                 | -                       | -
    MKMapView                          | visibleMapRect =               | heavy      | -                 | -                       | -
    NSApplication                      | activate                       | heavy      | isActive          | -                       | -
    NSAttributedString                 | init(data:)                    | light      | -                 | -                       | -
    NSCollectionView                   | reloadData                     | light      | -                 | -                       | -
    NSCollectionView                   | reloadItems                    | heavy      | -                 | -                       | -
    NSCollectionView                   | reloadSections                 | heavy      | -                 | -                       | -
    NSCollectionView                   | scrollToItems                  | heavy      | -                 | -                       | -
    NSComboBox                         | removeAllItems                 | light      | -                 | -                       | -
    NSData                             | init(contentsOf:)              | light      | -                 | -                       | -
    NSData                             | init(contentsOfFile:)          | light      | -                 | -                       | -
    NSFetchedResultsController         | performFetch                   | light      | fetchedObjects    | -                       | -
    NSImage                            | init(contentsOf:)              | light      | -                 | -                       | -
    NSImage                            | init(contentsOfFile:)          | light      | -                 | -                       | -
    NSManagedObjectContext             | fetch                          | light      | -                 | -                       | -
    NSMutableAttributedString          | init(data:)                    | light      | -                 | -                       | -
    NSOutlineView                      | reloadItem                     | light      | -                 | -                       | -
    NSPopUpButton                      | removeAllItems                 | light      | -                 | -                       | -
    NSPopUpButton                      | selectItem                     | setting    | indexOfSelectedItem | -                       | -
    NSResponder                        | scrollToBeginningOfDocument    | heavy      | -                 | -                       | -
    NSResponder                        | scrollToEndOfDocument          | heavy      | -                 | -                       | -
    NSScrollView                       | magnification =                | heavy      | magnification     | -                       | -
    NSScrollView                       | magnify                        | heavy      | magnification     | -                       | -
    NSScrollView                       | setMagnification               | heavy      | magnification     | -                       | -
    NSTableView                        | reloadData                     | light      | -                 | -                       | -
    NSTableView                        | scrollColumnToVisible          | heavy      | -                 | -                       | -
    NSTableView                        | scrollRowToVisible             | heavy      | -                 | -                       | -
    NSText                             | scrollRangeToVisible           | heavy      | -                 | -                       | -
    NSView                             | scroll                         | heavy      | -                 | -                       | -
    NSView                             | scrollToVisible                | heavy      | -                 | -                       | -
    NSWindow                           | center                         | heavy      | -                 | -                       | -
    NSWindow                           | makeKeyAndOrderFront           | heavy      | isKeyWindow       | -                       | -
    NSWindow                           | toggleFullScreen               | heavy      | styleMask         | -                       | -
    NSWorkspace                        | open                           | service    | -                 | -                       | -
    PDFView                            | document = new                 | heavy      | document          | -                       | -
    PDFView                            | go                             | heavy      | currentPage       | -                       | -
    PDFView                            | goToFirstPage                  | heavy      | currentPage       | -                       | -
    PDFView                            | goToLastPage                   | heavy      | currentPage       | -                       | -
    PDFView                            | goToNextPage                   | heavy      | currentPage       | -                       | -
    PDFView                            | goToPreviousPage               | heavy      | currentPage       | -                       | -
    PDFView                            | scaleFactor =                  | heavy      | scaleFactor       | -                       | -
    PHImageManager                     | requestAVAsset                 | service    | -                 | -                       | -
    PHImageManager                     | requestImage                   | service    | -                 | -                       | -
    PHImageManager                     | requestImageDataAndOrientation | service    | -                 | -                       | -
    PHImageManager                     | requestLivePhoto               | service    | -                 | -                       | -
    PHImageManager                     | requestPlayerItem              | service    | -                 | -                       | -
    QLPreviewController                | currentPreviewItemIndex =      | heavy      | currentPreviewItemIndex | -                       | -
    QLPreviewController                | refreshCurrentPreviewItem      | heavy      | -                 | -                       | -
    QLPreviewController                | reloadData                     | light      | -                 | -                       | -
    QLPreviewView                      | previewItem =                  | heavy      | previewItem       | -                       | -
    QLPreviewView                      | refreshPreviewItem             | heavy      | -                 | -                       | -
    SCNView                            | present                        | heavy      | scene             | -                       | -
    SCNView                            | scene = new                    | heavy      | scene             | -                       | -
    SKNode                             | run                            | heavy      | hasActions()      | -                       | -
    SKStoreProductViewController       | loadProduct                    | service    | -                 | -                       | -
    SKView                             | presentScene                   | heavy      | scene             | -                       | -
    String                             | init(contentsOf:)              | light      | -                 | -                       | -
    String                             | init(contentsOfFile:)          | light      | -                 | -                       | -
    UIActivityIndicatorView            | startAnimating                 | idempotent | isAnimating       | -                       | -
    UIActivityIndicatorView            | stopAnimating                  | idempotent | isAnimating       | -                       | -
    UIApplication                      | open                           | service    | -                 | -                       | -
    UICollectionView                   | collectionViewLayout = new     | heavy      | collectionViewLayout | -                       | -
    UICollectionView                   | reloadData                     | light      | -                 | -                       | -
    UICollectionView                   | reloadItems                    | heavy      | -                 | -                       | -
    UICollectionView                   | reloadSections                 | heavy      | -                 | -                       | -
    UICollectionView                   | scrollToItem                   | heavy      | indexPathsForVisibleItems | -                       | -
    UICollectionView                   | setCollectionViewLayout        | heavy      | collectionViewLayout | -                       | -
    UICollectionViewDiffableDataSource | applySnapshotUsingReloadData   | light      | -                 | -                       | -
    UIDatePicker                       | setDate                        | setting    | date              | -                       | -
    UIImage                            | init(contentsOfFile:)          | light      | -                 | -                       | -
    UIImageView                        | startAnimating                 | idempotent | isAnimating       | -                       | -
    UIImageView                        | stopAnimating                  | idempotent | isAnimating       | -                       | -
    UIImpactFeedbackGenerator          | impactOccurred                 | service    | -                 | -                       | -
    UINavigationController             | popToRootViewController        | heavy      | viewControllers   | -                       | -
    UINavigationController             | popToViewController            | heavy      | viewControllers   | -                       | -
    UINavigationController             | popViewController              | heavy      | viewControllers   | -                       | -
    UINavigationController             | setViewControllers             | heavy      | viewControllers   | -                       | -
    UINavigationController             | viewControllers = new          | heavy      | viewControllers   | -                       | -
    UINotificationFeedbackGenerator    | notificationOccurred           | service    | -                 | -                       | -
    UIPageViewController               | setViewControllers             | heavy      | viewControllers   | -                       | -
    UIPickerView                       | reloadAllComponents            | light      | -                 | -                       | -
    UIPickerView                       | selectRow                      | setting    | selectedRow(inComponent:) | -                       | -
    UIProgressView                     | setProgress                    | setting    | progress          | -                       | -
    UIScrollView                       | contentOffset =                | heavy      | contentOffset     | -                       | -
    UIScrollView                       | flashScrollIndicators          | heavy      | -                 | -                       | -
    UIScrollView                       | scrollRectToVisible            | heavy      | -                 | -                       | -
    UIScrollView                       | setContentOffset               | heavy      | contentOffset     | -                       | -
    UIScrollView                       | setZoomScale                   | heavy      | zoomScale         | -                       | -
    UIScrollView                       | zoom                           | heavy      | -                 | -                       | -
    UIScrollView                       | zoomScale =                    | heavy      | zoomScale         | -                       | -
    UISegmentedControl                 | removeAllSegments              | light      | -                 | -                       | -
    UISelectionFeedbackGenerator       | selectionChanged               | service    | -                 | -                       | -
    UISlider                           | setValue                       | setting    | value             | -                       | -
    UISwitch                           | setOn                          | setting    | isOn              | -                       | -
    UITabBarController                 | setViewControllers             | heavy      | viewControllers   | -                       | -
    UITableView                        | reloadData                     | light      | -                 | -                       | -
    UITableView                        | reloadRows                     | heavy      | -                 | -                       | -
    UITableView                        | reloadSections                 | heavy      | -                 | -                       | -
    UITableView                        | scrollToNearestSelectedRow     | heavy      | -                 | -                       | -
    UITableView                        | scrollToRow                    | heavy      | indexPathsForVisibleRows | -                       | -
    UITableView                        | selectRow                      | setting    | indexPathForSelectedRow | -                       | -
    UITableViewDiffableDataSource      | applySnapshotUsingReloadData   | light      | -                 | -                       | -
    UITextView                         | scrollRangeToVisible           | heavy      | -                 | -                       | -
    UNUserNotificationCenter           | add                            | service    | -                 | -                       | -
    URLSession                         | bytes                          | service    | -                 | -                       | -
    URLSession                         | data                           | service    | -                 | -                       | -
    URLSession                         | dataTask                       | service    | -                 | -                       | -
    URLSession                         | download                       | service    | -                 | -                       | -
    URLSession                         | downloadTask                   | service    | -                 | -                       | -
    URLSession                         | upload                         | service    | -                 | -                       | -
    URLSession                         | uploadTask                     | service    | -                 | -                       | -
    WKWebView                          | evaluateJavaScript             | light      | -                 | -                       | -
    WKWebView                          | goBack                         | heavy      | backForwardList   | -                       | -
    WKWebView                          | goForward                      | heavy      | backForwardList   | -                       | -
    WKWebView                          | interactionState =             | heavy      | interactionState  | -                       | -
    WKWebView                          | load                           | load       | url               | the user follows a link | decidePolicyFor allow
    WKWebView                          | loadFileRequest                | load       | -                 | -                       | -
    WKWebView                          | loadFileURL                    | load       | url               | -                       | -
    WKWebView                          | loadHTMLString                 | load       | -                 | -                       | -
    WKWebView                          | loadSimulatedRequest           | load       | -                 | -                       | -
    WKWebView                          | reload                         | heavy      | -                 | -                       | -
    WKWebView                          | reloadFromOrigin               | heavy      | -                 | -                       | -
    """
}
