@_exported import Foundation

@objc open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector sel: Selector) { self.init() }
  open var isPaused = false
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
@MainActor @preconcurrency @objc open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
@MainActor @preconcurrency @objc public protocol UIApplicationDelegate: NSObjectProtocol {}
extension UIApplication {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
@objc open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}
extension UISceneSession {
  public struct Role: Sendable {}
  public var role: Role { Role() }
}
@MainActor @preconcurrency @objc open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
}
