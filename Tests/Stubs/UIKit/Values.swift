@_exported import Foundation

// The values of views and controllers that wrappers set.

extension UIActivityIndicatorView {
  public enum Style: Int, Sendable { case medium, large }
  public convenience init(style: Style) { self.init(frame: .zero) }
}
extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
}
extension UIButton {
  public enum ButtonType: Int, Sendable { case custom, system }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  public func title(for state: UIControl.State) -> String? { nil }
  public func setTitle(_ title: String?, for state: UIControl.State) {}
}
extension UIColorWell {
  public var selectedColor: UIColor? {
    get { nil }
    set {}
  }
}
extension UIPickerView {
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  public func selectedRow(inComponent component: Int) -> Int { 0 }
}
extension UISegmentedControl {
  public func removeAllSegments() {}
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
}
extension UIStepper {
  public var minimumValue: Double {
    get { 0 }
    set {}
  }
  public var maximumValue: Double {
    get { 0 }
    set {}
  }
}
extension UITextView {
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}
@objc open class UIVisualEffect: NSObject {}
@objc open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case light, regular, systemMaterial }
  public convenience init(style: Style) { self.init() }
}
extension UIVisualEffectView {
  public convenience init(effect: UIVisualEffect?) { self.init(frame: .zero) }
  public var effect: UIVisualEffect? {
    get { nil }
    set {}
  }
}

// MARK: - Lists

extension UICollectionViewCell { public var contentView: UIView { UIView() } }
public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public var text: String?
  @MainActor public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
extension UITableView {
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
extension IndexPath { public var item: Int { 0 } }
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, insetGrouped }
  public init(appearance: Appearance) {}
}
@MainActor @preconcurrency @objc open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout() }
}
extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError() }
}
@MainActor @preconcurrency @objc open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout layout: UICollectionViewLayout) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(collectionViewLayout: UICollectionViewLayout()) }
  open var collectionView: UICollectionView! { nil }
}
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public init() {}
  public mutating func appendSections(_ sections: [Section]) {}
  public mutating func appendItems(_ items: [Item]) {}
}
@MainActor @preconcurrency open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) {}
  open func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true) {}
}

// MARK: - Controllers

extension UIColorPickerViewController {
  public var selectedColor: UIColor {
    get { UIColor() }
    set {}
  }
}
extension UIFontPickerViewController { public var selectedFontDescriptor: UIFontDescriptor? { nil } }
@objc open class UIFontDescriptor: NSObject, @unchecked Sendable {}
extension UIPageViewController {
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public var viewControllers: [UIViewController]? { nil }
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
extension UIViewController { public var isViewLoaded: Bool { false } }
@objc open class UISceneSession: NSObject {}
extension UIScene { @objc(UISceneConnectionOptions) open class ConnectionOptions: NSObject {} }
@MainActor @preconcurrency @objc public protocol UIWindowSceneDelegate: UISceneDelegate {}
