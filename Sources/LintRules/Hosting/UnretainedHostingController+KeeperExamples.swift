import LintEngine

/// The examples of `unretained-hosting-controller` about what keeps a controller and what only asks it for something.
let unretainedKeeperExamples: [RuleExample] = [
  // Methods and functions that retain no controller, weak properties, and closures that capture it weakly or unowned.
  .flagged(
    """
    import SwiftUI

    final class WelcomeBoard: UIView {
      private var pages: [UIViewController] = []
      private var onRefresh: () -> Void = {}
      private weak var current: UIViewController?
      func showClock() {
        let ⟦clock⟧ = UIHostingController(rootView: Text("Now"))
        clock.loadViewIfNeeded()
        clock.beginAppearanceTransition(true, animated: false)
        let size = clock.sizeThatFits(in: bounds.size)
        clock.view.frame = CGRect(origin: .zero, size: size)
        addSubview(clock.view)
        clock.endAppearanceTransition()
        print(clock)
      }
      func showWeather(in parent: UIViewController) {
        let ⟦weather⟧ = UIHostingController(rootView: Text("Sunny"))
        parent.setOverrideTraitCollection(traitCollection, forChild: weather)
        weather.removeFromParent()
        weather.setNeedsStatusBarAppearanceUpdate()
        weather.setNeedsUpdateOfHomeIndicatorAutoHidden()
        weather.setNeedsUpdateOfSupportedInterfaceOrientations()
        debugPrint("Showing", type(of: weather))
        dump(weather)
        addSubview(weather.view)
      }
      func showNews() {
        let ⟦news⟧ = UIHostingController(rootView: Text("News"))
        news.loadView()
        news.setNeedsUpdateProperties()
        news.updatePropertiesIfNeeded()
        debugPrint(news)
        self.current = news
        addSubview(news.view)
        onRefresh = { [weak news] in news?.rootView = Text("Later") }
        pages.forEach { news in archive(news) }
      }
      func showTip() {
        let ⟦current⟧ = UIHostingController(rootView: Text("Tip"))
        self.current = current
        onRefresh = { [unowned current] in current.rootView = Text("Other tip") }
        addSubview(current.view)
      }
      private func archive(_ page: UIViewController) { dump(page.title) }
    }
    """),
  // Bars, associated objects, and functions that receive only the view.
  .flagged(
    """
    import SwiftUI

    final class InboxController: UITableViewController {
      private static let hintKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      func addFilter() {
        let ⟦filter⟧ = UIHostingController(rootView: Text("Unread"))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: filter.view)
      }
      func addHint() {
        let ⟦hint⟧ = UIHostingController(rootView: Text("Swipe to archive"))
        objc_setAssociatedObject(self, Self.hintKey, hint.view, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    final class MenuPane: NSView {
      func fill() {
        let ⟦menu⟧ = NSHostingController(rootView: Text("Menu"))
        wrap { menu.view }
      }
      func wrap(_ make: () -> NSView) { addSubview(make()) }
    }
    """),
  // Controllers that are measured, compared, or shown for a moment, and a class that only looks like a hosting
  // controller.
  .accepted(
    """
    import SwiftUI

    final class CardSizer: UIView {
      private var rows: [UIHostingController<Text>] = []
      private let stack = UIStackView()
      private var placeholder: UIView?
      private var widths: [CGFloat] = []
      func height(of text: String) -> CGFloat {
        let sample = UIHostingController(rootView: Text(text))
        _ = sample.view
        guard sample.view != nil else { return 0 }
        let content = sample.view!
        content.frame = bounds
        let probe: UIView
        probe = sample.view
        note(sample.view)
        UIAccessibility.post(notification: .layoutChanged, argument: sample.view)
        return probe.intrinsicContentSize.height
      }
      func fill() {
        let row = UIHostingController(rootView: Text("Row"))
        let _ = row.view
        widths.append(row.sizeThatFits(in: bounds.size).width)
        rows.forEach { row in stack.addArrangedSubview(row.view) }
      }
      func flash() {
        let cover = makeCover()
        guard let content = cover.view else { return }
        addSubview(content)
        defer { content.removeFromSuperview() }
        widths.append(content.bounds.width)
      }
      private func makeCover() -> UIViewController {
        let cover = UIHostingController(rootView: Text("Cover"))
        cover.view.backgroundColor = .clear
        return cover
      }
      private func note(_ content: UIView) {
        widths.append(content.bounds.width)
        if let content = placeholder { addSubview(content) }
      }
      func showPanel() {
        let panel = TextPanel(rootView: "Panel")
        addSubview(panel.view)
      }
    }
    final class TextPanel {
      let view = UILabel()
      init(rootView text: String) { view.text = text }
    }
    """),
  // Every way to draw a view into an image.
  .accepted(
    """
    import SwiftUI

    final class Snapshots {
      let window = UIWindow()
      func classic() -> UIImage? {
        let host = UIHostingController(rootView: Text("Classic"))
        window.addSubview(host.view)
        UIGraphicsBeginImageContextWithOptions(window.bounds.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        host.view.layer.render(in: UIGraphicsGetCurrentContext()!)
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      func plain() -> UIImage? {
        let host = UIHostingController(rootView: Text("Plain"))
        window.addSubview(host.view)
        UIGraphicsBeginImageContext(window.bounds.size)
        defer { UIGraphicsEndImageContext() }
        host.view.layer.render(in: UIGraphicsGetCurrentContext()!)
        return UIGraphicsGetImageFromCurrentImageContext()
      }
      func draw() {
        let host = UIHostingController(rootView: Text("Page"))
        window.addSubview(host.view)
        host.view.drawHierarchy(in: host.view.bounds, afterScreenUpdates: true)
      }
      func copy() -> UIView? {
        let host = UIHostingController(rootView: Text("Copy"))
        window.addSubview(host.view)
        return host.view.snapshotView(afterScreenUpdates: true)
      }
    }
    final class MacSnapshots {
      let window = NSWindow()
      func representation() -> NSBitmapImageRep? {
        let host = NSHostingController(rootView: Text("Page"))
        window.contentView?.addSubview(host.view)
        return host.view.bitmapImageRepForCachingDisplay(in: host.view.bounds)
      }
      func draw(into representation: NSBitmapImageRep) {
        let host = NSHostingController(rootView: Text("Page"))
        window.contentView?.addSubview(host.view)
        host.view.cacheDisplay(in: host.view.bounds, to: representation)
      }
    }
    """),
  // A controller that a branch of the result returns.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class ChoiceController: UIViewController {
      var isWide = false

      func makePanel() -> UIViewController {
        let host = UIHostingController(rootView: Text("Panel"))
        view.addSubview(host.view)
        return if isWide { host } else { UIViewController() }
      }
    }
    """),
  // The closure that creates the controller releases it.
  .flagged(
    """
    import SwiftUI

    final class HomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
          let ⟦host⟧ = UIHostingController(rootView: Status())
          self.view.addSubview(host.view)
        }
      }
    }
    """),
  // Views that are only measured, also by other code, and a controller that another property may hold.
  .accepted(
    """
    import SwiftUI

    final class CardMeasurer: UIViewController {
      private let detail = UIViewController()
      var isCompact = false
      var measure: (UIView) -> Void = { _ in }

      func heights(of titles: [String]) -> [CGFloat] {
        titles.map { UIHostingController(rootView: Text($0)).view! }.map { $0.bounds.height }
      }
      func measureBadge() { measure(UIHostingController(rootView: Text("New")).view) }
      func showPage() { view.addSubview(makePage().view) }
      private func makePage() -> UIViewController {
        if isCompact { return UIHostingController(rootView: Text("Page")) }
        return detail
      }
    }
    final class MacCardMeasurer {
      let window = NSWindow()
      func height(of title: String) -> CGFloat {
        let card = NSHostingController(rootView: Text(title)).view
        window.contentView?.addSubview(card)
        let height = card.bounds.height
        card.removeFromSuperview()
        return height
      }
    }
    """),
  // Another view with the name of a local in an inner scope.
  .accepted(
    """
    import SwiftUI

    final class NewsController: UIViewController {
      func showNews() {
        let banner = UIView()
        if let content = UIHostingController(rootView: Text("Later")).view {
          content.alpha = 0
        }
        let content = UIView()
        banner.addSubview(content)
      }
    }
    """),
  // The view of AppKit's hosting controller.
  .flagged(
    """
    import SwiftUI

    struct Inspector: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let ⟦controller⟧ = NSHostingController(rootView: Text("Inspector"))
        return controller.view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // A method that also returns a controller that a property keeps, and code that no platform compiles.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class BannerController: UIViewController {
      private let lockController = UIHostingController(rootView: Text("Locked"))
      private var isLocked = false
      func cover(_ window: UIWindow) {
        let cover = makeCover()
        window.addSubview(cover.view)
        #if false
        let banner = UIHostingController(rootView: Text("Welcome back"))
        window.addSubview(banner.view)
        #endif
      }
      private func makeCover() -> UIViewController {
        if !isLocked { return UIHostingController(rootView: Text("Welcome")) }
        return lockController
      }
    }
    """),
  // Functions that don't keep the view: another module implements one, one ignores it, and one takes its subviews.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class ArticleController: UITableViewController {
      private var header: UIView?
      private let stack = UIStackView()
      var log: PageLog?
      func rowHeight() -> CGFloat {
        let sample = UIHostingController(rootView: Text("Row"))
        if let content = sample.view { print(content.bounds) }
        if let content = header { view.addSubview(content) }
        log?.note(sample.view)
        didMeasure(sample.view)
        collectParts(sample.view)
        return sample.sizeThatFits(in: view.bounds.size).height
      }
      private func didMeasure(_: UIView) {}
      private func collectParts(_ view: UIView) {
        view.subviews.forEach { view in stack.addArrangedSubview(view) }
      }
    }
    protocol PageLog: AnyObject {
      @MainActor func note(_ content: UIView)
    }
    """),
  // A condition decides whether the view is shown.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class ListController: UIViewController {
      var isCompact = false
      func setTitle() {
        let ⟦title⟧ = UIHostingController(rootView: Text("News"))
        navigationItem.titleView = isCompact ? title.view : nil
      }
    }
    """),
  // A view of another module may have an input view controller.
  .accepted(
    """
    import Sketches
    import SwiftUI
    import UIKit

    final class NoteController: UIViewController {
      func addBar() {
        let bar = UIHostingController(rootView: Text("Tools"))
        let dial = DialView()
        dial.inputViewController?.addChild(bar)
        dial.addSubview(bar.view)
        view.addSubview(dial)
      }
    }
    """),
  // Another local contains the controller, or perhaps its parent.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class NoteController: UIViewController {
      func makePage() -> UIViewController {
        let page = UIHostingController(rootView: Text("Page"))
        view.addSubview(page.view)
        let shown: UIViewController
        shown = page
        return shown
      }
      func showTip(in owner: UIViewController?) {
        let tip = UIHostingController(rootView: Text("Tip"))
        view.addSubview(tip.view)
        let parent = owner ?? tip.parent
        parent?.title = "Tip"
      }
    }
    """),
]
