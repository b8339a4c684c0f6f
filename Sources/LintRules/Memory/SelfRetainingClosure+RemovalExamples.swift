import LintEngine

/// The examples of `self-retaining-closure` about code that removes closures, views, and other things.
let selfRetainingClosureRemovalExamples: [RuleExample] = [
  // Collections that become empty, and a closure of AppKit that is taken away.
  .accepted(
    """
    import SwiftUI

    final class StepsController: NSHostingController<Text> {
      private var steps: [() -> Void] = []
      private var tools: [String: () -> Void] = [:]
      private var monitor: Any?
      override func viewDidAppear() {
        super.viewDidAppear()
        steps.append { self.close() }
        tools["close"] = { self.close() }
        monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
          self.close()
          return event
        }
      }
      override func viewDidDisappear() {
        super.viewDidDisappear()
        steps = []
        tools = [:]
        if let monitor { NSEvent.removeMonitor(monitor) }
      }
      private func close() { title = nil }
    }
    """),
  // Code that removes an element at the place that the object shows.
  .flagged(
    """
    import SwiftUI

    final class DayPicker: UIView {
      var selection = 0
      var onSelect: (() -> Void)?
    }
    final class PlanController: UIViewController {
      private let picker = DayPicker()
      private var days = ["Monday", "Tuesday"]
      override func viewDidLoad() {
        super.viewDidLoad()
        picker.onSelect = ⟦{ self.title = nil }⟧
      }
      func deleteDay() { days.remove(at: picker.selection) }
    }
    """,
    fixed: """
      import SwiftUI

      final class DayPicker: UIView {
        var selection = 0
        var onSelect: (() -> Void)?
      }
      final class PlanController: UIViewController {
        private let picker = DayPicker()
        private var days = ["Monday", "Tuesday"]
        override func viewDidLoad() {
          super.viewDidLoad()
          picker.onSelect = { [weak self] in self?.title = nil }
        }
        func deleteDay() { days.remove(at: picker.selection) }
      }
      """),
  // A method of another type that removes all views.
  .accepted(
    """
    import SwiftUI

    final class Hint: UIView { var onTap: (() -> Void)? }
    extension UIView {
      func removeAllSubviews() { subviews.forEach { $0.removeFromSuperview() } }
    }
    final class HintController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let hint = Hint()
        hint.onTap = { self.hide() }
        view.addSubview(hint)
      }
      private func hide() { view.removeAllSubviews() }
    }
    """),
  // One of two views is added and removed.
  .accepted(
    """
    import SwiftUI

    final class Banner: UIView { var onTap: (() -> Void)? }
    final class BannerController: UIViewController {
      private weak var shown: UIView?
      var isCompact = false
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        banner.onTap = { self.hide() }
        view.addSubview(isCompact ? UILabel() : banner)
        shown = banner
      }
      private func hide() { shown?.removeFromSuperview() }
    }
    """),
  // Code that removes other views: a spinner, and a badge in the view.
  .flagged(
    """
    import SwiftUI

    final class Banner: UIView {
      private let badge = UILabel()
      var onTap: (() -> Void)?
      func read() {
        fade { self.badge.removeFromSuperview() }
      }
      private func fade(_ change: @escaping () -> Void) { UIView.animate(withDuration: 0.2, animations: change) }
    }
    final class BannerController: UIViewController {
      private let spinner = UIActivityIndicatorView()
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        banner.onTap = ⟦{ self.title = nil }⟧
        view.addSubview(banner)
        view.addSubview(UIButton(primaryAction: UIAction { [spinner] _ in spinner.removeFromSuperview() }))
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class Banner: UIView {
        private let badge = UILabel()
        var onTap: (() -> Void)?
        func read() {
          fade { self.badge.removeFromSuperview() }
        }
        private func fade(_ change: @escaping () -> Void) { UIView.animate(withDuration: 0.2, animations: change) }
      }
      final class BannerController: UIViewController {
        private let spinner = UIActivityIndicatorView()
        override func viewDidLoad() {
          super.viewDidLoad()
          let banner = Banner()
          banner.onTap = { [weak self] in self?.title = nil }
          view.addSubview(banner)
          view.addSubview(UIButton(primaryAction: UIAction { [spinner] _ in spinner.removeFromSuperview() }))
        }
      }
      """),
  // A button that stays when views are removed.
  .flagged(
    """
    import SwiftUI

    extension UIView {
      func removeAllSubviews() { subviews.forEach { $0.removeFromSuperview() } }
    }
    final class MenuController: UIViewController {
      private let button = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(UIAction ⟦{ _ in self.reset() }⟧, for: .touchUpInside)
        view.addSubview(button)
      }
      private func reset() { view.removeAllSubviews() }
    }
    """,
    fixed: """
      import SwiftUI

      extension UIView {
        func removeAllSubviews() { subviews.forEach { $0.removeFromSuperview() } }
      }
      final class MenuController: UIViewController {
        private let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addAction(UIAction { [weak self] _ in self?.reset() }, for: .touchUpInside)
          view.addSubview(button)
        }
        private func reset() { view.removeAllSubviews() }
      }
      """),
  // Annotations, which come and go.
  .accepted(
    """
    import MapKit
    import SwiftUI

    final class Pin: NSObject, MKAnnotation {
      var coordinate = CLLocationCoordinate2D()
      var onSelect: (() -> Void)?
    }
    final class MapController: UIViewController {
      private let map = MKMapView()
      func addPin() {
        let pin = Pin()
        pin.onSelect = { self.title = nil }
        map.addAnnotation(pin)
      }
      func clear() { map.removeAnnotations(map.annotations) }
    }
    """),
  // An alert, which goes away with its actions.
  .accepted(
    """
    import SwiftUI

    final class NameController: UIViewController {
      private var name: String?
      func rename() {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        let save = UIAlertAction(title: "Save", style: .default) { _ in
          self.name = alert.textFields?.first?.text
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
      }
    }
    """),
  // An object that the app creates once.
  .accepted(
    """
    import SwiftUI

    final class Session: ObservableObject {
      var onLogout: (() -> Void)?
      func reset() {}
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private var session: Session?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let current = Session()
        current.onLogout = { current.reset() }
        session = current
        return true
      }
    }
    """),
  // A helper that calls another one, which removes the view.
  .accepted(
    """
    import SwiftUI

    final class Toast: UIView { var onTap: (() -> Void)? }
    extension UIView {
      func clear() { removeContent() }
      private func removeContent() { subviews.forEach { $0.removeFromSuperview() } }
    }
    final class ToastController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let toast = Toast()
        toast.onTap = { self.hide() }
        view.addSubview(toast)
      }
      private func hide() { view.clear() }
    }
    """),
  // An app delegate keeps its only object, whose type a declaration names.
  .accepted(
    """
    import SwiftUI

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private var library: Library?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let library: Library = .init()
        library.load()
        self.library = library
      }
    }
    final class Library {
      private var onChange: (() -> Void)?
      private var count = 0
      func load() { onChange = { self.count += 1 } }
    }
    """),
  // A loop that removes all views, the last one first.
  .accepted(
    """
    import SwiftUI

    final class Banner: UIView { var onTap: (() -> Void)? }
    final class BannerController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        banner.onTap = { self.title = nil }
        view.addSubview(banner)
      }
      func clear() {
        for part in view.subviews.reversed() { part.removeFromSuperview() }
      }
    }
    """),
  // A method of another class that removes something isn't one of a collection.
  .flagged(
    """
    import SwiftUI

    final class ScannerModel: ObservableObject {
      @Published var code = ""
      var onReady: (() -> Void)?
    }
    struct Scanner: UIViewRepresentable {
      let model: ScannerModel
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        model.onReady = ⟦{ self.start(in: view) }⟧
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      private func start(in view: UIView) { view.isHidden = model.code.isEmpty }
    }
    struct InviteView: View {
      @StateObject private var scanner = ScannerModel()
      var body: some View { Scanner(model: scanner) }
    }
    struct HomeView: View {
      @State private var isInviting = false
      var body: some View {
        Button("Invite") { isInviting = true }.sheet(isPresented: $isInviting) { InviteView() }
      }
    }
    final class MembersModel: ObservableObject {
      @Published var names: [String] = []
      func remove(name: String) { names.removeAll { $0 == name } }
    }
    struct MembersView: View {
      @ObservedObject var model: MembersModel
      var body: some View { Button("Remove") { model.remove(name: "Ada") } }
    }
    """),
  // A method that the project adds to collections removes elements.
  .accepted(
    """
    import SwiftUI

    final class PinController: UIViewController {
      var onClose: [() -> Void] = []
      private var onDone: [() -> Void] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        onDone.append { self.title = "Done" }
        onClose.append { self.title = "Closed" }
      }
      func close() { onClose.remove(first: 1) }
      func reset() { onDone.removeAll() }
    }
    extension Array {
      mutating func remove(first count: Int) { removeFirst(count) }
    }
    """),
]
