import LintEngine

/// The examples of `state-write-in-update` about objects that the view keeps, and about writes under a condition.
let heldObjectWriteExamples: [RuleExample] = [
  // The view received the observed model; a copy of a struct and other models are no state.
  .flagged(
    """
    struct Ticker: UIViewRepresentable {
      @ObservedObject var model: TickerModel
      @Binding var style: TickerStyle
      let spare: TickerModel
      func makeUIView(context: Context) -> TickerView {
        let view = TickerView(model: model)
        view.live = model
        view.other = model.next ?? TickerModel()
        view.current = model
        return view
      }
      func updateUIView(_ view: TickerView, context: Context) {
        view.style = style
        view.style.size += 1
        ⟦view.model.count += 1⟧
        ⟦view.live?.count += 1⟧
        view.other.count += 1
        view.current = spare
        view.current.count += 1
      }
    }
    final class TickerView: UIView {
      var model: TickerModel
      var live: TickerModel?
      var other = TickerModel()
      var current = TickerModel()
      var style = TickerStyle()
      init(model: TickerModel) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    struct TickerStyle { var size = 12 }
    final class TickerModel: ObservableObject {
      @Published var count = 0
      var next: TickerModel?
    }
    """),
  // A binding to a property of an object.
  .flagged(
    """
    import SwiftUI

    final class Player: ObservableObject {
      @Published var level = 0
    }

    struct Meter: UIViewRepresentable {
      @ObservedObject var player: Player

      func makeUIView(context: Context) -> UISlider { UISlider() }

      func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = Float(player.level)
        ⟦$player.level.wrappedValue = 3⟧
      }
    }
    """),
  // The wrapped view writes under a condition of its own, or whenever it's asked to.
  .flagged(
    """
    struct GaugeView: UIViewRepresentable {
      @ObservedObject var gauge: Gauge
      let isLive: Bool
      func makeUIView(context: Context) -> NeedleView { NeedleView(gauge: gauge) }
      func updateUIView(_ view: NeedleView, context: Context) {
        ⟦view.refresh()⟧
        ⟦view.settle()⟧
        if isLive { ⟦view.reset()⟧ }
      }
    }
    final class NeedleView: UIView {
      private let source: Gauge
      init(gauge: Gauge) {
        source = gauge
        super.init(frame: .zero)
      }
      func refresh() {
        if source.peak > 10 { source.peak = 10 }
      }
      func settle() {
        if isHidden { stop() }
      }
      private func stop() { source.level = 1 }
      func reset() { source.level = 0 }
    }
    final class Gauge: ObservableObject {
      @Published var level = 0
      @Published var peak = 0
    }
    """),
  // Another view reads one of the properties, and no view the other one.
  .flagged(
    """
    struct ChartView: UIViewRepresentable {
      let chart: ChartModel
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.isHidden = chart.points.isEmpty
        chart.drawings += 1
        ⟦chart.plotWidth = view.bounds.width⟧
      }
    }
    struct ChartLegend: View {
      let chart: ChartModel
      var body: some View { Text("\\(chart.plotWidth)") }
    }
    @Observable final class ChartModel {
      var points: [Double] = []
      var drawings = 0
      var plotWidth = 0.0
    }
    """),
  // A helper writes when something is missing, which its callers may rule out.
  .flagged(
    """
    struct VideoView: UIViewRepresentable {
      let url: URL?
      @Binding var status: String
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        load(in: view)
        guard url != nil else {
          ⟦status = "Nothing to play"⟧
          return
        }
      }
      private func load(in view: UIImageView) {
        if view.isHidden {
          ⟦status = "Hidden"⟧
        }
        guard let url, url.isFileURL else {
          ⟦status = "Not on this device"⟧
          return
        }
      }
    }
    """,
    fixed: """
      struct VideoView: UIViewRepresentable {
        let url: URL?
        @Binding var status: String
        func makeUIView(context: Context) -> UIImageView { UIImageView() }
        func updateUIView(_ view: UIImageView, context: Context) {
          load(in: view)
          guard url != nil else {
            if status != "Nothing to play" {
              DispatchQueue.main.async { status = "Nothing to play" }
            }
            return
          }
        }
        private func load(in view: UIImageView) {
          if view.isHidden {
            if status != "Hidden" {
              DispatchQueue.main.async { status = "Hidden" }
            }
          }
          guard let url, url.isFileURL else {
            if status != "Not on this device" {
              DispatchQueue.main.async { status = "Not on this device" }
            }
            return
          }
        }
      }
      """),
  // Writes that depend on the last value.
  .flagged(
    """
    struct VideoQueue: UIViewRepresentable {
      @Binding var requests: [URL]
      @State private var updates = 0
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        ⟦updates += 1⟧
        load(in: view)
      }
      private func load(in view: UIImageView) {
        guard let next = ⟦requests.popLast()⟧ else { return }
        view.accessibilityLabel = next.lastPathComponent
      }
    }
    """),
  // A comparison of a value, an object of another module, and an object in a state that nothing observes.
  .accepted(
    """
    import NameKit
    import SwiftUI

    struct NameField: UIViewRepresentable {
      @Binding var text: String
      @State private var meter = Meter()
      @ObservedObject var library: Library
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if text.count > 3 { field.textColor = .red }
        library.queue.append(field.text ?? "")
        meter.level = 1
      }
    }
    struct MeterLabel: View {
      @ObservedObject var scale: Scale
      var body: some View { Text("\\(scale.level)") }
    }
    final class Meter: ObservableObject { @Published var level = 0 }
    final class Scale: ObservableObject { @Published var level = 0 }
    final class Library: ObservableObject { @Published var queue = NameQueue.standard }
    """),
  // Objects that the coordinator may have from elsewhere, or from another object.
  .accepted(
    """
    import SwiftUI

    struct Meter: UIViewRepresentable {
      @ObservedObject var model: MeterModel
      let given: MeterModel?
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.own = given ?? MeterModel()
        context.coordinator.next = model.next
        context.coordinator.last = context.coordinator.model
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\\(model.level)"
        context.coordinator.own?.level = 1
        context.coordinator.next?.level = 1
        context.coordinator.last?.level = 1
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let model = MeterModel()
        var own: MeterModel?
        var next: MeterModel?
        var last: MeterModel?
      }
    }
    final class MeterModel: ObservableObject {
      @Published var level = 0
      var next: MeterModel?
    }
    """),
  // A local that contains the copy of the coordinator, and a local function that other code calls.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var height: CGFloat
      @Binding var isDirty: Bool
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        func markDirty() { isDirty = true }
        context.coordinator.onEdit = markDirty
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        let parent = context.coordinator.parent
        ⟦parent.height = view.contentSize.height⟧
        context.coordinator.parent = self
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: NoteEditor
        var onEdit: () -> Void = {}
        init(parent: NoteEditor) { self.parent = parent }
      }
    }
    """),
  // A view in an observed property, and an object of the state's own, which another view observes another one of.
  .accepted(
    """
    struct PlayerPane: UIViewRepresentable {
      let playback: Playback
      @State private var session = Session()
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        playback.screen = view
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        session.height = view.bounds.height
        playback.screen = view
      }
    }
    struct SessionScreen: View {
      @ObservedObject var session: Session
      let playback: Playback
      var body: some View {
        Text("\\(session.height)")
        Text(playback.screen == nil ? "Waiting" : "Playing")
      }
    }
    @Observable final class Playback { var screen: UIView? }
    final class Session: ObservableObject { @Published var height = CGFloat(0) }
    """),
  // The call and the helper ask for opposite values, also if the helper calls itself or is a method of the coordinator.
  .accepted(
    """
    struct Drawer: UIViewRepresentable {
      @Binding var isOpen: Bool
      @Binding var isShown: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if !isOpen, view.window != nil { close(view) }
        if !isShown { context.coordinator.hide(view) }
      }
      private func close(_ view: UIView) {
        view.endEditing(true)
        if isOpen { isOpen = false }
        if view.isHidden { close(view) }
      }
      func makeCoordinator() -> Coordinator { Coordinator($isShown) }
      @MainActor
      final class Coordinator {
        @Binding var isShown: Bool
        init(_ isShown: Binding<Bool>) { _isShown = isShown }
        func hide(_ view: UIView) {
          view.isHidden = true
          if isShown { isShown = false }
        }
      }
    }
    """),
  // The helper asks the view or the coordinator, or only one of two conditions decides, so nothing rules the write out.
  .flagged(
    """
    struct Clip: UIViewRepresentable {
      @Binding var isPlaying: Bool
      @Binding var isShown: Bool
      @Binding var isLocked: Bool
      func makeUIView(context: Context) -> ClipView { ClipView() }
      func updateUIView(_ view: ClipView, context: Context) {
        if !isPlaying { context.coordinator.stop(view) }
        if !isShown { context.coordinator.hide(view) }
        if isLocked, isShown { return }
        context.coordinator.unlock(view)
      }
      func makeCoordinator() -> Coordinator { Coordinator($isPlaying, $isShown, $isLocked) }
      @MainActor
      final class Coordinator {
        @Binding var isPlaying: Bool
        @Binding var isLocked: Bool
        let shown: Binding<Bool>
        var isShown = false
        init(_ isPlaying: Binding<Bool>, _ isShown: Binding<Bool>, _ isLocked: Binding<Bool>) {
          _isPlaying = isPlaying
          _isLocked = isLocked
          shown = isShown
        }
        func stop(_ view: ClipView) {
          if view.isPlaying { ⟦isPlaying = false⟧ }
        }
        func hide(_ view: ClipView) {
          if isShown { ⟦shown.wrappedValue = false⟧ }
          isShown = false
        }
        func unlock(_ view: ClipView) {
          view.isHidden = false
          if isLocked { ⟦isLocked = false⟧ }
        }
      }
    }
    final class ClipView: UIView { var isPlaying = false }
    """),
]
