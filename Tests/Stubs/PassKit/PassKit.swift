@_exported import UIKit

@objc public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
@objc open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {}
}
