import LintEngine

/// The examples of `ignored-input-in-update` about values that are read once, later, or only in part.
let onceInputExamples: [RuleExample] = [
  // Names and types of values that count only once.
  .accepted(
    """
    struct MazeView: UIViewRepresentable {
      let seed: UInt64
      let start: CGPoint
      let originalTitle: String
      let onSolve: SolveAction
      func makeUIView(context: Context) -> MazeCanvas {
        MazeCanvas(seed: seed, start: start, title: originalTitle, onSolve: onSolve)
      }
      func updateUIView(_ canvas: MazeCanvas, context: Context) {}
    }
    struct SolveAction { let run: () -> Void }
    final class MazeCanvas: UIView {
      convenience init(seed: UInt64, start: CGPoint, title: String, onSolve: SolveAction) {
        self.init(frame: .zero)
        accessibilityLabel = title
      }
    }
    struct PageFlow: UIViewControllerRepresentable {
      let orientation: UIPageViewController.NavigationOrientation
      func makeUIViewController(context: Context) -> UIPageViewController {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
      }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
    }
    struct MailColumns: UIViewControllerRepresentable {
      let style: UISplitViewController.Style
      func makeUIViewController(context: Context) -> UISplitViewController { UISplitViewController(style: style) }
      func updateUIViewController(_ columns: UISplitViewController, context: Context) {}
    }
    struct MailList: UIViewRepresentable {
      let style: UITableView.Style
      func makeUIView(context: Context) -> UITableView { UITableView(frame: .zero, style: style) }
      func updateUIView(_ table: UITableView, context: Context) {}
    }
    """),
  // Closures only write the bindings; the name of one of them only looks like that of a callback.
  .flagged(
    """
    struct LampPanel: UIViewRepresentable {
      @Binding var isOn: Bool
      @Binding var name: String
      @Binding var online: Bool
      func makeUIView(context: Context) -> PanelView {
        let panel = PanelView(isOn: isOn, name: name, isOnline: online)
        panel.onToggle = { isOn.toggle() }
        panel.onRename = { name = $0 }
        return panel
      }
      func ⟦updateUIView⟧(_ panel: PanelView, context: Context) {}
    }
    final class PanelView: UIView {
      var onToggle = {}
      var onRename: (String) -> Void = { _ in }
      convenience init(isOn: Bool, name: String, isOnline: Bool) {
        self.init(frame: .zero)
        alpha = isOn && isOnline ? 1 : 0.5
        accessibilityLabel = name
      }
    }
    """),
  // A stored closure assigns the value that the binding has when it runs.
  .accepted(
    """
    struct TitleView: UIViewRepresentable {
      @Binding var title: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        context.coordinator.reload = { [weak label] in label?.text = title }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var reload = {} }
    }
    """),
  // A subscription, and bindings to an object and to a closure.
  .accepted(
    """
    import Combine

    final class Playlist: ObservableObject { @Published var count = 0 }
    final class Deck { var rate = 1.0 }
    struct DeckView: UIViewRepresentable {
      @ObservedObject var playlist: Playlist
      @Binding var deck: Deck
      @Binding var finish: () -> Void
      func makeUIView(context: Context) -> DeckSurface {
        let surface = DeckSurface(deck: deck, finish: finish)
        surface.tag = playlist.count
        context.coordinator.token = playlist.objectWillChange.sink { surface.setNeedsLayout() }
        return surface
      }
      func updateUIView(_ surface: DeckSurface, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var token: AnyCancellable? }
    }
    final class DeckSurface: UIView {
      convenience init(deck: Deck, finish: @escaping () -> Void) {
        self.init(frame: .zero)
        alpha = deck.rate
      }
    }
    """),
  // A method of a plain value, a binding of any type, and a closure that reads an observed object later.
  .flagged(
    """
    struct ValueView<Value: CustomStringConvertible>: UIViewRepresentable {
      @Binding var value: Value
      @Binding var unit: String
      @ObservedObject var scale: ValueScale
      func makeUIView(context: Context) -> ScaleView {
        context.coordinator.log = { print(scale.factor) }
        return ScaleView(
          text: String(describing: value), hint: value.description.capitalized, unit: unit.uppercased(),
          factor: scale.factor)
      }
      func ⟦updateUIView⟧(_ view: ScaleView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var log = {} }
    }
    final class ValueScale: ObservableObject { @Published var factor = 1 }
    final class ScaleView: UIView {
      convenience init(text: String, hint: String, unit: String, factor: Int) {
        self.init(frame: .zero)
        accessibilityLabel = text + unit
        accessibilityHint = hint
        tag = factor
      }
    }
    """),
  // A calendar may change, whatever the screen passes.
  .flagged(
    """
    struct WeekdayMark: UIViewRepresentable {
      let day: Date
      @Environment(\\.calendar) private var calendar
      func makeUIView(context: Context) -> MarkView {
        MarkView(weekday: calendar.component(.weekday, from: .now))
      }
      func ⟦updateUIView⟧(_ view: MarkView, context: Context) { view.accessibilityLabel = "\\(day)" }
    }
    struct WeekScreen: View {
      var body: some View { WeekdayMark(day: .now) }
    }
    final class MarkView: UIView {
      convenience init(weekday: Int) {
        self.init(frame: .zero)
        tag = weekday
      }
    }
    """),
  // Objects from the environment and of the struct itself.
  .flagged(
    """
    final class Rain: ObservableObject { @Published var amount = 0 }
    final class Units: ObservableObject { @Published var name = "" }
    final class Clock: ObservableObject { @Published var time = "" }
    struct RainBadge: UIViewRepresentable {
      @ObservedObject var rain: Rain
      @EnvironmentObject private var units: Units
      @StateObject private var clock = Clock()
      func makeUIView(context: Context) -> RainView {
        RainView(amount: rain.amount, unit: units.name, time: clock.time)
      }
      func ⟦updateUIView⟧(_ view: RainView, context: Context) {}
    }
    final class RainView: UIView {
      convenience init(amount: Int, unit: String, time: String) {
        self.init(frame: .zero)
        tag = amount
        accessibilityLabel = unit + time
      }
    }
    """),
  // The coordinator gets a copy with the new color scheme.
  .accepted(
    """
    struct Plot: UIViewRepresentable {
      let values: [Double]
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> PlotView { PlotView() }
      func updateUIView(_ view: PlotView, context: Context) {
        context.coordinator.parent = self
        guard context.coordinator.shown != values else { return }
        context.coordinator.shown = values
        view.draw(values, isDark: scheme == .dark)
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator {
        var parent: Plot
        var shown: [Double] = []
        init(parent: Plot) { self.parent = parent }
        func redraw(_ view: PlotView) { view.draw(shown, isDark: parent.scheme == .dark) }
      }
    }
    final class PlotView: UIView {
      func draw(_ values: [Double], isDark: Bool) { backgroundColor = isDark ? .black : .white }
    }
    """),
  // The condition compares a value that follows from the color scheme.
  .accepted(
    """
    struct Skyline: UIViewRepresentable {
      @Environment(\\.colorScheme) private var scheme
      private var isNight: Bool { scheme == .dark }
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        guard context.coordinator.isNight != isNight else { return }
        context.coordinator.isNight = isNight
        view.tintColor = scheme == .dark ? .white : .black
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var isNight: Bool? }
    }
    """),
  // The first frame of a view and of the views in it.
  .accepted(
    """
    struct Poster: UIViewRepresentable {
      let frame: CGRect
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: frame)
        view.addSubview(UIImageView(frame: frame))
        view.addSubview(PosterView(bounds: frame))
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    final class PosterView: UIView {
      convenience init(bounds: CGRect) { self.init(frame: bounds) }
    }
    """),
  // A condition with an action for each case, one of which changes the view.
  .flagged(
    """
    struct SearchBox: UIViewRepresentable {
      let isActive: Bool
      let isLocked: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        if isActive {
          DispatchQueue.main.async { field.becomeFirstResponder() }
        } else {
          field.placeholder = "Search"
        }
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) { field.isEnabled = !isLocked }
    }
    """),
  // The coordinator only prints an input; another value with its name continues.
  .accepted(
    """
    struct MenuArea: UIViewRepresentable {
      let title: String
      let isLocked: Bool
      func makeCoordinator() -> Coordinator { Coordinator(title: title) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { view.isHidden = isLocked }
      final class Coordinator {
        private var entries: [MenuEntry] = []
        init(title: String) {
          let name: String
          if title.isEmpty {
            name = "none"
          } else {
            name = title
          }
          print("menu", name)
          for title in ["Copy", "Paste"] { entries.append(MenuEntry(title: title)) }
        }
      }
    }
    final class MenuEntry {
      let title: String
      init(title: String) { self.title = title }
    }
    """),
]
