// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class SKCloudServiceSetupViewController: UIViewController {
  open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
}
@objc public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
  @objc optional func cloudServiceSetupViewControllerDidDismiss(_ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
}
@objc public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  @objc optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
