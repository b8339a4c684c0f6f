import LintEngine

/// The examples of `missing-did-move` about the ways in which code gets a child.
let missingDidMoveChildExamples: [RuleExample] = [
  // One function returns what another type creates.
  .flagged(
    """
    import UIKit

    final class HelpController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = makePage()
        ⟦addChild(page)⟧
        view.addSubview(page.view)
      }
      private func makePage() -> UIViewController { HelpPages.first() }
    }
    enum HelpPages {
      static func first() -> UIViewController { page(0) }
      private static func page(_ index: Int) -> UIViewController { UIHostingController(rootView: HelpPage()) }
    }
    struct HelpPage: View { var body: some View { Text("Help") } }
    """,
    fixed: """
      import UIKit

      final class HelpController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = makePage()
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
        private func makePage() -> UIViewController { HelpPages.first() }
      }
      enum HelpPages {
        static func first() -> UIViewController { page(0) }
        private static func page(_ index: Int) -> UIViewController { UIHostingController(rootView: HelpPage()) }
      }
      struct HelpPage: View { var body: some View { Text("Help") } }
      """),
  // A child without a name, to which no code can tell anything later.
  .flagged(
    """
    import SwiftUI

    struct CardStack: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let parent = UIViewController()
        ⟦parent.addChild(UIHostingController(rootView: Text("Card")))⟧
        return parent
      }
      func updateUIViewController(_ parent: UIViewController, context: Context) {}
    }
    """),
  // A child without a name that its parent finds again, or shows by itself.
  .accepted(
    """
    import SwiftUI

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UIHostingController(rootView: Text("Card")))
        children.last?.didMove(toParent: self)
      }
    }
    final class TabsController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UIHostingController(rootView: Text("Home")))
      }
    }
    """),
  // A local holds the view of the child.
  .flagged(
    """
    import SwiftUI

    final class ShopTabs: UITabBarController {
      private let banner = UIHostingController(rootView: Text("Sale"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦addChild(banner)⟧
        let bannerView = banner.view!
        bannerView.frame.size.height = 44
        view.addSubview(bannerView)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ShopTabs: UITabBarController {
        private let banner = UIHostingController(rootView: Text("Sale"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(banner)
          let bannerView = banner.view!
          banner.didMove(toParent: self)
          bannerView.frame.size.height = 44
          view.addSubview(bannerView)
        }
      }
      """),
  // A child without a name that its parent finds by index, that a superclass tells, or that no controller has.
  .accepted(
    """
    import SwiftUI

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UIHostingController(rootView: Text("Card")))
        children[0].didMove(toParent: self)
      }
    }
    class TellingController: UIViewController {
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class HelpController: TellingController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UIHostingController(rootView: Text("Help")))
      }
    }
    @MainActor final class FlowNode {
      private var children: [UIViewController] = []
      func addChild(_ child: UIViewController) { children.append(child) }
    }
    final class FlowController: UIViewController {
      private let flow = FlowNode()
      override func viewDidLoad() {
        super.viewDidLoad()
        flow.addChild(UIHostingController(rootView: Text("Start")))
      }
    }
    """),
  // A child that other code creates and tells, or that its parent shows by itself.
  .accepted(
    """
    import SwiftUI

    final class TabsController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(makeHome())
      }
      private func makeHome() -> UIViewController { UIHostingController(rootView: Text("Home")) }
    }
    final class WizardController: UIViewController {
      private let steps = WizardSteps()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(steps.controller(at: 0) as! UIHostingController<Text>)
        steps.place(in: self)
      }
    }
    @MainActor final class WizardSteps {
      private let start = UIHostingController(rootView: Text("Start"))
      func controller(at index: Int) -> UIViewController { start }
      func place(in parent: UIViewController) {
        parent.view.addSubview(start.view)
        start.didMove(toParent: parent)
      }
    }
    """),
  // A method of the same name for other objects.
  .accepted(
    """
    import SwiftUI

    struct Outline: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> OutlineController { OutlineController() }
      func updateUIViewController(_ outline: OutlineController, context: Context) {}
    }
    final class OutlineController: UIViewController {
      private var nodes: [OutlineNode] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(OutlineNode(title: "Start"))
      }
      private func addChild(_ node: OutlineNode) { nodes.append(node) }
    }
    struct OutlineNode { let title: String }
    """),
]
