// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  @objc optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
