import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let viewInObservableState = Rule(
    id: "view-in-observable-state",
    group: "state",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Create UIKit views in the make method or the coordinator, not as the initial value of state.",
    symptom: "Views are created and thrown away on each update of the parent view, or changes of a view reach nothing.",
    rationale: """
      SwiftUI creates the initial value of `@State` each time the parent view's body runs, and keeps only the first \
      (with Xcode 27 and later, it creates only one). A view that is created there costs time and memory, and runs \
      whatever its initializer starts. A `@Published` property publishes only that the view was replaced, not what \
      changes in it. Let the representable create the view, and keep only the values that it shows in state.
      """,
    exception: "Suppress it if the project is built with Xcode 27 or later and nothing else shows the view.",
    source: "https://developer.apple.com/documentation/swiftui/state",
    examples: [
      .flagged(
        """
        struct CommentEditor: View {
          @State private var ⟦textView⟧ = UITextView()
          var body: some View {
            TextBox(textView: textView)
            Button("Done") { textView.resignFirstResponder() }
          }
        }
        struct TextBox: UIViewRepresentable {
          let textView: UITextView
          func makeUIView(context: Context) -> UITextView { textView }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      // A subclass, `.init`, and a controller in a model.
      .flagged(
        """
        final class TripModel: ObservableObject {
          @Published var ⟦map⟧: TripMap = .init()
          @Published private(set) var ⟦page⟧ = TripPage()
          @Published var title = ""
        }
        final class TripMap: MKMapView {}
        final class TripPage: UIViewController {}
        """),
      // References to objects that are created elsewhere.
      .accepted(
        """
        struct CommentEditor: View {
          @State private var textView: UITextView?
          @State private var window: UIWindow? = nil
          @State private var mode = UITextField.ViewMode.never
          @State private var font = UIFont.systemFont(ofSize: 12)
          var body: some View { EmptyView() }
        }
        """),
      // Empty views, which are anchors for popovers.
      .accepted(
        """
        struct ControlBar: View {
          @State private var moreAnchor = UIView()
          @State private var soundAnchor: UIView = .init()
          var body: some View {
            Anchor(view: moreAnchor)
            Anchor(view: soundAnchor)
          }
        }
        struct Anchor: UIViewRepresentable {
          let view: UIView
          func makeUIView(context: Context) -> UIView { view }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      // Objects that are no views, and the views of a model that publishes nothing.
      .accepted(
        """
        final class TripModel: ObservableObject {
          @Published var player = AVPlayer()
          @Published var manager = CLLocationManager()
          @Published var mode = TripMap.Mode()
          let map = TripMap()
        }
        final class TripMap: MKMapView { struct Mode {} }
        """),
      // SwiftUI views and states that only sound like UIKit's.
      .accepted(
        """
        struct CommentEditor: View {
          @State private var box = TextBox()
          @State private var state = WebView.State()
          var body: some View { box }
        }
        struct TextBox: View { var body: some View { EmptyView() } }
        enum WebView { struct State {} }
        """),
      // A preview is created once.
      .accepted(
        """
        struct PagePreviews: PreviewProvider {
          @State static var page = UITextView()
          static var previews: some View { Page(page: page) }
        }
        """),
      // Views and controllers of AppKit, and an empty view that a model publishes.
      .flagged(
        """
        struct Board: NSViewRepresentable {
          @State private var anchor = NSView()
          @State private var ⟦field⟧ = NSTextField()
          @State private var ⟦page⟧ = NSViewController()
          func makeNSView(context: Context) -> NSView { anchor }
          func updateNSView(_ view: NSView, context: Context) {}
        }
        final class BoardModel: ObservableObject {
          @Published var ⟦panel⟧ = UIView()
        }
        """),
      // A type that callers choose among the subclasses of a view.
      .flagged(
        """
        struct Canvas<Surface: MTKView>: View {
          @State private var ⟦surface⟧ = Surface()
          var body: some View { CanvasView(surface: surface) }
        }
        struct CanvasView: UIViewRepresentable {
          let surface: MTKView
          func makeUIView(context: Context) -> MTKView { surface }
          func updateUIView(_ surface: MTKView, context: Context) {}
        }
        """),
      // Callers may choose an empty view, or a value.
      .accepted(
        """
        struct Frame<Anchor: UIView, Style: FrameStyle>: View {
          @State private var anchor = Anchor()
          @State private var style = Style()
          var body: some View { FrameView(anchor: anchor) }
        }
        protocol FrameStyle { init() }
        struct FrameView: UIViewRepresentable {
          let anchor: UIView
          func makeUIView(context: Context) -> UIView { anchor }
          func updateUIView(_ anchor: UIView, context: Context) {}
        }
        """),
    ],
    signs: [.viewState, .publishing],
    check: .types(checkViewsInState))
}

/// The wrappers that keep or publish one value.
private let wrapperPatterns = ["State", "Published"].map { BytePattern(word: $0) }

@Sendable private func checkViewsInState(_ type: ProjectType, in context: inout RuleContext) {
  for property in type.localProperties(mentioning: wrapperPatterns) {
    guard let wrapper = property.wrapper, !property.member.isStatic, let value = property.initialValue,
      let name = value.evidentTypeName,
      // For a generic parameter, the class that each of its types inherits from.
      case let known = context.project.type(of: value, in: property.member.path).nominal?.name ?? name,
      // Creating an empty view again costs nothing.
      wrapper != "State" || !["UIView", "NSView"].contains(lastComponent(of: known)),
      ["UIView", "UIViewController", "NSView", "NSViewController"].contains(where: {
        context.project.isClass(known, in: type.name, kindOf: $0)
      })
    else { continue }
    let made = lastComponent(of: name)
    context.report(
      wrapper == "State"
        ? "every value of '\(type.simpleName)' creates a new '\(made)' for '\(property.name)', but only the first one "
          + "is kept"
        : "'\(property.name)' publishes only that another '\(made)' replaced it, not the changes in it",
      at: property.place)
  }
}
