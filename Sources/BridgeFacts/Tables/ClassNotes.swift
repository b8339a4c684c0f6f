extension ClassNote {
  /// A class, how it reports and closes (`probably`: not checked again), and what to mind.
  static let table = """
    ARSCNView
      note Run its session in make and pause it in dismantle; callbacks of the renderer come on a thread of its own.
    AVPlayerViewController
      note The player comes from AVFoundation, the controller from AVKit.
    CNContactPickerViewController
      closes It closes itself; the delegate only reports.
      note Which `didSelect` methods the delegate has decides what can be selected.
    CNContactViewController
      closes The app closes it in `didCompleteWith`; put it into a navigation controller.
    DataScannerViewController
      note Check `isSupported` and `isAvailable`, and call `startScanning()` yourself.
    EKCalendarChooser
      closes It does not close itself: the callbacks have to lead to it.
    EKEventEditViewController
      closes It does not close itself: the callback has to lead to it.
      note Its delegate is `editViewDelegate`.
    EKEventViewController
      closes It does not close itself: the callback has to lead to it.
      note Put it into a navigation controller.
    GKGameCenterViewController
      probably It does not close itself: the callback has to lead to it.
      note Its delegate is `gameCenterDelegate`.
    MFMailComposeViewController
      closes It does not close itself: the callback has to lead to it.
      note Its delegate is `mailComposeDelegate`; `delegate` is that of the navigation controller.
      note Ask `canSendMail()` before you make one.
    MFMessageComposeViewController
      probably It does not close itself: the callback has to lead to it.
      note Its delegate is `messageComposeDelegate`.
      note Ask `canSendText()` before you make one.
    MKMapView
      note It rounds a region to its shape: an exact comparison with what was set never settles.
    MPMediaPickerController
      closes It does not close itself: the callback has to lead to it.
    MTKView
      note The delegate is weak: keep the renderer in the Coordinator.
    NSButton
      events target and action
      note It does not keep its target.
    NSColorWell
      events target and action
      note It does not keep its target.
    NSDatePicker
      events target and action
    NSPopUpButton
      events target and action
      note It does not keep its target.
    NSScrollView
      note `NSView.boundsDidChangeNotification` of its content view tells of scrolling, if that posts it.
    NSSegmentedControl
      events target and action
      note It does not keep its target.
    NSSlider
      events target and action
      note It does not keep its target.
    NSStepper
      events target and action
      note It does not keep its target.
    NSSwitch
      events target and action
      note It does not keep its target.
    NSTableView
      note `numberOfRows(in:)` is optional in the header and needed all the same.
    NSTextField
      events target and action on Return
      note Its text callbacks take a notification whose object is the field.
    NSTextView
      note Wrap the scroll view of `NSTextView.scrollableTextView()`, and find the text view as its `documentView`.
    PDFView
      note It tells of another page by `PDFViewPageChanged`, a notification.
    PHPickerViewController
      closes It does not close itself; a cancelled one calls back with an empty array.
      note What was picked is loaded from item providers, on any queue.
    PKAddPassesViewController
      closes It does not close itself: the callback has to lead to it.
    PKCanvasView
      note Keep the `PKToolPicker` in the Coordinator.
      note Setting `drawing` calls `canvasViewDrawingDidChange`.
    PKPaymentAuthorizationViewController
      closes It does not close itself: the callback has to lead to it.
    QLPreviewController
      probably It closes itself where it is presented.
      note The data source is weak: let the Coordinator be it.
    SCNView
      note The delegate is a `SCNSceneRendererDelegate`, called on a thread of the renderer.
    SFSafariViewController
      closes It closes itself; reset the binding in `safariViewControllerDidFinish`.
      note Its URL is fixed: another one needs another identity (`.id(url)`).
    SKStoreProductViewController
      closes It closes itself; the delegate only reports.
    UIActivityViewController
      probably It closes itself; `completionWithItemsHandler` reports.
    UIButton
      events .touchUpInside, .primaryActionTriggered, .menuActionTriggered
    UICloudSharingController
      probably It closes itself; the delegate only reports.
    UICollectionView
      note A diffable data source has to be kept: the `dataSource` is weak.
    UIColorPickerViewController
      closes It closes itself; `colorPickerViewControllerDidFinish` reports it.
    UIColorWell
      events .valueChanged
    UIDatePicker
      events .valueChanged
    UIDocumentPickerViewController
      probably It closes itself; the delegate only reports.
      note Picked URLs are security scoped, unless `asCopy` is true.
    UIFontPickerViewController
      probably It closes itself when cancelled; after a pick the app closes it.
    UIImagePickerController
      closes It does not close itself: both callbacks have to lead to it.
      note Its `delegate` has to conform to two protocols, that of navigation controllers among them.
    UIImageView
      note Its size is that of the image: for scaled images lower the compression resistance.
    UIPageControl
      events .valueChanged
    UIRefreshControl
      events .valueChanged
      note Assign it to `UIScrollView.refreshControl`, and call `endRefreshing()` in the end.
    UISearchTextField
      events .editingChanged
    UISegmentedControl
      events .valueChanged
    UISlider
      events .valueChanged, .touchUpInside
    UIStepper
      events .valueChanged
    UISwitch
      events .valueChanged
    UITableView
      note A diffable data source has to be kept: the `dataSource` is weak.
    UITextField
      events .editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit
      note Setting its text sends neither `.editingChanged` nor the delegate's callbacks for text.
      note Long text makes it wide: lower its horizontal compression resistance.
    UITextView
      note Its delegate is that of a scroll view as well.
    UIVideoEditorController
      probably It does not close itself: the callbacks have to lead to it.
    VNDocumentCameraViewController
      closes It does not close itself: the callbacks have to lead to it.
    WKWebView
      note Compare `url` before you load a page in update.
    """
}
