/// A text with the mark at a topic, and words that its explanation has.
struct HoverSample {
  var source: String
  var words: String
}

/// A sample for each topic.
let hoverSamples: [String: HoverSample] = [
  representableSamples, hostingSamples, stateSamples, observationSamples, patternSamples,
].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

private func sample(_ source: String, _ words: String) -> HoverSample { HoverSample(source: source, words: words) }

/// In a representable with everything, the first place of a text.
private func inView(_ marked: String, _ words: String) -> HoverSample {
  let word = marked.replacing("⟦⟧", with: "")
  return sample(completeView.replacing(word, with: marked, maxReplacements: 1), words)
}

private let completeView = """
  struct Field: UIViewRepresentable {
    typealias UIViewType = UITextField
    @Binding var text: String
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ field: UITextField, context: Context) {
      print(context.coordinator, context.environment, context.transaction); context.animate { field.alpha = 1 }
    }
    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { nil }
    func makeCoordinator() -> Coordinator { Coordinator() }
    final class Coordinator: NSObject {}
  }
  """

private func inGesture(_ marked: String, _ words: String) -> HoverSample {
  let source = """
    struct Pan: UIGestureRecognizerRepresentable {
      typealias UIGestureRecognizerType = UIPanGestureRecognizer
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
      func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) {}
      func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) { print(context.converter) }
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
      class Coordinator {}
    }
    """
  return sample(source.replacing(marked.replacing("⟦⟧", with: ""), with: marked, maxReplacements: 1), words)
}

private func inController(_ marked: String, _ words: String) -> HoverSample {
  let source = """
    struct Page: UIViewControllerRepresentable {
      typealias UIViewControllerType = UIViewController
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ page: UIViewController, context: Context) {}
      static func dismantleUIViewController(_ page: UIViewController, coordinator: ()) {}
    }
    """
  return sample(source.replacing(marked.replacing("⟦⟧", with: ""), with: marked, maxReplacements: 1), words)
}

/// A modifier that is applied to a representable.
private func applied(_ modifier: String, _ words: String) -> HoverSample {
  sample(completeView + "\nlet field = Field(text: text).⟦⟧\(modifier)", words)
}

private let representableSamples: [String: HoverSample] = [
  "UIViewRepresentable": inView("UIView⟦⟧Representable", "one view for as long as the identity lives"),
  "UIViewControllerRepresentable": inController("⟦⟧UIViewControllerRepresentable", "`addChild` and `didMove` are not"),
  "UIGestureRecognizerRepresentable": inGesture("⟦⟧UIGestureRecognizerRepresentable", "no `View`"),
  "NSViewRepresentable": sample("struct A: ⟦⟧NSViewRepresentable {}", "macOS 10.15"),
  "NSViewControllerRepresentable": sample("struct A: ⟦⟧NSViewControllerRepresentable {}", "macOS 10.15"),
  "NSGestureRecognizerRepresentable": sample("struct A: ⟦⟧NSGestureRecognizerRepresentable {}", "macOS 26"),
  "WKInterfaceObjectRepresentable": sample("struct A: ⟦⟧WKInterfaceObjectRepresentable {}", "watchOS 6"),
  "makeUIView": inView("⟦⟧makeUIView", "Once per identity"), "updateUIView": inView("⟦⟧updateUIView", "Compare before"),
  "dismantleUIView": inView("⟦⟧dismantleUIView", "It is `static`"),
  "sizeThatFits": inView("⟦⟧sizeThatFits", "several times a pass"),
  "makeCoordinator": inView("⟦⟧makeCoordinator", "before `makeUIView`"),
  "makeCoordinator(converter:)": inGesture("⟦⟧makeCoordinator", "Without the label `converter:`"),
  "makeUIViewController": inController("⟦⟧makeUIViewController", "no window and no parent"),
  "updateUIViewController": inController("⟦⟧updateUIViewController", "Right after `makeUIViewController`"),
  "dismantleUIViewController": inController("⟦⟧dismantleUIViewController", "Written without `static`"),
  "makeUIGestureRecognizer": inGesture("⟦⟧makeUIGestureRecognizer", "it can run many times"),
  "updateUIGestureRecognizer": inGesture("⟦⟧updateUIGestureRecognizer", "while a recognizer exists"),
  "handleUIGestureRecognizerAction": inGesture("⟦⟧handleUIGestureRecognizerAction", "cancelled and failed"),
  "Context": inView("context: ⟦⟧Context", "do not store it"),
  "context.coordinator": inView("context.⟦⟧coordinator", "`Void` without one"),
  "context.environment": inView("context.⟦⟧environment", "makes `updateUIView` run"),
  "context.transaction": inView("context.⟦⟧transaction", "`disablesAnimations`"),
  "context.animate": inView("context.⟦⟧animate", "iOS 18"),
  "context.converter": inGesture("context.⟦⟧converter", "localVelocity"),
  "Coordinator": inView("final class ⟦⟧Coordinator", "goes stale"),
  "UIViewType": inView("⟦⟧UIViewType", "agree on it"),
  "UIViewControllerType": inController("⟦⟧UIViewControllerType", "It is inferred"),
  "UIGestureRecognizerType": inGesture("⟦⟧UIGestureRecognizerType", "It is inferred"),
  "intrinsicContentSize": sample(
    "import SwiftUI\nfinal class A: UIView { override var ⟦⟧intrinsicContentSize: CGSize { .zero } }", "invalidate"),
  "fixedSize": applied("fixedSize()", "ideal size"), "frame": applied("frame(height: 1)", "Maps, web views"),
  "equatable": applied("equatable()", "every input"), "id": applied("id(text)", "makes another one"),
]

