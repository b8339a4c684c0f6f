import LintEngine
import Testing

/// Code of representables that creates, looks for, measures, or writes something too early or too often.
@Suite struct HostingCaseTests {
  @Test(arguments: repeated + lookups + geometry + writes + navigation)
  func reportsTheMarkedPlaces(_ example: RuleCase) throws { try example.check() }
}

private let host = "UIHostingController(rootView: Text(title))"

private func updated(_ about: String, _ code: String) -> RuleCase {
  RuleCase(
    "recreated-hosting-controller", about,
    """
    import SwiftUI
    struct Panel: UIViewRepresentable {
      let title: String
      let box: UIView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        \(code)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var window: UIWindow?
        var host: UIHostingController<Text>?
      }
    }
    """)
}

private let repeated = [
  updated("in the view", "view.addSubview(⟦\(host)⟧.view)"),
  updated("in a local", "let host = ⟦\(host)⟧; view.addSubview(host.view)"),
  updated("only printed", "let host = \(host); print(host)"),
  updated("in a window that the coordinator keeps", "context.coordinator.window?.rootViewController = ⟦\(host)⟧"),
  updated("in the coordinator itself", "context.coordinator.host = \(host)"),
  updated("in a new window", "let window = UIWindow(); window.rootViewController = \(host)"),
  updated("in a new view", "let card = UIView(); card.addSubview(\(host).view)"),
  updated("in a view of the caller", "box.addSubview(⟦\(host)⟧.view)"),
  updated("in a shared window", "App.window.rootViewController = ⟦\(host)⟧"),
  updated("if there's none", "if view.subviews.isEmpty { view.addSubview(\(host).view) }"),
  updated("when it's tapped", "view.onTap { view.addSubview(\(host).view) }"),
  updated("unwrapped", "view.addSubview(⟦\(host)⟧.view!)"),
  updated("not shown", "view.tag = \(host).view.tag"),
  updated("another type", "view.addSubview(UIView())"),
]

private func made(_ about: String, _ code: String, update: String = "", members: String = "") -> RuleCase {
  RuleCase(
    "hierarchy-lookup-in-make", about,
    """
    struct Panel: UIViewRepresentable {
      let shared: UIView
      let container: UIView
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        \(code)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { \(update) }
      \(members)
    }
    """)
}

