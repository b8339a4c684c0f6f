import LintEngine

/// The examples of `callback-in-update` about the ways from a closure to the state that it writes.
let searchedCallbackExamples: [RuleExample] = [
  // A parameter with the name of the state, views that pass the closure on, and models that the view doesn't observe.
  .flagged(
    """
    import Combine

    struct Feed: UIViewRepresentable {
      var onAngle: (Double) -> Void
      var onNames: (String) -> Void
      var onPlayer: (AVPlayer) -> Void
      var onCount: (Int) -> Void
      var onTitle: (String) -> Void
      var onDepth: (Int) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        ⟦onAngle(view.alpha)⟧
        ⟦onNames(view.description)⟧
        ⟦onPlayer(AVPlayer())⟧
        ⟦onCount(view.subviews.count)⟧
        ⟦onDepth(view.subviews.count)⟧
        let coordinator = context.coordinator
        coordinator.titled = onTitle
        coordinator.report(view)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var titled: ((String) -> Void)?
        func report(_ view: UIView) { ⟦titled?(view.description)⟧ }
      }
    }
    struct FeedBox: View {
      let name: String
      private let select: (Int) -> Void
      @State private var angle = 0.0
      @State private var names: [String] = []
      @State private var player: AVPlayer?
      @State private var title = ""
      @State private var depth = 0
      init(_ name: String, _ select: @escaping (Int) -> Void) {
        self.name = name
        self.select = select
      }
      var body: some View {
        Feed(
          onAngle: { angle in self.angle = angle }, onNames: { names.append($0) }, onPlayer: { player = $0 },
          onCount: select, onTitle: rename, onDepth: { measure in self.measure(measure) })
      }
      private func rename(_ text: String) { title = Self.rename(text) }
      private static func rename(_ text: String) -> String { text.uppercased() }
      private func measure(_ levels: Int) {
        if levels > 9 { measure(9) }
        depth = levels
      }
    }
    struct FeedTree: View {
      let names: [String]
      var onSelect: (Int) -> Void
      var body: some View {
        FeedBox("Feed", onSelect)
        if !names.isEmpty { FeedTree(names: Array(names.dropFirst()), onSelect: onSelect) }
      }
    }
    struct FeedPage: View {
      @State private var selection = 0
      var body: some View { FeedTree(names: ["a", "b"], onSelect: { selection = $0 }) }
    }
    struct Ticker: UIViewRepresentable {
      var onStart: (Int) -> Void
      var onTick: (Int) -> Void
      var onCount: (Int) -> Void
      var onTotal: (Int) -> Void
      func makeUIView(context: Context) -> TickerView { TickerView() }
      func updateUIView(_ view: TickerView, context: Context) {
        onTick(view.tag)
        onCount(view.tag)
        onTotal(view.tag)
        view.onStart(view.tag)
      }
    }
    final class TickerView: UIView {
      var onStart: (Int) -> Void = { number in print(number) }
    }
    struct TickerPage: View {
      @ObservedObject var model: TickerModel
      let history: TickerHistory
      let recorder: TickerRecorder
      @State private var isStarted = false
      @State private var total = 0
      var body: some View {
        Ticker(
          onStart: { _ in isStarted = true }, onTick: { model.history.add($0) }, onCount: { history.add($0) },
          onTotal: { self.recorder.total = $0 })
        Button("Reset") { total = 0 }
      }
    }
    final class TickerModel: ObservableObject {
      let history = TickerHistory()
    }
    final class TickerHistory: ObservableObject {
      @Published private(set) var numbers: [Int] = []
      func add(_ number: Int) { numbers.append(number) }
    }
    final class TickerRecorder { var total = 0 }
    struct Stopwatch: UIViewRepresentable {
      var onLap: (Int) -> Void
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { onLap(view.tag) }
    }
    final class StopwatchController: UIViewController {
      @Published private var laps = 0
      private var token: AnyCancellable?
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Stopwatch { [weak self] number in self?.laps = number })
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        token = $laps.sink { [weak self] number in self?.title = "\\(number)" }
      }
    }
    """)
]
