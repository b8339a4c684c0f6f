import LintEngine

/// The examples of `self-retaining-closure` about collections of closures.
let selfRetainingClosureKeeperExamples: [RuleExample] = [
  // The closures are removed, another object of a tuple stores one, and a local closure only runs.
  .accepted(
    """
    import SwiftUI

    final class Badge: UIView { var onTap: (() -> Void)? }
    final class ToolController: UIViewController {
      private var tools: [String: () -> Void] = [:]
      private var badge: Badge?
      override func viewDidLoad() {
        super.viewDidLoad()
        tools["close"] = { self.close() }
        let (bar, footer) = (Badge(), Badge())
        footer.onTap = { bar.isHidden = true }
        view.addSubview(bar)
        let close = { self.close() }
        DispatchQueue.main.async(execute: close)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tools.removeAll()
      }
      private func close() { title = nil }
    }
    """),
  // Closures in an array.
  .flagged(
    """
    import SwiftUI

    final class StepsController: UIHostingController<Text> {
      private var steps: [() -> Void] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        steps.append ⟦{ self.close() }⟧
      }
      private func close() { title = nil }
    }
    """),
]
