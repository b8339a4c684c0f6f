// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit

@MainActor @preconcurrency @objc open class ARCoachingOverlayView: UIView {
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open weak var sessionProvider: (any ARSessionProviding)?
}
@MainActor @preconcurrency @objc open class ARSCNView: SCNView {
  open weak var delegate: (any ARSCNViewDelegate)?
}
@MainActor @preconcurrency @objc open class ARSKView: SKView {
  open weak var delegate: (any ARSKViewDelegate)?
}
@objc public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  @objc optional func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}
@objc public protocol ARSCNViewDelegate: ARSessionObserver, SCNSceneRendererDelegate {
  @objc optional func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  @objc optional func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  @objc optional func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}
@objc public protocol ARSKViewDelegate: ARSessionObserver, SKViewDelegate {}
@objc public protocol ARSessionDelegate: ARSessionObserver {
  @objc optional func session(_ session: ARSession, didUpdate frame: ARFrame)
}
@objc public protocol ARSessionObserver: NSObjectProtocol {}
@objc public protocol ARSessionProviding: NSObjectProtocol {
  var session: ARSession { get }
}
@objc open class ARAnchor: NSObject, @unchecked Sendable {}
@objc open class ARFrame: NSObject, @unchecked Sendable {}
@objc open class ARSession: NSObject, @unchecked Sendable {}
