import LintEngine

/// The examples of `nonexistent-bridge-api` about other receivers, values, and delegates.
let nonexistentBridgeAPIReceiverExamples: [RuleExample] = [
  // Another function with the label, a delegate of another kind, and values with the same names.
  .accepted(
    """
    import MessageUI
    import MotionKit
    import SwiftUI

    enum Sizing { static let intrinsic: UIHostingControllerSizingOptions = .intrinsicContentSize }
    final class ListController: UITableViewController {
      private let host = UIHostingController(rootView: Profile())
      func arrange() {
        let intrinsic = Sizing.intrinsic
        host.sizingOptions = intrinsic
        host.sizingOptions = Sizing.intrinsic
        tabBarController?.setContentScrollView(tableView, for: .top)
      }
      func reveal() {
        UIView.animate(with: .easeOut, animations: { self.view.alpha = 1 })
      }
      func write(_ mail: MFMailComposeViewController, relay: Relay) {
        mail.delegate = relay
      }
    }
    final class Relay: MotionObject, MFMailComposeViewControllerDelegate {}
    """),
  // The project adds the members and the values itself.
  .accepted(
    """
    import SwiftUI

    extension UINavigationBar {
      func setContentScrollView(_ view: UIScrollView?) { shadowImage = nil }
    }
    extension ShapeStyle where Self == Color {
      static var quaternarySystemFill: Color { Color(uiColor: .quaternarySystemFill) }
    }
    extension UIHostingControllerSizingOptions {
      static let intrinsic = UIHostingControllerSizingOptions.intrinsicContentSize
    }
    final class ListController: UITableViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        host.sizingOptions = .intrinsic
        navigationController?.navigationBar.setContentScrollView(tableView)
      }
      func fill(_ cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration { Status() }.background(.quaternarySystemFill)
      }
    }
    """),
  // The fix needs a view controller around the call, and the labels of the real method.
  .flagged(
    """
    import PanelKit
    import SwiftUI

    extension UIHostingController {
      convenience init(clear rootView: Content) {
        self.init(rootView: rootView)
        view.backgroundColor = .clear
      }
    }
    final class FeedFlow {
      private var navigationController: UINavigationController?
      func show(_ table: UITableView) {
        let host = UIHostingController(rootView: Profile(), ⟦ignoreSafeArea⟧: true)
        navigationController?.pushViewController(host, animated: true)
        navigationController?.navigationBar.⟦setContentScrollView⟧(table)
      }
    }
    final class FeedController: UITableViewController {
      func attach() { navigationController?.navigationBar.⟦setContentScrollView⟧(tableView, animated: true) }
    }
    """),
  // The label of the right method stays, and a child controller has the method too.
  .flagged(
    """
    import SwiftUI

    final class ListController: UITableViewController {
      private let child = UITableViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.⟦setContentScrollView⟧(tableView, for: .top)
        child.setContentScrollView(child.tableView, ⟦forEdge⟧: .bottom)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ListController: UITableViewController {
        private let child = UITableViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          setContentScrollView(tableView, for: .top)
          child.setContentScrollView(child.tableView, for: .bottom)
        }
      }
      """),
  // A method of the app on the bar, and a delegate that is cast to the inherited property's protocol.
  .accepted(
    """
    import MessageUI
    import UIKit

    extension UIView {
      func fade(_ changes: @escaping () -> Void) { UIView.animate(withDuration: 0.3, animations: changes) }
    }
    class OrdersController: UITableViewController, MFMailComposeViewControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.fade { self.setContentScrollView(self.tableView, for: .top) }
      }
      func write(_ mail: MFMailComposeViewController) {
        mail.mailComposeDelegate = self
        mail.delegate = self as? UINavigationControllerDelegate
      }
    }
    """),
  // The project extends the classes, but with other members.
  .flagged(
    """
    import MessageUI
    import UIKit

    extension UIViewController {
      var isPushed: Bool { navigationController != nil }
    }
    extension MFMailComposeViewController {
      func start() { setSubject("Order") }
    }
    final class OrdersController: UITableViewController, MFMailComposeViewControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        setContentScrollView(tableView, ⟦forEdge⟧: .top)
      }
      func write(_ mail: MFMailComposeViewController) { mail.⟦delegate⟧ = self }
    }
    """,
    fixed: """
      import MessageUI
      import UIKit

      extension UIViewController {
        var isPushed: Bool { navigationController != nil }
      }
      extension MFMailComposeViewController {
        func start() { setSubject("Order") }
      }
      final class OrdersController: UITableViewController, MFMailComposeViewControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          setContentScrollView(tableView, for: .top)
        }
        func write(_ mail: MFMailComposeViewController) { mail.mailComposeDelegate = self }
      }
      """),
  // The delegate's type is a composition of both protocols.
  .accepted(
    """
    import MessageUI
    import UIKit

    typealias MailDelegate = MFMailComposeViewControllerDelegate & UINavigationControllerDelegate
    final class MailFlow {
      private let delegate: MailDelegate
      init(delegate: MailDelegate) { self.delegate = delegate }
      @MainActor func show(_ mail: MFMailComposeViewController) { mail.delegate = delegate }
    }
    """),
]
