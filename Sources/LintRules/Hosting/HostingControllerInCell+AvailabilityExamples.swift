import BridgeModel
import LintEngine

/// The examples of `hosting-controller-in-cell` about code that only some systems run.
let hostingControllerInCellAvailabilityExamples: [RuleExample] = [
  // Systems with the newer API run this code, too: the other condition decides, or a later system is asked for.
  .flagged(
    """
    import SwiftUI

    final class BadgeCell: UITableViewCell {
      private var host: UIViewController?
      func showBadge() {
        if #available(iOS 16, *) {
          let host = ⟦UIHostingController(rootView: Text("Badge"))⟧
          self.host = host
          contentView.addSubview(host.view)
        }
      }
      func showTitle(_ title: String?) {
        guard #available(iOS 16, *), let title else {
          let host = ⟦UIHostingController(rootView: Text("Untitled"))⟧
          self.host = host
          contentView.addSubview(host.view)
          return
        }
        contentConfiguration = UIHostingConfiguration { Text(title) }
      }
      func showCount(_ count: Int) {
        guard count > 0 else {
          let host = ⟦UIHostingController(rootView: Text("None"))⟧
          self.host = host
          contentView.addSubview(host.view)
          return
        }
        textLabel?.text = String(count)
      }
      func showNote(_ note: String) {
        guard #available(iOS 17, *) else {
          let host = ⟦UIHostingController(rootView: Text(note))⟧
          self.host = host
          contentView.addSubview(host.view)
          return
        }
        contentConfiguration = UIHostingConfiguration { Text(note) }
      }
      func showIcon() {
        guard #unavailable(iOS 16) else {
          let host = ⟦UIHostingController(rootView: Image("icon"))⟧
          self.host = host
          contentView.addSubview(host.view)
          return
        }
        imageView?.image = UIImage(named: "icon")
      }
      func showMap() {
        if #unavailable(iOS 17) {
          let host = ⟦UIHostingController(rootView: Text("Map"))⟧
          self.host = host
          contentView.addSubview(host.view)
        }
      }
    }
    """),
  // The project supports iOS 15, and these conditions demand nothing newer where the controllers are created.
  .accepted(
    """
    import SwiftUI

    final class BadgeCell: UITableViewCell {
      private var host: UIViewController?
      func showTitle(_ title: String?) {
        guard #available(iOS 16, *), let title else {
          let host = UIHostingController(rootView: Text("Untitled"))
          self.host = host
          contentView.addSubview(host.view)
          return
        }
        contentConfiguration = UIHostingConfiguration { Text(title) }
      }
      func showMap() {
        if #unavailable(iOS 17) {
          let host = UIHostingController(rootView: Text("Map"))
          self.host = host
          contentView.addSubview(host.view)
        }
      }
      @available(iOS, introduced: 13, deprecated: 16)
      func showNote(_ note: String) {
        let host = UIHostingController(rootView: Text(note))
        self.host = host
        contentView.addSubview(host.view)
      }
    }
    """, iOS: SystemVersion(15)),
  // An extension of a class that only older systems have.
  .accepted(
    """
    @available(iOS, introduced: 13, obsoleted: 16)
    final class OldCell: UITableViewCell {
      private var host: UIHostingController<Text>?
    }
    extension OldCell {
      func show(_ note: String) {
        let host = UIHostingController(rootView: Text(note))
        self.host = host
        contentView.addSubview(host.view)
      }
    }
    """),
  // A local holds the controller before the property does.
  .flagged(
    """
    import SwiftUI

    final class TripCell: UITableViewCell {
      weak var table: UITableViewController!
      private var host: UIHostingController<Text>!
      func show(_ trip: String) {
        let made = ⟦UIHostingController(rootView: Text(trip))⟧
        host = made
        table.addChild(host)
        contentView.addSubview(host.view)
        host.didMove(toParent: table)
      }
    }
    """),
]
