import LintEngine

/// The examples of `uncontained-hosting-controller` about further details.
let uncontainedHostingControllerDetailExamples: [RuleExample] = [
  // A list shows the view below its rows.
  .flagged(
    """
    import SwiftUI

    final class OrdersController: UITableViewController {
      private let summary = UIHostingController(rootView: Text("Total"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦tableView.tableFooterView = summary.view⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class OrdersController: UITableViewController {
        private let summary = UIHostingController(rootView: Text("Total"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(summary)
          tableView.tableFooterView = summary.view
          summary.didMove(toParent: self)
        }
      }
      """),
  // The name of a parameter is no evidence, and neither are conditions and loops around the call.
  .flagged(
    """
    import SwiftUI

    final class ArticleController: UIViewController {
      private let heading = UIHostingController(rootView: Text("News"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦show(heading.view)⟧
      }
      private func show(_ titleView: UIView) { view.addSubview(titleView) }
    }
    final class ReviewController: UIViewController {
      private let rating = UIHostingController(rootView: Text("5 stars"))
      override func viewDidLoad() {
        super.viewDidLoad()
        if let stars = rating.view { ⟦view.addSubview(stars)⟧ }
      }
    }
    final class BadgeController: UIViewController {
      private let badge = UIHostingController(rootView: Text("New"))
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = badge.view!
        for case let stack as UIStackView in view.subviews { ⟦stack.addArrangedSubview(label)⟧ }
      }
    }
    final class TagController: UIViewController {
      private let tag = UIHostingController(rootView: Text("Sale"))
      override func viewDidLoad() {
        super.viewDidLoad()
        for case let stack as UIStackView in view.subviews { ⟦stack.addArrangedSubview(tag.view)⟧ }
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ArticleController: UIViewController {
        private let heading = UIHostingController(rootView: Text("News"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(heading)
          show(heading.view)
          heading.didMove(toParent: self)
        }
        private func show(_ titleView: UIView) { view.addSubview(titleView) }
      }
      final class ReviewController: UIViewController {
        private let rating = UIHostingController(rootView: Text("5 stars"))
        override func viewDidLoad() {
          super.viewDidLoad()
          if let stars = rating.view { addChild(rating); view.addSubview(stars); rating.didMove(toParent: self) }
        }
      }
      final class BadgeController: UIViewController {
        private let badge = UIHostingController(rootView: Text("New"))
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = badge.view!
          for case let stack as UIStackView in view.subviews {
            addChild(badge)
            stack.addArrangedSubview(label)
            badge.didMove(toParent: self)
          }
        }
      }
      final class TagController: UIViewController {
        private let tag = UIHostingController(rootView: Text("Sale"))
        override func viewDidLoad() {
          super.viewDidLoad()
          for case let stack as UIStackView in view.subviews {
            addChild(tag)
            stack.addArrangedSubview(tag.view)
            tag.didMove(toParent: self)
          }
        }
      }
      """),
  // A bar adds the view to itself.
  .accepted(
    """
    final class SearchController: UIViewController {
      private let filters = UIHostingController(rootView: Text("All"))
      private let panel = PanelView()
      override func viewDidLoad() {
        super.viewDidLoad()
        show(filters.view)
      }
      private func show(_ child: UIView) { panel.embed(child) }
    }
    final class PanelView: UINavigationBar {
      func embed(_ child: UIView) {
        child.frame = bounds
        addSubview(child)
      }
    }
    """),
  // A property of the project and a local that only have the names of parts of a table.
  .accepted(
    """
    import SwiftUI

    final class TicketController: UITableViewController {
      private let sample = UIHostingController(rootView: Text("Note"))
      private var backgroundView: UIView?
      override func viewDidLoad() {
        super.viewDidLoad()
        self.backgroundView = sample.view
      }
      func width() -> CGFloat { backgroundView?.intrinsicContentSize.width ?? 0 }
      func height() -> CGFloat {
        var tableHeaderView: UIView = UILabel()
        if !isEditing { tableHeaderView = sample.view }
        return tableHeaderView.intrinsicContentSize.height
      }
    }
    """),
]
