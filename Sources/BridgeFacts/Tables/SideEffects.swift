extension SideEffect {
  /// Class | method, or property with `=` | weight | getter | when the getter also changes | the label of the delegate
  /// method that may prevent it.
  static let table = """
    ARSession                          | run                          | heavy      | -                 | -                       | -
    AVCaptureSession                   | startRunning                 | idempotent | isRunning         | -                       | -
    AVCaptureSession                   | stopRunning                  | idempotent | isRunning         | -                       | -
    AVPlayer                           | pause                        | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | play                         | idempotent | timeControlStatus | -                       | -
    AVPlayer                           | replaceCurrentItem           | heavy      | currentItem       | -                       | -
    AVPlayer                           | seek                         | heavy      | -                 | -                       | -
    AVPlayerLayer                      | player =                     | heavy      | player            | -                       | -
    AVPlayerView                       | player =                     | heavy      | player            | -                       | -
    AVPlayerViewController             | player =                     | heavy      | player            | -                       | -
    LPMetadataProvider                 | startFetchingMetadata        | network    | -                 | -                       | -
    MKMapView                          | setCamera                    | heavy      | -                 | -                       | -
    MKMapView                          | setCenter                    | heavy      | -                 | -                       | -
    MKMapView                          | setRegion                    | heavy      | -                 | -                       | -
    MKMapView                          | setVisibleMapRect            | heavy      | -                 | -                       | -
    MKMapView                          | showAnnotations              | heavy      | -                 | -                       | -
    NSCollectionView                   | reloadData                   | light      | -                 | -                       | -
    NSCollectionView                   | scrollToItems                | heavy      | -                 | -                       | -
    NSPopUpButton                      | selectItem                   | setting    | indexOfSelectedItem | -                       | -
    NSResponder                        | scrollToBeginningOfDocument  | heavy      | -                 | -                       | -
    NSResponder                        | scrollToEndOfDocument        | heavy      | -                 | -                       | -
    NSTableView                        | reloadData                   | light      | -                 | -                       | -
    NSTableView                        | scrollRowToVisible           | heavy      | -                 | -                       | -
    NSText                             | scrollRangeToVisible         | heavy      | -                 | -                       | -
    PDFView                            | document =                   | heavy      | document          | -                       | -
    PDFView                            | go                           | heavy      | currentPage       | -                       | -
    QLPreviewController                | reloadData                   | light      | -                 | -                       | -
    SCNView                            | present                      | heavy      | scene             | -                       | -
    SCNView                            | scene =                      | heavy      | scene             | -                       | -
    SKView                             | presentScene                 | heavy      | scene             | -                       | -
    UIActivityIndicatorView            | startAnimating               | idempotent | isAnimating       | -                       | -
    UIActivityIndicatorView            | stopAnimating                | idempotent | isAnimating       | -                       | -
    UICollectionView                   | reloadData                   | light      | -                 | -                       | -
    UICollectionView                   | reloadSections               | heavy      | -                 | -                       | -
    UICollectionView                   | scrollToItem                 | heavy      | indexPathsForVisibleItems | -                       | -
    UICollectionViewDiffableDataSource | applySnapshotUsingReloadData | light      | -                 | -                       | -
    UIDatePicker                       | setDate                      | setting    | date              | -                       | -
    UIImageView                        | startAnimating               | idempotent | isAnimating       | -                       | -
    UIImageView                        | stopAnimating                | idempotent | isAnimating       | -                       | -
    UINavigationController             | setViewControllers           | heavy      | viewControllers   | -                       | -
    UIPageViewController               | setViewControllers           | heavy      | viewControllers   | -                       | -
    UIPickerView                       | reloadAllComponents          | light      | -                 | -                       | -
    UIPickerView                       | selectRow                    | setting    | selectedRow(inComponent:) | -                       | -
    UIProgressView                     | setProgress                  | setting    | progress          | -                       | -
    UIScrollView                       | scrollRectToVisible          | heavy      | -                 | -                       | -
    UIScrollView                       | setContentOffset             | heavy      | contentOffset     | -                       | -
    UISlider                           | setValue                     | setting    | value             | -                       | -
    UISwitch                           | setOn                        | setting    | isOn              | -                       | -
    UITableView                        | reloadData                   | light      | -                 | -                       | -
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
    WKWebView                          | load                         | heavy      | url               | the user follows a link | decidePolicyFor
    WKWebView                          | loadFileURL                  | heavy      | url               | -                       | -
    WKWebView                          | loadHTMLString               | heavy      | -                 | -                       | -
    WKWebView                          | reload                       | heavy      | -                 | -                       | -
    """
}
