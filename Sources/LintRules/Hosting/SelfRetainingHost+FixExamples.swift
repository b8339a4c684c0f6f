import LintEngine

/// The examples of `self-retaining-host` about what a weak capture needs.
let selfRetainingFixExamples: [RuleExample] = [
  // Closures and methods that can't be weak without other changes.
  .flagged(
    """
    import SwiftUI

    final class NotesController: UIViewController {
      private let model = NotesModel()
      private lazy var list = UIHostingController(rootView: NoteList(onOpen: ⟦{ self.open(self.model) }⟧))
      private lazy var menu = UIHostingController(rootView: NoteList(onOpen: ⟦{ [model] in self.open(model) }⟧))
      private lazy var form = UIHostingController(rootView: NoteForm(onSubmit: ⟦submit⟧))
      private lazy var feed = UIHostingController(rootView: NoteFeed(onRefresh: ⟦refresh⟧))
      private func open(_ model: NotesModel) {}
      private lazy var help = UIHostingController(rootView: NoteList(onOpen: ⟦showHelp⟧))
      private func showHelp() {}
      private func showHelp(about topic: String) {}
      private func submit(_ text: String) -> Bool { text.isEmpty }
      private func refresh() async {}
    }
    final class NotesModel {}
    struct NoteList: View {
      let onOpen: @MainActor () -> Void
      var body: some View { Button("Open") { onOpen() } }
    }
    struct NoteForm: View {
      let onSubmit: @MainActor (String) -> Bool
      var body: some View { Button("Submit") { _ = onSubmit("") } }
    }
    struct NoteFeed: View {
      let onRefresh: @MainActor () async -> Void
      var body: some View { Button("Feed") { Task { await onRefresh() } } }
    }
    """),
  // Another statement of the closure has nothing to do with the controller. The view is inserted.
  .flagged(
    """
    import SwiftUI

    final class NotesCard: UIView {
      override func didMoveToWindow() {
        super.didMoveToWindow()
        let config = UIHostingConfiguration {
          NoteList(onOpen: ⟦{
            print("open")
            self.open()
          }⟧)
        }
        insertSubview(config.makeContentView(), at: 0)
      }
      private func open() {}
    }
    struct NoteList: View {
      let onOpen: () -> Void
      var body: some View { Button("Open", action: onOpen) }
    }
    """,
    fixed: """
      import SwiftUI

      final class NotesCard: UIView {
        override func didMoveToWindow() {
          super.didMoveToWindow()
          let config = UIHostingConfiguration {
            NoteList(onOpen: { [weak self] in
              print("open")
              self?.open()
            })
          }
          insertSubview(config.makeContentView(), at: 0)
        }
        private func open() {}
      }
      struct NoteList: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      """),
  // Here the closure keeps a window, and capturing 'self' weakly would change nothing.
  .flagged(
    """
    import SwiftUI

    @MainActor final class NotesOpener {
      func open() {
        let window = UIWindow()
        window.rootViewController = UIHostingController(rootView: NoteList(onOpen: ⟦{
          self.finish()
          window.isHidden = true
        }⟧))
        window.makeKeyAndVisible()
      }
      private func finish() {}
    }
    struct NoteList: View {
      let onOpen: () -> Void
      var body: some View { Button("Open", action: onOpen) }
    }
    """),
  // The object itself, as an argument, in the environment, and in a hosting controller of its own.
  .flagged(
    """
    import SwiftUI

    final class PlayButton: UIControl, ObservableObject {
      @Published var isPlaying = false
      private lazy var host = UIHostingController(rootView: PlayFace(button: ⟦self⟧))
      private var badge: UIView?
      func show() {
        addSubview(host.view)
        let host = UIHostingController(rootView: PlayBadge().environmentObject(⟦self⟧))
        badge = host.view
        addSubview(host.view)
      }
    }
    struct PlayFace: View {
      @ObservedObject var button: PlayButton
      var body: some View { Text(button.isPlaying ? "Pause" : "Play") }
    }
    struct PlayBadge: View {
      @EnvironmentObject private var button: PlayButton
      var body: some View { Text(button.isPlaying ? "On" : "Off") }
    }
    final class CheatsController: UIHostingController<CheatList> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.controller = ⟦self⟧
      }
    }
    struct CheatList: View {
      var controller: UIViewController?
      var body: some View { Text(controller?.title ?? "Cheats") }
    }
    """),
  // A closure in the root view of a subclass.
  .flagged(
    """
    import SwiftUI

    final class CheatsController: UIHostingController<CheatList> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.onClose = ⟦{ self.dismiss(animated: true) }⟧
      }
    }
    struct CheatList: View {
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
    }
    """,
    fixed: """
      import SwiftUI

      final class CheatsController: UIHostingController<CheatList> {
        override func viewDidLoad() {
          super.viewDidLoad()
          rootView.onClose = { [weak self] in self?.dismiss(animated: true) }
        }
      }
      struct CheatList: View {
        var onClose: () -> Void = {}
        var body: some View { Button("Close", action: onClose) }
      }
      """),
  // A copy of a root view that nothing shows, although it has the same name.
  .accepted(
    """
    import SwiftUI

    final class CheatsController: UIHostingController<CheatList> {
      func makePreview() -> CheatList {
        var rootView = CheatList()
        rootView.onClose = { self.dismiss(animated: true) }
        return rootView
      }
    }
    struct CheatList: View {
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
    }
    """),
]
