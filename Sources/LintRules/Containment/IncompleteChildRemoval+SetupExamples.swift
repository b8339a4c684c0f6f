import LintEngine

/// The examples of `incomplete-child-removal` about methods that run once, and views that code chooses by their tags.
let setupRemovalExamples: [RuleExample] = [
  // Methods that may run again, with views that are chosen by their tags.
  .flagged(
    """
    import SwiftUI

    final class FilterController: UIViewController {
      private let stack = UIStackView()
      private let header = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        reload()
        addPages()
      }
      func reload() {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        let list = UIHostingController(rootView: Text("Filters"))
        addChildViewController(list)
        stack.addArrangedSubview(list.view)
      }
      @objc private func refresh() {
        ⟦header.subviews.forEach { $0.removeFromSuperview() }⟧
        let title = UIHostingController(rootView: Text("Title"))
        addChild(title)
        header.addArrangedSubview(title.view)
        title.didMove(toParent: self)
      }
      private func addPages() {
        ⟦for page in view.subviews where page.tag == 3 { page.removeFromSuperview() }⟧
        let page = UIHostingController(rootView: Text("Page"))
        page.view.tag = 3
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }
      func showMore() { addPages() }
      func observe() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
      }
    }
    final class BadgeController: UIViewController {
      private let badges = UIStackView()
      func show(_ count: Int) {
        ⟦for old in badges.arrangedSubviews where old.tag == 7 { old.removeFromSuperview() }⟧
        let badge = UIHostingController(rootView: Text("\\(count)"))
        badge.view.tag = 7
        addChild(badge)
        badges.addArrangedSubview(badge.view)
        badge.didMove(toParent: self)
      }
    }
    extension UIViewController {
      func addChildViewController(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
      }
    }
    """),
  // Methods that run once, containers of the same name, other views, and an object that removes the children.
  .accepted(
    """
    import SwiftUI

    final class TeamController: UIViewController {
      private let stack = UIStackView()
      private let header = UIView()
      private let footer = UIStackView()
      override func loadView() {
        super.loadView()
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let list = UIHostingController(rootView: Text("Members"))
        addChild(list)
        stack.addArrangedSubview(list.view)
        list.didMove(toParent: self)
        showFooter()
      }
      private func showFooter() {
        footer.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let count = UIHostingController(rootView: Text("12"))
        addChild(count)
        footer.addArrangedSubview(count.view)
        count.didMove(toParent: self)
      }
      func reset(_ stack: UIStackView) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
      }
      func decorate(_ header: UIView) {
        let title = UIHostingController(rootView: Text("Team"))
        addChild(title)
        header.addSubview(title.view)
        title.didMove(toParent: self)
      }
      func clearHeader() {
        header.subviews.forEach { $0.removeFromSuperview() }
      }
    }
    final class ToolController: UIViewController {
      private let bar = UIStackView()
      private let canvas = UIView()
      private let registry = ChildRegistry()
      private let label = UILabel()
      private let overlay = UIView()
      override func awakeFromNib() {
        super.awakeFromNib()
        bar.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let tools = UIHostingController(rootView: Text("Tools"))
        addChild(tools)
        bar.addArrangedSubview(tools.view)
        tools.didMove(toParent: self)
      }
      func showBrush() {
        canvas.subviews.forEach { $0.removeFromSuperview() }
        registry.detachAll()
        let brush = UIHostingController(rootView: Text("Brush"))
        addChild(brush)
        canvas.addSubview(brush.view)
        brush.didMove(toParent: self)
        registry.keep(brush)
      }
      func showHint() {
        let hint = UIHostingController(rootView: Text("Hint"))
        hint.view.tag = 1
        label.tag = 7
        addChild(hint)
        overlay.addSubview(hint.view)
        overlay.addSubview(label)
        hint.didMove(toParent: self)
      }
      func hideOthers() {
        overlay.viewWithTag(7)?.removeFromSuperview()
        overlay.viewWithTag(1)?.setNeedsLayout()
        for view in overlay.subviews where view.tag != 1 { view.removeFromSuperview() }
        for view in overlay.subviews where view.layer.zPosition == 1 { view.removeFromSuperview() }
        for view in overlay.subviews where view.tag == 1 && view is UILabel { view.removeFromSuperview() }
        for view in overlay.subviews where view.tag == 1 { view.setNeedsLayout() }
        for view in overlay.subviews where view.tag == 1 {
          view.removeFromSuperview()
          registry.detach(view, from: self)
        }
      }
    }
    final class MeterController: UIViewController {
      private let meter = UIStackView()
      init() {
        super.init(nibName: nil, bundle: nil)
        meter.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let level = UIHostingController(rootView: Text("Level"))
        addChild(level)
        meter.addArrangedSubview(level.view)
        level.didMove(toParent: self)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ChildRegistry {
      private var children: [UIViewController] = []
      func keep(_ child: UIViewController) { children.append(child) }
      func detach(_ view: UIView, from parent: UIViewController) {
        parent.children.first { $0.view === view }?.removeFromParent()
      }
      func detachAll() { children.forEach { $0.removeFromParent() } }
    }
    """),
  // A container that is cleared before it gets the child.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class DashboardController: UIViewController {
      private let stack = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
      }

      func showChart() {
        addChild(chart)
        stack.addArrangedSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }
    """),
  // A method that only one method calls, which itself runs once.
  .accepted(
    """
    import SwiftUI

    final class WelcomeController: UIViewController {
      private let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
      }
      private func setUp() { fillStack() }
      private func fillStack() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let greeting = UIHostingController(rootView: Text("Welcome"))
        addChild(greeting)
        stack.addArrangedSubview(greeting.view)
        greeting.didMove(toParent: self)
      }
    }
    """),
  // A method that calls itself later runs more than once.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      private let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        reload()
      }
      private func reload() {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        let feed = UIHostingController(rootView: Text("Feed"))
        addChild(feed)
        stack.addArrangedSubview(feed.view)
        feed.didMove(toParent: self)
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [weak self] in self?.reload() }
      }
    }
    """),
  // Another tag that is computed, and a further condition.
  .accepted(
    """
    import SwiftUI

    final class TabsController: UIViewController {
      private let stack = UIStackView()
      private let firstTag = 100
      func show(_ page: String) {
        let page = UIHostingController(rootView: Text(page))
        addChild(page)
        page.view.tag = firstTag
        stack.addArrangedSubview(page.view)
        page.didMove(toParent: self)
      }
      func clear() {
        for view in stack.arrangedSubviews where view.tag == firstTag + 1 { view.removeFromSuperview() }
        for view in stack.arrangedSubviews where firstTag + 1 == view.tag { view.removeFromSuperview() }
        for view in stack.arrangedSubviews where view.isHidden {
          if view.tag == firstTag { view.removeFromSuperview() }
        }
      }
    }
    """),
  // Loops that do something else too, and one that asks for two tags.
  .flagged(
    """
    import SwiftUI

    final class PagesController: UIViewController {
      private let stack = UIStackView()
      func show(_ page: String) {
        let page = UIHostingController(rootView: Text(page))
        addChild(page)
        page.view.tag = 7
        stack.addArrangedSubview(page.view)
        page.didMove(toParent: self)
      }
      func clear() {
        ⟦for view in stack.arrangedSubviews where view.tag == 7 {
          print("Closing a page")
          stack.removeArrangedSubview(view)
          view.removeFromSuperview()
        }⟧
        ⟦for view in stack.arrangedSubviews where view.tag == 6 || view.tag == 7 { view.removeFromSuperview() }⟧
      }
    }
    """),
]
