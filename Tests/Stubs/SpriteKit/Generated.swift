// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@objc public protocol SKViewDelegate: NSObjectProtocol {
  @objc optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
