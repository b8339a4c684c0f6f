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
  // A function that returns its own result, one outside types, and an initializer that may fail.
  .flagged(
    """
    import UIKit

    final class GuideController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = GuidePages.page(2)
        ⟦addChild(page)⟧
        view.addSubview(page.view)
        let help = makeHelp()
        ⟦addChild(help)⟧
        view.addSubview(help.view)
      }
      func showAuthor() {
        let author = GuidePages.author()
        ⟦addChild(author)⟧
        view.addSubview(author.view)
      }
    }
    @MainActor func makeHelp() -> UIViewController { UIHostingController(rootView: GuidePage(text: "Help")) }
    @MainActor enum GuidePages {
      static func page(_ number: Int) -> UIViewController {
        guard number > 0 else { return page(1) }
        return UIHostingController(rootView: GuidePage(text: "Page"))
      }
      static func author() -> UIViewController { AuthorController(name: "Anna")! }
    }
    final class AuthorController: UIHostingController<GuidePage> {
      init?(name: String) {
        if name.isEmpty { return nil }
        super.init(rootView: GuidePage(text: name))
      }
      required init?(coder: NSCoder) { return nil }
    }
    struct GuidePage: View {
      let text: String
      var body: some View { Text(text) }
    }
    """,
    fixed: """
      import UIKit

      final class GuideController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = GuidePages.page(2)
          addChild(page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
          let help = makeHelp()
          addChild(help)
          view.addSubview(help.view)
          help.didMove(toParent: self)
        }
        func showAuthor() {
          let author = GuidePages.author()
          addChild(author)
          view.addSubview(author.view)
          author.didMove(toParent: self)
        }
      }
      @MainActor func makeHelp() -> UIViewController { UIHostingController(rootView: GuidePage(text: "Help")) }
      @MainActor enum GuidePages {
        static func page(_ number: Int) -> UIViewController {
          guard number > 0 else { return page(1) }
          return UIHostingController(rootView: GuidePage(text: "Page"))
        }
        static func author() -> UIViewController { AuthorController(name: "Anna")! }
      }
      final class AuthorController: UIHostingController<GuidePage> {
        init?(name: String) {
          if name.isEmpty { return nil }
          super.init(rootView: GuidePage(text: name))
        }
        required init?(coder: NSCoder) { return nil }
      }
      struct GuidePage: View {
        let text: String
        var body: some View { Text(text) }
      }
      """),
  // A local or a parameter that the property receives is told under its own name.
  .accepted(
    """
    import SwiftUI

    final class FooterController: UIViewController {
      private var footer = UIHostingController(rootView: Text("Total"))
      func showFooter(_ text: String) {
        let next = UIHostingController(rootView: Text(text))
        footer = next
        addFooter()
        next.didMove(toParent: self)
      }
      private func addFooter() {
        addChild(footer)
        view.addSubview(footer.view)
      }
    }
    final class HeaderController: UIViewController {
      private var header = UIHostingController(rootView: Text("Cart"))
      func showHeader(_ text: String) {
        guard let next = makeHeader(text) else { return }
        header = next
        addHeader()
        next.didMove(toParent: self)
      }
      private func makeHeader(_ text: String) -> UIHostingController<Text>? {
        text.isEmpty ? nil : UIHostingController(rootView: Text(text))
      }
      private func addHeader() {
        addChild(header)
        view.addSubview(header.view)
      }
    }
    final class BannerController: UIViewController {
      private var banner = UIHostingController(rootView: Text("Sale"))
      func show(_ next: UIHostingController<Text>) {
        banner = next
        addBanner()
        next.didMove(toParent: self)
      }
      private func addBanner() {
        addChild(banner)
        view.addSubview(banner.view)
      }
    }
    """),
  // Only a controller from the cache is told.
  .flagged(
    """
    import SwiftUI

    final class FooterController: UIViewController {
      private var footer = UIHostingController(rootView: Text("Total"))
      private var cache: [String: UIHostingController<Text>] = [:]
      func show(_ text: String) {
        let cached = cache[text]
        footer = cached ?? UIHostingController(rootView: Text(text))
        addFooter()
        cached?.didMove(toParent: self)
      }
      private func addFooter() {
        ⟦addChild(footer)⟧
        view.addSubview(footer.view)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FooterController: UIViewController {
        private var footer = UIHostingController(rootView: Text("Total"))
        private var cache: [String: UIHostingController<Text>] = [:]
        func show(_ text: String) {
          let cached = cache[text]
          footer = cached ?? UIHostingController(rootView: Text(text))
          addFooter()
          cached?.didMove(toParent: self)
        }
        private func addFooter() {
          addChild(footer)
          view.addSubview(footer.view)
          footer.didMove(toParent: self)
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
      func showNote() {
        let note = UIHostingController(rootView: Text("Note"))
        addChild(note)
        view.addSubview(note.view)
        children[1].didMove(toParent: self)
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
        let end = OutlineNode(title: "End")
        addChild(end)
      }
      private func addChild(_ node: OutlineNode) { nodes.append(node) }
    }
    struct OutlineNode { let title: String }
    """),
]
