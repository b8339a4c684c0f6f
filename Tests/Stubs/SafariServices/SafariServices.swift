@_exported import UIKit

@objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
@MainActor @preconcurrency @objc open class SFSafariViewController: UIViewController {
  public convenience init(url URL: URL) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
}
