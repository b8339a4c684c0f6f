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
]
