@_exported import Foundation

@MainActor @preconcurrency @objc open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  open var isEnabled = true
  open var isSelected = false
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func sendActions(for controlEvents: UIControl.Event) {}
}
@MainActor @preconcurrency @objc open class UIEvent: NSObject {}
@MainActor @preconcurrency @objc open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}
@MainActor @preconcurrency @objc open class UIButton: UIControl {
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) { self.init(frame: frame) }
}
@MainActor @preconcurrency @objc open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor!
  open var font: UIFont!
  open var numberOfLines = 1
  open var textAlignment: NSTextAlignment = .natural
  open var preferredMaxLayoutWidth: CGFloat = 0
}
@MainActor @preconcurrency @objc open class UIImageView: UIView { open var image: UIImage? }
@MainActor @preconcurrency @objc open class UIActivityIndicatorView: UIView {
  open func startAnimating() {}
  open func stopAnimating() {}
  open var isAnimating: Bool { false }
}
@MainActor @preconcurrency @objc open class UIProgressView: UIView {
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) {}
}
@MainActor @preconcurrency @objc open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) {}
}
@MainActor @preconcurrency @objc open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) {}
}
@MainActor @preconcurrency @objc open class UIStepper: UIControl { open var value: Double = 0 }
@MainActor @preconcurrency @objc open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency @objc open class UIDatePicker: UIControl { open var date = Date() }
@MainActor @preconcurrency @objc open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0
}
@MainActor @preconcurrency @objc open class UIRefreshControl: UIControl {
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
@MainActor @preconcurrency @objc open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var isSecureTextEntry = false
  open var isEditing: Bool { false }
  open weak var delegate: (any UITextFieldDelegate)?
  @objc public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
