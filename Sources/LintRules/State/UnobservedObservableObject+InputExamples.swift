import LintEngine

/// The examples of `unobserved-observable-object` about the other inputs of a representable.
let unobservedObjectInputExamples: [RuleExample] = [
  // Inputs that stay the same objects; then inputs that change with the object or come from an unknown place.
  .flagged(
    """
    import AVFoundation
    import MeterKit
    import SwiftUI

    final class LevelModel: KitModel, ObservableObject {
      @Published var level: Float = 0
    }
    final class ToneModel: ObservableObject {
      @Published var highest: Float = 1
    }
    struct Meter: UIViewRepresentable {
      let ⟦model⟧: LevelModel?
      let label: UILabel
      let title: NSMutableAttributedString
      let player: AVPlayer
      let engine: AVAudioEngine
      let undo: UndoManager
      var theme = MeterTheme()
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = model?.level ?? 0
        slider.tintColor = theme.tint
      }
    }
    final class MeterTheme { var tint = UIColor.blue }
    struct Mixer: View {
      let name: String
      private let engine = AVAudioEngine()
      @StateObject private var model = LevelModel()
      var body: some View {
        Meter(
          model: model, label: UILabel(), title: NSMutableAttributedString(string: name), player: AVPlayer(),
          engine: engine, undo: UndoManager())
      }
    }
    struct Fader: UIViewRepresentable {
      let ⟦model⟧: LevelModel?
      let reserve: LevelModel
      @ObservedObject var tone: ToneModel
      let title: String
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = model?.level ?? 0
        slider.maximumValue = tone.highest
        slider.accessibilityLabel = title
      }
    }
    struct Strip: View {
      let title: String
      private let model = LevelModel()
      private let tone = ToneModel()
      var body: some View { Fader(model: model, reserve: model, tone: tone, title: title) }
    }
    final class GainModel: ObservableObject {
      @Published var level: Float = 0
    }
    final class PitchModel: ObservableObject {
      @Published var level: Float = 0
    }
    struct GainMeter: UIViewRepresentable {
      let model: GainModel
      @ObservedObject var observed: GainModel
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
    }
    struct Tone: UIViewRepresentable {
      let model: GainModel
      @ObservedObject var tone: PitchModel
      func makeUIView(context: Context) -> UISlider {
        context.coordinator.model.level = model.level
        return UISlider()
      }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = tone.level
        slider.maximumValue = context.coordinator.model.level
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let model = PitchModel() }
    }
    struct GainFader: UIViewRepresentable {
      let model: GainModel
      let title: String
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = model.level
        slider.accessibilityLabel = title
      }
    }
    struct Knob: UIViewRepresentable {
      let model: GainModel
      let title: String
      func makeUIView(context: Context) -> UIStepper { UIStepper() }
      func updateUIView(_ stepper: UIStepper, context: Context) {
        stepper.value = Double(model.level)
        stepper.accessibilityLabel = title
      }
    }
    struct GainStrip: View {
      let model: GainModel
      let title: String
      private let tone = PitchModel()
      private let other = GainModel()
      var body: some View {
        GainFader(model: model, title: title)
        Knob(model: currentModel(), title: title)
        GainMeter(model: other, observed: other)
        Tone(model: other, tone: tone)
      }
      private func currentModel() -> GainModel { model }
    }
    """),
  // The view observes the object and gives the representable another one that is observed.
  .accepted(
    """
    struct MeterTone: UIViewRepresentable {
      let model: GainModel
      @ObservedObject var tone: PitchModel
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = model.level
        slider.maximumValue = tone.highest
      }
    }
    struct ToneStrip: View {
      @StateObject private var model = GainModel()
      @StateObject private var tone = PitchModel()
      var body: some View { MeterTone(model: model, tone: tone) }
    }
    final class GainModel: ObservableObject { @Published var level: Float = 0 }
    final class PitchModel: ObservableObject { @Published var highest: Float = 1 }
    """),
  // State without a value of its own doesn't observe the object either.
  .flagged(
    """
    struct GainFader: UIViewRepresentable {
      let ⟦model⟧: GainModel
      let title: String
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = model.level
        slider.accessibilityLabel = title
      }
    }
    struct GainStrip: View {
      @State var model: GainModel
      let title: String
      var body: some View { GainFader(model: model, title: title) }
    }
    final class GainModel: ObservableObject { @Published var level: Float = 0 }
    """,
    fixed: """
      struct GainFader: UIViewRepresentable {
        @ObservedObject var model: GainModel
        let title: String
        func makeUIView(context: Context) -> UISlider { UISlider() }
        func updateUIView(_ slider: UISlider, context: Context) {
          slider.value = model.level
          slider.accessibilityLabel = title
        }
      }
      struct GainStrip: View {
        @State var model: GainModel
        let title: String
        var body: some View { GainFader(model: model, title: title) }
      }
      final class GainModel: ObservableObject { @Published var level: Float = 0 }
      """),
  // A class that publishes its changes only on one platform.
  .accepted(
    """
    struct GainFader: UIViewRepresentable {
      let model: GainModel
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ slider: UISlider, context: Context) { slider.value = model.level }
    }
    struct GainStrip: View {
      let model: GainModel
      var body: some View { GainFader(model: model) }
    }
    #if os(visionOS)
      final class GainModel: ObservableObject { @Published var level: Float = 0 }
    #else
      final class GainModel: ObservableObject { let level: Float = 1 }
    #endif
    """),
]
