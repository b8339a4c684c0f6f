import LintEngine

/// The examples of `discarded-observation-token` about what ties a type to SwiftUI, and what a closure keeps.
let discardedTokenTieExamples: [RuleExample] = [
  // A scene, whose views begin to observe each time they appear.
  .flagged(
    """
    import SwiftUI

    struct LogScene: Scene {
      var body: some Scene {
        WindowGroup {
          Text("Log").onAppear {
            ⟦NotificationCenter.default.addObserver(forName: .keyboardShown, object: nil, queue: .main) { _ in
              print("keyboard")
            }⟧
          }
        }
      }
    }
    extension Notification.Name { static let keyboardShown = Notification.Name("keyboardShown") }
    """),
  // A class that only logs, and a class whose objects a controller receives and another class inherits from.
  .accepted(
    """
    import SwiftUI

    final class DownloadLogger: NSObject {
      override init() {
        super.init()
        NotificationCenter.default.addObserver(forName: .downloadEnded, object: nil, queue: .main) { _ in
          print("download")
        }
      }
    }
    class Store {
      init() {
        NotificationCenter.default.addObserver(forName: .downloadEnded, object: nil, queue: .main) { _ in
          print("download")
        }
      }
      func save() {}
    }
    final class FileStore: Store {
      override func save() { print("saved") }
    }
    final class DownloadController: UIViewController {
      private let store: Store
      init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    extension Notification.Name { static let downloadEnded = Notification.Name("downloadEnded") }
    """),
  // A class from elsewhere in a file that isn't about SwiftUI, although a controller that inherits from it is.
  .accepted(
    """
    import UIKit

    extension UIViewController {
      func logSize() {
        NotificationCenter.default.addObserver(forName: .sizeChanged, object: nil, queue: .main) { _ in
          print(self.view.bounds)
        }
      }
    }
    final class SizeController: UIViewController {}
    struct SizeView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> SizeController { SizeController() }
      func updateUIViewController(_ controller: SizeController, context: Context) {}
    }
    extension Notification.Name { static let sizeChanged = Notification.Name("sizeChanged") }
    """),
  // What a closure keeps: a copy of a view with its state, a method, or nothing but a label that another object keeps.
  .flagged(
    """
    struct ScoreBoard: View {
      @State private var score = 0
      private let player = ScorePlayer()
      var body: some View { Text("\\(score)") }
      func watch() {
        ⟦NotificationCenter.default.addObserver(forName: .scored, object: nil, queue: .main) { _ in
          self.score += 1
        }⟧
        ⟦NotificationCenter.default.addObserver(forName: .scored, object: nil, queue: .main) { _ in
          player.play()
        }⟧
        ⟦NotificationCenter.default.addObserver(forName: .scored, object: nil, queue: .main, using: cheer)⟧
      }
      nonisolated private func cheer(_ notification: Notification) { player.play() }
    }
    final class ScorePlayer {
      func play() {}
    }
    final class ScoreModel: ObservableObject {
      @Published var score = 0
      func show(in label: UILabel) {
        NotificationCenter.default.addObserver(forName: .scored, object: nil, queue: .main) { [weak label] _ in
          label?.text = "Goal"
        }
      }
    }
    extension Notification.Name { static let scored = Notification.Name("scored") }
    """),
  // A timer that prints a title doesn't change the state of its view. Subscribing to a topic isn't a matter of queues.
  .flagged(
    """
    import Combine

    struct Ticker: View {
      @State private var isRunning = false
      let title: String
      let connection: TickerConnection
      var body: some View {
        Text(title).onAppear {
          ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(title) }⟧
          ⟦connection.subscribe(to: title).sink { print($0) }⟧
        }
      }
    }
    final class TickerConnection: ObservableObject {
      @Published private var price = 0
      func subscribe(to topic: String) -> AnyPublisher<Int, Never> { $price.eraseToAnyPublisher() }
    }
    """),
  // A player of another module, a view that lasts, and timers of classes and representables, which other rules report.
  .accepted(
    """
    import RemotePlayback
    import SwiftUI

    final class RemoteModel: ObservableObject {
      @Published var time = 0.0
      private let player = RemotePlayer()
      func start() {
        player.addPeriodicTimeObserver(forInterval: 1, queue: .main) { self.time = $0 }
      }
    }
    @MainActor final class WidgetShelf {
      static let shared = WidgetShelf()
      let clock = ClockWidget()
    }
    struct ClockWidget: View {
      @State private var ticks = 0
      var body: some View { Text("\\(ticks)").onAppear(perform: start) }
      private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
      }
    }
    final class ClockController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
      }
    }
    struct ClockLabel: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    """),
  // A model that the app creates and keeps, although a sheet creates others.
  .accepted(
    """
    @main struct EditorApp: App {
      private let editor = EditorModel()
      var body: some Scene {
        WindowGroup { EditorView(editor: editor) }
      }
    }
    @MainActor final class EditorModel: ObservableObject {
      @Published var zoom = 1.0
      init() {
        NotificationCenter.default.addObserver(forName: .zoomReset, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { self.zoom = 1 }
        }
      }
    }
    struct EditorView: View {
      @ObservedObject var editor: EditorModel
      var body: some View { Text("\\(editor.zoom)") }
    }
    struct EditorSheet: View {
      @StateObject private var editor = EditorModel()
      var body: some View { EditorView(editor: editor) }
    }
    extension Notification.Name { static let zoomReset = Notification.Name("zoomReset") }
    """),
  // A recognizer's representable isn't a view, but SwiftUI makes recognizers from time to time.
  .flagged(
    """
    struct TapReader: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        ⟦NotificationCenter.default.addObserver(forName: .tapsReset, object: nil, queue: .main) { _ in print("reset") }⟧
        return UITapGestureRecognizer()
      }
    }
    extension Notification.Name { static let tapsReset = Notification.Name("tapsReset") }
    """),
  // Each object of Apple's class that code calls this on, here one that has to do with SwiftUI.
  .flagged(
    """
    import SwiftUI

    extension UIViewController {
      func closeInBackground() {
        ⟦NotificationCenter.default.addObserver(forName: .appLocked, object: nil, queue: .main) { _ in
          self.dismiss(animated: false)
        }⟧
      }
    }
    extension Notification.Name { static let appLocked = Notification.Name("appLocked") }
    """),
  // The same for the represented class, which says so without an import.
  .flagged(
    """
    struct TripMap: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.followTheme()
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {}
    }
    extension MKMapView {
      func followTheme() {
        ⟦NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { _ in
          self.tintColor = .red
        }⟧
      }
    }
    extension Notification.Name { static let themeChanged = Notification.Name("themeChanged") }
    """),
  // Apple's class, in an extension that mentions the observer, doesn't inherit from it.
  .accepted(
    """
    final class ThemeStore {
      private(set) var isDark = false
      func followTheme() {
        NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { _ in
          self.isDark.toggle()
        }
      }
    }
    extension UIView {
      func apply(_ store: ThemeStore) { backgroundColor = store.isDark ? .black : .white }
    }
    extension Notification.Name { static let themeChanged = Notification.Name("themeChanged") }
    """),
  // A closure in the block captures the object weakly, so the block itself keeps it.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIHostingController<Text> {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .feed, object: nil, queue: .main) { _ in
          DispatchQueue.main.async { [weak self] in self?.title = "New" }
        }⟧
      }
    }
    extension Notification.Name {
      static let feed = Notification.Name("feed")
    }
    """),
  // Views and controllers that don't touch SwiftUI. A block for one object isn't called when that is gone.
  .flagged(
    """
    import UIKit

    final class FeedController: UIViewController {
      func start() {
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { _ in self.reload() }⟧
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: nil) { [weak self] _ in
          self?.reload()
        }⟧
        NotificationCenter.default.addObserver(forName: .refresh, object: view, queue: nil) { [weak self] _ in
          self?.reload()
        }
      }
      private func reload() { title = nil }
    }
    extension UIAlertController {
      static func rename(_ name: String) -> UIAlertController {
        let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
          ⟦NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: .main
          ) { _ in
            alert.actions.last?.isEnabled = field.hasText
          }⟧
        }
        return alert
      }
    }
    """),
  // The only root controller of a scene.
  .accepted(
    """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = TabsController()
        window.rootViewController = tabs
        self.window = window
      }
    }
    final class TabsController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in self.title = nil }
      }
    }
    """),
  // Controllers that take the place of each other, that are presented, too, or that come later.
  .flagged(
    """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = LoginController()
      }
      func showTabs() { window?.rootViewController = UITabBarController() }
    }
    final class LoginController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in self.title = nil }⟧
      }
    }
    final class SettingsSceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = SettingsController()
      }
    }
    final class SettingsController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in self.title = nil }⟧
      }
      func showOthers() { present(SettingsController(), animated: true) }
    }
    final class HelpSceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func showHelp() { window?.rootViewController = HelpController() }
    }
    final class HelpController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NotificationCenter.default.addObserver(forName: .refresh, object: nil, queue: .main) { _ in self.title = nil }⟧
      }
    }
    """),
  // A struct that nothing ties to SwiftUI.
  .accepted(
    """
    struct DownloadMonitor {
      let title: String
      func show(in label: UILabel) {
        NotificationCenter.default.addObserver(forName: .downloadStarted, object: nil, queue: .main) { _ in
          label.text = title
        }
      }
    }
    extension Notification.Name { static let downloadStarted = Notification.Name("downloadStarted") }
    """),
  // A class of which only a subclass creates hosting controllers.
  .flagged(
    """
    import SwiftUI

    class Presenter: NSObject {
      override init() {
        super.init()
        ⟦NotificationCenter.default.addObserver(forName: .profileEdited, object: nil, queue: .main) { _ in
          print("edited")
        }⟧
      }
    }
    final class ProfilePresenter: Presenter {
      @MainActor func makeController() -> UIViewController { UIHostingController(rootView: Profile()) }
    }
    extension Notification.Name { static let profileEdited = Notification.Name("profileEdited") }
    """),
]
