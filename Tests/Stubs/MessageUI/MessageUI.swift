@_exported import UIKit

@objc public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@MainActor @preconcurrency @objc open class MFMailComposeViewController: UINavigationController {
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
}
@objc public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@MainActor @preconcurrency @objc open class MFMessageComposeViewController: UINavigationController {
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  open class func canSendText() -> Bool { false }
  open var recipients: [String]?
  open var body: String?
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
}
