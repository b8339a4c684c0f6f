import LintEngine

/// The examples of `uncontained-hosting-controller` about helpers and loops that add views, and evidence in other types.
let uncontainedHelperExamples: [RuleExample] = [
  // A method of the controller adds the view that it receives.
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let badge = UIHostingController(rootView: Text("New"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦pin(badge.view)⟧
      }
      private func pin(_ child: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ProfileController: UIViewController {
        private let badge = UIHostingController(rootView: Text("New"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(badge)
          pin(badge.view)
          badge.didMove(toParent: self)
        }
        private func pin(_ child: UIView) {
          child.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(child)
          child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """),
  // Extensions of UIKit's classes, for one view and for several.
  .flagged(
    """
    import SwiftUI

    final class PlayerController: UIViewController {
      private let caption = UILabel()
      private let progress = UIHostingController(rootView: ProgressView())
      private let controls = UIHostingController(rootView: Text("Play"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addPinned(progress.view)⟧
        ⟦view.addSubviews(caption, controls.view)⟧
      }
    }
    extension UIView {
      func addPinned(_ child: UIView) {
        child.frame = bounds
        addSubview(child)
      }
      func addSubviews(_ children: UIView...) {
        children.forEach { addSubview($0) }
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class PlayerController: UIViewController {
        private let caption = UILabel()
        private let progress = UIHostingController(rootView: ProgressView())
        private let controls = UIHostingController(rootView: Text("Play"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(progress)
          view.addPinned(progress.view)
          progress.didMove(toParent: self)
          addChild(controls)
          view.addSubviews(caption, controls.view)
          controls.didMove(toParent: self)
        }
      }
      extension UIView {
        func addPinned(_ child: UIView) {
          child.frame = bounds
          addSubview(child)
        }
        func addSubviews(_ children: UIView...) {
          children.forEach { addSubview($0) }
        }
      }
      """),
  // Loops over the views or the controllers of a literal.
  .flagged(
    """
    import SwiftUI

    final class ReportController: UIViewController {
      private let stack = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      override func viewDidLoad() {
        super.viewDidLoad()
        for part in [UILabel(), chart.view!] {
          ⟦stack.addArrangedSubview(part)⟧
        }
        for page in [chart, table] {
          ⟦view.addSubview(page.view)⟧
        }
      }
    }
    """),
  .flagged(
    """
    import SwiftUI

    final class LegendController: UIViewController {
      private let legend = UIHostingController(rootView: Text("Legend"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦[UILabel(), legend.view].forEach(view.addSubview)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class LegendController: UIViewController {
        private let legend = UIHostingController(rootView: Text("Legend"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(legend)
          [UILabel(), legend.view].forEach(view.addSubview)
          legend.didMove(toParent: self)
        }
      }
      """),
  // A helper gets the controller too, or stands outside of this controller's view.
  .accepted(
    """
    import SwiftUI

    final class ShareController: UIViewController {
      private let sheet = UIHostingController(rootView: Text("Share"))
      private let banner = UIHostingController(rootView: Text("Offline"))
      private let hint = UIHostingController(rootView: Text("Hint"))
      override func viewDidLoad() {
        super.viewDidLoad()
        embed(sheet.view, of: sheet)
        showInWindow(banner.view)
        add(hint.view, to: view.window)
      }
      private func embed(_ child: UIView, of controller: UIViewController) {
        addChild(controller)
        view.addSubview(child)
        controller.didMove(toParent: self)
      }
      private func showInWindow(_ child: UIView) { view.window?.addSubview(child) }
      private func add(_ child: UIView, to container: UIView?) { container?.addSubview(child) }
    }
    """),
  // A helper only styles the view, and each controller of a literal becomes a child.
  .accepted(
    """
    import SwiftUI

    final class ReportController: UIViewController {
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      private let legend = UIHostingController(rootView: Text("Legend"))
      override func viewDidLoad() {
        super.viewDidLoad()
        round(chart.view)
        for page in [chart, table] {
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
        [legend].forEach(addChild)
        [legend.view].forEach { view.addSubview($0) }
        legend.didMove(toParent: self)
      }
      private func round(_ child: UIView) { child.layer.cornerRadius = 8 }
    }
    """),
  // A subclass whose name doesn't say that it hosts views, and a controller in a superclass.
  .flagged(
    """
    import SwiftUI

    final class FormPage: UIHostingController<Text> {
      init() { super.init(rootView: Text("Form")) }
      required init?(coder: NSCoder) { nil }
    }
    final class OrderController: UIViewController {
      private let page = FormPage()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addSubview(page.view)⟧
      }
    }
    class CardController: UIViewController {
      let card = UIHostingController(rootView: Text("Card"))
    }
    final class GiftController: CardController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addSubview(card.view)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FormPage: UIHostingController<Text> {
        init() { super.init(rootView: Text("Form")) }
        required init?(coder: NSCoder) { nil }
      }
      final class OrderController: UIViewController {
        private let page = FormPage()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      class CardController: UIViewController {
        let card = UIHostingController(rootView: Text("Card"))
      }
      final class GiftController: CardController {
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(card)
          view.addSubview(card.view)
          card.didMove(toParent: self)
        }
      }
      """),
  .accepted(
    """
    import SwiftUI

    class CardController: UIViewController {
      let card = UIHostingController(rootView: Text("Card"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        card.didMove(toParent: self)
      }
    }
    final class GiftController: CardController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card.view)
      }
    }
    """),
]
