extension ClassFact {
  /// UIKit classes that apps wrap, with their delegate properties.
  static let uiKitTable = """
    import UIKit
    UIActivityIndicatorView
    UIActivityViewController
    UIAlertController
    UIButton
    UICalendarView
      weak delegate: UICalendarViewDelegate
    UICloudSharingController
      weak delegate: UICloudSharingControllerDelegate
    UICollectionReusableView
    UICollectionView
      weak delegate: UICollectionViewDelegate
      weak dataSource: UICollectionViewDataSource
      rare weak prefetchDataSource: UICollectionViewDataSourcePrefetching
      rare weak dragDelegate: UICollectionViewDragDelegate
      rare weak dropDelegate: UICollectionViewDropDelegate
    UICollectionViewCell
    UICollectionViewController
    UICollectionViewListCell
    UIColorPickerViewController
      weak delegate: UIColorPickerViewControllerDelegate
    UIColorWell
    UIContentUnavailableView
    UIContextMenuInteraction
    UIControl
    UIDatePicker
    UIDocumentBrowserViewController
      weak delegate: UIDocumentBrowserViewControllerDelegate
    UIDocumentInteractionController
      weak delegate: UIDocumentInteractionControllerDelegate
    UIDocumentPickerViewController
      weak delegate: UIDocumentPickerDelegate
    UIDragInteraction
    UIDropInteraction
    UIFontPickerViewController
      weak delegate: UIFontPickerViewControllerDelegate
    UIGestureRecognizer
      weak delegate: UIGestureRecognizerDelegate
    UIHoverGestureRecognizer
    UIImagePickerController
      weak delegate: UIImagePickerControllerDelegate & UINavigationControllerDelegate
    UIImageView
    UIInputView
    UIInputViewController
    UILabel
    UILongPressGestureRecognizer
    UINavigationBar
      weak delegate: UINavigationBarDelegate
    UINavigationController
      weak delegate: UINavigationControllerDelegate
    UIPageControl
    UIPageViewController
      weak delegate: UIPageViewControllerDelegate
      weak dataSource: UIPageViewControllerDataSource
    UIPanGestureRecognizer
    UIPasteControl
    UIPickerView
      weak dataSource: UIPickerViewDataSource
      weak delegate: UIPickerViewDelegate
    UIPinchGestureRecognizer
    UIPopoverBackgroundView
    UIProgressView
    UIReferenceLibraryViewController
    UIRefreshControl
    UIResponder
    UIRotationGestureRecognizer
    UIScreenEdgePanGestureRecognizer
    UIScrollView
      weak delegate: UIScrollViewDelegate
    UISearchBar
      weak delegate: UISearchBarDelegate
    UISearchContainerViewController
    UISearchController
      weak searchResultsUpdater: UISearchResultsUpdating
      rare weak delegate: UISearchControllerDelegate
    UISearchTextField
    UISegmentedControl
    UISlider
    UISplitViewController
      weak delegate: UISplitViewControllerDelegate
    UIStackView
    UIStepper
    UISwipeGestureRecognizer
    UISwitch
    UITabBar
      weak delegate: UITabBarDelegate
    UITabBarController
      weak delegate: UITabBarControllerDelegate
    UITableView
      weak dataSource: UITableViewDataSource
      weak delegate: UITableViewDelegate
      rare weak prefetchDataSource: UITableViewDataSourcePrefetching
      rare weak dragDelegate: UITableViewDragDelegate
      rare weak dropDelegate: UITableViewDropDelegate
    UITableViewCell
    UITableViewController
    UITableViewHeaderFooterView
    UITapGestureRecognizer
    UITextField
      weak delegate: UITextFieldDelegate
    UITextView
      weak delegate: UITextViewDelegate
    UIToolbar
      weak delegate: UIToolbarDelegate
    UIVideoEditorController
      strong delegate: UINavigationControllerDelegate & UIVideoEditorControllerDelegate
    UIView
    UIViewController
    UIVisualEffectView
    UIWindow
    """
}
