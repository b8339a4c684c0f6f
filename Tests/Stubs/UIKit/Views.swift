// Bodies are placeholders: nothing here is meant to run.
@_exported import Foundation

@MainActor @preconcurrency @objc open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
}

@MainActor @preconcurrency @objc public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency @objc open class UIView: UIResponder, UITraitEnvironment {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var accessibilityLabel: String?
  open var clipsToBounds = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var contentMode: ContentMode = .scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func removeFromSuperview() {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func updateConstraints() {}
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  public class var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { .zero }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut = AnimationOptions(rawValue: 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 2)
    public static let allowUserInteraction = AnimationOptions(rawValue: 4)
    public static let flushUpdates = AnimationOptions(rawValue: 8)
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 2)
  }
  @objc public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
}

@MainActor @preconcurrency @objc open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func makeKeyAndVisible() {}
}
@MainActor @preconcurrency @objc open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { .zero }
}
@objc open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open func addSublayer(_ layer: CALayer) {}
}
@objc open class CAGradientLayer: CALayer { open var colors: [Any]? }
@objc open class UIColor: NSObject, @unchecked Sendable {
  open class var clear: UIColor { UIColor() }
  open class var red: UIColor { UIColor() }
  open class var white: UIColor { UIColor() }
  open class var black: UIColor { UIColor() }
  open class var label: UIColor { UIColor() }
  open class var systemBackground: UIColor { UIColor() }
  open class var systemBlue: UIColor { UIColor() }
  open class var quaternarySystemFill: UIColor { UIColor() }
}
@objc open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle()
    public static let headline = TextStyle()
  }
}
@objc open class UIImage: NSObject, NSItemProviderReading, @unchecked Sendable {
  public convenience init?(named name: String) { self.init() }
  public convenience init?(systemName name: String) { self.init() }
  public convenience init?(data: Data) { self.init() }
  open var size: CGSize { .zero }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
extension UIStackView {
  public var spacing: CGFloat {
    get { 0 }
    set {}
  }
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  public var arrangedSubviews: [UIView] { [] }
  public func addArrangedSubview(_ view: UIView) {}
}
extension UITableViewController {
  public var tableView: UITableView! {
    get { nil }
    set {}
  }
}
