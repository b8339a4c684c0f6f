extension ClassFact {
  /// UIKit classes that apps wrap, with their superclasses and delegate properties.
  static let uiKitTable = """
    import UIKit
    UIActivityIndicatorView: UIView
    UIActivityViewController: UIViewController
    UIAlertController: UIViewController
    UIButton: UIControl
    UICalendarView: UIView
      weak delegate: UICalendarViewDelegate
    UICloudSharingController: UIViewController
      weak delegate: UICloudSharingControllerDelegate
    UICollectionReusableView: UIView
    UICollectionView: UIScrollView
      weak delegate: UICollectionViewDelegate
      weak dataSource: UICollectionViewDataSource
      rare weak prefetchDataSource: UICollectionViewDataSourcePrefetching
      rare weak dragDelegate: UICollectionViewDragDelegate
      rare weak dropDelegate: UICollectionViewDropDelegate
    UICollectionViewCell: UICollectionReusableView
    UICollectionViewController: UIViewController
    UICollectionViewListCell: UICollectionViewCell
    UIColorPickerViewController: UIViewController
      weak delegate: UIColorPickerViewControllerDelegate
    UIColorWell: UIControl
    UIContentUnavailableView: UIView
    UIContextMenuInteraction: NSObject
    UIControl: UIView
    UIDatePicker: UIControl
    UIDocumentBrowserViewController: UIViewController
      weak delegate: UIDocumentBrowserViewControllerDelegate
    UIDocumentInteractionController: NSObject
      weak delegate: UIDocumentInteractionControllerDelegate
    UIDocumentPickerViewController: UIViewController
      weak delegate: UIDocumentPickerDelegate
    UIDragInteraction: NSObject
    UIDropInteraction: NSObject
    UIFontPickerViewController: UIViewController
      weak delegate: UIFontPickerViewControllerDelegate
    UIGestureRecognizer: NSObject
      weak delegate: UIGestureRecognizerDelegate
    UIHoverGestureRecognizer: UIGestureRecognizer
    UIImagePickerController: UINavigationController
      weak delegate: UIImagePickerControllerDelegate & UINavigationControllerDelegate
    UIImageView: UIView
    UIInputView: UIView
    UIInputViewController: UIViewController
    UILabel: UIView
    UILongPressGestureRecognizer: UIGestureRecognizer
    UINavigationBar: UIView
      weak delegate: UINavigationBarDelegate
    UINavigationController: UIViewController
      weak delegate: UINavigationControllerDelegate
    UIPageControl: UIControl
    UIPageViewController: UIViewController
      weak delegate: UIPageViewControllerDelegate
      weak dataSource: UIPageViewControllerDataSource
    UIPanGestureRecognizer: UIGestureRecognizer
    UIPasteControl: UIControl
    UIPickerView: UIView
      weak dataSource: UIPickerViewDataSource
      weak delegate: UIPickerViewDelegate
    UIPinchGestureRecognizer: UIGestureRecognizer
    UIPopoverBackgroundView: UIView
    UIProgressView: UIView
    UIReferenceLibraryViewController: UIViewController
    UIRefreshControl: UIControl
    UIResponder: NSObject
    UIRotationGestureRecognizer: UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    UIScrollView: UIView
      weak delegate: UIScrollViewDelegate
    UISearchBar: UIView
      weak delegate: UISearchBarDelegate
    UISearchContainerViewController: UIViewController
    UISearchController: UIViewController
      weak searchResultsUpdater: UISearchResultsUpdating
      rare weak delegate: UISearchControllerDelegate
    UISearchTextField: UITextField
    UISegmentedControl: UIControl
    UISlider: UIControl
    UISplitViewController: UIViewController
      weak delegate: UISplitViewControllerDelegate
    UIStackView: UIView
    UIStepper: UIControl
    UISwipeGestureRecognizer: UIGestureRecognizer
    UISwitch: UIControl
    UITabBar: UIView
      weak delegate: UITabBarDelegate
    UITabBarController: UIViewController
      weak delegate: UITabBarControllerDelegate
    UITableView: UIScrollView
      weak dataSource: UITableViewDataSource
      weak delegate: UITableViewDelegate
      rare weak prefetchDataSource: UITableViewDataSourcePrefetching
      rare weak dragDelegate: UITableViewDragDelegate
      rare weak dropDelegate: UITableViewDropDelegate
    UITableViewCell: UIView
    UITableViewController: UIViewController
    UITableViewHeaderFooterView: UIView
    UITapGestureRecognizer: UIGestureRecognizer
    UITextField: UIControl
      weak delegate: UITextFieldDelegate
    UITextView: UIScrollView
      weak delegate: UITextViewDelegate
    UIToolbar: UIView
      weak delegate: UIToolbarDelegate
    UIVideoEditorController: UINavigationController
      strong delegate: UINavigationControllerDelegate & UIVideoEditorControllerDelegate
    UIView: UIResponder
    UIViewController: UIResponder
    UIVisualEffectView: UIView
    UIWindow: UIView
    """
}
