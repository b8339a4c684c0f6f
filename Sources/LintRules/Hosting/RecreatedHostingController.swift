import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let recreatedHostingController = Rule(
    id: "recreated-hosting-controller",
    group: "hosting",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Create a hosting controller once, and assign `rootView` to update it.",
    symptom: """
      Hosted views lose their state unexpectedly: text fields clear, scroll positions jump, and hosted views stack up \
      on top of one another.
      """,
    rationale: """
      The update method, `layoutSubviews()`, and `viewDidAppear(_:)` run many times. Each new hosting controller \
      starts with new SwiftUI state, and the previous controller's view stays in the hierarchy. Create the controller \
      once, keep it, and assign its `rootView` to change what it shows.
      """,
    exception: "Suppress it if the content has no state and you remove the previous controller's view.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview",
    examples: [
      .flagged(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ scroll: UIScrollView, context: Context) {
            let host = ⟦UIHostingController(rootView: content)⟧
            context.coordinator.host = host
            scroll.addSubview(host.view)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIViewController? }
        }
        final class ProfileController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let host = ⟦UIHostingController(rootView: Profile())⟧
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """),
      // A helper creates it, and an object of the coordinator or of an input shows it.
      .flagged(
        """
        import SwiftUI

        struct EventPopover: NSViewRepresentable {
          let title: String
          let isPresented: Bool
          func makeNSView(context: Context) -> NSView { NSView() }
          func updateNSView(_ view: NSView, context: Context) {
            context.coordinator.update(title, isPresented, view)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            private var popover: NSPopover?
            func update(_ title: String, _ isPresented: Bool, _ view: NSView) {
              guard isPresented, view.window != nil else { return }
              let popover = popover ?? NSPopover()
              popover.contentViewController = ⟦NSHostingController(rootView: Text(title))⟧
              popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
              self.popover = popover
            }
          }
        }
        struct Terminal: UIViewRepresentable {
          let page: TerminalPage
          let hasToolbar: Bool
          func makeUIView(context: Context) -> UIView { page.web }
          func updateUIView(_ view: UIView, context: Context) {
            if hasToolbar { addToolbar() }
          }
          private func addToolbar() {
            let toolbar = ⟦UIHostingController(rootView: Text("Toolbar"))⟧
            toolbar.view.frame.size.height = 40
            page.web.addToolbar(view: toolbar.view)
          }
        }
        final class TerminalPage { let web = TerminalView() }
        final class TerminalView: UIView { func addToolbar(view: UIView) { inputBar = view }; var inputBar: UIView? }
        """),
      // Created once after a comparison or in a method that runs once, or never added to a view.
      .accepted(
        """
        import SwiftUI

        final class Panel: UIView {
          private var host: UIHostingController<Profile>?
          override func layoutSubviews() {
            super.layoutSubviews()
            guard host == nil else { return }
            let made = UIHostingController(rootView: Profile())
            host = made
            addSubview(made.view)
          }
        }
        final class ProfileController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Profile())
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            present(UIHostingController(rootView: Welcome()), animated: true)
            let measured = UIHostingController(rootView: Profile())
            preferredContentSize = measured.sizeThatFits(in: view.bounds.size)
          }
        }
        """),
      .accepted(
        """
        import SwiftUI

        struct Zooming<Content: View>: UIViewRepresentable {
          let content: Content
          func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
          func updateUIView(_ scroll: UIScrollView, context: Context) {
            if let host = context.coordinator.host { host.rootView = content } else {
              let host = UIHostingController(rootView: content)
              context.coordinator.host = host
              scroll.addSubview(host.view)
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIHostingController<Content>? }
        }
        """),
      // A new window gets new content, and a new controller is presented, measured, or created when there is none.
      .accepted(
        """
        import SwiftUI

        struct EventPopover: NSViewRepresentable {
          let title: String
          @Binding var isPresented: Bool
          func makeNSView(context: Context) -> NSView { NSView() }
          func updateNSView(_ view: NSView, context: Context) {
            let measured = NSHostingController(rootView: Text(title))
            view.setFrameSize(measured.sizeThatFits(in: view.bounds.size))
            let panel = NSPanel()
            panel.contentViewController = NSHostingController(rootView: Text(title))
            panel.orderFront(nil)
            context.coordinator.onClose = {
              let host = NSHostingView(rootView: Text(title))
              view.addSubview(host)
            }
            guard context.coordinator.popover == nil else { return }
            let popover = NSPopover()
            context.coordinator.popover = popover
            popover.contentViewController = NSHostingController(rootView: Text(title))
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var popover: NSPopover?
            var onClose = {}
          }
        }
        """),
      // A cell is reused for other content.
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
        """),
      .accepted(
        """
        import SwiftUI

        final class NoteCell: UITableViewCell {
          private var host: UIHostingController<Text>?
          func show(_ note: String) {
            if let host { host.rootView = Text(note) } else {
              let host = UIHostingController(rootView: Text(note))
              contentView.addSubview(host.view)
              self.host = host
            }
          }
          func showDetail() {
            let detail = UIHostingController(rootView: Text("Detail"))
            contentView.addSubview(detail.view)
          }
        }
        final class NotesController: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
            cell.show("Note \\(path.row)")
            return cell
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            (table.cellForRow(at: path) as? NoteCell)?.showDetail()
          }
        }
        """),
    ] + reusedHostingExamples
      + recreatedHostingControllerDetailExamples + repeatedSetupExamples + repeatedSetupPlaceExamples
      + repeatedSetupConditionExamples + hostingCellExamples,
    signs: .hosting,
    check: .types(checkRepetition))
}

@Sendable private func checkRepetition(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  let project = context.project
  for representable in project.representables(named: type.name, in: context.path) where !representable.isAmbiguous {
    for found in project.repeatedHosting(in: representable) {
      context.report(
        "every '\(representable.name(of: .update) ?? "")' creates and shows another '\(found.call.createdName)', "
          + "so the hosted views lose their state", at: found.call, in: found.body,
        related: [(.whole(found.use), "shown here")])
    }
  }
  context.inEach(project.repeatedMethods(of: type)) { method, context in
    for found in project.hostingSetUp(by: method, of: type) where context.contains(found.call) {
      context.report(
        "each call to '\(method.name)' creates and adds another '\(found.call.createdName)', "
          + "so the hosted views lose their state", at: .whole(found.call),
        related: [(.whole(found.use), "added here")])
    }
  }
  checkReuse(type, in: &context)
}

/// Reports the controllers that a cell creates each time it's reused.
private func checkReuse(_ type: ProjectType, in context: inout RuleContext) {
  for found in context.project.hostingOnReuse(ofCellsOf: type) where context.contains(found.call) {
    // There, `hosting-controller-in-cell` advises against the controller itself.
    let target = context.project.deploymentTarget(of: .iOS, at: found.call, in: context.path)
    if let target, target.lowerBound >= SystemVersion(16) { continue }
    context.report(
      "'\(found.use.member.name)' creates and adds another '\(found.call.createdName)' each time the cell is reused, "
        + "so the hosted views lose their state", at: .whole(found.call),
      related: [(.whole(found.use.call), "added here")])
  }
}
