@_exported import Foundation

@MainActor @preconcurrency @objc open class UIScrollView: UIView {
  open var contentOffset: CGPoint = .zero
  open var contentSize: CGSize = .zero
  open var contentInset = UIEdgeInsets()
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var isScrollEnabled = true
  open var refreshControl: UIRefreshControl?
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}
// Objective-C lets a subclass narrow the type of an inherited property, but Swift classes don't. Declaring the base
// property in a protocol extension keeps it usable on the base class and lets subclasses declare their own delegate.
@MainActor public protocol _ScrollDelegateSlot: AnyObject {}
extension _ScrollDelegateSlot {
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}
extension UIScrollView: _ScrollDelegateSlot {}
@MainActor @preconcurrency @objc open class UITextView: UIScrollView {
  open var text: String!
  open var font: UIFont?
  open var isEditable = true
  open weak var delegate: (any UITextViewDelegate)?
  open var selectedRange = NSRange(location: 0, length: 0)
}
@objc public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@MainActor @preconcurrency @objc public protocol UIBarPositioning: NSObjectProtocol {}
@MainActor @preconcurrency @objc open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
}
@MainActor @preconcurrency @objc open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var tableFooterView: UIView?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
public protocol UIConfigurationState {}
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency @objc open class UITableViewCell: UIView {
  open var contentView: UIView { fatalError() }
  open var textLabel: UILabel? { nil }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class UICollectionViewLayout: NSObject {}
@MainActor @preconcurrency @objc open class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor @preconcurrency @objc open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func reloadData() {}
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
}
@MainActor @preconcurrency @objc open class UICollectionReusableView: UIView {}
public struct UICellConfigurationState: UIConfigurationState {
  public var isSelected: Bool
}
@MainActor @preconcurrency @objc open class UICollectionViewCell: UICollectionReusableView {
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
}
