// Bodies are placeholders: nothing here is meant to run.
@_exported import Foundation
import UIKit

@MainActor @preconcurrency @objc open class NSResponder: NSObject {
  open func scrollToEndOfDocument(_ sender: Any?) {}
}
@MainActor @preconcurrency @objc open class NSView: NSResponder {
  public init(frame frameRect: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var needsLayout = false
  open var isHidden = false
  open var superview: NSView? { nil }
  open var fittingSize: CGSize { .zero }
  open var window: NSWindow? { nil }
  open var translatesAutoresizingMaskIntoConstraints = true
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open func addSubview(_ view: NSView) {}
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
  open var identifier: NSUserInterfaceItemIdentifier?
}
@MainActor @preconcurrency @objc open class NSWindow: NSResponder {
  open var title = ""
  open var contentView: NSView?
}
@MainActor @preconcurrency @objc open class NSPanel: NSWindow {}
@MainActor @preconcurrency @objc open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view = NSView()
  open var children: [NSViewController] = []
  open func loadView() {}
  open func viewDidLoad() {}
  open func presentAsSheet(_ viewController: NSViewController) {}
  open func addChild(_ childViewController: NSViewController) {}
  open func removeFromParent() {}
}
@MainActor @preconcurrency @objc open class NSControl: NSView {
  open var stringValue = ""
  open var doubleValue = 0.0
  open var floatValue: Float = 0
  open var integerValue = 0
  open var isEnabled = true
  open weak var target: AnyObject?
  open var action: Selector?
}
@objc open class NSColor: NSObject, @unchecked Sendable { open class var labelColor: NSColor { NSColor() } }

// MARK: - Controls and text

@MainActor @preconcurrency @objc open class NSButton: NSControl { open var title = "" }
@MainActor @preconcurrency @objc open class NSSlider: NSControl {
  open var minValue = 0.0
  open var maxValue = 1.0
}
// Subclasses declare their own delegates, like the subclasses of `UIScrollView`.
@MainActor @preconcurrency public protocol _TextFieldDelegateSlot: AnyObject {}
extension _TextFieldDelegateSlot {
  public var delegate: (any NSTextFieldDelegate)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class NSTextField: NSControl, _TextFieldDelegateSlot {
  open var textColor: NSColor?
  open var placeholderString: String?
  open var isEditable = true
}
@MainActor @preconcurrency @objc open class NSText: NSView {
  open var string = ""
  open var isEditable = true
}
@MainActor @preconcurrency @objc open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open class func scrollableTextView() -> NSScrollView { fatalError() }
}
@MainActor @preconcurrency @objc open class NSScrollView: NSView {
  open var documentView: NSView?
}
@MainActor @preconcurrency @objc public protocol NSApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationWillFinishLaunching(_ notification: Notification)
}
@MainActor @preconcurrency @objc open class NSApplication: NSResponder {
  open class var shared: NSApplication { fatalError() }
}

// MARK: - Gestures

@MainActor @preconcurrency @objc open class NSGestureRecognizer: NSObject {
  @objc public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
  open var state: State = .possible
  open weak var delegate: (any NSGestureRecognizerDelegate)?
}
@MainActor @preconcurrency @objc open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}
