import LintEngine

/// The examples of `discarded-observation-token` about players and about helpers of objects at the border.
let discardedTimeObserverExamples: [RuleExample] = [
  .flagged(
    """
    import AVKit
    import SwiftUI

    struct Clip: UIViewControllerRepresentable {
      let url: URL
      @Binding var seconds: Double
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: url)
        ⟦player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: .main) { time in
          seconds = time.seconds
        }⟧
        controller.player = player
        return controller
      }
      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
    }
    """),
  // The coordinator keeps the token.
  .accepted(
    """
    import AVKit
    import SwiftUI

    struct Clip: UIViewControllerRepresentable {
      let url: URL
      @Binding var seconds: Double
      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: url)
        context.coordinator.token = player.addPeriodicTimeObserver(
          forInterval: CMTime(value: 1, timescale: 2), queue: .main
        ) { time in seconds = time.seconds }
        controller.player = player
        return controller
      }
      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
      static func dismantleUIViewController(_ controller: AVPlayerViewController, coordinator: Coordinator) {
        coordinator.token.map { controller.player?.removeTimeObserver($0) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var token: Any? }
    }
    """),
  // The model creates the helper for itself.
  .flagged(
    """
    import SwiftUI

    final class BrowserModel: ObservableObject {
      @Published var title = ""
      private let progress = PageProgress()
    }
    final class PageProgress {
      func follow(_ web: WKWebView) {
        ⟦web.observe(\\.estimatedProgress) { [weak self] web, _ in self?.show(web.estimatedProgress) }⟧
      }
      private func show(_ value: Double) {}
    }
    """),
  // Each appearance of the view starts another timer.
  .flagged(
    """
    import SwiftUI

    struct Cursor: View {
      @State private var isVisible = true
      var body: some View {
        Rectangle().opacity(isVisible ? 1 : 0).onAppear(perform: blink)
          .onTapGesture {
            _ = ⟦Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in isVisible = true }⟧
          }
      }
      private func blink() {
        ⟦Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          isVisible.toggle()
        }⟧
      }
    }
    """),
  .accepted(
    """
    import SwiftUI

    struct Cursor: View {
      @State private var isVisible = true
      @State private var timer: Timer?
      @State private var count = 0
      var body: some View {
        Rectangle().opacity(isVisible ? 1 : 0).onAppear(perform: blink).onDisappear { timer?.invalidate() }
      }
      private func blink() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in isVisible.toggle() }
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in isVisible = false }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          count += 1
          if count == 10 { timer.invalidate() }
        }
      }
    }
    """),
  // Observations of user defaults with a library, and subscriptions that call a method.
  .flagged(
    """
    import Combine
    import Defaults
    import SwiftUI

    final class NotesPanel: NSPanel {
      let model = NotesModel()
      func observe() {
        ⟦Defaults.observe(.isPanelHidden) { [weak self] change in
          self?.isHidden = change.newValue
        }⟧
        _ = ⟦model.$title.sink(receiveValue: show)⟧
      }
      private func show(_ title: String) {}
    }
    final class NotesModel: ObservableObject {
      @Published var title = ""
    }
    """),
  .accepted(
    """
    import Defaults
    import SwiftUI

    final class NotesPanel: NSPanel {
      private var token: Defaults.Observation?
      func observe() {
        token = Defaults.observe(.isPanelHidden) { change in print(change) }
        Defaults.observe(.isPanelSmall) { change in print(change) }.tieToLifetime(of: self)
      }
    }
    """),
  // An observation that ends immediately is lost on an object that lasts, too.
  .flagged(
    """
    import SwiftUI

    final class NotesWindow: NSWindow {
      static let shared = NotesWindow()
      func begin() {
        _ = ⟦self.observe(\\.title) { window, _ in print(window.title) }⟧
        NotificationCenter.default.addObserver(forName: .renamed, object: nil, queue: .main) { _ in print("renamed") }
      }
    }
    """),
  // A subscription that begins on another queue, when the token is gone already.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class NotesModel: ObservableObject {
      @Published var titles: [String] = []
      func load(_ store: AnyPublisher<[String], Never>, on queue: DispatchQueue) {
        _ = store.subscribe(on: queue).receive(on: DispatchQueue.main).sink { [weak self] in self?.titles = $0 }
      }
    }
    """),
  // A window's view begins with each appearance; an app begins once.
  .flagged(
    """
    import SwiftUI

    struct DeckApp: App {
      init() {
        NSEvent.addLocalMonitorForEvents(matching: .flagsChanged) { event in event }
      }
      var body: some Scene {
        Window("Deck", id: "deck") {
          Text("Deck").onAppear {
            ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in event.keyCode == 53 ? nil : event }⟧
          }
        }
      }
    }
    """),
  // A wildcard keeps nothing.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      private let levels = PassthroughSubject<Int, Never>()
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        let _ = ⟦levels.sink { [label] in label.text = "\\($0)" }⟧
      }
    }
    """),
  // A local set lives as long as the code that fills it; another one is a property, and a third one is passed on.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class FeedModel: ObservableObject { @Published var count = 0 }
    final class FeedController: UIHostingController<Text> {
      private let model = FeedModel()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        var bag = Set<AnyCancellable>()
        ⟦model.$count.sink { [weak self] in self?.title = "\\($0)" }⟧.store(in: &bag)
        model.$count.sink { print($0) }.store(in: &subscriptions)
        var others = Set<AnyCancellable>()
        model.$count.sink { print($0) }.store(in: &others)
        subscriptions.formUnion(others)
      }
    }
    """),
]