private let lookups = [
  made("its window", "⟦view.window⟧?.makeKey()"), made("its superview", "style(⟦view.superview⟧)"),
  made("only printed", "print(view.window)"), made("only compared", "if view.window == nil { style(view) }"),
  made("a fallback", "let window = view.window ?? other"), made("assigned", "other.window = view.window"),
  made("a helper's look", "look(view)", members: "func look(_ v: UIView) { ⟦v.window⟧?.makeKey() }"),
  made(
    "a helper that others call too", "look(view)", update: "look(view)",
    members: "func look(_ v: UIView) { v.window?.makeKey() }"),
  made("soon", "DispatchQueue.main.async { ⟦view.window⟧?.makeKey() }"),
  made("later", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { view.window?.makeKey() }"),
  made("in two steps", "DispatchQueue.main.async { DispatchQueue.main.async { view.window?.makeKey() } }"),
  made("when it's tapped", "view.onTap { view.window?.makeKey() }"),
  made("in a container of its own", "container.addSubview(view); view.window?.makeKey()"),
  made("as the content of another view", "let stack = UIStackView(arrangedSubviews: view); view.window?.makeKey()"),
  made("looked for again", "view.window?.makeKey()", update: "view.window?.makeKey()"),
  made("another object", "container.window?.makeKey()"), made("another member", "view.layer.removeAllAnimations()"),
]

private func measured(_ about: String, _ code: String, view: String = "UIView()", update: String = "") -> RuleCase {
  RuleCase(
    "geometry-read-in-make", about,
    """
    final class Card: UIView {}
    struct Preview: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = \(view)
        let preview = AVCaptureVideoPreviewLayer()
        \(code)
        view.layer.addSublayer(preview)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { \(update) }
    }
    """)
}

private let geometry = [
  measured("its bounds", "preview.frame = ⟦view.bounds⟧"), measured("its frame", "preview.frame = ⟦view.frame⟧"),
  measured("the bounds of its layer", "preview.frame = ⟦view.layer.bounds⟧"),
  measured("through a constant", "let size = ⟦view.bounds⟧; preview.frame = size"),
  measured("an empty frame", "preview.frame = ⟦view.bounds⟧", view: "UIView(frame: .zero)"),
  measured("an empty rectangle", "preview.frame = ⟦view.bounds⟧", view: "UIView(frame: CGRect())"),
  measured("the frame of the screen", "preview.frame = ⟦view.bounds⟧", view: "UIView(frame: UIScreen.main.bounds)"),
  measured(
    "a known frame", "preview.frame = view.bounds", view: "UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))"),
  measured("a view with a size of its own", "preview.frame = view.bounds", view: "UILabel()"),
  measured("a view that may have a size", "preview.frame = ⟦view.bounds⟧", view: "UIImageView()"),
  measured("a class of the project", "preview.frame = view.bounds", view: "Card()"),
  measured(
    "a size that the code sets", "view.frame = CGRect(x: 0, y: 0, width: 9, height: 9); preview.frame = view.bounds"),
  measured("bounds that the code sets", "view.bounds = other; preview.frame = view.bounds"),
  measured("laid out", "view.layoutIfNeeded(); preview.frame = view.bounds"),
  measured("its smallest size", "view.sizeToFit(); preview.frame = view.bounds"),
  measured("another frame later", "preview.frame = view.bounds; later { preview.frame = view.bounds }"),
  measured("only compared", "if view.bounds.width > 3 { preview.isHidden = true }"),
  measured("a fallback", "let size = known ?? view.bounds; preview.frame = size"),
  measured("an initial frame", "let other = UIView(frame: view.bounds)"),
  measured("a constraint", "other.widthAnchor.constraint(equalToConstant: ⟦view.bounds⟧.width).isActive = true"),
  measured(
    "a constraint that changes", "other.widthAnchor.constraint(equalToConstant: view.bounds.width).isActive = true",
    update: "width.constant = 1"),
  measured("the layer of the view", "view.layer.frame = view.bounds"),
  measured("when it's tapped", "view.onTap { preview.frame = view.bounds }"),
  measured("the screen", "preview.frame = ⟦UIScreen.main.bounds⟧"),
  measured("the size of the view itself", "view.frame = UIScreen.main.bounds"),
]

private func written(_ about: String, _ code: String) -> RuleCase {
  RuleCase(
    "state-write-in-update", about,
    """
    import SwiftUI
    final class Store: ObservableObject { @Published var count = 0; var other = 0 }
    final class Box { var count = 0 }
    struct Board: UIViewRepresentable {
      @Binding var text: String
      let title: Binding<String>
      @State var rows: [Int]
      @ObservedObject var store: Store
      let box: Box
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        \(code)
      }
    }
    """)
}

private let writes = [
  written("a binding", "⟦text = \"a\"⟧"), written("a part added to a binding", "⟦text += \"a\"⟧"),
  written("an element", "⟦rows[0] = 1⟧"), written("a mutating method", "⟦rows.append(1)⟧"),
  written("another mutating method", "⟦rows.sort()⟧"), written("a method that returns a copy", "_ = rows.sorted()"),
  written("a binding without the wrapper", "⟦title.wrappedValue = \"\"⟧"),
  written("the binding of a binding", "⟦$text.wrappedValue = \"\"⟧"),
  written("a published property", "⟦store.count = 1⟧"),
  written("another property of the object", "store.other = 1"),
  written("an object that nothing observes", "box.count = 1"),
  written("passed to a function that changes it", "swap(⟦&text⟧, &other)"),
  written("only its memory is read", "withUnsafeBytes(of: &text) { print($0) }"),
  written("a copy", "var copy = rows; copy.append(1)"),
  written("a function that isn't called", "func reset() { text = \"\" }"),
  written("a function that is called", "func reset() { ⟦text = \"\"⟧ }; reset()"),
  written("only read", "print(text, rows)"),
  written("when it's tapped", "view.onTap { text = \"\" }"), written("another object", "view.text = \"\""),
]

private func pushed(_ about: String, _ code: String, _ more: String = "") -> RuleCase {
  RuleCase(
    "nested-navigation-container", about,
    """
    import SwiftUI
    struct Inner: View { var body: some View { NavigationStack { Text("") } } }
    struct Hidden: View { var body: some View { NavigationStack { Text("") }.toolbar(.hidden) } }
    struct Outer: View { var body: some View { Inner().padding() } }
    struct Plain: View { var body: some View { Text("") } }
    final class Flow: UIViewController {
      func show() {
        \(code)
      }
      \(more)
    }
    """)
}

private func push(_ view: String) -> String {
  "navigationController?.pushViewController(\(view), animated: true)"
}

private let navigation = [
  pushed("a stack", push("⟦UIHostingController(rootView: NavigationStack { Text(\"\") })⟧")),
  pushed("a view that consists of a stack", push("⟦UIHostingController(rootView: Inner())⟧")),
  pushed("a view around it", push("⟦UIHostingController(rootView: Outer())⟧")),
  pushed("a stack in a local", "let view = Inner(); " + push("⟦UIHostingController(rootView: view)⟧")),
  pushed("a controller in a local", "let host = ⟦UIHostingController(rootView: Inner())⟧; " + push("host")),
  pushed(
    "the root of a controller",
    "_ = UINavigationController(rootViewController: ⟦UIHostingController(rootView: Inner())⟧)"),
  pushed("another argument", "present(UIHostingController(rootView: Inner()), animated: true)"),
  pushed("no navigation", push("UIHostingController(rootView: Plain())")),
  pushed("a stack that hides its bar", push("UIHostingController(rootView: Hidden())")),
  pushed(
    "a bar that is hidden here", push("UIHostingController(rootView: Inner())"),
    "func hide() { navigationController?.isNavigationBarHidden = true }"),
  pushed(
    "a bar that is hidden by a method", push("UIHostingController(rootView: Inner())"),
    "func hide() { navigationController?.setNavigationBarHidden(true, animated: true) }"),
  pushed(
    "a bar that is shown", push("⟦UIHostingController(rootView: Inner())⟧"),
    "func hide() { navigationController?.setNavigationBarHidden(false, animated: true) }"),
]
