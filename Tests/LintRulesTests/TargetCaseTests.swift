import BridgeModel
import LintEngine
import Testing

/// Reports that depend on the deployment target, on the file, or on the thread, in further code.
@Suite struct TargetCaseTests {
  @Test(arguments: dismissals + cells + files + threads + tracked + kept)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func sheet(_ property: String, _ call: String = "") -> String {
  """
  struct Sheet: UIViewControllerRepresentable {
    \(property)
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) { \(call) }
  }
  """
}

private func mode(_ about: String, _ property: String, fixed: String?, target: Int = 15) -> RuleCase {
  let call = "mode.wrappedValue.dismiss()".replacing(
    "mode", with: property.contains("⟦mode⟧") ? "mode" : "presentationMode")
  let plain = property.replacing("⟦", with: "").replacing("⟧", with: "")
  return RuleCase(
    "deprecated-presentation-mode", about, sheet(property, call),
    fixed: fixed.map { sheet($0, "dismiss()") } ?? sheet(plain, call), target: SystemVersion(target))
}

private let dismissals = [
  mode(
    "a private property", "@Environment(\\.presentationMode) private var ⟦mode⟧",
    fixed: "@Environment(\\.dismiss) private var dismiss"),
  mode(
    "the usual name", "@Environment(\\.presentationMode) var ⟦presentationMode⟧",
    fixed: "@Environment(\\.dismiss) var dismiss"),
  mode("another name that other files may use", "@Environment(\\.presentationMode) var ⟦mode⟧", fixed: nil),
  mode(
    "a declared type", "@Environment(\\.presentationMode) private var ⟦mode⟧: Binding<PresentationMode>", fixed: nil),
  mode("the name is taken", "let dismiss = 1\n  @Environment(\\.presentationMode) private var ⟦mode⟧", fixed: nil),
  mode("an early target", "@Environment(\\.presentationMode) private var mode", fixed: nil, target: 14),
]

private func cell(_ about: String, _ call: String, severity: Severity? = nil, target: Int?) -> RuleCase {
  RuleCase(
    "hosting-controller-in-cell", about,
    """
    import SwiftUI
    final class RowCell: UITableViewCell {
      var host: UIHostingController<Text>?
      func show(_ text: String) {
        let host = \(call)
        self.host = host
        contentView.addSubview(host.view)
      }
    }
    """, severity: severity, target: target.map { SystemVersion($0) })
}

private let cells = [
  cell("iOS 16", "⟦UIHostingController(rootView: Text(text))⟧", severity: .information, target: 16),
  cell("a later system", "⟦UIHostingController(rootView: Text(text))⟧", severity: .information, target: 17),
  cell("an earlier system has nothing better", "UIHostingController(rootView: Text(text))", target: 15),
  cell("an unknown system", "⟦UIHostingController(rootView: Text(text))⟧", severity: .hint, target: nil),
]

private let files = [
  RuleCase(
    "presentation-from-lifecycle-method", "only the file with the code has the report",
    """
    struct Screen: UIViewControllerRepresentable {
      let other: UIViewController
      func updateUIViewController(_ controller: UIViewController, context: Context) { present() }
    }
    // file: Other.swift
    extension Screen {
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.present(other, animated: true)
        return controller
      }
    }
    """),
  RuleCase(
    "presentation-from-lifecycle-method", "the same in one file",
    """
    struct Screen: UIViewControllerRepresentable {
      let other: UIViewController
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        ⟦controller.present(other, animated: true)⟧
        return controller
      }
    }
    """),
  RuleCase(
    "presentation-from-lifecycle-method", "AppKit presents otherwise",
    """
    struct Screen: NSViewControllerRepresentable {
      let other: NSViewController
      func updateNSViewController(_ controller: NSViewController, context: Context) {}
      func makeNSViewController(context: Context) -> NSViewController {
        let controller = NSViewController()
        controller.present(other, animated: true)
        return controller
      }
    }
    """),
  RuleCase(
    "presentation-from-lifecycle-method", "showing something else than a panel",
    """
    struct Screen: UIViewControllerRepresentable {
      let other: UIViewController
      func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {
        controller.show(other, sender: nil)
        ⟦controller.pushViewController(other, animated: true)⟧
      }
    }
    """),
]

private func background(_ about: String, _ code: String, severity: Severity? = nil) -> RuleCase {
  RuleCase(
    "background-callback-state-write", about,
    """
    import SwiftUI
    final class Store: ObservableObject { @Published var count = 0; var other = 0 }
    struct Board: UIViewRepresentable {
      @State var count = 0
      let title: Binding<String>
      @ObservedObject var store: Store
      let session: URLSession
      let plain: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        \(code)
      }
    }
    """, severity: severity)
}

private func task(_ code: String) -> String { "URLSession.shared.dataTask(with: url) { _, _, _ in \(code) }" }

private let threads = [
  background("state", task("⟦count = 1⟧"), severity: .information),
  background("a binding without the wrapper", task("⟦title.wrappedValue = \"\"⟧"), severity: .information),
  background("a published property", task("⟦store.count = 1⟧"), severity: .warning),
  background("another property", task("store.other = 1")), background("a plain property", task("plain = 1")),
  background("a local", task("var count = 0; count = 1")),
  background("another session may call back on the main queue", "session.dataTask(with: url) { _, _, _ in count = 1 }"),
  background("a type's function", "PHPhotoLibrary.requestAuthorization { _ in ⟦count = 1⟧ }"),
  background("a provider", "provider.loadObject(ofClass: UIImage.self) { _, _ in ⟦count = 1⟧ }"),
  background("something else with that function", "cache.loadObject(ofClass: UIImage.self) { _, _ in count = 1 }"),
  background("on the main queue", task("DispatchQueue.main.async { count = 1 }")),
  background("on the main actor", task("Task { @MainActor in count = 1 }")),
  background("a closure on the main actor", "PHPhotoLibrary.requestAuthorization { @MainActor _ in count = 1 }"),
  background("no closure", "PHPhotoLibrary.requestAuthorization(handler)"),
]

private let tracked = [
  RuleCase(
    "deferred-state-write-in-update", "an observed object tells only its readers",
    """
    import SwiftUI
    @Observable final class Model { var count = 0 }
    struct Board: UIViewRepresentable {
      let model: Model
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        DispatchQueue.main.async { model.count = view.tag }
      }
    }
    """),
  RuleCase(
    "view-in-observable-state", "an empty view in state costs nothing",
    """
    import SwiftUI
    struct Board: View {
      @State private var view = UIView()
      var body: some View { Text("") }
    }
    """),
]

private func child(_ about: String, _ code: String, _ base: String) -> RuleCase {
  RuleCase(
    "missing-did-move", about,
    """
    final class Container: Base {
      let host = UIHostingController(rootView: Text(""))
      let panel = UIViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
    }
    class Base: UIViewController {
      \(base)
    }
    """)
}

private let kept = [
  child(
    "the superclass tells only its own children", "⟦panel.addChild(host)⟧; view.addSubview(host.view)",
    "override func addChild(_ c: UIViewController) { super.addChild(c); c.didMove(toParent: self) }"),
  child(
    "the superclass has another method that tells", "⟦addChild(host)⟧; view.addSubview(host.view)",
    "func insert(_ c: UIViewController) { addChild(c); c.didMove(toParent: self) }"),
  RuleCase(
    "deprecated-presentation-mode", "another file has a use, so there is no fix",
    """
    struct Sheet: UIViewControllerRepresentable {
      @Environment(\\.presentationMode) var ⟦presentationMode⟧
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    // file: Other.swift
    extension Sheet {
      func close() { presentationMode.wrappedValue.dismiss() }
    }
    """,
    fixed: """
      struct Sheet: UIViewControllerRepresentable {
        @Environment(\\.presentationMode) var presentationMode
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }

      """, target: SystemVersion(15)),
]
