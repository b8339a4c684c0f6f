// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
}
@objc public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
