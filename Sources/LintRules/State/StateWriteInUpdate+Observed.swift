import LintEngine

/// Examples for `state-write-in-update`: objects that the representable doesn't observe itself, and values whose type
/// isn't written.
let observedStateWriteExamples: [RuleExample] = [
  .flagged(
    """
    struct LabelView: UIViewRepresentable {
      let text: NSAttributedString
      @State private var sizes = [CGFloat: CGSize]()
      @State private var lines = ["title"]
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if view.attributedText != text {
          view.attributedText = text
          ⟦sizes.removeAll()⟧
        }
        ⟦lines.append("update")⟧
        ⟦lines.removeSubrange(..<1)⟧
      }
    }
    """),
  // Another view observes the object, or the object that it holds.
  .flagged(
    """
    struct PageView: UIViewRepresentable {
      let browser: Browser
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) {
        ⟦browser.address = view.url⟧
        ⟦browser.history.visits += 1⟧
        ⟦browser.history.close()⟧
        browser.cache.hits += 1
      }
    }
    struct BrowserScreen: View {
      @StateObject private var browser = Browser()
      var body: some View {
        PageView(browser: browser).toolbar {
          ShareButton(browser: browser)
        }
      }
    }
    struct ShareButton: View {
      @ObservedObject var browser: Browser
      @EnvironmentObject var history: History
      var body: some View { Button("Share", action: share) }
      private func share() { Sharing.share(browser.address, history) }
    }
    final class Browser: ObservableObject {
      @Published var address: URL?
      let history = History()
      let cache = Cache()
    }
    final class History: ObservableObject {
      @Published var visits = 0
      @Published var isOpen = false
      func close() { isOpen = false }
    }
    final class Cache: ObservableObject { @Published var hits = 0 }
    """),
  // No view observes the object.
  .accepted(
    """
    struct PageView: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ view: WKWebView, context: Context) {
        log.lastUpdate = Date()
        log.counts.updates += 1
      }
    }
    final class Log: ObservableObject {
      @Published var lastUpdate = Date()
      let counts = Counts()
    }
    final class Counts: ObservableObject { @Published var updates = 0 }
    """),
  // The wrapped object and the coordinator keep the object and write it in their own code.
  .flagged(
    """
    struct MeterView: UIViewRepresentable {
      @ObservedObject var meter: Meter
      @ObservedObject var log: Log
      func makeCoordinator() -> Coordinator { Coordinator(log: log) }
      func makeUIView(context: Context) -> NeedleView { NeedleView(meter: meter) }
      func updateUIView(_ view: NeedleView, context: Context) {
        ⟦view.refresh()⟧
        context.coordinator.note()
      }
      final class Coordinator {
        private let diary: Log
        init(log: Log) { diary = log }
        func note() { ⟦diary.count += 1⟧ }
      }
    }
    final class NeedleView: UIView {
      private let source: Meter
      init(meter: Meter) {
        source = meter
        super.init(frame: .zero)
      }
      func refresh() { source.level = 1 }
    }
    final class Meter: ObservableObject { @Published var level = 0 }
    final class Log: ObservableObject { @Published var count = 0 }
    """),
  // They keep another object.
  .accepted(
    """
    struct MeterView: UIViewRepresentable {
      @ObservedObject var meter: Meter
      func makeUIView(context: Context) -> NeedleView { NeedleView(meter: Meter()) }
      func updateUIView(_ view: NeedleView, context: Context) { view.refresh() }
    }
    final class NeedleView: UIView {
      private let source: Meter
      init(meter: Meter) {
        source = meter
        super.init(frame: .zero)
      }
      func refresh() { source.level = 1 }
    }
    final class Meter: ObservableObject { @Published var level = 0 }
    """),
  // A statement that returns the assignment has no fix.
  .flagged(
    """
    struct GrowingEditor: UIViewRepresentable {
      @Binding var height: CGFloat
      let isCollapsed: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if isCollapsed { return ⟦height = view.bounds.height⟧ }
        view.layoutIfNeeded()
      }
    }
    """),
  // A generic view observes the object.
  .flagged(
    """
    struct ChartView: UIViewRepresentable {
      let chart: ChartModel
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { ⟦chart.plotWidth = view.bounds.width⟧ }
    }
    struct ChartLegend<Model: Plotted>: View {
      @ObservedObject var model: Model
      var body: some View { Text("\\(model.plotWidth)") }
    }
    struct ChartScreen: View {
      let chart: ChartModel
      var body: some View {
        ChartView(chart: chart)
        ChartLegend(model: chart)
      }
    }
    @MainActor protocol Plotted: ObservableObject { var plotWidth: CGFloat { get } }
    @MainActor final class ChartModel: Plotted { @Published var plotWidth = CGFloat(0) }
    """),
]
