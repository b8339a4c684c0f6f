import LintEngine

/// The examples of `discarded-observation-token` about functions of other modules and unread locals.
let discardedTokenLibraryExamples: [RuleExample] = [
  // Functions of other modules, with names that begin observations elsewhere.
  .accepted(
    """
    import Combine
    import FeedKit
    import SwiftUI

    final class FeedController: UIViewController {
      let model = FeedModel()
      let store = LiveStore()
      private var titleObservation: AnyCancellable { model.$title.sink { print($0) } }
      private var observers: [AnyCancellable] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        observers.append(titleObservation)
        store.observe("title") { [weak self] in self?.reload() }
        store.observe(model.title) { [weak self] in self?.reload() }
        store.observe(title) { [weak self] in self?.reload() }
        store.observe(\\.title, by: model)
        store.sink(into: model)
        store.assign(to: "title", on: model)
        store.addObserver(for: FeedMessage.self) { [weak self] _ in self?.reload() }
        NotificationCenter.default.addObserver(named: .refresh) { [weak self] _ in self?.reload() }
      }
      func follow(_ key: String) {
        store.observe(key) { [weak self] in self?.reload() }
      }
      private func reload() {}
    }
    final class FeedModel: ObservableObject {
      @Published var title = ""
      func begin() {
        observe(\\.feed) { print("feed") }
        sink { print("feed") }
      }
    }
    struct FeedView: View {
      let store: LiveStore
      let clock: LiveClock
      @State private var count = 0
      var body: some View {
        Text("\\(count)").task { await store.sink { print($0) } }.onAppear(perform: start)
      }
      private func start() {
        clock.scheduledTimer(withTimeInterval: 1, repeats: true) { count += 1 }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {
          count += 1
          if count == 10 { $0.invalidate() }
        }
      }
    }
    struct FeedPanel: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FeedController { FeedController() }
      func updateUIViewController(_ controller: FeedController, context: Context) {}
    }
    """),
  // Locals that no code reads, although other ones have the same name, and an observable object.
  .flagged(
    """
    import AVKit
    import Combine
    import SwiftUI

    struct Clip: UIViewControllerRepresentable {
      let player: AVPlayer
      let onChapter: () -> Void
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        let chapter = NSValue(time: CMTime(value: 60, timescale: 1))
        ⟦player.addBoundaryTimeObserver(forTimes: [chapter], queue: .main) { onChapter() }⟧
        return controller
      }
      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) { controller.player = player }
    }
    final class ClipController: UIViewController {
      let model = ClipModel()
      private var tokens: [AnyCancellable] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let token = ⟦model.$title.sink { print($0) }⟧
        model.title = "Clip"
        reset()
      }
      private func reset() {
        let token = ⟦view.observe(\\.bounds) { view, _ in print(view.bounds) }⟧
        tokens.forEach { token in token.cancel() }
      }
      private func show() { _ = ⟦model.$title.assign(to: \\.title, on: self)⟧ }
    }
    @Observable final class ClipState {
      var title: String? = ""
      @ObservationIgnored private let model = ClipModel()
      func begin() {
        _ = ⟦model.$title.sink { [weak self] in self?.title = $0 }⟧
      }
    }
    final class ClipLog {
      func begin(_ model: ClipModel) { _ = model.$title.sink { print($0 ?? "") } }
    }
    final class ClipModel: ObservableObject {
      @Published var title: String? = ""
    }
    struct ClipPanel: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> ClipController { ClipController() }
      func updateUIViewController(_ controller: ClipController, context: Context) {}
    }
    """),
  // A getter returns the only expression in it.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class TitleController: UIHostingController<Text> {
      let model = TitleModel()
      var subscription: AnyCancellable {
        get { model.$title.sink { print($0) } }
      }
    }
    final class TitleModel: ObservableObject { @Published var title = "" }
    """),
  // A method takes the place of the block.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil, using: self.log)⟧
      }
      private nonisolated func log(_ notification: Notification) { print(notification.name) }
    }
    """),
  // A method that receives the timer may end it, and a getter returns a local.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct CountdownView: View {
      let end: Date
      var body: some View { Text(end, style: .timer).onAppear(perform: start) }
      private func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: tick) }
      nonisolated private func tick(_ timer: Timer) {
        if Date() > end { timer.invalidate() }
      }
    }
    final class CountdownController: UIViewController {
      private var observation: NSKeyValueObservation?
      private var boundsObservation: NSKeyValueObservation {
        let observation = view.observe(\\.bounds) { _, _ in print("resized") }
        return observation
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        observation = boundsObservation
      }
    }
    """),
  // The only statement of an observer isn't its result.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class FeedModel: ObservableObject { @Published var title = "" }
    final class FeedController: UIViewController {
      var model = FeedModel() {
        didSet { ⟦model.$title.sink { print($0) }⟧ }
      }
    }
    """),
]
