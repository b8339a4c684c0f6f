// swift-format-ignore-file: AvoidRetroactiveConformances

@_exported import Dispatch
@_exported import FoundationEssentials
// Type-check stub of Foundation. Value types come from the toolchain's FoundationEssentials; classes are empty
// Objective-C shells. Only for -typecheck.
@_exported import ObjectiveC

public typealias CGFloat = Double

// MARK: bridging, so that these types may appear in @objc signatures
@objc open class NSString: NSObject {}
@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSURL: NSObject {}
@objc open class NSNull: NSObject {}
// Only hosts with Objective-C have this type.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
@objc open class NSData: NSObject {}
@objc open class NSDate: NSObject {}
@objc open class NSIndexPath: NSObject {}
@objc open class NSUUID: NSObject {}
@objc open class NSNumber: NSObject {}
@objc open class NSLocale: NSObject {}
@objc open class NSCalendar: NSObject {}
@objc open class NSDateComponents: NSObject {}
@objc open class NSNotification: NSObject {}
@objc open class NSURLRequest: NSObject {}
@objc open class URLResponse: NSObject {}
@objc open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
}

extension _ObjectiveCBridgeable where _ObjectiveCType: NSObject {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}
extension String: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Array: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Int: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Bool: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension URL: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension Data: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension Date: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension IndexPath: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSIndexPath }
extension UUID: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSUUID }
extension DateComponents: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDateComponents }
extension Notification: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNotification }
extension URLRequest: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURLRequest }

// MARK: geometry
extension CGPoint: @retroactive Equatable {
  public static let zero = CGPoint()
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x && a.y == b.y }
}
extension CGSize: @retroactive Equatable {
  public static let zero = CGSize()
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
  public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width && a.height == b.height }
}
extension CGRect: @retroactive Equatable {
  public static let zero = CGRect()
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public static func == (a: CGRect, b: CGRect) -> Bool { a.origin == b.origin && a.size == b.size }
}
extension CGAffineTransform { public static var identity: CGAffineTransform { CGAffineTransform() } }
extension NSRange {
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index {
    self.init(location: 0, length: 0)
  }
}
extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: String) { nil }
}

// MARK: classes and values used by UIKit code
@objc open class NSCoder: NSObject {}
@objc open class NSAttributedString: NSObject {
  public init(string: String) {}
  open var string: String { "" }
}
@objc open class Bundle: NSObject, @unchecked Sendable { public class var main: Bundle { Bundle() } }
@objc open class NSUserActivity: NSObject {}
@objc open class UndoManager: NSObject {}
@objc open class NSItemProvider: NSObject, @unchecked Sendable {
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress() }
}
@objc public protocol NSItemProviderReading: NSObjectProtocol {}
@objc open class Progress: NSObject, @unchecked Sendable { open var fractionCompleted: Double { 0 } }
@objc open class Timer: NSObject {
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { Timer() }
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer { Timer() }
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { self.init() }
  open func invalidate() {}
}
@objc open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
    public static let `default` = Mode()
  }
  open class var main: RunLoop { RunLoop() }
  open func add(_ timer: Timer, forMode mode: Mode) {}
}
@objc open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { UserDefaults() }
}
@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {}
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func removeObserver(_ observer: Any) {}
  open func post(name aName: Notification.Name, object anObject: Any?) {}
}
@objc open class OperationQueue: NSObject, @unchecked Sendable {
  public class var main: OperationQueue { OperationQueue() }
}
public struct Notification {
  public struct Name: Hashable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
public struct URLRequest {
  public var url: URL?
  public init(url: URL) { self.url = url }
}
@objc open class NSKeyValueObservation: NSObject { open func invalidate() {} }
public struct IndexSet: Hashable, Sendable {
  public init() {}
  public init(integer: Int) {}
}
