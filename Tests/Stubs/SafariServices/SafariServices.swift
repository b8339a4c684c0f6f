@_exported import UIKit

@MainActor @preconcurrency @objc open class SFSafariViewController: UIViewController {
  public convenience init(url URL: URL) { self.init(nibName: nil, bundle: nil) }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
}
