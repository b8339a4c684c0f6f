import LintEngine

/// The examples of `self-retaining-host`.
let selfRetainingHostExamples: [RuleExample] = [
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: ProfileForm(onSave: ⟦{ self.save() }⟧))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func save() { navigationController?.popViewController(animated: true) }
    }
    struct ProfileForm: View {
      var onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    """,
    fixed: """
      import SwiftUI

      final class ProfileController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: ProfileForm(onSave: { [weak self] in self?.save() }))
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
        private func save() { navigationController?.popViewController(animated: true) }
      }
      struct ProfileForm: View {
        var onSave: () -> Void
        var body: some View { Button("Save", action: onSave) }
      }
      """),
  // All closures of a root view are corrected together.
  .flagged(
    """
    import SwiftUI

    final class LibraryCoordinator {
      private var controller: UIViewController?
      func start(in navigation: UINavigationController) {
        let host = UIHostingController(
          rootView: LibraryView ⟦{
            self.showHelp()
          }⟧ showImport: {
            self.showImport()
          })
        navigation.present(host, animated: false)
        controller = host
      }
      private func showHelp() {}
      private func showImport() {}
    }
    struct LibraryView: View {
      var showHelp: () -> Void
      var showImport: () -> Void
      var body: some View { Button("Help", action: showHelp) }
    }
    """,
    fixed: """
      import SwiftUI

      final class LibraryCoordinator {
        private var controller: UIViewController?
        func start(in navigation: UINavigationController) {
          let host = UIHostingController(
            rootView: LibraryView { [weak self] in
              self?.showHelp()
            } showImport: { [weak self] in
              self?.showImport()
            })
          navigation.present(host, animated: false)
          controller = host
        }
        private func showHelp() {}
        private func showImport() {}
      }
      struct LibraryView: View {
        var showHelp: () -> Void
        var showImport: () -> Void
        var body: some View { Button("Help", action: showHelp) }
      }
      """),
  // A method that the class overloads is still one of its own.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class NewsController: NSHostingController<NewsView> {
      override init(rootView: NewsView) {
        super.init(rootView: rootView)
        self.rootView.dismiss = ⟦dismiss⟧
      }
      @objc dynamic required init?(coder: NSCoder) { super.init(coder: coder) }
      func dismiss() { dismiss(nil) }
    }
    struct NewsView: View {
      var dismiss: () -> Void = {}
      var body: some View { Button("Close", action: dismiss) }
    }
    """),
  // A method of the object, in AppKit, with the hosting view in a window.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class NotePanel: NSPanel {
      func showNote() {
        let host = NSHostingView(rootView: NoteForm(onChange: ⟦rename⟧).padding())
        contentView = host
      }
      private func rename(_ name: String) { title = name }
    }
    struct NoteForm: View {
      let onChange: (String) -> Void
      @State private var text = ""
      var body: some View { Button("Done") { onChange(text) } }
    }
    """,
    fixed: """
      import AppKit
      import SwiftUI

      final class NotePanel: NSPanel {
        func showNote() {
          let host = NSHostingView(rootView: NoteForm(onChange: { [weak self] in self?.rename($0) }).padding())
          contentView = host
        }
        private func rename(_ name: String) { title = name }
      }
      struct NoteForm: View {
        let onChange: (String) -> Void
        @State private var text = ""
        var body: some View { Button("Done") { onChange(text) } }
      }
      """),
  // The root view keeps a model, and the model keeps the object.
  .flagged(
    """
    import SwiftUI

    final class SearchController: UIViewController {
      private let model = SearchModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        model.onSelect = ⟦{ self.open($0) }⟧
        let host = UIHostingController(rootView: SearchList(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func open(_ name: String) { title = name }
    }
    final class SearchModel: ObservableObject { var onSelect: (String) -> Void = { _ in } }
    struct SearchList: View {
      @ObservedObject var model: SearchModel
      var body: some View { Button("Open") { model.onSelect("") } }
    }
    """),
  // A cell and its content configuration.
  .flagged(
    """
    import SwiftUI

    final class OrderCell: UICollectionViewCell {
      func show(_ order: String) {
        contentConfiguration = UIHostingConfiguration {
          HStack {
            Text(order)
            OrderMenu(onDelete: ⟦{ self.isHidden = true }⟧)
          }
        }
        .margins(.all, 0)
      }
    }
    struct OrderMenu: View {
      var onDelete: () -> Void
      var body: some View { Button("Delete", action: onDelete) }
    }
    """,
    fixed: """
      import SwiftUI

      final class OrderCell: UICollectionViewCell {
        func show(_ order: String) {
          contentConfiguration = UIHostingConfiguration {
            HStack {
              Text(order)
              OrderMenu(onDelete: { [weak self] in self?.isHidden = true })
            }
          }
          .margins(.all, 0)
        }
      }
      struct OrderMenu: View {
        var onDelete: () -> Void
        var body: some View { Button("Delete", action: onDelete) }
      }
      """),
  // An environment value that refers to the object weakly.
  .accepted(
    """
    import SwiftUI

    final class SheetController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Profile().environment(\\.sheet, self).environment(\\.panel, self))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct SheetKey: EnvironmentKey {
      struct Reference { weak var controller: SheetController? }
      static var defaultValue: Reference { Reference() }
    }
    extension EnvironmentValues {
      var sheet: SheetController? {
        get { self[SheetKey.self].controller }
        set { self[SheetKey.self] = SheetKey.Reference(controller: newValue) }
      }
      var panel: SheetController? {
        get { self[SheetKey.self].controller } set { self[SheetKey.self].controller = newValue }
      }
    }
    """),
  // Captured weakly, or kept in a weak property.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(
          rootView: ProfileForm(owner: self) { [weak self] in
            guard let self else { return }
            self.save()
          })
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func save() {}
    }
    struct ProfileForm: View {
      weak var owner: UIViewController?
      var onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    """),
  // The hosting controller is presented, so nothing keeps it after it's dismissed.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      func edit() {
        let host = UIHostingController(rootView: ProfileForm(onSave: save))
        present(host, animated: true)
        navigationController?.pushViewController(
          UIHostingController(rootView: ProfileForm { self.save() }), animated: true)
      }
      private func save() {}
    }
    struct ProfileForm: View {
      var onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    """),
  // Only values of the object are passed, and a builder reads it while the root view is created.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private var name = ""
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(
          rootView: VStack {
            Text(self.name)
            Card { Text(self.name) }
          })
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct Card<Content: View>: View {
      private let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content }
    }
    """),
  // Code takes the hosted view away.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class RecorderController: NSObject {
      private var window: NSWindow?
      func show() {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: RecorderPanel(controller: self))
        self.window = window
      }
      func hide() {
        window?.close()
        window = nil
      }
    }
    struct RecorderPanel: View {
      let controller: RecorderController
      var body: some View { Button("Stop") { controller.hide() } }
    }
    """),
  // Objects that live as long as the app.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class Delegate: NSObject, NSApplicationDelegate {
      private let popover = NSPopover()
      private let status = StatusController()
      func applicationDidFinishLaunching(_ notification: Notification) {
        popover.contentViewController = NSHostingController(rootView: StatusPanel(onQuit: quit))
      }
      private func quit() {}
    }
    final class StatusController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel { self.hide() }) }
      private func hide() { popover.close() }
    }
    final class AboutController: NSObject {
      static let shared = AboutController()
      private var window: NSWindow?
      func show() {
        window = NSWindow(contentViewController: NSHostingController(rootView: StatusPanel { self.hide() }))
      }
      private func hide() { window?.close() }
    }
    struct StatusPanel: View {
      var onQuit: () -> Void
      var body: some View { Button("Quit", action: onQuit) }
    }
    """),
]
