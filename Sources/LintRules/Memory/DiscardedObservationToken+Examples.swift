import LintEngine

/// The examples of `discarded-observation-token`.
let discardedObservationTokenExamples: [RuleExample] = [
  .flagged(
    """
    import Combine
    import SwiftUI

    struct Feed: UIViewRepresentable {
      let model: FeedModel
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in
          table.reloadData()
        }⟧
        _ = ⟦table.observe(\\.contentOffset) { table, _ in print(table.contentOffset) }⟧
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func start(_ model: FeedModel) {
          let token = ⟦model.$items.sink { print($0) }⟧
        }
      }
    }
    """),
  // A block that captures nothing strongly stays registered, but does nothing after its object is gone.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { [weak self] _ in
          self?.view.setNeedsLayout()
        }⟧
      }
    }
    """),
  // Kept, returned, or passed on.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct Feed: UIViewRepresentable {
      @State private var token: NSKeyValueObservation?
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        context.coordinator.token = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }
        let observation = table.observe(\\.contentOffset) { _, _ in }
        context.coordinator.observations.append(observation)
        DispatchQueue.main.async { token = table.observe(\\.bounds) { _, _ in } }
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {}
      static func dismantleUIView(_ table: UITableView, coordinator: Coordinator) {
        NotificationCenter.default.removeObserver(coordinator.token as Any)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        var token: Any?
        var observations: [NSKeyValueObservation] = []
        var bag: Set<AnyCancellable> = []
        func start(_ model: FeedModel) {
          model.$items.sink { print($0) }.store(in: &bag)
          model.$items.assign(to: &model.$copies)
          NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .refresh, object: nil)
        }
        func observed(_ view: UIView) -> NSKeyValueObservation { view.observe(\\.bounds) { _, _ in } }
        @objc func refresh() {}
      }
    }
    """),
  // Objects that live as long as the app, and types that show nothing.
  .accepted(
    """
    import SwiftUI

    final class FeedWindow: UIWindow {
      static let shared = FeedWindow()
      func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
    }
    final class FeedStore {
      func start() { NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.start() } }
    }
    """),
  // A view begins to observe each time it appears.
  .flagged(
    """
    import SwiftUI

    struct FeedView: View {
      @State private var count = 0
      var body: some View {
        Text("\\(count)").onAppear {
          count = 0
          ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in
            count += 1
          }⟧
        }
      }
    }
    """),
  // The project's own function may keep what it likes.
  .accepted(
    """
    import SwiftUI

    struct FeedView: View {
      let feed: Feed
      var body: some View {
        Text("Feed").task {
          await feed.sink { print($0) }
        }
      }
    }
    actor Feed {
      private var sinks: [@Sendable (Int) -> Void] = []
      func sink(_ body: @escaping @Sendable (Int) -> Void) { sinks.append(body) }
    }
    """),
  // An object that shows SwiftUI views, and a model that they observe and that its own observer keeps alive.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class Toasts {
      private var windows: [NSWindow] = []
      func show(_ text: String, on screen: NSScreen) {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: Text(text))
        windows.append(window)
      }
      func begin() {
        ⟦NotificationCenter.default.addObserver(forName: .screens, object: nil, queue: .main) { [weak self] _ in
          self?.arrange()
        }⟧
      }
      private func arrange() {}
    }
    """),
  .flagged(
    """
    import SwiftUI

    final class DrawerModel: ObservableObject {
      @Published var isOpen = false
      func open() {
        isOpen = true
        ⟦NotificationCenter.default.addObserver(forName: .drawerDidClose, object: nil, queue: .main) { _ in
          self.isOpen = false
        }⟧
      }
    }
    """),
  // A block that a model doesn't need to outlive, and a model of the whole app.
  .accepted(
    """
    import SwiftUI

    final class DrawerModel: ObservableObject {
      @Published var isOpen = false
      func open() {
        isOpen = true
        NotificationCenter.default.addObserver(forName: .drawerDidClose, object: nil, queue: .main) { [weak self] _ in
          self?.isOpen = false
        }
      }
    }
    @main struct Notes: App {
      @StateObject private var model = NotesModel()
      var body: some Scene { WindowGroup { Text(model.title) } }
    }
    final class NotesModel: ObservableObject {
      @Published var title = ""
      init() {
        NotificationCenter.default.addObserver(forName: .renamed, object: nil, queue: .main) { _ in
          self.title = "Notes"
        }
      }
    }
    """),
  // A modifier from another module returns a view, so this closure is an action, which builds nothing.
  .flagged(
    """
    import SwiftUI

    struct FeedView: View {
      @State private var count = 0
      var body: some View {
        Text("\\(count)").cardStyle().onAppear {
          ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in
            count += 1
          }⟧
          ⟦NotificationCenter.default.addObserver(forName: .reset, object: nil, queue: .main) { _ in
            count = 0
          }⟧
        }
      }
    }
    """),
  // An app delegate from Objective-C.
  .accepted(
    """
    import SwiftUI

    extension NotesDelegate {
      func showWelcome(in window: UIWindow) {
        window.rootViewController = UIHostingController(rootView: Text("Welcome"))
        NotificationCenter.default.addObserver(forName: .lowMemory, object: nil, queue: nil) { _ in print("low memory") }
      }
    }
    """),
  // A class with a shared object and others.
  .flagged(
    """
    import SwiftUI

    final class LogController: UIViewController {
      static var shared = LogController()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { [weak self] _ in
          self?.view.setNeedsLayout()
        }⟧
      }
    }
    func makeLog() -> UIViewController { LogController() }
    """),
  // Window controllers, and statements that only some builds have.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class FeedWindowController: NSWindowController {
      private func observe() {
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: window, queue: .main) { [weak self] _ in
          self?.reload()
        }⟧
        #if DEBUG
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { [weak self] _ in
          self?.reload()
        }⟧
        #endif
      }
      private func reload() {}
    }
    """),
  // The tokens of notification messages end their observation, unlike those of block observers.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        _ = ⟦NotificationCenter.default.addObserver(of: view, for: RefreshMessage.self) { [weak self] _ in
          self?.view.setNeedsLayout()
        }⟧
        let token = ⟦NotificationCenter.default.addObserver(for: RefreshMessage.self) { [weak self] _ in
          self?.view.setNeedsDisplay()
        }⟧
      }
    }
    """),
  .accepted(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      private var token: NotificationCenter.ObservationToken?
      private var tokens: [ObjectIdentifier: NotificationCenter.ObservationToken] = [:]
      override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(for: RefreshMessage.self) { _ in }
        tokens[ObjectIdentifier(view)] = NotificationCenter.default.addObserver(of: view, for: .refresh) { _ in }
      }
      func observed(_ view: UIView) -> NotificationCenter.ObservationToken {
        NotificationCenter.default.addObserver(of: view, for: RefreshMessage.self) { _ in }
      }
    }
    """),
  // Event monitors, too, end only if their token is passed back.
  .flagged(
    """
    struct KeyReader: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
          view.isHidden = false
          return event
        }⟧
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // The only expression of a closure whose result nothing uses.
  .flagged(
    """
    struct SearchPage: View {
      @State private var isSearching = false
      var body: some View {
        Text("Transcript").onAppear {
          ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            isSearching.toggle()
            return event
          }⟧
        }
      }
    }
    """),
  // A result builder may collect the values of these statements.
  .accepted(
    """
    import SwiftUI

    struct Meter: UIViewRepresentable {
      let model: MeterModel
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(model) }
      final class Coordinator {
        let subscriptions = SubscriptionBag()
        init(_ model: MeterModel) {
          subscriptions.collect {
            model.$level.sink { print($0) }
            #if os(iOS)
            model.$unit.sink { print($0) }
            #endif
          }
        }
      }
    }
    """),
  // A shared object observes each window that it opens.
  .flagged(
    """
    import SwiftUI

    final class MockupManager {
      static let shared = MockupManager()
      private var controller: NSWindowController?
      func show() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Mockup")))
        controller = NSWindowController(window: window)
        ⟦NotificationCenter.default.addObserver(
          forName: NSWindow.willCloseNotification, object: window, queue: .main
        ) { _ in self.controller = nil }⟧
      }
    }
    """),
  // Only a subclass of the controller has to do with SwiftUI.
  .flagged(
    """
    class ThemedController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .themeDidChange, object: nil, queue: .main) { _ in self.restyle() }⟧
      }
      func restyle() {}
    }
    final class PlansController: ThemedController {}
    struct Plans: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PlansController { PlansController() }
      func updateUIViewController(_ controller: PlansController, context: Context) {}
    }
    """),
  .flagged(
    """
    import SwiftUI

    final class WebController: UIViewController {
      private let web = WKWebView()
      override func loadView() { view = web }
      private func follow<Value>(_ path: KeyPath<WKWebView, Value>) {
        ⟦web.observe(path) { [weak self] _, _ in self?.setNeedsStatusBarAppearanceUpdate() }⟧
      }
    }
    """),
]
