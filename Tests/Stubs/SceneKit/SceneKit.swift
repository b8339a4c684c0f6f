@_exported import UIKit

@objc public protocol SCNSceneRenderer: NSObjectProtocol {}
@objc open class SCNNode: NSObject, @unchecked Sendable {}
// Subclasses declare their own delegates, like the subclasses of `UIScrollView`.
@MainActor @preconcurrency public protocol _SceneDelegateSlot: AnyObject {}
extension _SceneDelegateSlot {
  public var delegate: (any SCNSceneRendererDelegate)? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency @objc open class SCNView: UIView, _SceneDelegateSlot {
  open var scene: SCNScene?
}
@objc open class SCNScene: NSObject {}
