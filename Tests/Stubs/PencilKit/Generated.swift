// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class PKCanvasView: UIScrollView {
  open weak var delegate: (any PKCanvasViewDelegate)?
}
@MainActor @preconcurrency @objc public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  @objc optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  @objc optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
@MainActor @preconcurrency @objc public protocol PKToolPickerObserver: NSObjectProtocol {}
