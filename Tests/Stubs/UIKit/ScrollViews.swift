@_exported import Foundation

@MainActor @preconcurrency @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
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
// Objective-C lets a subclass narrow the type of an inherited property, Swift
// classes do not. Putting the base property into a protocol extension keeps it
// usable on the base class and lets subclasses declare their own delegate.
@MainActor public protocol _ScrollDelegateSlot: AnyObject {}
extension _ScrollDelegateSlot {
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}
extension UIScrollView: _ScrollDelegateSlot {}
@MainActor @preconcurrency @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
}
@MainActor @preconcurrency @objc open class UITextView: UIScrollView {
  open var text: String!
  open var font: UIFont?
  open var isEditable = true
  open weak var delegate: (any UITextViewDelegate)?
  open var selectedRange = NSRange(location: 0, length: 0)
}
@MainActor @preconcurrency @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
@MainActor @preconcurrency @objc open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open weak var delegate: (any UISearchBarDelegate)?
}
@MainActor @preconcurrency @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
}
@MainActor @preconcurrency @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
@MainActor @preconcurrency @objc open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
public protocol UIConfigurationState {}
public protocol UIContentView: NSObjectProtocol {}
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
@MainActor @preconcurrency @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
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
@MainActor @preconcurrency @objc open class UICollectionViewCell: UICollectionReusableView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@MainActor @preconcurrency @objc open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
}
