import LintEngine

/// The examples of `strong-self-in-observation` about models, and about functions of the project that observe.
let strongSelfInModelExamples: [RuleExample] = [
  // A model that SwiftUI observes, whose subscription keeps it.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class KeyboardModel: ObservableObject {
      @Published var height: CGFloat = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        let shown = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).map { _ in CGFloat(300) }
        let hidden = NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
        Publishers.Merge(shown, hidden).assign(to: \\.height, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    struct Composer: View {
      @StateObject private var keyboard = KeyboardModel()
      var body: some View { Text("Composer").padding(.bottom, keyboard.height) }
    }
    """),
  // The project's function registers the closure and returns the token.
  .flagged(
    """
    import SwiftUI

    enum BackupNotification {
      static func observeStart(queue: OperationQueue? = nil, _ body: @escaping () -> Void) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .backup, object: nil, queue: queue) { _ in body() }
      }
    }
    final class BackupModel: ObservableObject {
      @Published var isRunning = false
      private var tokens: [NSObjectProtocol] = []
      init() {
        tokens.append(BackupNotification.observeStart(queue: .main) ⟦{ withAnimation { self.isRunning = true } }⟧)
        tokens.append(BackupNotification.observeStart(queue: .main) { [weak self] in self?.isRunning = true })
      }
      deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }
    """),
  // A function of another module that keeps the model weakly.
  .accepted(
    """
    import Combine
    import CombineHelpers
    import SwiftUI

    final class VolumeModel: ObservableObject {
      @Published var volume: Float = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        NotificationCenter.default.publisher(for: .volume).map { _ in Float(1) }
          .assign(to: \\.volume, on: self, ownership: .weak).store(in: &subscriptions)
      }
    }
    """),
  // Models of the whole app: the app's first view and a static property own them.
  .accepted(
    """
    import Combine
    import SwiftUI

    @main struct Player: App {
      var body: some Scene { WindowGroup { PlayerView() } }
    }
    struct PlayerView: View {
      @StateObject private var model = PlayerModel()
      var body: some View { Text("\\(model.volume)") }
    }
    final class PlayerModel: ObservableObject {
      @Published var volume: Float = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() { Monitors.volume.$volume.assign(to: \\.volume, on: self).store(in: &subscriptions) }
    }
    final class VolumeMonitor: ObservableObject {
      @Published var volume: Float = 0
      private var subscription: AnyCancellable?
      init() {
        subscription = NotificationCenter.default.publisher(for: .volume).map { _ in Float(1) }.assign(to: \\.volume, on: self)
      }
    }
    enum Monitors {
      static let volume = VolumeMonitor()
    }
    """),
  // However many operators there are, the publisher never ends.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SearchModel: ObservableObject {
      @Published var text = ""
      @Published var results: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $text
          .dropFirst()
          .removeDuplicates()
          .map { $0.lowercased() }
          .removeDuplicates()
          .map { [$0] }
          .removeDuplicates()
          .map { $0.joined() }
          .map { Array(repeating: $0, count: 3) }
          .receive(on: DispatchQueue.main)
          .sink ⟦{ self.results = $0 }⟧
          .store(in: &subscriptions)
      }
    }
    struct SearchScreen: View {
      @StateObject private var model = SearchModel()
      var body: some View { Text(model.results.joined()) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class SearchModel: ObservableObject {
        @Published var text = ""
        @Published var results: [String] = []
        private var subscriptions: Set<AnyCancellable> = []
        init() {
          $text
            .dropFirst()
            .removeDuplicates()
            .map { $0.lowercased() }
            .removeDuplicates()
            .map { [$0] }
            .removeDuplicates()
            .map { $0.joined() }
            .map { Array(repeating: $0, count: 3) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
        }
      }
      struct SearchScreen: View {
        @StateObject private var model = SearchModel()
        var body: some View { Text(model.results.joined()) }
      }
      """),
  // A local function or a private method returns the tokens, which the model stores.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var title = ""
      @Published var text = ""
      @Published var isEdited = false
      private var subscriptions: [AnyCancellable] = []
      private var textSubscription: AnyCancellable?
      init() {
        func titleSubscription() -> AnyCancellable {
          return $title.dropFirst().sink ⟦{ _ in self.isEdited = true }⟧
        }
        subscriptions = [titleSubscription()]
        textSubscription = textChanges()
      }
      private func textChanges() -> AnyCancellable {
        $text.dropFirst().sink ⟦{ _ in self.isEdited = true }⟧
      }
    }
    struct DraftScreen: View {
      @StateObject private var draft = DraftModel()
      var body: some View { Text(draft.title) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class DraftModel: ObservableObject {
        @Published var title = ""
        @Published var text = ""
        @Published var isEdited = false
        private var subscriptions: [AnyCancellable] = []
        private var textSubscription: AnyCancellable?
        init() {
          func titleSubscription() -> AnyCancellable {
            return $title.dropFirst().sink { [weak self] _ in self?.isEdited = true }
          }
          subscriptions = [titleSubscription()]
          textSubscription = textChanges()
        }
        private func textChanges() -> AnyCancellable {
          $text.dropFirst().sink { [weak self] _ in self?.isEdited = true }
        }
      }
      struct DraftScreen: View {
        @StateObject private var draft = DraftModel()
        var body: some View { Text(draft.title) }
      }
      """),
  // The caller of the function may end the subscription.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var text = ""
      @Published var isEdited = false
      private var subscription: AnyCancellable?
      func watch(until end: @escaping (AnyCancellable) -> Void) {
        func changes() -> AnyCancellable {
          $text.sink { _ in self.isEdited = true }
        }
        end(changes())
        subscription = textChanges()
      }
      func textChanges() -> AnyCancellable {
        $text.sink { _ in self.isEdited = true }
      }
    }
    struct DraftScreen: View {
      @StateObject private var draft = DraftModel()
      var body: some View { Text(draft.text) }
    }
    """),
]
