import LintEngine
import Testing

/// Lifecycle methods, hosting, and presentation, in code that the documentation of the rules doesn't show.
@Suite struct LifecycleCaseTests {
  @Test(arguments: forwarded + deferred + presented + models + removals + stale)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private func wrapper(_ about: String, _ make: String) -> RuleCase {
  RuleCase(
    "unforwarded-environment", about,
    """
    import SwiftUI
    struct Sheet<Content: View>: UIViewControllerRepresentable {
      let content: Content
      func makeUIViewController(context: Context) -> UIViewController {
        \(make)
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """)
}

private let forwarded = [
  wrapper("content of the caller", "⟦UIHostingController(rootView: content)⟧"),
  wrapper("a model container", "UIHostingController(rootView: content.modelContainer(store))"),
  wrapper("a model context", "UIHostingController(rootView: Text(\"\").modelContext(store)); use(content)"),
  wrapper("an object", "UIHostingController(rootView: content.environmentObject(store))"),
  wrapper(
    "a wrapper that passes an environment", "UIHostingController(rootView: Bridge(content, in: hostEnvironment))"),
  wrapper("the whole context", "Factory.make(content, context); UIHostingController(rootView: content)"),
  wrapper("a member of the context", "⟦UIHostingController(rootView: content)⟧.add(context.coordinator)"),
]

private func later(_ about: String, _ code: String, severity: Severity) -> RuleCase {
  RuleCase(
    "deferred-state-write-in-update", about,
    """
    struct Board: UIViewRepresentable {
      @Binding var host: UIView?
      @Binding var window: UIWindow?
      @Binding var count: Int
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        DispatchQueue.main.async {
          \(code)
        }
      }
    }
    """, severity: severity)
}

private let deferred = [
  later("the window in a local", "let found = view.window; ⟦window = found⟧", severity: .information),
  later("the view in a local", "let found = view; ⟦host = found⟧", severity: .information),
  later("another local", "let found = title.count; ⟦count = found⟧", severity: .warning),
  later("a calculation", "⟦count = 1 + 2⟧", severity: .warning),
  later("a number", "⟦count = 1⟧", severity: .information),
  later("a change", "⟦count += 1⟧", severity: .warning), later("nothing", "⟦host = nil⟧", severity: .information),
  later("an implicit member", "⟦count = .zero⟧", severity: .information),
]

private func shown(_ about: String, _ statement: String) -> RuleCase {
  RuleCase(
    "presentation-from-lifecycle-method", about,
    """
    struct Screen: UIViewControllerRepresentable {
      let isShown: Bool
      let other: UIViewController
      func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {
        \(statement)
      }
    }
    """)
}

private let presented = [
  shown("presenting", "if isShown { ⟦controller.present(other, animated: true)⟧ }"),
  shown("pushing", "if isShown { ⟦controller.pushViewController(other, animated: true)⟧ }"),
  shown("showing in a controller", "if isShown { controller.show(other, sender: nil) }"),
  shown("dismissing", "if !isShown { ⟦controller.dismiss(animated: true)⟧ }"),
  shown("dismissing another controller", "if !isShown { other.dismiss(animated: true) }"),
  shown("another function without an animation", "if isShown { controller.dismiss() }"),
  shown("presenting when asked", "controller.onTap { controller.present(other, animated: true) }"),
  shown("a check", "if controller.presentedViewController == nil { controller.present(other, animated: true) }"),
]

private func stored(_ about: String, _ members: String, fix: String?) -> RuleCase {
  let source = { (wrapper: String) in
    """
    import SwiftUI
    final class Store: ObservableObject { @Published var count = 0 }
    struct Page: View {
      \(wrapper) var store = Store()
      var body: some View { Text("\\(store.count)") }
      \(members)
    }
    """
  }
  return RuleCase("observable-object-in-state", about, source("⟦@State⟧"), fixed: source(fix ?? "@State"))
}

private let models = [
  stored("a view that shows a published value", "", fix: "@StateObject"),
  stored("no fix if code replaces the object", "func reset() { store = Store() }", fix: nil),
  stored("no fix if code passes a binding on", "func child() -> Child { Child(store: $store) }", fix: nil),
  stored("no fix if code sets the wrapper", "init() { _store = State(initialValue: Store()) }", fix: nil),
  stored("a change of the object itself", "func add() { store.count = 1 }", fix: "@StateObject"),
]

private func contained(_ about: String, _ code: String) -> RuleCase {
  RuleCase(
    "missing-did-move", about,
    """
    final class Container: UIViewController {
      let host = UIHostingController(rootView: Text(""))
      var finish: (UIViewController) -> Void = { _ in }
      override func viewDidLoad() {
        super.viewDidLoad()
        \(code)
      }
    }
    """)
}

private let removals = [
  contained("a stored closure may tell the child", "addChild(host); view.addSubview(host.view); finish(host)"),
  contained("a closure that receives another child", "⟦addChild(host)⟧; view.addSubview(host.view); finish(other)"),
]

private let stale = [
  RuleCase(
    "stale-hosted-content", "no fix if the content needs a local of the make method",
    """
    struct Card: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        let shown = title.uppercased()
        return UIHostingController(rootView: Text(shown + title))
      }
      func ⟦updateUIViewController⟧(_ controller: UIHostingController<Text>, context: Context) {}
    }
    """,
    fixed: """
      struct Card: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
          let shown = title.uppercased()
          return UIHostingController(rootView: Text(shown + title))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
      }
      """),
  RuleCase(
    "stale-hosted-content", "the content is assigned again",
    """
    struct Card: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(title))
      }
      func ⟦updateUIViewController⟧(_ controller: UIHostingController<Text>, context: Context) {
      }
    }
    """,
    fixed: """
      struct Card: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
          UIHostingController(rootView: Text(title))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
          controller.rootView = Text(title)
        }
      }
      """),
]
