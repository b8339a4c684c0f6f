import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let observableObjectInState = Rule(
    id: "observable-object-in-state",
    group: "state",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Hold an `ObservableObject` in `@StateObject` or `@ObservedObject`, not in `@State`.",
    symptom: "The view doesn't change when the object publishes a change.",
    rationale: """
      `@State` updates the view when its value is replaced. A reference to an object stays the same when a \
      property of the object changes, and `@State` doesn't subscribe to an `ObservableObject`, so nothing that the \
      object publishes reaches the view. `@StateObject` creates an object once and observes it, and `@ObservedObject` \
      observes an object from elsewhere. `@State` observes objects only if their class is `@Observable`.
      """,
    exception: "Suppress it if the object never changes while the view is shown.",
    source: "https://developer.apple.com/documentation/swiftui/stateobject",
    examples: [
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          ⟦@State⟧ private var model = LevelModel()
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            @StateObject private var model = LevelModel()
            func makeUIView(context: Context) -> UISlider { UISlider() }
            func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
          }
          final class LevelModel: ObservableObject { @Published var level: Float = 0 }
          """),
      // A view passes the value to the representable, which never receives another one.
      .flagged(
        """
        struct Mixer: View {
          ⟦@State⟧ var model: LevelModel
          var body: some View {
            VStack {
              Text("Volume")
              Meter(level: model.level / 2)
            }
          }
        }
        struct Meter: UIViewRepresentable {
          var level: Float
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = level }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """,
        fixed: """
          struct Mixer: View {
            @ObservedObject var model: LevelModel
            var body: some View {
              VStack {
                Text("Volume")
                Meter(level: model.level / 2)
              }
            }
          }
          struct Meter: UIViewRepresentable {
            var level: Float
            func makeUIView(context: Context) -> UISlider { UISlider() }
            func updateUIView(_ slider: UISlider, context: Context) { slider.value = level }
          }
          final class LevelModel: ObservableObject { @Published var level: Float = 0 }
          """),
      // The view replaces the object, which the other wrappers don't allow.
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          ⟦@State⟧ private var model: LevelModel?
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model?.level ?? 0 }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            let parent: Meter
            init(parent: Meter) { self.parent = parent }
            func load() { parent.model = LevelModel() }
          }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // A view shows the object's properties, in the content of other views too.
      .flagged(
        """
        struct MixerScreen: View {
          ⟦@State⟧ private var model = LevelModel()
          var body: some View {
            VStack {
              Text("Volume")
              if model.level > 0 { Text("On") }
            }
          }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """,
        fixed: """
          struct MixerScreen: View {
            @StateObject private var model = LevelModel()
            var body: some View {
              VStack {
                Text("Volume")
                if model.level > 0 { Text("On") }
              }
            }
          }
          final class LevelModel: ObservableObject { @Published var level: Float = 0 }
          """),
      // Actions and handlers read the object when they run, and the view shows a value of its own.
      .accepted(
        """
        struct MixerScreen: View {
          @State private var model = LevelModel()
          @State private var title = ""
          var body: some View {
            VStack {
              Button("Print") { print(model.level) }
              Text(title)
            }
            .onAppear { title = "\\(model.level)" }
          }
          private var summary: String { "\\(model.level)" }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // `@State` observes `@Observable` objects.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @State private var model = LevelModel()
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        @Observable final class LevelModel { var level: Float = 0 }
        """),
      // The object is only kept: another view observes it, and actions and later code use it.
      .accepted(
        """
        struct Mixer: View {
          @State private var model = LevelModel()
          var body: some View {
            Meter(model: model) { print(model.level) }
            Button("Reset") { model.reset() }
          }
        }
        struct Meter: UIViewRepresentable {
          @ObservedObject var model: LevelModel
          var onChange: () -> Void
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        final class LevelModel: ObservableObject {
          @Published var level: Float = 0
          func reset() { level = 0 }
        }
        """),
      // The view subscribes by itself.
      .accepted(
        """
        struct Mixer: View {
          @State private var model = LevelModel()
          @State private var changes = 0
          var body: some View {
            Meter(level: model.level).onReceive(model.objectWillChange) { changes += 1 }
          }
        }
        struct Meter: UIViewRepresentable {
          var level: Float
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = level }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // Values that are nested in the class, and properties that it doesn't publish.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          @State private var scale = LevelModel.Scale()
          @State private var model = LevelModel()
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.maximumValue = scale.end * model.factor }
        }
        final class LevelModel: ObservableObject {
          struct Scale { var end: Float = 1 }
          @Published var level: Float = 0
          let factor: Float = 2
        }
        """),
      // Objects that code replaces or passes on, that an initializer sets, or that may be missing.
      .flagged(
        """
        struct Mixer: UIViewRepresentable {
          ⟦@State⟧ var master: LevelModel = .shared
          ⟦@State⟧ private var side: LevelModel
          ⟦@State⟧ var spare: LevelModel?
          ⟦@State⟧ private var left = LevelModel()
          ⟦@State⟧ private var right = LevelModel()
          ⟦@State⟧ private var rear = LevelModel()
          init(rear: LevelModel) { _rear = State(initialValue: rear) }
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            slider.addAction(UIAction { _ in left = LevelModel() }, for: .touchUpInside)
            slider.inputView = LevelPad(model: $right)
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) {
            slider.value = max(master.level, side.level)
            slider.minimumValue = min(left.level, right.level)
            slider.maximumValue = max(spare?.level ?? 1, rear.level)
          }
        }
        final class LevelModel: ObservableObject {
          static let shared = LevelModel()
          @Published var level: Float = 0
        }
        """),
      // A model of another wrapper, and an object that only other code follows.
      .accepted(
        """
        struct Mixer: UIViewRepresentable {
          @State private var meter = MeterFeed()
          @StateObject private var model = LevelModel(mode: State.idle)
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level + meter.peak }
          enum State { case idle, live }
        }
        final class LevelModel: ObservableObject {
          @Published var level: Float = 0
          init(mode: Mixer.State) {}
        }
        final class MeterFeed { @Published var peak: Float = 0 }
        """),
    ] + objectInStateViewExamples,
    signs: .viewState,
    check: .types(checkObjectsInState))
}

@Sendable private func checkObjectsInState(_ type: ProjectType, in context: inout RuleContext) {
  for property in type.localProperties(mentioning: [BytePattern(word: "State")]) {
    guard property.wrapper == "State", let wrapper = property.wrapperNode,
      let model = context.project.modelClass(of: property), model.isObservableObject == true,
      let loss = context.lostChanges(of: property, in: type)
    else { continue }
    context.report(
      "'@State' does not observe '\(property.name)', so \(loss.consequence)",
      at: .whole(wrapper), related: [(.whole(loss.read), "read here")],
      fixes: observation(of: property, in: type, wrapper).map { [$0] } ?? [])
  }
}

extension RuleContext {
  /// A read of a published property whose changes never arrive.
  fileprivate func lostChanges(
    of property: Property, in type: ProjectType
  ) -> (read: SyntaxNode, consequence: String)? {
    for representable in project.representables(named: type.name, in: path) where !representable.isAmbiguous {
      guard let read = project.publishedReads(of: property, in: representable).first else { continue }
      let update = representable.name(of: .update) ?? ""
      return (read.node, "no change of '\(read.member.name)' calls '\(update)'")
    }
    if let value = project.publishedValues(of: property, givenToRepresentablesBy: type).first {
      return (value.node, "'\(lastComponent(of: value.receiver))' never receives a change of '\(value.member.name)'")
    }
    guard let value = project.publishedValues(of: property, shownBy: type).first else { return nil }
    return (value.node, "'\(type.simpleName)' does not show a change of '\(value.member.name)'")
  }
}

/// Replaces `@State` with a wrapper that observes the object. They don't let code replace the object or pass it on as a
/// binding, and need an object.
private func observation(of property: Property, in type: ProjectType, _ wrapper: SyntaxNode) -> Fix? {
  let isMade = property.initialValue?.kind == .call
  guard isMade || property.initialValue == nil && !property.member.isPrivate,
    !(property.typeNode?.isOptionalType ?? false),
    !type.members.contains(where: { $0.replaces(property) })
  else { return nil }
  let name = isMade ? "@StateObject" : "@ObservedObject"
  return Fix("Use '\(name)'", [TextEdit(replacing: wrapper.range, with: name)], safety: .unsafe)
}

extension Member {
  /// Whether code sets the property, or uses its binding or its wrapper.
  fileprivate func replaces(_ property: Property) -> Bool {
    bodies.contains { body in
      body.descendants(.sequence).contains { Assignment($0)?.target.pathFromSelf == [property.name] }
        || ["$", "_"].contains { !body.uses(of: $0 + property.name, within: node).isEmpty }
    }
  }
}
