// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class RPSystemBroadcastPickerView: UIView {}
@objc public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  @objc optional func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