/// A controller with a hosting controller, a cell and a call.
private func inHost(_ call: String, _ words: String) -> HoverSample {
  sample(
    """
    import SwiftUI
    final class Screen: UIViewController {
      let host = UIHostingController(rootView: Text(""))
      func show(_ cell: UITableViewCell) { \(call) }
    }
    """, words)
}

private let hostingSamples: [String: HoverSample] = [
  "UIHostingController": sample("let host = UIHosting⟦⟧Controller(rootView: Text(\"\"))", "all four steps"),
  "rootView": inHost("host.⟦⟧rootView = Text(\"a\")", "the state of the views stays"),
  "init(coder:rootView:)": sample(
    """
    final class A: UIHostingController<Screen> {
      required init?(coder: NSCoder) { super.⟦⟧init(coder: coder, rootView: Screen()) }
    }
    """, "for storyboards"),
  "sizingOptions": inHost("host.⟦⟧sizingOptions = []", "`.preferredContentSize`"),
  "sizeThatFits(in:)": inHost("_ = host.⟦⟧sizeThatFits(in: .zero)", "greatestFiniteMagnitude"),
  "safeAreaRegions": inHost("host.⟦⟧safeAreaRegions = []", "Take out `.keyboard`"),
  "UIHostingConfiguration": inHost("cell.contentConfiguration = ⟦⟧UIHostingConfiguration {}", "estimated sizes"),
  "margins": inHost("_ = UIHostingConfiguration {}.⟦⟧margins(.all, 0)", "for each of the edges"),
  "minSize": inHost("_ = UIHostingConfiguration {}.margins(.all, 0).⟦⟧minSize(height: 1)", "least size"),
  "background": inHost("_ = UIHostingConfiguration {}.⟦⟧background(.red)", "Color(uiColor:)"),
  "makeContentView": inHost("_ = UIHostingConfiguration {}.⟦⟧makeContentView()", "supplementary views"),
  "contentConfiguration": inHost("cell.⟦⟧contentConfiguration = nil", "nil resets it"),
  "addChild": inHost("⟦⟧addChild(host)", "It calls `willMove(toParent:)` itself"),
  "didMove": inHost("host.⟦⟧didMove(toParent: self)", "behind `addSubview`"),
  "willMove": inHost("host.⟦⟧willMove(toParent: nil)", "with nil, before"),
  "removeFromParent": inHost("host.⟦⟧removeFromParent()", "the last step"),
  "translatesAutoresizingMaskIntoConstraints": inHost(
    "view.⟦⟧translatesAutoresizingMaskIntoConstraints = false", "False for the view of a hosted child"),
  "NSHostingController": sample("let host = NSHosting⟦⟧Controller(rootView: Text(\"\"))", "macOS 10.15"),
  "NSHostingView": sample("let host = NSHosting⟦⟧View(rootView: Text(\"\"))", "without a controller"),
  "NSHostingMenu": sample("let menu = ⟦⟧NSHostingMenu(rootView: Text(\"\"))", "macOS 14.4"),
  "NSHostingSceneRepresentation": sample("let scene = ⟦⟧NSHostingSceneRepresentation {}", "macOS 26"),
  "UIHostingSceneDelegate": sample("class A: UIResponder, ⟦⟧UIHostingSceneDelegate {}", "`rootScene` is static"),
  "UIHostingOrnament": sample("let a = ⟦⟧UIHostingOrnament(sceneAnchor: .top) {}", "visionOS 1"),
  "WKHostingController": sample("class A: ⟦⟧WKHostingController<B> {}", "setNeedsBodyUpdate"),
  "preferredContentSize": inHost("host.⟦⟧preferredContentSize = .zero", "popovers"),
  "keyboardLayoutGuide": inHost("_ = view.⟦⟧keyboardLayoutGuide", "avoids the keyboard as well"),
  "setContentScrollView": inHost("⟦⟧setContentScrollView(nil, for: .top)", "has no such method"),
  "contentScrollView": inHost("_ = ⟦⟧contentScrollView(for: .top)", "a container overrides it"),
]

