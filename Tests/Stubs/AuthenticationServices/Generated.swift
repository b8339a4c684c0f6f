// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class ASAuthorizationAppleIDButton: UIControl {}
@MainActor @preconcurrency @objc open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
}
@objc public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  @objc optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  @objc optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
@objc public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@objc open class ASAuthorization: NSObject, @unchecked Sendable {}
@MainActor @preconcurrency @objc open class ASPresentationAnchor: NSObject {}
