@_exported import UIKit

@objc open class ARConfiguration: NSObject {}
@objc open class ARWorldTrackingConfiguration: ARConfiguration {}
extension ARSession {
  public func run(_ configuration: ARConfiguration) {}
  public func pause() {}
}
extension ARSCNView { public var session: ARSession { ARSession() } }
extension ARSKView { public var session: ARSession { ARSession() } }
