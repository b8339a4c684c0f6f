import BridgeModel
import LintEngine

/// The examples of `recreated-hosting-controller` about reused views and objects that stay between updates.
let reusedHostingExamples: [RuleExample] = [
  // Headers of tables and collections, and a cell from a registration.
  .flagged(
    """
    import SwiftUI

    final class DayHeader: UICollectionReusableView {
      private var host: UIHostingController<Text>?
      func show(day: String) {
        host?.view.removeFromSuperview()
        host = ⟦UIHostingController(rootView: Text(day))⟧
        addSubview(host!.view)
      }
    }
    final class NoteHeader: UITableViewHeaderFooterView {
      private var host: UIHostingController<Text>?
      func show(_ note: String) {
        host?.view.removeFromSuperview()
        let next = ⟦UIHostingController(rootView: Text(note))⟧
        contentView.addSubview(next.view)
        host = next
      }
    }
    final class PhotoCell: UICollectionViewCell {
      private var host: UIHostingController<Text>?
      func fill(_ name: String) {
        host?.view.removeFromSuperview()
        let next = ⟦UIHostingController(rootView: Text(name))⟧
        contentView.addSubview(next.view)
        host = next
      }
    }
    final class PhotosController: UICollectionViewController {
      private let registration = UICollectionView.CellRegistration<PhotoCell, String> {
        (cell: PhotoCell, path: IndexPath, name: String) in
        cell.fill(name)
      }
      override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        let header =
          view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: path) as! DayHeader
        header.show(day: "Monday")
        return header
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "note") as? NoteHeader
        header?.show("Note")
        return header
      }
    }
    """),
  // Controllers that are measured, stored, or shown only if there's none, and ones that each update adds to a view.
  .flagged(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      let page: BoardPage
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let host = UIHostingController(rootView: Text(title))
        page.height = host.sizeThatFits(in: view.bounds.size).height
        page.measure(host.view)
        context.coordinator.contentViewController = ⟦UIHostingController(rootView: Text(title))⟧
        page.controllers.append(UIHostingController(rootView: Text(title)))
        page.add(UIHostingController(rootView: Text(title)))
        page.note = Note(rootView: title)
        page.window.rootViewController = context.coordinator.contentViewController
        if context.coordinator.popover == nil {
          let popover = UIHostingController(rootView: Text(title))
          context.coordinator.popover = popover
          page.web.addSubview(popover.view)
        }
        let made = UIHostingController(rootView: Text(title))
        if context.coordinator.toolbar == nil {
          context.coordinator.toolbar = made
          page.web.addSubview(made.view)
        }
        page.hosts.forEach { host in page.web.addSubview(host.view) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var contentViewController: UIViewController?
        var popover: UIViewController?
        var toolbar: UIViewController?
      }
    }
    struct Note { var rootView: String }
    final class BoardPage {
      let web = UIView()
      let window = UIWindow()
      var height = 0.0
      var note = Note(rootView: "")
      var controllers: [UIViewController] = []
      var hosts: [UIViewController] = []
      func add(_ controller: UIViewController) { controllers = [controller] }
      func measure(_ view: UIView) { height += view.intrinsicContentSize.height }
    }
    struct Ticker: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> TickerView { TickerView() }
      func updateUIView(_ view: TickerView, context: Context) {
        ⟦view.show(title)⟧
        ⟦context.coordinator.banner.show(title)⟧
        context.coordinator.window.rootViewController = ⟦UIHostingController(rootView: Text(title))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let banner = TickerView()
        let window = UIWindow()
      }
    }
    final class TickerView: UIView {
      private var host: UIViewController?
      func show(_ title: String) {
        let next = UIHostingController(rootView: Text(title))
        addSubview(next.view!)
        host = next
      }
    }
    """),
  // A controller from a pool, which a call returns without creating one.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class MessageCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      private var hosts: [String: UIHostingController<Text>] = [:]

      func show(_ text: String) {
        host?.view.removeFromSuperview()
        let next = host(for: text)
        contentView.addSubview(next.view)
        host = next
      }

      private func host(for text: String) -> UIHostingController<Text> {
        if let known = hosts[text] { return known }
        let made = UIHostingController(rootView: Text(text))
        hosts[text] = made
        return made
      }
    }

    final class MessagesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "message", for: path) as! MessageCell
        cell.show("Hello")
        return cell
      }
    }
    """),
  // Other methods that UIKit calls repeatedly.
  .flagged(
    """
    import SwiftUI

    final class MeterController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let title = ⟦UIHostingController(rootView: Status())⟧
        addChild(title)
        view.addSubview(title.view)
        title.didMove(toParent: self)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let header = ⟦UIHostingController(rootView: Profile())⟧
        addChild(header)
        view.addSubview(header.view)
        header.didMove(toParent: self)
      }
      override func updateViewConstraints() {
        let footer = ⟦UIHostingController(rootView: Status())⟧
        addChild(footer)
        view.addSubview(footer.view)
        footer.didMove(toParent: self)
        super.updateViewConstraints()
      }
    }
    final class ChartController: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let overlay = ⟦UIHostingController(rootView: Status())⟧
        addChild(overlay)
        view.addSubview(overlay.view)
        overlay.didMove(toParent: self)
      }
      override func updateProperties() {
        super.updateProperties()
        let legend = ⟦UIHostingController(rootView: Profile())⟧
        addChild(legend)
        view.addSubview(legend.view)
        legend.didMove(toParent: self)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let background = ⟦UIHostingController(rootView: Profile())⟧
        addChild(background)
        view.addSubview(background.view)
        background.didMove(toParent: self)
      }
    }
    final class MeterCard: UIView {
      private var hosts: [UIViewController] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        let host = ⟦UIHostingController(rootView: Profile())⟧
        hosts.append(host)
        addSubview(host.view)
      }
      override func updateConstraints() {
        let badge = ⟦UIHostingController(rootView: Status())⟧
        hosts.append(badge)
        addSubview(badge.view)
        super.updateConstraints()
      }
    }
    """),
  // A view that is only measured, one that a tap adds, and an own method that is called once.
  .accepted(
    """
    import SwiftUI

    final class SizingController: UIViewController {
      private let button = TapButton()
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let sizer = UIHostingController(rootView: Profile())
        view.addSubview(sizer.view)
        preferredContentSize = sizer.view.intrinsicContentSize
        sizer.view.removeFromSuperview()
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        button.onTap = { [weak self] in
          let help = UIHostingController(rootView: Profile())
          self?.addChild(help)
          self?.view.addSubview(help.view)
          help.didMove(toParent: self)
        }
      }
    }
    final class TapButton: UIView { var onTap = {} }
    @MainActor final class ProfilePresenter {
      private let container: UIViewController
      init(container: UIViewController) {
        self.container = container
        updateProperties()
      }
      private func updateProperties() {
        let host = UIHostingController(rootView: Profile())
        container.addChild(host)
        container.view.addSubview(host.view)
        host.didMove(toParent: container)
      }
    }
    """),
  // Cells of apps for iOS 15. Later ones configure cells with SwiftUI views.
  .flagged(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      func show(_ note: String) {
        host?.view.removeFromSuperview()
        let next = ⟦UIHostingController(rootView: Text(note))⟧
        contentView.addSubview(next.view)
        host = next
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.show("Note \\(path.row)")
        return cell
      }
    }
    """, iOS: SystemVersion(15)),
  .accepted(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      func show(_ note: String) {
        host?.view.removeFromSuperview()
        let next = UIHostingController(rootView: Text(note))
        contentView.addSubview(next.view)
        host = next
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.show("Note \\(path.row)")
        return cell
      }
    }
    """, iOS: SystemVersion(16)),
  // Content of the view itself, and controllers that are stored, measured, or shown in something that may be new.
  .accepted(
    """
    import AppKit
    import SwiftUI

    struct Board: NSViewRepresentable {
      let title: String
      let page: BoardPage
      func makeNSView(context: Context) -> NSBox { NSBox() }
      func updateNSView(_ box: NSBox, context: Context) {
        box.contentView = NSHostingView(rootView: Text(title))
        let host = NSHostingController(rootView: Text(title))
        page.preview = host
        page.addSize(host.preferredContentSize)
        let panel = makePanel()
        panel.contentViewController = host
        page.panel(named: title)?.contentViewController = NSHostingController(rootView: Text(title))
        context.coordinator.show(title)
      }
      private func makePanel() -> NSPanel { NSPanel() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var pages: [NSView] = []
        func show(_ title: String) {
          let page = NSHostingController(rootView: Text(title))
          addPage(page.view)
        }
        private func addPage(_ page: NSView) { pages = [page] }
      }
    }
    @MainActor final class BoardPage {
      var preview: NSViewController?
      private var sizes: [NSSize] = []
      func addSize(_ size: NSSize) { sizes.append(size) }
      func panel(named title: String) -> NSPanel? { nil }
    }
    """),
  // A hosting view, which needs no controller.
  .flagged(
    """
    import AppKit
    import SwiftUI

    struct Legend: NSViewRepresentable {
      let title: String
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let label = ⟦NSHostingView(rootView: Text(title))⟧
        view.addSubview(label, positioned: .below, relativeTo: nil)
      }
    }
    """),
  // A controller that is only used if there is none.
  .accepted(
    """
    import SwiftUI

    struct DrawerHost: UIViewRepresentable {
      let title: String
      let drawer: UIWindow
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        drawer.rootViewController = drawer.rootViewController ?? UIHostingController(rootView: Text(title))
        drawer.windowScene = view.window?.windowScene
      }
    }
    """),
]