/// A property of a representable with an attribute.
private func wrapped(_ attribute: String, _ words: String) -> HoverSample {
  sample(completeView.replacing("@Binding var text", with: "@⟦⟧\(attribute) var text"), words)
}

private let stateSamples: [String: HoverSample] = [
  "Binding": wrapped("Binding", "stays live in every copy"),
  "State": wrapped("State", "never written while update runs"),
  "StateObject": wrapped("StateObject", "owns it for the life"),
  "ObservedObject": wrapped("ObservedObject", "made anew"),
  "EnvironmentObject": wrapped("EnvironmentObject", "does not cross a hosting controller"),
  "Environment": wrapped("Environment(\\.openURL)", "own keys"),
  "dismiss": sample(
    completeView.replacing("@Binding var", with: "@Environment(\\.⟦⟧dismiss) var"), "`parent.dismiss()`"),
  "presentationMode": sample(
    completeView.replacing("@Binding var", with: "@Environment(\\.⟦⟧presentationMode) var"), "Deprecated"),
  "Bindable": wrapped("Bindable", "iOS 17"), "FocusState": wrapped("FocusState", "first responder"),
  "GestureState": wrapped("GestureState", "as long as a gesture"), "ScaledMetric": wrapped("ScaledMetric", "text size"),
  "Namespace": wrapped("Namespace", "the frame as a whole"),
  "AppStorage": wrapped("AppStorage(\"a\")", "never for secrets"),
  "SceneStorage": wrapped("SceneStorage(\"a\")", "in views only"),
  "FetchRequest": wrapped("FetchRequest", "set the context again"),
  "SectionedFetchRequest": wrapped("SectionedFetchRequest", "in sections"),
  "Query": wrapped("Query", "model container"),
  "Published": sample(
    "import SwiftUI\nfinal class A: UIViewController { @⟦⟧Published var title = \"\" }", "before the new value"),
  "ObservableObject": sample(
    "import SwiftUI\nfinal class A: UIViewController, ⟦⟧ObservableObject {}", "on the main queue, weakly"),
]

/// A method of a view or controller of UIKit in a file with SwiftUI.
private func overridden(_ method: String, in superclass: String = "UIView", _ words: String) -> HoverSample {
  sample("import SwiftUI\nfinal class A: \(superclass) { \(method) }", words)
}

private let observationSamples: [String: HoverSample] = [
  "Observable": overridden("@⟦⟧Observable final class Model {}", "one by one"),
  "withObservationTracking": overridden(
    "func f() { ⟦⟧withObservationTracking { print(1) } onChange: {} }", "runs once, before the new value"),
  "updateProperties": overridden("override func ⟦⟧updateProperties() {}", "setNeedsUpdateProperties()"),
  "setNeedsUpdateProperties": overridden("func f() { ⟦⟧setNeedsUpdateProperties() }", "before the next layout"),
  "updatePropertiesIfNeeded": overridden("func f() { self.⟦⟧updatePropertiesIfNeeded() }", "now if it is due"),
  "tracked methods of views": overridden("override func ⟦⟧layoutSubviews() {}", "is tracked"),
  "tracked methods of controllers": overridden(
    "override func ⟦⟧viewWillLayoutSubviews() {}", in: "UIViewController", "is tracked"),
  "the Info.plist key of observation": overridden(
    "override func ⟦⟧updateConstraints() {}", "UIObservationTrackingEnabled"),
  "UITraitBridgedEnvironmentKey": sample("struct A: ⟦⟧UITraitBridgedEnvironmentKey {}", "in both directions"),
  "UITraitDefinition": sample("struct A: ⟦⟧UITraitDefinition {}", "flows down"),
  "UIMutableTraits": sample("extension ⟦⟧UIMutableTraits {}", "can be changed"),
  "traitOverrides": overridden("func f() { ⟦⟧traitOverrides.theme = 1 }", "from here down"),
  "registerForTraitChanges": overridden("func f() { ⟦⟧registerForTraitChanges([]) { _, _ in } }", "values from before"),
  "traitCollectionDidChange": overridden(
    "override func ⟦⟧traitCollectionDidChange(_ p: UITraitCollection?) {}", "Deprecated since iOS 17"),
]

