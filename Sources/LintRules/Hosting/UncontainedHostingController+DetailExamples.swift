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
      """)
]
