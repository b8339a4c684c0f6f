/// A text with the mark at a topic, and words that its hover contains.
struct HoverSample {
  var source: String
  var words: String
}

/// One sample for each topic.
let hoverSamples: [String: HoverSample] = [
  representableSamples, hostingSamples, stateSamples, observationSamples, patternSamples,
  borderHoverSamples,
].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

private func sample(_ source: String, _ words: String) -> HoverSample { HoverSample(source: source, words: words) }

/// The first occurrence of a text in a complete representable.
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
  "UIViewRepresentable": inView("UIView⟦⟧Representable", "one view for each identity"),
  "UIViewControllerRepresentable": inController("⟦⟧UIViewControllerRepresentable", "don't call `addChild`"),
  "UIGestureRecognizerRepresentable": inGesture("⟦⟧UIGestureRecognizerRepresentable", "It isn't a `View`"),
  "NSViewRepresentable": sample("struct A: ⟦⟧NSViewRepresentable {}", "macOS 10.15"),
  "NSViewControllerRepresentable": sample("struct A: ⟦⟧NSViewControllerRepresentable {}", "macOS 10.15"),
  "NSGestureRecognizerRepresentable": sample("struct A: ⟦⟧NSGestureRecognizerRepresentable {}", "macOS 26"),
  "WKInterfaceObjectRepresentable": sample("struct A: ⟦⟧WKInterfaceObjectRepresentable {}", "watchOS 6"),
  "makeUIView": inView("⟦⟧makeUIView", "Once per identity"), "updateUIView": inView("⟦⟧updateUIView", "Compare before"),
  "dismantleUIView": inView("⟦⟧dismantleUIView", "It's `static`"),
  "sizeThatFits": inView("⟦⟧sizeThatFits", "often several times"),
  "makeCoordinator": inView("⟦⟧makeCoordinator", "before `makeUIView`"),
  "makeCoordinator(converter:)": inGesture("⟦⟧makeCoordinator", "Without the `converter:` label"),
  "makeUIViewController": inController("⟦⟧makeUIViewController", "no window or parent"),
  "updateUIViewController": inController("⟦⟧updateUIViewController", "Right after `makeUIViewController`"),
  "dismantleUIViewController": inController("⟦⟧dismantleUIViewController", "Without `static`"),
  "makeUIGestureRecognizer": inGesture("⟦⟧makeUIGestureRecognizer", "it can run many times"),
  "updateUIGestureRecognizer": inGesture("⟦⟧updateUIGestureRecognizer", "while a recognizer exists"),
  "handleUIGestureRecognizerAction": inGesture("⟦⟧handleUIGestureRecognizerAction", "`.cancelled` and `.failed`"),
  "Context": inView("context: ⟦⟧Context", "don't store it"),
  "context.coordinator": inView("context.⟦⟧coordinator", "`Void` if"),
  "context.environment": inView("context.⟦⟧environment", "SwiftUI calls `updateUIView` when"),
  "context.transaction": inView("context.⟦⟧transaction", "`disablesAnimations`"),
  "context.animate": inView("context.⟦⟧animate", "iOS 18"),
  "context.converter": inGesture("context.⟦⟧converter", "localVelocity"),
  "Coordinator": inView("final class ⟦⟧Coordinator", "goes stale"),
  "UIViewType": inView("⟦⟧UIViewType", "use the same type"),
  "UIViewControllerType": inController("⟦⟧UIViewControllerType", "Swift infers it"),
  "UIGestureRecognizerType": inGesture("⟦⟧UIGestureRecognizerType", "Swift infers it"),
  "intrinsicContentSize": sample(
    "import SwiftUI\nfinal class A: UIView { override var ⟦⟧intrinsicContentSize: CGSize { .zero } }", "invalidate"),
  "fixedSize": applied("fixedSize()", "ideal size"), "frame": applied("frame(height: 1)", "Maps, web views"),
  "equatable": applied("equatable()", "every input"), "id": applied("id(text)", "creates another one"),
]

