extension SideEffect {
  /// Class | method, property with `=`, or property with `= new` if only a new object counts | weight | getter | when
  /// the getter also changes | the label of the delegate method that may prevent it, and its answer that doesn't.
  static let table = """
    ARSession                          | run                          | heavy      | -                 | -                       | -
    AVCaptureSession                   | startRunning                 | idempotent | isRunning         | -                       | -
    AVCaptureSession                   | stopRunning                  | idempotent | isRunning         | -                       | -
    AVPlayer                           | pause                        | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | play                         | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | replaceCurrentItem           | heavy      | currentItem       | -                       | -
    AVPlayer                           | seek                         | heavy      | -                 | -                       | -
    AVPlayerLayer                      | player = new                 | heavy      | player            | -                       | -
    AVPlayerView                       | player = new                 | heavy      | player            | -                       | -
    AVPlayerViewController             | player = new                 | heavy      | player            | -                       | -
    CLGeocoder                         | geocodeAddressString         | network    | -                 | -                       | -
    CLGeocoder                         | reverseGeocodeLocation       | network    | -                 | -                       | -
    DataScannerViewController          | startScanning                | idempotent | isScanning        | -                       | -
    DataScannerViewController          | stopScanning                 | idempotent | isScanning        | -                       | -
    LPMetadataProvider                 | startFetchingMetadata        | network    | -                 | -                       | -
    MKDirections                       | calculate                    | network    | -                 | -                       | -
    MKLocalSearch                      | start                        | network    | -                 | -                       | -
    MKMapSnapshotter                   | start                        | network    | -                 | -                       | -
    MKMapView                          | camera =                     | heavy      | -                 | -                       | -
    MKMapView                          | centerCoordinate =           | heavy      | -                 | -                       | -
    MKMapView                          | region =                     | heavy      | -                 | -                       | -
    MKMapView                          | setCamera                    | heavy      | -                 | -                       | -
    MKMapView                          | setCenter                    | heavy      | -                 | -                       | -
    MKMapView                          | setRegion                    | heavy      | -                 | -                       | -
    MKMapView                          | setVisibleMapRect            | heavy      | -                 | -                       | -
    MKMapView                          | showAnnotations              | heavy      | -                 | -                       | -
    MKMapView                          | visibleMapRect =             | heavy      | -                 | -                       | -
    NSApplication                      | activate                     | heavy      | isActive          | -                       | -
    NSCollectionView                   | reloadData                   | light      | -                 | -                       | -
    NSCollectionView                   | reloadItems                  | heavy      | -                 | -                       | -
    NSCollectionView                   | reloadSections               | heavy      | -                 | -                       | -
    NSCollectionView                   | scrollToItems                | heavy      | -                 | -                       | -
    NSComboBox                         | removeAllItems               | light      | -                 | -                       | -
    NSOutlineView                      | reloadItem                   | light      | -                 | -                       | -
    NSPopUpButton                      | removeAllItems               | light      | -                 | -                       | -
    NSPopUpButton                      | selectItem                   | setting    | indexOfSelectedItem | -                       | -
    NSResponder                        | scrollToBeginningOfDocument  | heavy      | -                 | -                       | -
    NSResponder                        | scrollToEndOfDocument        | heavy      | -                 | -                       | -
    NSScrollView                       | magnification =              | heavy      | magnification     | -                       | -
    NSTableView                        | reloadData                   | light      | -                 | -                       | -
    NSTableView                        | scrollRowToVisible           | heavy      | -                 | -                       | -
    NSText                             | scrollRangeToVisible         | heavy      | -                 | -                       | -
    NSView                             | scroll                       | heavy      | -                 | -                       | -
    NSView                             | scrollToVisible              | heavy      | -                 | -                       | -
    NSWindow                           | center                       | heavy      | -                 | -                       | -
    NSWindow                           | makeKeyAndOrderFront         | heavy      | isKeyWindow       | -                       | -
    NSWindow                           | toggleFullScreen             | heavy      | styleMask         | -                       | -
    PDFView                            | document = new               | heavy      | document          | -                       | -
    PDFView                            | go                           | heavy      | currentPage       | -                       | -
    PDFView                            | scaleFactor =                | heavy      | scaleFactor       | -                       | -
    QLPreviewController                | currentPreviewItemIndex =    | heavy      | currentPreviewItemIndex | -                       | -
    QLPreviewController                | refreshCurrentPreviewItem    | heavy      | -                 | -                       | -
    QLPreviewController                | reloadData                   | light      | -                 | -                       | -
    QLPreviewView                      | previewItem =                | heavy      | previewItem       | -                       | -
    QLPreviewView                      | refreshPreviewItem           | heavy      | -                 | -                       | -
    SCNView                            | present                      | heavy      | scene             | -                       | -
    SCNView                            | scene = new                  | heavy      | scene             | -                       | -
    SKView                             | presentScene                 | heavy      | scene             | -                       | -
    UIActivityIndicatorView            | startAnimating               | idempotent | isAnimating       | -                       | -
    UIActivityIndicatorView            | stopAnimating                | idempotent | isAnimating       | -                       | -
    UICollectionView                   | collectionViewLayout = new   | heavy      | collectionViewLayout | -                       | -
    UICollectionView                   | reloadData                   | light      | -                 | -                       | -
    UICollectionView                   | reloadItems                  | heavy      | -                 | -                       | -
    UICollectionView                   | reloadSections               | heavy      | -                 | -                       | -
    UICollectionView                   | scrollToItem                 | heavy      | indexPathsForVisibleItems | -                       | -
    UICollectionView                   | setCollectionViewLayout      | heavy      | collectionViewLayout | -                       | -
    UICollectionViewDiffableDataSource | applySnapshotUsingReloadData | light      | -                 | -                       | -
    UIDatePicker                       | setDate                      | setting    | date              | -                       | -
    UIImageView                        | startAnimating               | idempotent | isAnimating       | -                       | -
    UIImageView                        | stopAnimating                | idempotent | isAnimating       | -                       | -
    UINavigationController             | setViewControllers           | heavy      | viewControllers   | -                       | -
    UINavigationController             | viewControllers = new        | heavy      | viewControllers   | -                       | -
    UIPageViewController               | setViewControllers           | heavy      | viewControllers   | -                       | -
    UIPickerView                       | reloadAllComponents          | light      | -                 | -                       | -
    UIPickerView                       | selectRow                    | setting    | selectedRow(inComponent:) | -                       | -
    UIProgressView                     | setProgress                  | setting    | progress          | -                       | -
    UIScrollView                       | contentOffset =              | heavy      | contentOffset     | -                       | -
    UIScrollView                       | scrollRectToVisible          | heavy      | -                 | -                       | -
    UIScrollView                       | setContentOffset             | heavy      | contentOffset     | -                       | -
    UIScrollView                       | setZoomScale                 | heavy      | zoomScale         | -                       | -
    UIScrollView                       | zoom                         | heavy      | -                 | -                       | -
    UIScrollView                       | zoomScale =                  | heavy      | zoomScale         | -                       | -
    UISegmentedControl                 | removeAllSegments            | light      | -                 | -                       | -
    UISlider                           | setValue                     | setting    | value             | -                       | -
    UISwitch                           | setOn                        | setting    | isOn              | -                       | -
    UITabBarController                 | setViewControllers           | heavy      | viewControllers   | -                       | -
    UITableView                        | reloadData                   | light      | -                 | -                       | -
    UITableView                        | reloadRows                   | heavy      | -                 | -                       | -
    UITableView                        | reloadSections               | heavy      | -                 | -                       | -
    UITableView                        | scrollToRow                  | heavy      | indexPathsForVisibleRows | -                       | -
    UITableView                        | selectRow                    | setting    | indexPathForSelectedRow | -                       | -
    UITableViewDiffableDataSource      | applySnapshotUsingReloadData | light      | -                 | -                       | -
    UITextView                         | scrollRangeToVisible         | heavy      | -                 | -                       | -
    URLSession                         | data                         | network    | -                 | -                       | -
    URLSession                         | dataTask                     | network    | -                 | -                       | -
    URLSession                         | download                     | network    | -                 | -                       | -
    URLSession                         | downloadTask                 | network    | -                 | -                       | -
    WKWebView                          | evaluateJavaScript           | light      | -                 | -                       | -
    WKWebView                          | load                         | heavy      | url               | the user follows a link | decidePolicyFor allow
    WKWebView                          | loadFileURL                  | heavy      | url               | -                       | -
    WKWebView                          | loadHTMLString               | heavy      | -                 | -                       | -
    WKWebView                          | reload                       | heavy      | -                 | -                       | -
    WKWebView                          | reloadFromOrigin             | heavy      | -                 | -                       | -
    """
}
