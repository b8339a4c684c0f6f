import LintEngine

/// The examples of `state-write-in-update` about parts of values, and about objects that nothing observes.
let objectStateWriteExamples: [RuleExample] = [
  // A part of a value, another object in a property, an argument that a helper changes, and nested types.
  .flagged(
    """
    struct Canvas: UIViewRepresentable {
      @State private var offset = CGPoint.zero
      @State private var renderer = Renderer()
      @Binding var lines: [String]
      @ObservedObject var session: Session
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        ⟦offset.x += view.contentOffset.x⟧
        ⟦$renderer.wrappedValue = Renderer()⟧
        normalize(⟦&lines⟧)
        ⟦session.history = History()⟧
        ⟦session.frame.origin.x = view.frame.minX⟧
      }
      private func normalize(_ lines: inout [String]) { lines.removeAll(where: \\.isEmpty) }
    }
    final class Renderer {}
    final class History {}
    final class Session: ObservableObject {
      @Published var history = History()
      @Published var frame = CGRect.zero
    }
    enum Editor {
      struct Field: UIViewRepresentable {
        @Binding var isDirty: Bool
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { context.coordinator.settle() }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator {
          private var parent: Field
          init(_ parent: Field) { self.parent = parent }
          func settle() { ⟦parent.isDirty.toggle()⟧ }
        }
      }
      struct Area: UIViewRepresentable {
        @Binding var isDirty: Bool
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) { context.coordinator.settle() }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator {
          private var parent: Editor.Area
          init(_ parent: Editor.Area) { self.parent = parent }
          func settle() { ⟦parent.isDirty.toggle()⟧ }
        }
      }
    }
    """),
  // Objects that the view doesn't observe, an ignored property, a stored closure, and an unknown type.
  .accepted(
    """
    struct Stage<Model: Editable>: UIViewRepresentable {
      @Binding var model: Model
      @Binding var samples: [Float]
      @ObservedObject var session: Session
      let game: Game
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        func clear() { samples.removeAll() }
        context.coordinator.onTap = clear
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {
        model.isEnabled = button.isEnabled
        withUnsafePointer(to: &samples) { print($0) }
        session.web.isHidden = button.isHidden
        session.history.visits += 1
        game.ticks += 1
        game.view = button
        game.volume = 0.5
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
    }
    protocol Editable: AnyObject { var isEnabled: Bool { get set } }
    final class Session: ObservableObject {
      @Published var history = History()
      @Published var frame = CGRect.zero
    }
    enum Editor {
      struct Field: UIViewRepresentable {
        @Binding var isDirty: Bool
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { context.coordinator.settle() }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator {
          private var parent: Field
          init(_ parent: Field) { self.parent = parent }
          func settle() { ⟦parent.isDirty.toggle()⟧ }
        }
      }
      struct Area: UIViewRepresentable {
        @Binding var isDirty: Bool
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) { context.coordinator.settle() }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator {
          private var parent: Editor.Area
          init(_ parent: Editor.Area) { self.parent = parent }
          func settle() { ⟦parent.isDirty.toggle()⟧ }
        }
      }
    }
    """),
  // Objects that the view doesn't observe, an ignored property, a stored closure, and an unknown type.
  .accepted(
    """
    struct Stage<Model: Editable>: UIViewRepresentable {
      @Binding var model: Model
      @Binding var samples: [Float]
      @ObservedObject var session: Session
      let game: Game
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        func clear() { samples.removeAll() }
        context.coordinator.onTap = clear
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {
        model.isEnabled = button.isEnabled
        withUnsafePointer(to: &samples) { print($0) }
        session.web.isHidden = button.isHidden
        session.history.visits += 1
        game.ticks += 1
        game.view = button
        game.volume = 0.5
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
    }
    protocol Editable: AnyObject { var isEnabled: Bool { get set } }
    final class Counter: ObservableObject { @Published var updates = 0 }
    struct CounterView: View {
      @ObservedObject var counter: Counter
      var body: some View { Text("\\(counter.updates)") }
    }
    final class Session: ObservableObject {
      @Published var web = WKWebView()
      @Published var history = History()
    }
    final class History: ObservableObject { @Published var visits = 0 }
    @Observable final class Game {
      @ObservationIgnored var ticks = 0
      weak var view: UIView?
      var volume: Float {
        get { UserDefaults.standard.float(forKey: "volume") }
        set { UserDefaults.standard.set(newValue, forKey: "volume") }
      }
    }
    struct GameView: View {
      let game: Game
      var body: some View { Text("\\(game.ticks) \\(game.volume) \\(game.view == nil)") }
    }
    """),
  // The coordinator writes through the projection of its binding.
  .flagged(
    """
    struct LampSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      @State private var changes: [Bool] = []
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ control: UISwitch, context: Context) {
        ⟦changes.append(isOn)⟧
        context.coordinator.settle()
      }
      func makeCoordinator() -> Coordinator { Coordinator(isOn: $isOn) }
      final class Coordinator: NSObject {
        private var count = 0
        @Binding private var isOn: Bool
        init(isOn: Binding<Bool>) { _isOn = isOn }
        func settle() { ⟦$isOn.wrappedValue = count > 0⟧ }
      }
    }
    """),
  // A view observes another object, which only receives one of this class.
  .accepted(
    """
    import SwiftUI

    struct LevelView: UIViewRepresentable {
      let meter: Meter
      let title: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = title
        meter.gauge.draws = 1
      }
    }
    final class Meter { let gauge = Gauge() }
    final class Gauge: ObservableObject { @Published var draws = 0 }
    struct Panel: View {
      @StateObject private var store = GaugeStore(gauge: Gauge())
      var body: some View { Text(store.title) }
    }
    final class GaugeStore: ObservableObject {
      @Published var title = ""
      init(gauge: Gauge) { title = String(gauge.draws) }
    }
    """),
  // Rows that can't be compared, and a view that may be new each time, so there is no fix.
  .flagged(
    """
    import SwiftUI

    struct ResultList: UIViewRepresentable {
      let query: String
      let placeholder: UIView
      @Binding var rows: Array<ResultRow>
      @Binding var badge: UIView
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        ⟦rows = query.split(separator: " ").map { ResultRow(title: String($0)) }⟧
        ⟦badge = makeBadge() ?? placeholder⟧
      }
      private func makeBadge() -> UIView? { query.isEmpty ? nil : UIImageView() }
    }
    struct ResultRow { let title: String }
    """),
  // A binding in the environment.
  .flagged(
    """
    import SwiftUI

    private struct SidebarKey: EnvironmentKey {
      static var defaultValue: Binding<Bool> { .constant(true) }
    }
    extension EnvironmentValues {
      var isSidebarShown: Binding<Bool> {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
      }
    }
    struct Sidebar: UIViewRepresentable {
      @Environment(\\.isSidebarShown) private var isShown: Binding<Bool>
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { ⟦isShown.wrappedValue = false⟧ }
    }
    """),
]