/// A call in a controller that also has a hosting controller and a cell.
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
  "UIHostingController": sample("let host = UIHosting⟦⟧Controller(rootView: Text(\"\"))", "takes four steps"),
  "rootView": inHost("host.⟦⟧rootView = Text(\"a\")", "it keeps its state"),
  "init(coder:rootView:)": sample(
    """
    final class A: UIHostingController<Screen> {
      required init?(coder: NSCoder) { super.⟦⟧init(coder: coder, rootView: Screen()) }
    }
    """, "for storyboards"),
  "sizingOptions": inHost("host.⟦⟧sizingOptions = []", "`.preferredContentSize`"),
  "sizeThatFits(in:)": inHost("_ = host.⟦⟧sizeThatFits(in: .zero)", "greatestFiniteMagnitude"),
  "safeAreaRegions": inHost("host.⟦⟧safeAreaRegions = []", "Remove `.keyboard`"),
  "UIHostingConfiguration": inHost("cell.contentConfiguration = ⟦⟧UIHostingConfiguration {}", "estimated sizes"),
  "margins": inHost("_ = UIHostingConfiguration {}.⟦⟧margins(.all, 0)", "on the given edges"),
  "minSize": inHost("_ = UIHostingConfiguration {}.margins(.all, 0).⟦⟧minSize(height: 1)", "minimum size"),
  "background": inHost("_ = UIHostingConfiguration {}.⟦⟧background(.red)", "Color(uiColor:)"),
  "makeContentView": inHost("_ = UIHostingConfiguration {}.⟦⟧makeContentView()", "supplementary views"),
  "contentConfiguration": inHost("cell.⟦⟧contentConfiguration = nil", "nil resets it"),
  "addChild": inHost("⟦⟧addChild(host)", "it also calls `willMove(toParent:)`"),
  "didMove": inHost("host.⟦⟧didMove(toParent: self)", "after `addSubview`"),
  "willMove": inHost("host.⟦⟧willMove(toParent: nil)", "with nil, before"),
  "removeFromParent": inHost("host.⟦⟧removeFromParent()", "Call it last"),
  "translatesAutoresizingMaskIntoConstraints": inHost(
    "view.⟦⟧translatesAutoresizingMaskIntoConstraints = false", "Set it to `false` for a hosted child"),
  "NSHostingController": sample("let host = NSHosting⟦⟧Controller(rootView: Text(\"\"))", "macOS 10.15"),
  "NSHostingView": sample("let host = NSHosting⟦⟧View(rootView: Text(\"\"))", "without a view controller"),
  "NSHostingMenu": sample("let menu = ⟦⟧NSHostingMenu(rootView: Text(\"\"))", "macOS 14.4"),
  "NSHostingSceneRepresentation": sample("let scene = ⟦⟧NSHostingSceneRepresentation {}", "macOS 26"),
  "UIHostingSceneDelegate": sample("class A: UIResponder, ⟦⟧UIHostingSceneDelegate {}", "`rootScene` is static"),
  "UIHostingOrnament": sample("let a = ⟦⟧UIHostingOrnament(sceneAnchor: .top) {}", "visionOS 1"),
  "WKHostingController": sample("class A: ⟦⟧WKHostingController<B> {}", "setNeedsBodyUpdate"),
  "preferredContentSize": inHost("host.⟦⟧preferredContentSize = .zero", "popovers"),
  "keyboardLayoutGuide": inHost("_ = view.⟦⟧keyboardLayoutGuide", "avoids the keyboard too"),
  "setContentScrollView": inHost("⟦⟧setContentScrollView(nil, for: .top)", "doesn't have this method"),
  "contentScrollView": inHost("_ = ⟦⟧contentScrollView(for: .top)", "A container overrides it"),
]

/// A property of a representable with an attribute.
private func wrapped(_ attribute: String, _ words: String) -> HoverSample {
  sample(completeView.replacing("@Binding var text", with: "@⟦⟧\(attribute) var text"), words)
}

private let stateSamples: [String: HoverSample] = [
  "Binding": wrapped("Binding", "stays valid in every copy"),
  "State": wrapped("State", "never write it in the update method"),
  "StateObject": wrapped("StateObject", "owns it for the lifetime"),
  "ObservedObject": wrapped("ObservedObject", "created again"),
  "EnvironmentObject": wrapped("EnvironmentObject", "doesn't cross a hosting controller"),
  "Environment": wrapped("Environment(\\.openURL)", "custom keys"),
  "dismiss": sample(
    completeView.replacing("@Binding var", with: "@Environment(\\.⟦⟧dismiss) var"), "`parent.dismiss()`"),
  "presentationMode": sample(
    completeView.replacing("@Binding var", with: "@Environment(\\.⟦⟧presentationMode) var"), "deprecated"),
  "Bindable": wrapped("Bindable", "iOS 17"), "FocusState": wrapped("FocusState", "first responder"),
  "GestureState": wrapped("GestureState", "when a gesture ends"), "ScaledMetric": wrapped("ScaledMetric", "text size"),
  "Namespace": wrapped("Namespace", "only to the frame"),
  "AppStorage": wrapped("AppStorage(\"a\")", "never for secrets"),
  "SceneStorage": wrapped("SceneStorage(\"a\")", "only in views"),
  "FetchRequest": wrapped("FetchRequest", "set the managed object context again"),
  "SectionedFetchRequest": wrapped("SectionedFetchRequest", "in sections"),
  "Query": wrapped("Query", "model container"),
  "Published": sample(
    "import SwiftUI\nfinal class A: UIViewController { @⟦⟧Published var title = \"\" }", "before the new value"),
  "ObservableObject": sample(
    "import SwiftUI\nfinal class A: UIViewController, ⟦⟧ObservableObject {}", "capture `self` weakly"),
]

/// A method of a UIKit view or controller in a file that imports SwiftUI.
private func overridden(_ method: String, in superclass: String = "UIView", _ words: String) -> HoverSample {
  sample("import SwiftUI\nfinal class A: \(superclass) { \(method) }", words)
}

