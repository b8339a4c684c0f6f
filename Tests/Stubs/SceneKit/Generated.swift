// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@objc public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  @objc optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
