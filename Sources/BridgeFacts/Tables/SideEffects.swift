extension SideEffect {
  /// Class | method, or property with `=` | weight | getter.
  static let table = """
    ARSession               | run                  | heavy      | -
    AVCaptureSession        | startRunning         | idempotent | isRunning
    AVCaptureSession        | stopRunning          | idempotent | isRunning
    AVPlayer                | pause                | idempotent | timeControlStatus
    AVPlayer                | play                 | idempotent | timeControlStatus
    AVPlayer                | replaceCurrentItem   | heavy      | currentItem
    AVPlayer                | seek                 | heavy      | -
    MKMapView               | setCamera            | heavy      | -
    MKMapView               | setCenter            | heavy      | -
    MKMapView               | setRegion            | heavy      | -
    MKMapView               | setVisibleMapRect    | heavy      | -
    NSPopUpButton           | selectItem           | light      | indexOfSelectedItem
    NSTableView             | reloadData           | light      | -
    PDFView                 | document =           | heavy      | document
    PDFView                 | go                   | heavy      | currentPage
    SCNView                 | scene =              | heavy      | scene
    SKView                  | presentScene         | heavy      | scene
    UIActivityIndicatorView | startAnimating       | idempotent | isAnimating
    UIActivityIndicatorView | stopAnimating        | idempotent | isAnimating
    UICollectionView        | reloadData           | light      | -
    UICollectionView        | reloadSections       | heavy      | -
    UICollectionView        | scrollToItem         | heavy      | indexPathsForVisibleItems
    UIDatePicker            | setDate              | heavy      | date
    UIImageView             | startAnimating       | idempotent | isAnimating
    UIImageView             | stopAnimating        | idempotent | isAnimating
    UINavigationController  | setViewControllers   | heavy      | viewControllers
    UIPageViewController    | setViewControllers   | heavy      | viewControllers
    UIPickerView            | reloadAllComponents  | light      | -
    UIPickerView            | selectRow            | light      | selectedRow(inComponent:)
    UIProgressView          | setProgress          | light      | progress
    UIScrollView            | scrollRectToVisible  | heavy      | -
    UIScrollView            | setContentOffset     | heavy      | contentOffset
    UISlider                | setValue             | light      | value
    UISwitch                | setOn                | light      | isOn
    UITableView             | reloadData           | light      | -
    UITableView             | reloadSections       | heavy      | -
    UITableView             | scrollToRow          | heavy      | indexPathsForVisibleRows
    UITableView             | selectRow            | light      | indexPathForSelectedRow
    WKWebView               | evaluateJavaScript   | light      | -
    WKWebView               | load                 | heavy      | url
    WKWebView               | loadFileURL          | heavy      | url
    WKWebView               | loadHTMLString       | heavy      | -
    WKWebView               | reload               | heavy      | -
    """
}
