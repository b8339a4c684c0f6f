// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
}
@MainActor @preconcurrency @objc public protocol QLPreviewControllerDataSource {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@objc public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  @objc optional func previewControllerDidDismiss(_ controller: QLPreviewController)
  @objc optional func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
}
@MainActor @preconcurrency @objc public protocol QLPreviewItem: NSObjectProtocol {}
