import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let unobservedObservableObject = Rule(
    id: "unobserved-observable-object",
    group: "state",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Observe an object whose published properties the update method reads.",
    symptom: "The wrapped view doesn't change when the object publishes a change.",
    rationale: """
      SwiftUI calls the update method when an input changes. A reference to an object stays the same when a property of \
      the object changes, so a plain `let` or `var` tells SwiftUI nothing. `@ObservedObject` subscribes to the object, \
      and each change that it publishes calls the update method.
      """,
    exception: "Suppress it if the object never changes while the view is shown.",
    source: "https://developer.apple.com/documentation/swiftui/observedobject",
    examples: [
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          let ⟦model⟧: LevelModel
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        struct Mixer: View {
          @StateObject private var model = LevelModel()
          var body: some View { Meter(model: model) }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            @ObservedObject var model: LevelModel
            func makeUIView(context: Context) -> UISlider { UISlider() }
            func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
          }
          struct Mixer: View {
            @StateObject private var model = LevelModel()
            var body: some View { Meter(model: model) }
          }
          final class LevelModel: ObservableObject { @Published var level: Float = 0 }
          """),
      // A helper of the coordinator reads it, the class inherits its conformance, and a controller creates the view.
      .flagged(
        """
        struct Meter: UIViewRepresentable {
          private var ⟦model⟧: ChannelModel  // One channel.
          var title: String
          init(model: ChannelModel, title: String) {
            self.model = model
            self.title = title
          }
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {
            context.coordinator.parent = self
            context.coordinator.apply(to: slider)
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            var parent: Meter
            init(parent: Meter) { self.parent = parent }
            func apply(to slider: UISlider) { slider.value = parent.model.level }
          }
        }
        final class MixerController: UIViewController {
          let model = ChannelModel()
          func makeMeter() -> UIViewController { UIHostingController(rootView: Meter(model: model, title: "Left")) }
        }
        class BaseModel: ObservableObject { @Published var level: Float = 0 }
        final class ChannelModel: BaseModel {}
        """,
        fixed: """
          struct Meter: UIViewRepresentable {
            @ObservedObject private var model: ChannelModel  // One channel.
            var title: String
            init(model: ChannelModel, title: String) {
              self.model = model
              self.title = title
            }
            func makeUIView(context: Context) -> UISlider { UISlider() }
            func updateUIView(_ slider: UISlider, context: Context) {
              context.coordinator.parent = self
              context.coordinator.apply(to: slider)
            }
            func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
            final class Coordinator {
              var parent: Meter
              init(parent: Meter) { self.parent = parent }
              func apply(to slider: UISlider) { slider.value = parent.model.level }
            }
          }
          final class MixerController: UIViewController {
            let model = ChannelModel()
            func makeMeter() -> UIViewController { UIHostingController(rootView: Meter(model: model, title: "Left")) }
          }
          class BaseModel: ObservableObject { @Published var level: Float = 0 }
          final class ChannelModel: BaseModel {}
          """),
      // The parent observes the object, and passes other values that change with it.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          let model: LevelModel
          var isEnabled: Bool
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {
            slider.value = model.level
            slider.isEnabled = isEnabled
          }
        }
        struct Mixer: View {
          @StateObject private var model = LevelModel()
          var body: some View { Meter(model: model, isEnabled: model.level > 0) }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // The coordinator subscribes to the object.
      .accepted(
        """
        import Combine

        struct Meter: UIViewRepresentable {
          let model: LevelModel
          func makeUIView(context: Context) -> UISlider {
            let slider = UISlider()
            context.coordinator.subscription = model.$level.sink { slider.value = $0 }
            return slider
          }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var subscription: AnyCancellable? }
        }
        struct Mixer: View {
          let model: LevelModel
          var body: some View { Meter(model: model) }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // Only actions, later code, and properties that aren't published use the object.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          let model: LevelModel
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {
            slider.minimumValue = model.lowest
            model.level = 0
            model.reset()
            slider.addAction(UIAction { _ in print(model.level) }, for: .valueChanged)
          }
        }
        struct Mixer: View {
          let model: LevelModel
          var body: some View { Meter(model: model) }
        }
        final class LevelModel: ObservableObject {
          @Published var level: Float = 0
          let lowest: Float = 0
          func reset() {}
        }
        """),
      // SwiftUI observes `@Observable` objects by itself, and nothing is known about a library's callers.
      .accepted(
        """
        struct Meter: UIViewRepresentable {
          let model: LevelModel
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        struct Mixer: View {
          let model: LevelModel
          var body: some View { Meter(model: model) }
        }
        @Observable final class LevelModel { var level: Float = 0 }
        """),
      .accepted(
        """
        public struct Meter: UIViewRepresentable {
          let model: LevelModel
          public init(model: LevelModel) { self.model = model }
          public func makeUIView(context: Context) -> UISlider { UISlider() }
          public func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
        }
        public final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // An object that may be missing or be released, one with a value of its own, and two in one declaration.
      .flagged(
        """
        struct Mixer: UIViewRepresentable {
          var ⟦main⟧: LevelModel = LevelModel()
          weak var ⟦side⟧: LevelModel?
          unowned let ⟦rear⟧: LevelModel
          let ⟦left⟧, right: LevelModel
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) {
            slider.value = main.level + left.level
            slider.minimumValue = side?.level ?? 0
            slider.maximumValue = rear.level
          }
        }
        final class StudioController: UIViewController {
          let (rear, left, right) = (LevelModel(), LevelModel(), LevelModel())
          func makeMixer() -> UIViewController {
            UIHostingController(rootView: Mixer(side: nil, rear: rear, left: left, right: right))
          }
        }
        final class LevelModel: ObservableObject { @Published var level: Float = 0 }
        """),
      // Only other code follows the object.
      .accepted(
        """
        struct Mixer: UIViewRepresentable {
          let meter: MeterFeed
          func makeUIView(context: Context) -> UISlider { UISlider() }
          func updateUIView(_ slider: UISlider, context: Context) { slider.value = meter.peak }
        }
        final class StudioController: UIViewController {
          let meter = MeterFeed()
          func makeMixer() -> UIViewController { UIHostingController(rootView: Mixer(meter: meter)) }
        }
        final class MeterFeed { @Published var peak: Float = 0 }
        """),
    ] + unobservedObjectInputExamples,
    check: .representables(checkUnobservedObjects))
}

@Sendable private func checkUnobservedObjects(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous else { return }
  for input in representable.inputs where input.wrapper == nil {
    guard let model = context.project.modelClass(of: input), model.isObservableObject == true,
      let read = context.project.publishedReads(of: input, in: representable).first,
      !context.project.mayUpdate(withObjectOf: input, in: representable)
    else { continue }
    context.report(
      "'\(representable.simpleName)' does not observe '\(input.name)', so no change of '\(read.member.name)' calls "
        + "'\(representable.name(of: .update) ?? "")'",
      at: input.place, related: [(.whole(read.node), "read here")],
      fixes: observation(of: input).map { [$0] } ?? [])
  }
}

/// Adds `@ObservedObject`, which needs a strong reference and an object.
private func observation(of input: Property) -> Fix? {
  let node = input.member.node
  guard node.bindings.count == 1, input.initialValue == nil, input.typeNode.map({ !$0.isOptionalType }) ?? false,
    input.member.ownership == .strong, let keyword = node.nameToken
  else { return nil }
  let start = node.range.lowerBound
  return Fix(
    "Use '@ObservedObject'",
    [
      TextEdit(replacing: start..<start, with: "@ObservedObject "), TextEdit(replacing: keyword.range, with: "var"),
    ],
    safety: .unsafe)
}
