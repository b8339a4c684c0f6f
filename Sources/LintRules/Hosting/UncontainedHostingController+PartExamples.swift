import LintEngine

/// The examples of `uncontained-hosting-controller` about views that helpers and closures receive.
let uncontainedPartExamples: [RuleExample] = [
  // Helpers put the view into an array, a list, a local, or a row.
  .flagged(
    """
    import SwiftUI

    final class DashboardView: UIView {
      private let stack = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      private let total = UIHostingController(rootView: Text("Total"))
      private let legend = UIHostingController(rootView: Text("Legend"))
      private let notes = UIHostingController(rootView: Text("Notes"))
      func load() {
        ⟦fill(with: chart.view)⟧
        ⟦fillColumn([table.view])⟧
        ⟦place(total.view)⟧
        ⟦arrange(legend.view)⟧
        ⟦addAll([notes.view])⟧
      }
      private func fill(with child: UIView) {
        let parts = [UILabel(), child]
        for part in parts { stack.addArrangedSubview(part) }
      }
      private func fillColumn(_ parts: [UIView]) { parts.forEach(stack.addArrangedSubview) }
      private func place(_ child: UIView?) {
        if let shown = child { addSubview(shown) }
      }
      private func arrange(_ child: UIView) {
        let row = UIStackView(arrangedSubviews: [UILabel(), child])
        addSubview(row)
      }
      private func addAll(_ children: [UIView]) { children.forEach(addSubview) }
    }
    final class OrdersView: UIView {
      private let list = UITableView()
      private let summary = UIHostingController(rootView: Text("Total"))
      private let badge = UIHostingController(rootView: Text("New"))
      private let tip = UIHostingController(rootView: Text("Tip"))
      private let offers = UIHostingController(rootView: Text("Offers"))
      func load() {
        ⟦showFooter(summary.view)⟧
        let pin: (UIView) -> Void = { child in
          child.frame = self.bounds
          self.addSubview(child)
        }
        ⟦pin(badge.view)⟧
        let add: (UIView) -> Void = { self.list.addSubview($0) }
        ⟦add(tip.view)⟧
        func show(_ child: UIView) { addSubview(child) }
        ⟦show(offers.view)⟧
      }
      private func showFooter(_ footer: UIView) { list.tableFooterView = footer }
    }
    """),
  // Closures that visit the views or the controllers of a literal.
  .flagged(
    """
    import SwiftUI

    final class ReportController: UIViewController {
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      override func viewDidLoad() {
        super.viewDidLoad()
        [chart, table].forEach { ⟦view.addSubview($0.view)⟧ }
        [chart.view!, table.view!].forEach { child in ⟦view.addSubview(child)⟧ }
      }
    }
    """),
  // A method that returns something for each view.
  .flagged(
    """
    import SwiftUI

    final class ColumnView: UIView {
      private let stack = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      func load() {
        let heights = [chart.view!, table.view!].map { part in
          ⟦stack.addArrangedSubview(part)⟧
          return part.heightAnchor.constraint(equalToConstant: 80)
        }
        NSLayoutConstraint.activate(heights)
      }
    }
    """),
  // A property with the name of the variable of a loop.
  .flagged(
    """
    import SwiftUI

    final class TourView: UIView {
      private let intro = UIHostingController(rootView: Text("Intro"))
      private let outro = UIHostingController(rootView: Text("Outro"))
      private let page = UIHostingController(rootView: Text("Page"))
      func load() {
        for page in [intro, outro] {
          page.view.isHidden = true
          ⟦insertSubview(self.page.view, aboveSubview: page.view)⟧
        }
      }
    }
    """),
  // Helpers add other views than the one that they receive: its subviews, a view next to it, or a line.
  .accepted(
    """
    import SwiftUI

    final class GalleryController: UIViewController {
      private let stack = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let table = UIHostingController(rootView: Text("Table"))
      private let total = UIHostingController(rootView: Text("Total"))
      private let footer = UIHostingController(rootView: Text("End"))
      private let legend = UIHostingController(rootView: Text("Legend"))
      override func viewDidLoad() {
        super.viewDidLoad()
        unwrap([chart.view])
        flatten([table.view])
        split([total.view])
        place(UILabel(), above: footer.view)
        [legend.view!].forEach { part in
          func add(_ child: UIView) { stack.addArrangedSubview(child) }
          let line = UIView()
          line.backgroundColor = part.tintColor
          add(line)
        }
      }
      private func unwrap(_ boxes: [UIView]) {
        boxes.forEach { $0.subviews.forEach { stack.addArrangedSubview($0) } }
      }
      private func flatten(_ parts: [UIView]) {
        parts.forEach { part in part.subviews.forEach { part in stack.addArrangedSubview(part) } }
      }
      private func split(_ parts: [UIView]) {
        for part in parts { for part in part.subviews { stack.addArrangedSubview(part) } }
      }
      private func place(_ label: UIView, above child: UIView) {
        view.insertSubview(label, aboveSubview: child)
      }
    }
    """),
  // Helpers that change, remove, or draw the views.
  .accepted(
    """
    import SwiftUI

    final class PosterController: UIViewController {
      private let stack = UIStackView()
      private let cover = UIHostingController(rootView: Text("Cover"))
      private let heading = UIHostingController(rootView: Text("Title"))
      private let price = UIHostingController(rootView: Text("Price"))
      private let badge = UIHostingController(rootView: Text("New"))
      override func viewDidLoad() {
        super.viewDidLoad()
        shade([cover.view])
        clear([heading.view])
        style([price.view])
        print(picture(of: badge.view))
      }
      private func shade(_ parts: [UIView]) { parts.forEach(addShadow) }
      private func clear(_ parts: [UIView]) { parts.forEach(stack.removeArrangedSubview) }
      private func style(_ parts: [UIView]) { parts.forEach(styler(radius: 8)) }
      private func picture(of child: UIView) -> UIImage { PosterCanvas(child).image() }
      private func addShadow(to part: UIView) { part.layer.shadowOpacity = 0.5 }
      private func styler(radius: CGFloat) -> (UIView) -> Void { { $0.layer.cornerRadius = radius } }
    }
    final class PosterCanvas: UIView {
      init(_ child: UIView) {
        super.init(frame: child.bounds)
        addSubview(child)
      }
      required init?(coder: NSCoder) { nil }
      func image() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
      }
    }
    """),
  // Only some of the controllers of a literal become children, and the children of a controller are others than itself.
  .accepted(
    """
    import SwiftUI

    final class TabsController: UIViewController {
      private let first = UIHostingController(rootView: Text("First"))
      private let second = UIHostingController(rootView: Text("Second"))
      private let tabs = UIHostingController(rootView: Text("Tabs"))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first.view)
        view.addSubview(second.view)
        [first, second].filter { !$0.view.isHidden }.forEach { page in
          addChild(page)
          page.didMove(toParent: self)
        }
        for page in tabs.children { view.addSubview(page.view) }
      }
    }
    """),
  // A parameter whose default value is a global with the same name.
  .accepted(
    """
    import SwiftUI

    @MainActor let banners: [UIView] = []
    final class BannerController: UIViewController {
      private let stack = UIStackView()
      private let host = UIHostingController(rootView: Text("Shop"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        stack.addArrangedSubview(host.view)
        host.didMove(toParent: self)
      }
      func show(banners: [UIView] = banners) { banners.forEach(stack.addArrangedSubview) }
    }
    """),
  // A property of the project has the name of one of a table.
  .accepted(
    """
    import SwiftUI

    final class PageParts {
      var tableHeaderView: UIView?
    }
    final class FeedController: UIViewController {
      private let header = UIHostingController(rootView: Text("Feed"))
      private let parts = PageParts()
      override func viewDidLoad() {
        super.viewDidLoad()
        install(header.view)
      }
      private func install(_ view: UIView) {
        parts.tableHeaderView = view
      }
    }
    """),
]
