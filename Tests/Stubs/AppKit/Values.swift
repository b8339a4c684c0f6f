@_exported import Foundation

// The values of views that wrappers set.

extension NSControl { public typealias StateValue = NSControlStateValue }
public enum NSControlStateValue: Int, Sendable { case off, on, mixed }
extension NSView {
  public func setContentCompressionResistancePriority(
    _ priority: Float, for orientation: NSLayoutConstraintOrientation
  ) {}
}
extension Float { public static var defaultLow: Float { 250 } }
public enum NSLayoutConstraintOrientation: Int, Sendable { case horizontal, vertical }
extension NSColorWell {
  public var color: NSColor {
    get { NSColor() }
    set {}
  }
}
extension NSDatePicker {
  public var dateValue: Date {
    get { Date() }
    set {}
  }
}
@objc open class NSEvent: NSObject {
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let keyDown = EventTypeMask(rawValue: 1024)
  }
  public var keyCode: UInt16 { 0 }
  @discardableResult
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public class func removeMonitor(_ eventMonitor: Any) {}
}
@objc open class NSImage: NSObject, @unchecked Sendable {}
extension NSImageView {
  public var image: NSImage? {
    get { nil }
    set {}
  }
}
extension NSPopUpButton {
  public var indexOfSelectedItem: Int { 0 }
  public func addItems(withTitles titles: [String]) {}
  public func removeAllItems() {}
  public func selectItem(at index: Int) {}
}
extension NSProgressIndicator {
  public var isIndeterminate: Bool {
    get { false }
    set {}
  }
  public var maxValue: Double {
    get { 0 }
    set {}
  }
  public var doubleValue: Double {
    get { 0 }
    set {}
  }
}
extension NSSegmentedControl {
  public var selectedSegment: Int {
    get { 0 }
    set {}
  }
}
extension NSSwitch {
  public var state: NSControl.StateValue {
    get { .off }
    set {}
  }
}
extension NSVisualEffectView {
  public enum Material: Int, Sendable { case sidebar, menu }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public var material: Material {
    get { .sidebar }
    set {}
  }
  public var blendingMode: BlendingMode {
    get { .behindWindow }
    set {}
  }
}
extension NSWindow { public convenience init(contentViewController: NSViewController) { self.init() } }
@MainActor @preconcurrency @objc open class NSWindowController: NSResponder {
  public init(window: NSWindow?) {}
  public required init?(coder: NSCoder) {}
}
extension NSGestureRecognizer {
  public var view: NSView? { nil }
  public func location(in view: NSView?) -> CGPoint { .zero }
}
public struct NSUserInterfaceItemIdentifier: Hashable, Sendable { public init(_ rawValue: String) {} }
extension NSTableColumn { public convenience init(identifier: NSUserInterfaceItemIdentifier) { self.init() } }
@MainActor @preconcurrency @objc open class NSTableHeaderView: NSView {}
extension NSTableView {
  public var headerView: NSTableHeaderView? {
    get { nil }
    set {}
  }
  public func addTableColumn(_ tableColumn: NSTableColumn) {}
}
extension NSScrollView {
  public var hasVerticalScroller: Bool {
    get { false }
    set {}
  }
}
extension NSTextField { public convenience init(labelWithString stringValue: String) { self.init() } }
