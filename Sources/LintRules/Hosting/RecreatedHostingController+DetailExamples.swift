import LintEngine

/// The examples of `recreated-hosting-controller` about further details.
let recreatedHostingControllerDetailExamples: [RuleExample] = [
  // A helper with a flag that only the make method sets, and windows of which it isn't known whether they stay.
  .accepted(
    """
    import SwiftUI

    struct Zooming: UIViewRepresentable {
      let title: String
      let displays: Displays
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        fill(scroll, isNew: true)
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {
        fill(scroll, isNew: false)
        let window = displays.isShared ? displays.window : UIWindow()
        window.rootViewController = UIHostingController(rootView: Text(title))
        displays.makeWindows().forEach { window in
          window.rootViewController = UIHostingController(rootView: Text(title))
        }
      }
      private func fill(_ scroll: UIScrollView, isNew: Bool) {
        if isNew {
          let host = UIHostingController(rootView: Text(title))
          scroll.addSubview(host.view)
        }
        scroll.zoomScale = 1
      }
    }
    @MainActor final class Displays {
      let window = UIWindow()
      var isShared = true
      func makeWindows() -> [UIWindow] { [UIWindow()] }
    }
    """),
  // A method of the cell creates the controller.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class TaskCell: UITableViewCell {
      func configure(with title: String) {
        let page = ⟦makePage(title)⟧
        contentView.addSubview(page.view)
      }
      private func makePage(_ title: String) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(title))
      }
    }
    final class TaskList: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath) as! TaskCell
        cell.configure(with: "Row")
        return cell
      }
    }
    """),
  // Subclasses create the controller.
  .accepted(
    """
    import SwiftUI
    import UIKit

    class TaskCell: UITableViewCell {
      func configure() {
        let page = makePage()
        contentView.addSubview(page.view)
      }
      func makePage() -> UIHostingController<Text> {
        print("Subclasses override this")
        fatalError("No page")
      }
    }
    final class TaskList: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath) as! TaskCell
        cell.configure()
        return cell
      }
    }
    """),
  // Controllers for a tap, for a measurement, for another method with the same name, and for cells that are not reused.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class TaskCell: UITableViewCell {
      private let title = UILabel()
      private let button = UIButton()
      private var page: UIHostingController<Text>?
      func configure(with text: String) {
        title.text = text
        button.addAction(UIAction { [weak self] _ in self?.showNote() }, for: .touchUpInside)
      }
      func configure(with text: String, note: String) {
        title.text = text
        let page = UIHostingController(rootView: Text(note))
        self.page = page
        contentView.addSubview(page.view)
      }
      func measure(_ text: String) -> CGFloat {
        let sample = UIHostingController(rootView: Text(text))
        contentView.addSubview(sample.view)
        defer { sample.view.removeFromSuperview() }
        return sample.view.intrinsicContentSize.height
      }
      func prepare(_ text: String) {
        button.addAction(
          UIAction { [weak self] _ in
            let page = UIHostingController(rootView: Text(text))
            self?.page = page
            self?.contentView.addSubview(page.view)
          }, for: .touchUpInside)
      }
      func fill(_ text: String) {
        let page = UIHostingController(rootView: Text(text))
        self.page = page
        contentView.addSubview(page.view)
      }
      private func showNote() { title.isHidden = true }
    }
    final class TaskList: UITableViewController {
      private let prototype = TaskCell()
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath) as! TaskCell
        cell.configure(with: "Row")
        cell.prepare("Note")
        cell.textLabel?.isHidden = cell.measure("Row") > 40
        return cell
      }
      func rowHeight() -> CGFloat {
        prototype.fill("Row")
        let sample = TaskCell()
        sample.configure(with: "Row", note: "Note")
        return prototype.bounds.height + sample.bounds.height
      }
    }
    """),
  // The view is unwrapped before it is added.
  .flagged(
    """
    import SwiftUI

    struct Legend: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let host = ⟦UIHostingController(rootView: Text(title))⟧
        guard let content = host.view else { return }
        view.addSubview(content)
      }
    }
    """),
  // A stored controller that is only created if there is none, and one that isn't shown.
  .accepted(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      let page: BoardPage
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.host = context.coordinator.host ?? UIHostingController(rootView: Text(title))
        view.addSubview(context.coordinator.host!.view)
        context.coordinator.preview = UIHostingController(rootView: Text(title))
        view.addSubview(page.preview.view)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var host: UIViewController?
        var preview: UIViewController?
      }
    }
    final class BoardPage { let preview = UIViewController() }
    """),
  // Stored controllers that a local reaches, a header, and an input that adds another one.
  .flagged(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let title: String
      let page: BoardPage
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        let coordinator = context.coordinator
        coordinator.host = ⟦UIHostingController(rootView: Text(title))⟧
        table.addSubview(coordinator.host!.view)
        coordinator.header = ⟦UIHostingController(rootView: Text(title))⟧
        table.tableHeaderView = coordinator.header!.view
        ⟦page.show(title)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var host: UIViewController?
        var header: UIViewController?
      }
    }
    final class BoardPage: UIView {
      private var host: UIViewController?
      func show(_ title: String) {
        let next = UIHostingController(rootView: Text(title))
        addSubview(next.view)
        host = next
      }
    }
    """),
  // A hosting class of the project, whose name and initializer don't say that it is one.
  .flagged(
    """
    final class PanelController: UIHostingController<AnyView> {
      init(title: String) { super.init(rootView: AnyView(Text(title))) }
      required init?(coder: NSCoder) { nil }
    }
    struct Panel: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let panel = ⟦PanelController(title: title)⟧
        view.addSubview(panel.view)
      }
    }
    """),
  // The popover shows the controller that was prepared while it was closed.
  .accepted(
    """
    struct NotePreview: NSViewRepresentable {
      let note: String
      let isShown: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let coordinator = context.coordinator
        if isShown {
          coordinator.popover.contentViewController = coordinator.host
          coordinator.popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
        } else {
          coordinator.host = NSHostingController(rootView: Text(note))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let popover = NSPopover()
        var host = NSHostingController(rootView: Text(""))
      }
    }
    """),
  // A property of a cell that its initializer reads, and that nothing sets.
  .accepted(
    """
    final class NoteCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = badge
      }
      required init?(coder: NSCoder) { nil }
      private var badge: UIView {
        let host = UIHostingController(rootView: Text("New"))
        let badge = UIView()
        badge.addSubview(host.view)
        return badge
      }
    }
    """),
]
