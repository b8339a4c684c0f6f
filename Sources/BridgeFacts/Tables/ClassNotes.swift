extension ClassNote {
  /// Classes, with the events that they send, who dismisses them (`probably` if the headers don't say), and advice.
  static let table = """
    ARSCNView
      note Run its session in the make method, and pause the session in the dismantle method. Its delegate is called on
        the renderer's thread.
    AVPlayerViewController
      note Import AVKit for the controller and AVFoundation for its player.
    CNContactPickerViewController
      closes It dismisses itself and informs its delegate.
      note The `didSelect` methods that the delegate implements determine what the user can select.
    CNContactViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
      note Put it in a navigation controller.
    DataScannerViewController
      note Check `isSupported` and `isAvailable`, and call `startScanning()` yourself.
    EKCalendarChooser
      closes It doesn't dismiss itself: dismiss it in each of its callbacks.
    EKEventEditViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
      note Its delegate property is `editViewDelegate`; `delegate` belongs to `UINavigationController`.
    EKEventViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
      note Put it in a navigation controller.
    GKGameCenterViewController
      probably It doesn't dismiss itself: dismiss it in its callback.
      note Its delegate property is `gameCenterDelegate`; `delegate` belongs to `UINavigationController`.
    MFMailComposeViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
      note Its delegate property is `mailComposeDelegate`; `delegate` belongs to `UINavigationController`.
      note Check `canSendMail()` before you create it.
    MFMessageComposeViewController
      probably It doesn't dismiss itself: dismiss it in its callback.
      note Its delegate property is `messageComposeDelegate`; `delegate` belongs to `UINavigationController`.
      note Check `canSendText()` before you create it.
    MKMapView
      note It adjusts a region to its aspect ratio, so its `region` can differ from the one that you set. Don't compare
        the two for equality: store the region that you set, and compare with that.
    MPMediaPickerController
      closes It doesn't dismiss itself: dismiss it in its callback.
    MTKView
      note The `delegate` property is weak: store the renderer in the coordinator.
    NSButton
      events target and action
      note It doesn't retain its target.
    NSColorWell
      events target and action
      note It doesn't retain its target.
    NSDatePicker
      events target and action
    NSPopUpButton
      events target and action
      note It doesn't retain its target.
    NSScrollView
      note To observe scrolling, set `postsBoundsChangedNotifications` to true on its `contentView`, and observe
        `NSView.boundsDidChangeNotification` from that view.
    NSSegmentedControl
      events target and action
      note It doesn't retain its target.
    NSSlider
      events target and action
      note It doesn't retain its target.
    NSStepper
      events target and action
      note It doesn't retain its target.
    NSSwitch
      events target and action
      note It doesn't retain its target.
    NSTableView
      note `numberOfRows(in:)` is optional in the header, but a data source must implement it unless you use bindings.
    NSTextField
      events target and action when the user presses Return
      note Its text callbacks receive a notification whose `object` is the text field.
    NSTextView
      note Wrap the scroll view that `NSTextView.scrollableTextView()` returns; its `documentView` is the text view.
    PDFView
      note It posts a `PDFViewPageChanged` notification when the page changes.
    PHPickerViewController
      closes It doesn't dismiss itself: dismiss it in its callback, which receives an empty array if the user cancels.
      note Load the picked items from their item providers, which can call back on any queue.
    PKAddPassesViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
    PKCanvasView
      note Store the `PKToolPicker` in the coordinator.
      note Setting `drawing` calls `canvasViewDrawingDidChange`.
    PKPaymentAuthorizationViewController
      closes It doesn't dismiss itself: dismiss it in its callback.
    QLPreviewController
      probably It dismisses itself if it's presented modally.
      note The `dataSource` property is weak: use the coordinator.
    SCNView
      note Its delegate is called on the renderer's thread.
    SFSafariViewController
      closes It dismisses itself; reset the binding in `safariViewControllerDidFinish`.
      note Its URL can't change: to show another URL, change the identity (`.id(url)`).
    SKStoreProductViewController
      closes It dismisses itself and informs its delegate.
    UIActivityViewController
      probably It dismisses itself and calls its `completionWithItemsHandler`.
    UIButton
      events .touchUpInside, .primaryActionTriggered, .menuActionTriggered
    UICloudSharingController
      probably It dismisses itself and informs its delegate.
    UICollectionView
      note The `dataSource` property is weak: store a diffable data source in the coordinator.
    UIColorPickerViewController
      closes It dismisses itself and calls `colorPickerViewControllerDidFinish`.
    UIColorWell
      events .valueChanged
    UIDatePicker
      events .valueChanged
    UIDocumentPickerViewController
      probably It dismisses itself and informs its delegate.
      note Picked URLs are security scoped, unless `asCopy` is true.
    UIFontPickerViewController
      probably It dismisses itself if the user cancels. If the user picks a font, dismiss it in its callback.
    UIImagePickerController
      closes It doesn't dismiss itself: dismiss it in each of its callbacks.
      note Its delegate must conform to both `UIImagePickerControllerDelegate` and `UINavigationControllerDelegate`.
    UIImageView
      note Its intrinsic size is the size of its image: to scale the image down, lower the compression resistance.
    UIPageControl
      events .valueChanged
    UIRefreshControl
      events .valueChanged
      note Assign it to `UIScrollView.refreshControl`, and call `endRefreshing()` when the refresh is complete.
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
      note The `dataSource` property is weak: store a diffable data source in the coordinator.
    UITextField
      events .editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit
      note Setting its text doesn't send `.editingChanged` or call the delegate's text methods.
      note Long text widens its intrinsic size: lower the horizontal compression resistance.
    UITextView
      note Its delegate also receives the callbacks of `UIScrollViewDelegate`.
    UIVideoEditorController
      probably It doesn't dismiss itself: dismiss it in each of its callbacks.
    VNDocumentCameraViewController
      closes It doesn't dismiss itself: dismiss it in each of its callbacks.
    WKWebView
      note In the update method, compare `url` before you load a page.
    """
}
