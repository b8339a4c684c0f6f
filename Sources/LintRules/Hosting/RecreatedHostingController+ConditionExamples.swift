import LintEngine

/// The examples of `recreated-hosting-controller` about conditions and other reasons why such methods add a view once.
let repeatedSetupConditionExamples: [RuleExample] = [
  // A property with the name of a method, a local with such a name, and code that isn't compiled.
  .accepted(
    """
    import SwiftUI

    class Screen: UIViewController {
      var layout: UIStackView { UIStackView() }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(layout)
      }
    }
    final class ProfileScreen: Screen {
      override var layout: UIStackView {
        let stack = UIStackView()
        let host = UIHostingController(rootView: Text("Profile"))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        return stack
      }
    }
    final class GuideScreen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = view.layoutMarginsGuide
        let host = UIHostingController(rootView: Text("Guide"))
        addChild(host)
        view.addSubview(host.view)
        host.view.topAnchor.constraint(equalTo: layout.topAnchor).isActive = true
        host.didMove(toParent: self)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        #if false
          let hint = UIHostingController(rootView: Text("Hint"))
          addChild(hint)
          view.addSubview(hint.view)
          hint.didMove(toParent: self)
        #endif
      }
    }
    """),
  // The controller is created or shown only if there's none, the content before is removed, and a note is shown once.
  .accepted(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      private var header: UIViewController?
      private var footer: UIViewController?
      private var detail: UIViewController?
      private var content: UIViewController?
      private var notes: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if header == nil { header = UIHostingController(rootView: Text("Header")) }
        view.addSubview(header!.view)
        footer = footer ?? UIHostingController(rootView: Text("Footer"))
        view.addSubview(footer!.view)
        let measured = UIHostingController(rootView: Text("Detail"))
        preferredContentSize = measured.sizeThatFits(in: view.bounds.size)
        if detail == nil {
          detail = measured
          view.addSubview(measured.view)
        }
        reload()
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let note = notes.popLast()
        guard let note else { return }
        let banner = UIHostingController(rootView: Text(note))
        addChild(banner)
        view.addSubview(banner.view)
        banner.didMove(toParent: self)
      }
      private func reload() {
        content?.view.removeFromSuperview()
        let next = UIHostingController(rootView: Text("Feed"))
        content = next
        view.addSubview(next.view)
      }
    }
    """),
  // The view or the child alone is removed at the end.
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
        controls?.view = nil
        controls?.removeFromParent()
      }
    }
    final class MeterController: NSViewController {
      private var level: NSView?
      override func viewWillAppear() {
        super.viewWillAppear()
        let level = NSHostingView(rootView: Text("Level"))
        view.addSubview(level)
        self.level = level
      }
      override func viewDidDisappear() {
        super.viewDidDisappear()
        level?.removeFromSuperview()
      }
    }
    """),
  // Other views are removed, or views at other times, and nothing changes what the conditions ask.
  .flagged(
    """
    import SwiftUI

    final class ShopController: UIViewController {
      private let cart = Cart()
      private let note = UILabel()
      private var store: Store?
      private var offer: String?
      private var onClose = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let store else { return }
        store.load()
        let host = ⟦UIHostingController(rootView: Text("Store"))⟧
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onClose = { [weak self] in self?.clear() }
        if let offer {
          let host = ⟦UIHostingController(rootView: Text(offer))⟧
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cart.removeFromWaitlist()
      }
      private func clear() { offer = nil }
      @objc private func hideNote() { note.removeFromSuperview() }
    }
    final class Store { func load() {} }
    final class Cart { func removeFromWaitlist() {} }
    """),
  // The window stays, and other conditions than the window don't change with it.
  .flagged(
    """
    import SwiftUI

    final class BadgeView: UIView {
      var name: String?
      private var hosts: [UIViewController] = []
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let name else { return }
        let host = ⟦UIHostingController(rootView: Text(name))⟧
        hosts.append(host)
        addSubview(host.view)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil else { return }
        let host = ⟦UIHostingController(rootView: Text("Level"))⟧
        hosts.append(host)
        addSubview(host.view)
      }
    }
    """),
  // An early exit.
  .flagged(
    """
    import SwiftUI

    final class NameController: UIViewController {
      var name = ""
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if name.isEmpty { return }
        let host = ⟦UIHostingController(rootView: Text(name))⟧
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // A helper is called for a note once, and each time for the welcome.
  .flagged(
    """
    import SwiftUI

    final class WelcomeController: UIViewController {
      var pendingNote: String?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let pendingNote { show(pendingNote) }
        show("Welcome")
      }
      private func show(_ note: String) {
        pendingNote = nil
        let host = ⟦UIHostingController(rootView: Text(note))⟧
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // It isn't known which of two functions is called.
  .accepted(
    """
    import SwiftUI

    final class NotesController: UIViewController {
      private let label = UILabel()
      var titles: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        show(titles.reduce("") { $0 + $1 })
      }
      func show(_ note: Note) {
        let host = UIHostingController(rootView: Text(note.title))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      func show(_ title: String) { label.text = title }
    }
    struct Note { var title: String }
    """),
]
