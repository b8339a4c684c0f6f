// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class MPVolumeView: UIView {}
@objc public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  @objc optional func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  @objc optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
@objc open class MPMediaItemCollection: NSObject, @unchecked Sendable {}
