import LintEngine

/// The examples of `recreated-hosting-controller` about methods that UIKit and AppKit call repeatedly.
let repeatedSetupExamples: [RuleExample] = [
  // A helper sets up the child, under a condition that stays true.
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      var name: String?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        setUp()
      }
      private func setUp() {
        guard let name else { return }
        let host = ⟦UIHostingController(rootView: Text(name))⟧
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // A property holds the controller, and the main queue adds it later.
  .flagged(
    """
    import SwiftUI

    final class ChartController: UIViewController {
      private var legend: UIHostingController<Text>?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        legend = ⟦UIHostingController(rootView: Text("Legend"))⟧
        addChild(legend!)
        view.addSubview(legend!.view)
        legend?.didMove(toParent: self)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        DispatchQueue.main.async { [self] in
          let axis = ⟦UIHostingController(rootView: Text("Axis"))⟧
          addChild(axis)
          view.addSubview(axis.view)
          axis.didMove(toParent: self)
        }
      }
    }
    """),
  // A helper of all controllers embeds the new one.
  .flagged(
    """
    import SwiftUI

    final class WelcomeController: UIViewController {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        embed(⟦UIHostingController(rootView: Text("Welcome"))⟧)
      }
    }
    extension UIViewController {
      func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """),
  // AppKit's methods.
  .flagged(
    """
    import SwiftUI

    final class InspectorController: NSViewController {
      override func viewDidLayout() {
        super.viewDidLayout()
        let badge = ⟦NSHostingView(rootView: Text("New"))⟧
        view.addSubview(badge)
      }
    }
    final class MeterView: NSView {
      override func viewWillDraw() {
        super.viewWillDraw()
        addSubview(⟦NSHostingView(rootView: Text("Level"))⟧)
      }
    }
    """),
  // What was asked for is taken back, a flag remembers the setup, and a view waits for its window.
  .accepted(
    """
    import SwiftUI

    final class InboxController: UIViewController {
      var pendingNote: String?
      private var isSetUp = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let pendingNote { show(pendingNote) }
        setUpOnce()
      }
      private func show(_ note: String) {
        pendingNote = nil
        add(UIHostingController(rootView: Text(note)))
      }
      private func setUpOnce() {
        guard !isSetUp else { return }
        isSetUp = true
        add(UIHostingController(rootView: Text("Inbox")))
      }
      private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class OverlayView: UIView {
      private var host: UIViewController?
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let host = UIHostingController(rootView: Text("Overlay"))
        self.host = host
        addSubview(host.view)
      }
    }
    """),
  // The child leaves with the screen, and a button adds another one.
  .accepted(
    """
    import SwiftUI

    final class CameraController: UIViewController {
      private var controls: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let controls = UIHostingController(rootView: Text("Controls"))
        addChild(controls)
        view.addSubview(controls.view)
        controls.didMove(toParent: self)
        self.controls = controls
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        controls?.willMove(toParent: nil)
        controls?.view.removeFromSuperview()
        controls?.removeFromParent()
      }
    }
    final class NotesController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
      }
      private func addNote() {
        let note = UIHostingController(rootView: Text("Note"))
        addChild(note)
        view.addSubview(note.view)
        note.didMove(toParent: self)
      }
    }
    """),
  // An observer and a helper of a cell run with each reuse.
  .flagged(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      var note: String? {
        didSet {
          guard let note else { return }
          host?.view.removeFromSuperview()
          let next = ⟦UIHostingController(rootView: Text(note))⟧
          host = next
          contentView.addSubview(next.view)
        }
      }
    }
    final class PhotoCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      func configure(_ name: String) { show(Text(name)) }
      private func show(_ text: Text) {
        host?.view.removeFromSuperview()
        let next = ⟦UIHostingController(rootView: text)⟧
        host = next
        contentView.addSubview(next.view)
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
        if let note = cell as? NoteCell { note.note = "Note \\(path.row)" }
        if let photo = cell as? PhotoCell { photo.configure("Photo \\(path.row)") }
        return cell
      }
    }
    """),
  .accepted(
    """
    import SwiftUI

    final class NoteCell: UITableViewCell {
      private var host: UIHostingController<Text>?
      var note: String? {
        didSet { host == nil ? add(Text(note ?? "")) : update(Text(note ?? "")) }
      }
      private func update(_ text: Text) { host?.rootView = text }
      private func add(_ text: Text) {
        let made = UIHostingController(rootView: text)
        host = made
        contentView.addSubview(made.view)
      }
    }
    final class NotesController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
        cell.note = "Note \\(path.row)"
        return cell
      }
    }
    """),
  // A static function makes the controller of each update, and the coordinator holds the next one.
  .flagged(
    """
    import SwiftUI

    struct TicketView: UIViewRepresentable {
      let number: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let host = Self.makeHost(number)
        view.addSubview(host.view)
        context.coordinator.hosts.append(host)
        context.coordinator.footer = ⟦UIHostingController(rootView: Text("Paid"))⟧
        view.addSubview(context.coordinator.footer!.view)
      }
      static func makeHost(_ number: Int) -> UIViewController {
        ⟦UIHostingController(rootView: Text("\\(number)"))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var hosts: [UIViewController] = []
        var footer: UIViewController?
      }
    }
    """),
  // The coordinator gives the controller that it has made before.
  .accepted(
    """
    import SwiftUI

    struct TicketView: UIViewRepresentable {
      let number: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.addSubview(context.coordinator.host(number).view)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var kept: UIHostingController<Text>?
        func host(_ number: Int) -> UIViewController {
          if let kept { return kept }
          let made = UIHostingController(rootView: Text("\\(number)"))
          kept = made
          return made
        }
      }
    }
    """),
  // A local holds the view of the controller in a property.
  .flagged(
    """
    import SwiftUI

    final class OrderController: UIViewController {
      private var summary: UIHostingController<Text>?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let next = ⟦UIHostingController(rootView: Text("Order"))⟧
        summary = next
        addChild(next)
        let shown = summary!.view!
        view.addSubview(shown)
        next.didMove(toParent: self)
      }
    }
    """),
  // A local holds the view that an input receives.
  .flagged(
    """
    import SwiftUI

    struct ScorePage: UIViewRepresentable {
      let page: PageView
      let score: Int
      func makeUIView(context: Context) -> UIView { page }
      func updateUIView(_ view: UIView, context: Context) {
        let bar = ⟦UIHostingController(rootView: Text("\\(score)"))⟧
        let barView = bar.view!
        page.addBar(barView)
      }
    }
    final class PageView: UIView {
      var bar: UIView?
      func addBar(_ view: UIView) { bar = view }
    }
    """),
  // Two properties exchange their controllers.
  .flagged(
    """
    import SwiftUI

    final class CardController: UIViewController {
      private var front: UIViewController?
      private var back: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        back = ⟦UIHostingController(rootView: Text("Card"))⟧
        let shown = front
        front = back
        back = shown
        addChild(front!)
        view.addSubview(front!.view)
        front?.didMove(toParent: self)
      }
    }
    """),
]
