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
      .information(if: "a view creates the object for a sheet, and may not update while the sheet is on screen"),
      .hint(if: "no view that updates creates the view, as with the root view of a hosting controller"),
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
      // A view creates the object for a view in its body.
      .flagged(
        """
        struct Studio: View {
          @State private var title = "Live"
          @State private var isEditing = false
          var body: some View {
            VStack {
              Text(title)
              Dial(model: ⟦MeterModel()⟧)
            }
            .sheet(isPresented: $isEditing) { Dial(model: ⟦.init()⟧) }
          }
        }
        struct Dial: View {
          @ObservedObject var model: MeterModel
          init(model: MeterModel) { self.model = model }
          var body: some View { TextField("Unit", text: $model.text) }
        }
        struct StudioApp: App {
          var body: some Scene { WindowGroup { Studio() } }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
        """),
      // Actions and previews create the object once, two views keep it, and an object that only has what the view gives it
      // begins in the same state again.
      .accepted(
        """
        struct Studio: View {
          @State private var dials: [Dial] = []
          @StateObject private var model = MeterModel()
          var body: some View {
            Button("Add") { dials.append(Dial(model: MeterModel())) }
            Dial(model: model)
            Gauge(model: MeterModel())
            Scale(model: MeterModel())
            Legend(style: LegendStyle(name: "Level"))
          }
        }
        struct StudioApp: App {
          var body: some Scene { WindowGroup { Studio() } }
        }
        struct Dial: View {
          @ObservedObject var model: MeterModel
          var body: some View { TextField("Unit", text: $model.text) }
        }
        struct Legend: View {
          @ObservedObject var style: LegendStyle
          var body: some View { Text(style.name ?? "") }
        }
        final class LegendStyle: ObservableObject {
          @Published var name: String?
          init(name: String) { self.name = name }
        }
        struct Gauge: View {
          @StateObject var model: MeterModel
          var body: some View { Text(model.text) }
        }
        struct Scale: View {
          @StateObject private var kept: MeterModel
          init(model: MeterModel) { _kept = StateObject(wrappedValue: model) }
          var body: some View { Text(kept.text) }
        }
        struct Dial_Previews: PreviewProvider {
          static var previews: some View { Dial(model: MeterModel()) }
        }
        final class MeterModel: ObservableObject { @Published var text = "" }
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
    ] + identifiedViewExamples + inlineObservedObjectViewExamples
      + inlineObservedObjectDetailExamples + inlineObservedObjectModifierExamples,
    signs: .viewState,
    check: .types(checkObservedObjects))
}

@Sendable private func checkObservedObjects(_ type: ProjectType, in context: inout RuleContext) {
  checkProperties(of: type, in: &context)
  checkArguments(in: type, in: &context)
}

/// Reports the objects that a view creates for its own properties.
private func checkProperties(of type: ProjectType, in context: inout RuleContext) {
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

/// Reports the objects that a view creates for the properties of other views.
private func checkArguments(in type: ProjectType, in context: inout RuleContext) {
  let created = context.project.inlineArguments(in: type)
  guard !created.isEmpty else { return }
  let isUpdated = context.project.isUpdated(type) && !context.project.callsOutsidePreviews(making: type.name).isEmpty
  for found in created {
    let view = lastComponent(of: found.property.member.owner.name)
    context.report(
      "'\(view)' gets a new object for '\(found.property.name)' whenever SwiftUI evaluates '\(type.simpleName)', "
        + "so the state of the object is lost",
      at: .whole(found.object), severity: !isUpdated ? .hint : found.isPresented ? .information : nil,
      related: [(found.property.place, "declared here")])
  }
}
