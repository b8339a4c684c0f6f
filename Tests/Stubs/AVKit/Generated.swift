// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import AppKit
@_exported import UIKit

@MainActor @preconcurrency @objc open class AVPlayerView: NSView {
  open weak var delegate: (any AVPlayerViewDelegate)?
  open weak var pictureInPictureDelegate: (any AVPlayerViewPictureInPictureDelegate)?
}
@MainActor @preconcurrency @objc open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
}
@objc public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  @objc optional func playerViewController(_ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
  @objc optional func playerViewController(_ playerViewController: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
  @objc optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
}
@objc public protocol AVPlayerViewDelegate: NSObjectProtocol {}
@objc public protocol AVPlayerViewPictureInPictureDelegate: NSObjectProtocol {}
@objc public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  @objc optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
@MainActor @preconcurrency @objc public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