/// A statement in update, about an object of a class.
private func updating(_ className: String, _ statement: String, _ words: String) -> HoverSample {
  let family = className.hasSuffix("Controller") ? "UIViewController" : "UIView"
  return sample(
    """
    struct A: \(family)Representable {
      func make\(family)(context: Context) -> \(className) { \(className)() }
      func update\(family)(_ object: \(className), context: Context) { \(statement) }
    }
    """, words)
}

private let patternSamples: [String: HoverSample] = [
  "DispatchQueue.main.async": updating("UITextView", "DispatchQueue.main.⟦⟧async {}", "update, write, update"),
  "modifying state during view update": inView("⟦⟧updateUIView", "Modifying state during view update"),
  "delegate": updating("UITextView", "object.⟦⟧delegate = context.coordinator", "Set it in make"),
  "addTarget": updating(
    "UISwitch", "object.⟦⟧addTarget(nil, action: a, for: .touchUpInside)", "does not keep its target"),
  "#selector": updating(
    "UISwitch", "object.addTarget(nil, action: ⟦⟧#selector(a), for: .touchUpInside)", "with `@objc`"),
  "CADisplayLink": updating("UITextView", "_ = ⟦⟧CADisplayLink()", "The run loop keeps it"),
  "Timer": updating("UITextView", "_ = ⟦⟧Timer()", "invalidate it in dismantle"),
  "NotificationCenter": updating("UITextView", "_ = ⟦⟧NotificationCenter.default", "until its token is removed"),
  "WKUserContentController.add": updating(
    "WKWebView", "object.configuration.userContentController.⟦⟧add(context.coordinator, name: \"a\")", "never released"),
  "AVCaptureVideoPreviewLayer": updating("UITextView", "_ = ⟦⟧AVCaptureVideoPreviewLayer()", "`layerClass`"),
  "MKMapView.setRegion": updating("MKMapView", "object.⟦⟧setRegion(region, animated: true)", "never settles"),
  "UITextView.text": updating("UITextView", "object.⟦⟧text = text", "marked text"),
  "becomeFirstResponder": updating("UITextView", "object.⟦⟧becomeFirstResponder()", "Without a window"),
  "UIPageViewController.setViewControllers": updating(
    "UIPageViewController", "object.⟦⟧setViewControllers([], direction: .forward, animated: true)",
    "interrupts the user"),
  "UIView.animate": updating("UITextView", "UIView.⟦⟧animate(.default) {}", "`context.animate`"),
  "UIViewPropertyAnimator": updating("UITextView", "_ = ⟦⟧UIViewPropertyAnimator()", "keep it in the Coordinator"),
  "UINavigationController": updating(
    "UIViewController", "_ = ⟦⟧UINavigationController(rootViewController: object)", "Choose one stack"),
  "NavigationStack": overridden("let stack = ⟦⟧NavigationStack {}", "two bars"),
  "sheet": sample(
    """
    struct Picker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func preview() -> some View { Color.red.⟦⟧sheet(isPresented: $isOn) { Picker() } }
    }
    """, "Who presents also dismisses"),
  "ignoresSafeArea": applied("ignoresSafeArea()", "right for pickers"),
  "List": overridden("let list = ⟦⟧List {}", "`UIHostingConfiguration`"),
  "gestures before iOS 18": inGesture("⟦⟧UIGestureRecognizerRepresentable", "lay a clear view"),
  "names of the platforms": inView("⟦⟧UIViewRepresentable", "`NS` on macOS"),
  "container": inView("⟦⟧UIViewRepresentable", "goes into a container"),
]
