import LintEngine

/// The examples of `recreated-hosting-controller` about the views to which such methods add hosted ones.
let repeatedSetupPlaceExamples: [RuleExample] = [
  // A new card gets content through its name, a part of it, or the function that makes it, and a tip isn't hosted.
  .accepted(
    """
    import SwiftUI

    final class CardsController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let card = Card()
        let title = UIHostingController(rootView: Text("Title"))
        card.controllers.append(title)
        card.addSubview(title.view)
        let content = card.contentView
        let page = UIHostingController(rootView: Text("Page"))
        card.controllers.append(page)
        content.addSubview(page.view)
        card.addFooter()
        view.addSubview(card)
        card.fadeOut()
        let badge = UIHostingController(rootView: Text("New"))
        card.controllers.append(badge)
        makeBadgeView().addSubview(badge.view)
        let tip = TipView(rootView: view)
        view.addSubview(tip)
        tip.fadeOut()
      }
      private func makeBadgeView() -> UIView { UIView() }
    }
    class FadingView: UIView {
      func fadeOut() {
        UIView.animate(withDuration: 3, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
      }
    }
    final class Card: FadingView {
      let contentView = UIView()
      var controllers: [UIViewController] = []
      init() {
        super.init(frame: .zero)
        let header = UIHostingController(rootView: Text("Header"))
        controllers.append(header)
        addSubview(header.view)
      }
      required init?(coder: NSCoder) { nil }
      func addFooter() {
        let footer = UIHostingController(rootView: Text("Footer"))
        controllers.append(footer)
        addSubview(footer.view)
      }
    }
    final class TipView: FadingView {
      private let rootView: UIView
      init(rootView: UIView) {
        self.rootView = rootView
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // A local or another object's property with the same name, and an object that may show the controller later.
  .accepted(
    """
    import SwiftUI

    final class MenuController: UIViewController {
      private let menu = MenuView()
      private var page: UIViewController?
      private var header: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        page = UIHostingController(rootView: Text("Page"))
        for page in menu.pages { view.addSubview(page) }
        header = UIHostingController(rootView: Text("Header"))
        view.addSubview(menu.header)
        menu.detail = UIHostingController(rootView: Text("Detail"))
        view.addSubview(menu)
      }
    }
    final class MenuView: UIView {
      let header = UIView()
      var pages: [UIView] = []
      var detail: UIViewController?
    }
    """),
  // Parts of the object by other names, its property by the full name, and the header of its table.
  .flagged(
    """
    import SwiftUI

    final class ArticleController: UIViewController {
      private var page: UIViewController?
      private var bar: UIView?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let bar {
          let title = ⟦UIHostingController(rootView: Text("Title"))⟧
          addChild(title)
          bar.addSubview(title.view)
          title.didMove(toParent: self)
        }
        let page = ⟦UIHostingController(rootView: Text("Page"))⟧
        self.page = page
        addChild(page)
        view.addSubview(self.page!.view)
        page.didMove(toParent: self)
        let container = view!
        let footer = ⟦UIHostingController(rootView: Text("Footer"))⟧
        addChild(footer)
        container.addSubview(footer.view)
        footer.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
          guard let self else { return }
          let note = ⟦UIHostingController(rootView: Text("Note"))⟧
          self.addChild(note)
          self.view.addSubview(note.view)
          note.didMove(toParent: self)
        }
        DispatchQueue.main.async { [self] in
          let hint = ⟦UIHostingController(rootView: Text("Hint"))⟧
          addChild(hint)
          self.view.addSubview(hint.view)
          hint.didMove(toParent: self)
        }
      }
    }
    final class ArticlesController: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let header = ⟦UIHostingController(rootView: Text("Articles"))⟧
        addChild(header)
        tableView.tableHeaderView = header.view
        header.didMove(toParent: self)
      }
    }
    """),
  // The controller for the next time.
  .flagged(
    """
    import SwiftUI

    final class QuoteController: UIViewController {
      private var quote = UIHostingController(rootView: Text("First"))
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        addChild(quote)
        view.addSubview(quote.view)
        quote.didMove(toParent: self)
        quote = ⟦UIHostingController(rootView: Text("Next"))⟧
      }
    }
    """),
  // A class of the project whose initializer has other arguments.
  .flagged(
    """
    import SwiftUI

    final class ProfileHostingController: UIHostingController<Text> {
      init(name: String) { super.init(rootView: Text(name)) }
      required init?(coder: NSCoder) { nil }
    }
    final class TeamController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let profile = ⟦ProfileHostingController(name: "Anna")⟧
        addChild(profile)
        view.addSubview(profile.view)
        profile.didMove(toParent: self)
      }
    }
    """),
  // A shared view is only the default of the parameter.
  .accepted(
    """
    import SwiftUI

    final class AlertsController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let banner = UIView()
        show("Saved", in: banner)
      }
      private func show(_ title: String, in container: UIView = Stage.shared) {
        let host = UIHostingController(rootView: Text(title))
        addChild(host)
        container.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    @MainActor enum Stage { static let shared = UIView() }
    """),
  // A property holds only the view.
  .flagged(
    """
    import SwiftUI

    final class StatusController: UIViewController {
      private var statusView: UIView?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let status = ⟦UIHostingController(rootView: Text("Status"))⟧
        statusView = status.view
        addChild(status)
        view.addSubview(statusView!)
        status.didMove(toParent: self)
      }
    }
    """),
  // A helper returns the view, and a method of the project shows it.
  .flagged(
    """
    import SwiftUI

    struct CardBoard: UIViewRepresentable {
      let titles: [String]
      func makeUIView(context: Context) -> BoardView { BoardView() }
      func updateUIView(_ board: BoardView, context: Context) {
        for title in titles {
          let card = makeCard(title)
          board.addCard(card)
        }
      }
      private func makeCard(_ title: String) -> UIView {
        let host = ⟦UIHostingController(rootView: Text(title))⟧
        return host.view
      }
    }
    final class BoardView: UIView {
      func addCard(_ card: UIView) { addSubview(card) }
    }
    """),
]
