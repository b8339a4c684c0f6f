// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class PKPaymentButton: UIButton {}
@objc public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  @objc optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
@objc public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
  @objc optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment, handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
@objc open class PKPayment: NSObject, @unchecked Sendable {}
