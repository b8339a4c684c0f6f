import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let inlineObservedObject = Rule(
    id: "inline-observed-object",
    group: "state",
    severity: .warning,
    lowerSeverities: [
      .hint(if: "no view that updates creates the view, as with the root view of a hosting controller")
    ],
    since: "iOS 14, macOS 11",
    summary: "Use `@StateObject` for an object that the view creates, not `@ObservedObject`.",
    symptom: "The object's state is lost whenever the parent view updates.",
    rationale: """
      `@ObservedObject` observes an object but doesn't own it. SwiftUI creates a new value of a view or a representable \
      each time the parent view updates, and each new value creates a new object, so the state in the previous one is \
      lost. `@StateObject` creates one object and keeps it for the lifetime of the view.
      """,
    exception: "Suppress it if the object keeps its state elsewhere, so that replacing it loses nothing.",
    source: "https://developer.apple.com/documentation/swiftui/stateobject",
    examples: [
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          ⟦@ObservedObject⟧ private var model = MeterModel()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = model.text }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            @StateObject private var model = MeterModel()
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = model.text }
          }
          final class MeterModel: ObservableObject { @Published var text = "" }
          """),
      // Shared objects, objects that the caller passes, and an object that the view owns.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var theme: MeterTheme = .shared
          @ObservedObject var settings = MeterTheme.shared
          @ObservedObject var made = MeterTheme.make()
          @ObservedObject var model: MeterTheme
          @StateObject private var own = MeterTheme()
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        final class MeterTheme: ObservableObject {
          static let shared = MeterTheme()
          static func make() -> MeterTheme { shared }
        }
        """),
      // An object in which modifiers store the settings of one value.
      .accepted(
        """
        struct Picture: UIViewRepresentable {
          @ObservedObject var settings = PictureSettings()
          func makeUIView(context: Context) -> UIImageView { UIImageView() }
          func updateUIView(_ view: UIImageView, context: Context) {}
          func loops(_ count: Int) -> Picture {
            settings.loops = count
            return self
          }
        }
        final class PictureSettings: ObservableObject { var loops = 0 }
        """),
      // A view that another view creates.
      .flagged(
        """
        struct Mixer: View {
          @State private var title = "Live"
          var body: some View {
            Text(title)
            Dial()
          }
        }
        struct Dial: View {
          ⟦@ObservedObject⟧ var model = MeterModel()
          var body: some View { Text(model.text) }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        """,
        fixed: """
          struct Mixer: View {
            @State private var title = "Live"
            var body: some View {
              Text(title)
              Dial()
            }
          }
          struct Dial: View {
            @StateObject var model = MeterModel()
            var body: some View { Text(model.text) }
          }
          final class MeterModel: ObservableObject { @Published var text = "" }
          """),
      // An initializer creates the object. The view between has no state, but gets new values.
      .flagged(
        """
        struct Mixer: View {
          @State private var channel = 1
          var body: some View { Strip(channel: channel) }
        }
        struct Strip: View {
          let channel: Int
          var body: some View { Fader(channel: channel) }
        }
        struct Fader: View {
          @ObservedObject private var model: MeterModel
          init(channel: Int) {
            _model = ObservedObject(wrappedValue: ⟦MeterModel(channel: channel)⟧)
          }
          var body: some View { Text(model.text) }
        }
        final class MeterModel: ObservableObject {
          @Published var text = ""
          init(channel: Int) {}
        }
        """),
      // Only a hosting controller creates the view, so the object is lost if the code sets `rootView` again.
      .flagged(
        """
        struct Dial: View {
          ⟦@ObservedObject⟧ var model = MeterModel()
          var body: some View { Text(model.text) }
        }
        final class MixerController: UIViewController {
          func open() {
            present(UIHostingController(rootView: Dial()), animated: true)
          }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        """,
        fixed: """
          struct Dial: View {
            @StateObject var model = MeterModel()
            var body: some View { Text(model.text) }
          }
          final class MixerController: UIViewController {
            func open() {
              present(UIHostingController(rootView: Dial()), animated: true)
            }
          }
          final class MeterModel: ObservableObject { @Published var text = "" }
          """),
      // A default that the initializer replaces, and an object without state of its own.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @ObservedObject var model = MeterModel()
          init(model: MeterModel) { self.model = model }
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        struct Dial: View {
          @ObservedObject var settings = MeterSettings()
          var body: some View { Text(settings.unit) }
        }
        struct Mixer: View {
          @State private var title = ""
          var body: some View { Dial() }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        final class MeterSettings: ObservableObject {
          @AppStorage("unit") var unit = "dB"
          static var shown = 0
          let bands = 8
        }
        """),
      // An object that only has what the view gives it.
      .accepted(
        """
        struct Mixer: View {
          @State private var name = ""
          var body: some View { Label(name: name) }
        }
        struct Label: View {
          @ObservedObject private var model: LabelModel
          init(name: String) { model = LabelModel(name: name) }
          var body: some View { Text(model.name) }
        }
        final class LabelModel: ObservableObject {
          @Published var name: String
          init(name: String) { self.name = name }
        }
        """),
      // Every caller passes the object, so the default value is never created.
      .accepted(
        """
        struct Calendar: View {
          @ObservedObject var model = CalendarModel()
          var body: some View { Text(model.month) }
        }
        struct Menu: View {
          @StateObject private var month = CalendarModel()
          var isOpen: Bool
          var body: some View { Calendar(model: month) }
        }
        final class CalendarModel: ObservableObject { @Published var month = "May" }
        """),
      // A static property is created once.
      .accepted(
        """
        struct Volume: UIViewRepresentable {
          @ObservedObject static var engine = Engine()
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {}
        }
        final class Engine: ObservableObject { @Published var volume = 0.5 }
        """),
    ],
    signs: .viewState,
    check: .types(checkObservedObjects))
}

@Sendable private func checkObservedObjects(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  let created = project.recreatedObjects(of: type)
  guard !created.isEmpty else { return }
  let bridges = project.representables(named: type.name, in: context.path)
  guard !bridges.contains(where: \.isAmbiguous) else { return }
  let isCreatedAgain = !bridges.isEmpty || project.isCreatedAgain(type.name)
  for found in created {
    let name = found.property.name
    let fix = Fix(
      "Use '@StateObject'", [TextEdit(replacing: found.node.range, with: "@StateObject")], safety: .unsafe)
    context.report(
      "'\(name)' is a new object in every value of '\(type.simpleName)', so its state is lost "
        + (isCreatedAgain ? "on each update" : "when the view is created again"),
      at: .whole(found.node), severity: isCreatedAgain ? nil : .hint,
      related: found.node == found.property.wrapperNode ? [] : [(found.property.place, "declared here")],
      fixes: found.node == found.property.wrapperNode ? [fix] : [])
  }
}