private let observationSamples: [String: HoverSample] = [
  "Observable": overridden("@⟦⟧Observable final class Model {}", "individually"),
  "withObservationTracking": overridden(
    "func f() { ⟦⟧withObservationTracking { print(1) } onChange: {} }", "runs once, before the new value"),
  "updateProperties": overridden("override func ⟦⟧updateProperties() {}", "setNeedsUpdateProperties()"),
  "setNeedsUpdateProperties": overridden("func f() { ⟦⟧setNeedsUpdateProperties() }", "before the next layout"),
  "updatePropertiesIfNeeded": overridden("func f() { self.⟦⟧updatePropertiesIfNeeded() }", "if an update is pending"),
  "tracked methods of views": overridden("override func ⟦⟧layoutSubviews() {}", "UIKit tracks"),
  "tracked methods of controllers": overridden(
    "override func ⟦⟧viewWillLayoutSubviews() {}", in: "UIViewController", "UIKit tracks"),
  "tracked methods of AppKit views": overridden(
    "override func ⟦⟧updateLayer() {}", in: "NSView", "NSObservationTrackingEnabled"),
  "tracked methods of AppKit controllers": overridden(
    "override func ⟦⟧viewWillLayout() {}", in: "NSViewController", "AppKit tracks"),
  "withContinuousObservation": overridden("func f() { ⟦⟧withContinuousObservation { print(1) } }", "after each change"),
  "Observations": overridden("func f() { _ = ⟦⟧Observations({ 1 }) }", "one after each change"),
  "the Info.plist key of observation": overridden(
    "override func ⟦⟧updateConstraints() {}", "UIObservationTrackingEnabled"),
  "UITraitBridgedEnvironmentKey": sample("struct A: ⟦⟧UITraitBridgedEnvironmentKey {}", "always have the same value"),
  "UITraitDefinition": sample("struct A: ⟦⟧UITraitDefinition {}", "propagates down"),
  "UIMutableTraits": sample("extension ⟦⟧UIMutableTraits {}", "mutable container"),
  "traitOverrides": overridden("func f() { ⟦⟧traitOverrides.theme = 1 }", "everything inside it"),
  "registerForTraitChanges": overridden("func f() { ⟦⟧registerForTraitChanges([]) { _, _ in } }", "previous traits"),
  "traitCollectionDidChange": overridden(
    "override func ⟦⟧traitCollectionDidChange(_ p: UITraitCollection?) {}", "registerForTraitChanges"),
]

/// A statement in an update method about an object of a class.
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
  "delegate": updating("UITextView", "object.⟦⟧delegate = context.coordinator", "in the make method"),
  "addTarget": updating(
    "UISwitch", "object.⟦⟧addTarget(nil, action: a, for: .touchUpInside)", "The target isn't retained"),
  "#selector": updating(
    "UISwitch", "object.addTarget(nil, action: ⟦⟧#selector(a), for: .touchUpInside)", "an `@objc` method of a class"),
  "CADisplayLink": updating("UITextView", "_ = ⟦⟧CADisplayLink()", "The run loop retains the display link"),
  "Timer": updating("UITextView", "_ = ⟦⟧Timer()", "invalidate it in the dismantle method"),
  "NotificationCenter": updating("UITextView", "_ = ⟦⟧NotificationCenter.default", "until you remove its token"),
  "WKUserContentController.add": updating(
    "WKWebView", "object.configuration.userContentController.⟦⟧add(context.coordinator, name: \"a\")", "neither is"),
  "AVCaptureVideoPreviewLayer": updating("UITextView", "_ = ⟦⟧AVCaptureVideoPreviewLayer()", "`layerClass`"),
  "MKMapView.setRegion": updating("MKMapView", "object.⟦⟧setRegion(region, animated: true)", "for equality"),
  "UITextView.text": updating("UITextView", "object.⟦⟧text = text", "marked text"),
  "becomeFirstResponder": updating("UITextView", "object.⟦⟧becomeFirstResponder()", "Without a window"),
  "UIPageViewController.setViewControllers": updating(
    "UIPageViewController", "object.⟦⟧setViewControllers([], direction: .forward, animated: true)",
    "interrupts the user"),
  "UIView.animate": updating("UITextView", "UIView.⟦⟧animate(.default) {}", "`context.animate`"),
  "UIViewPropertyAnimator": updating("UITextView", "_ = ⟦⟧UIViewPropertyAnimator()", "store it in the coordinator"),
  "UINavigationController": updating(
    "UIViewController", "_ = ⟦⟧UINavigationController(rootViewController: object)", "Use a single navigation stack"),
  "NavigationStack": overridden("let stack = ⟦⟧NavigationStack {}", "two bars"),
  "sheet": sample(
    """
    struct Picker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func preview() -> some View { Color.red.⟦⟧sheet(isPresented: $isOn) { Picker() } }
    }
    """, "dismiss it through SwiftUI"),
  "ignoresSafeArea": applied("ignoresSafeArea()", "Use it for pickers"),
  "List": overridden("let list = ⟦⟧List {}", "`UIHostingConfiguration`"),
  "gestures before iOS 18": inGesture("⟦⟧UIGestureRecognizerRepresentable", "with a transparent view"),
  "names of the platforms": inView("⟦⟧UIViewRepresentable", "`NS` in macOS"),
  "container": inView("⟦⟧UIViewRepresentable", "put it in a container"),
]
