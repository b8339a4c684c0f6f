@_exported import Foundation

// MARK: - Controllers

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, popover, overFullScreen, none
}
@MainActor @preconcurrency @objc open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { nil }
  open var title: String?
  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open var presentedViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var preferredContentSize: CGSize = .zero
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}
@MainActor @preconcurrency @objc open class UINavigationBar: UIView {}
@MainActor @preconcurrency @objc open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var navigationBar: UINavigationBar { UINavigationBar() }
  open var topViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}
@MainActor public protocol _NavigationDelegateSlot: AnyObject {}
extension _NavigationDelegateSlot {
  public var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set {}
  }
}
extension UINavigationController: _NavigationDelegateSlot {}
@MainActor @preconcurrency @objc open class UIImagePickerController: UINavigationController {
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  @objc public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, RawRepresentable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "o")
    public static let editedImage = InfoKey(rawValue: "e")
    public static let imageURL = InfoKey(rawValue: "u")
    public static let mediaType = InfoKey(rawValue: "m")
  }
  open var sourceType: SourceType = .photoLibrary
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
}
/// A type of UniformTypeIdentifiers. Its members are found without an import.
public struct UTType: Sendable {
  public static var item: UTType { UTType() }
}
@MainActor @preconcurrency @objc open class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any UIDocumentPickerDelegate)?
}
@MainActor @preconcurrency @objc open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [UIResponder]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
@MainActor @preconcurrency @objc open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) { self.init(nibName: nil, bundle: nil) }
}

// MARK: - Scenes

@MainActor @preconcurrency @objc open class UIScene: UIResponder {}
@MainActor @preconcurrency @objc open class UIWindowScene: UIScene {}
@MainActor @preconcurrency @objc public protocol UISceneDelegate: NSObjectProtocol {}
