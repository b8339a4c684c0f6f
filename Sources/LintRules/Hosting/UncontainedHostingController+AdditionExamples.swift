import LintEngine

/// The examples of `uncontained-hosting-controller` about other ways to add a view.
let uncontainedAdditionExamples: [RuleExample] = [
  // An array for an extension of UIKit's class, and one to which views are appended.
  .flagged(
    """
    import SwiftUI

    final class OffersController: UIViewController {
      private let stack = UIStackView()
      private let banner = UIHostingController(rootView: Text("Offers"))
      private let seal = UIHostingController(rootView: Text("Seal"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦stack.addArrangedSubviews([banner.view])⟧
        var views = [UIView]()
        ⟦views.append(seal.view)⟧
        view.addSubview(UIStackView(arrangedSubviews: views))
      }
    }
    extension UIStackView {
      func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }
    }
    """,
    fixed: """
      import SwiftUI

      final class OffersController: UIViewController {
        private let stack = UIStackView()
        private let banner = UIHostingController(rootView: Text("Offers"))
        private let seal = UIHostingController(rootView: Text("Seal"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(banner)
          stack.addArrangedSubviews([banner.view])
          banner.didMove(toParent: self)
          var views = [UIView]()
          addChild(seal)
          views.append(seal.view)
          seal.didMove(toParent: self)
          view.addSubview(UIStackView(arrangedSubviews: views))
        }
      }
      extension UIStackView {
        func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }
      }
      """),
  // A loop that passes views to a method, a method that receives an array, and choices.
  .flagged(
    """
    import SwiftUI

    final class OffersController: UITableViewController {
      private let price = UIHostingController(rootView: Text("Price"))
      private let rating = UIHostingController(rootView: Text("Rating"))
      private let seat = UIHostingController(rootView: Text("Seat"))
      private let code = UIHostingController(rootView: Text("Code"))
      private let note = UIHostingController(rootView: Text("Note"))
      private var isCompact = false
      override func viewDidLoad() {
        super.viewDidLoad()
        for part in [price.view!, rating.view!] { ⟦pin(part)⟧ }
        view.addSubview(makeStack(arrangedSubviews: ⟦[UILabel(), code.view]⟧))
        ⟦pin(isCompact ? note.view : UILabel())⟧
        ⟦tableView.tableHeaderView = isCompact ? nil : seat.view⟧
      }
      private func pin(_ child: UIView) { view.addSubview(child) }
      private func makeStack(arrangedSubviews: [UIView]) -> UIStackView {
        UIStackView(arrangedSubviews: arrangedSubviews)
      }
    }
    """),
  // A mask, a helper that compares the view, and a property with the name of a table's.
  .accepted(
    """
    import SwiftUI

    final class TicketController: UITableViewController {
      private let shape = UIHostingController(rootView: Text("Seat"))
      private let focused = UIHostingController(rootView: Text("Code"))
      private let sample = UIHostingController(rootView: Text("Note"))
      private var backgroundView: UIView?
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundView?.mask = shape.view
        updateHeader(for: focused.view)
        backgroundView = sample.view
      }
      private func updateHeader(for child: UIView) {
        tableView.tableHeaderView = child == tableView.tableFooterView ? nil : UILabel()
      }
    }
    """),
  // Code for macOS that gives AppKit's classes the names of UIKit's.
  .accepted(
    """
    import SwiftUI

    #if os(macOS)
      typealias UIView = NSView
      typealias UIHostingController = NSHostingController

      final class ClockPane: UIView {
        private let clock = UIHostingController(rootView: Text("12:00"))
        func load() { addSubview(clock.view) }
      }
    #endif
    """),
  // Only the children of the controller are passed to other code.
  .flagged(
    """
    import SwiftUI

    final class ReportPane: UIView {
      private let legend = UIHostingController(rootView: Text("Legend"))
      func load(_ router: ReportRouter) {
        ⟦addSubview(legend.view)⟧
        for child in legend.children { router.register(child) }
      }
    }
    final class ReportRouter {
      func register(_ controller: UIViewController) {}
    }
    """),
  // The controller's parent is only compared.
  .flagged(
    """
    import SwiftUI

    final class ReportPane: UIView {
      private let chart = UIHostingController(rootView: Text("Chart"))
      private var isAttached = false
      func load() {
        ⟦addSubview(chart.view)⟧
        isAttached = chart.parent != nil
      }
    }
    """),
  // A constant holds the method that adds views.
  .flagged(
    """
    import SwiftUI

    final class TotalsView: UIView {
      private let rows = UIStackView()
      private let sum = UIHostingController(rootView: Text("Sum"))
      func load() { ⟦fill([UILabel(), sum.view])⟧ }
      private func fill(_ parts: [UIView]) {
        let add = rows.addArrangedSubview
        parts.forEach(add)
      }
    }
    """),
]
