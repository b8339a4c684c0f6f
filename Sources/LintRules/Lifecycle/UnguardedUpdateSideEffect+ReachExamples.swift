import LintEngine

/// The examples of `unguarded-update-side-effect` about the code that a method reaches.
let unguardedUpdateSideEffectReachExamples: [RuleExample] = [
  // A part of what the view returns, a local that code computes from itself, and an object that exists already.
  .accepted(
    """
    struct Cluster: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      let spot: MKPointAnnotation
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        if map.annotations(in: map.visibleMapRect).count < 3 { map.showAnnotations(pins, animated: true) }
        if let first = map.view(for: spot)?.annotation, first !== spot { map.showAnnotations([spot], animated: true) }
        var width = max(map.bounds.width, 44)
        if pins.count > 9 { width = width + 20 }
        if width > 400 { map.showAnnotations(pins, animated: false) }
        context.coordinator.start(map)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        private var tour: MapTour?
        func start(_ map: MKMapView) {
          if let tour {
            tour.next()
            return
          }
          tour = MapTour()
          map.showAnnotations(map.annotations, animated: false)
        }
      }
    }
    final class MapTour { func next() {} }
    """),
  // A property of the coordinator has the name of an input from which the compared address is computed.
  .flagged(
    """
    struct Shop: UIViewRepresentable {
      let path: String
      let home: URL?
      var address: URL? { URL(string: path) }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) { context.coordinator.show(self, in: web) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        var path = ""
        func show(_ page: Shop, in web: WKWebView) {
          if page.address != page.home { ⟦web.loadHTMLString(page.path, baseURL: nil)⟧ }
          path = page.path
        }
      }
    }
    """),
  // The coordinator has properties with unusual names and with a getter, and a global object remembers by itself.
  .accepted(
    """
    struct Scores: UIViewRepresentable {
      let html: String
      let defaults: [String: Any]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.show(html, in: web)
        if context.coordinator.stored != html { web.reload() }
        let last = defaults["last"] as? String ?? context.coordinator.first
        if last != html { web.reloadFromOrigin() }
        if 0 > web.scrollView.contentOffset.y { web.scrollView.setContentOffset(.zero, animated: true) }
        if scoreBoard.html != html { scoreBoard.load(html, in: web) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        private var _last = ""
        private var t0: Date?
        var first = ""
        var stored: String {
          get { scoreBoard.name }
          set { scoreBoard.name = newValue }
        }
        func show(_ html: String, in web: WKWebView) {
          if t0 == nil {
            t0 = .now
            web.reload()
          }
          guard _last != html else { return }
          _last = html
          web.loadHTMLString(html, baseURL: nil)
        }
      }
    }
    let scoreBoard = ScoreBoard()
    final class ScoreBoard: @unchecked Sendable {
      var name = ""
      private(set) var html = ""
      @MainActor func load(_ html: String, in web: WKWebView) {
        self.html = html
        web.loadHTMLString(html, baseURL: nil)
      }
    }
    """),
  // A call that is itself in a condition, two values in a `switch`, and a type check in a local.
  .flagged(
    """
    struct Forecast: UIViewRepresentable {
      let html: String
      let style: String
      let mode: ForecastMode
      let isLive: Bool
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        let title = ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ != nil ? "Loading" : "Failed"
        web.accessibilityLabel = title
        switch (mode, isLive) {
        case (.hourly, true): ⟦web.reload()⟧
        default: break
        }
        let isPrinted = web is PrintView
        if isPrinted { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
      }
    }
    enum ForecastMode { case hourly, daily }
    final class PrintView: WKWebView {}
    """),
  // The observer of a property that a method of the coordinator sets, and one that the call leaves out.
  .flagged(
    """
    struct Page: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.web = web
        context.coordinator.show(html + style, isForced: false)
        context.coordinator.replace(html + style, isQuiet: false)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        weak var web: WKWebView?
        var draft = "" { didSet { web?.reload() } }
        var page = "" { didSet { ⟦web?.loadHTMLString(page, baseURL: nil)⟧ } }
        func show(_ html: String, isForced: Bool) {
          if isForced { draft = html }
        }
        func replace(_ html: String, isQuiet: Bool) {
          if isQuiet { web?.isHidden = true }
          page = html
        }
      }
    }
    """),
  // Calls of an enum case, of another object, and in another object aren't calls of the representable's methods.
  .accepted(
    """
    struct Stream: UIViewRepresentable {
      let url: URL
      let loader: StreamLoader
      let log: (StreamEvent) -> Void
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        log(.load(url))
        loader.reload(web)
        loader.show(url, in: web)
      }
      func load(_ url: URL) { StreamPage.shared.web.load(URLRequest(url: url)) }
      func reload(_ web: WKWebView) { web.reload() }
      func refresh(_ web: WKWebView) { web.reloadFromOrigin() }
    }
    @MainActor
    final class StreamPage {
      static let shared = StreamPage()
      let web = WKWebView()
    }
    enum StreamEvent { case load(URL) }
    @MainActor
    final class StreamLoader {
      func reload(_ web: WKWebView) { web.accessibilityLabel = "Stream" }
      func show(_ url: URL, in web: WKWebView) { refresh(web) }
      private func refresh(_ web: WKWebView) { web.setNeedsDisplay() }
    }
    """),
  // Methods of the coordinator's copy compare what the copy still holds.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        context.coordinator.update(to: self, in: web)
      }
      func differs(from other: Article) -> Bool { !isSame(as: other) }
      private func isSame(as other: Article) -> Bool { url == other.url }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      @MainActor
      final class Coordinator {
        var parent: Article
        init(_ parent: Article) { self.parent = parent }
        func update(to article: Article, in web: WKWebView) {
          if parent.differs(from: article) { web.load(URLRequest(url: article.url)) }
          parent = article
        }
      }
    }
    """),
  // Static methods that call each other.
  .flagged(
    """
    struct Report: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        Self.apply(html + style, to: web)
        Coordinator.restart(web)
      }
      private static func apply(_ html: String, to web: WKWebView) { load("<html>" + html, into: web) }
      private static func load(_ html: String, into web: WKWebView) { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        static func restart(_ web: WKWebView) { reload(web) }
        static func reload(_ web: WKWebView) { ⟦web.reload()⟧ }
      }
    }
    """),
  // A method of an extension whose name begins with an underscore.
  .flagged(
    """
    struct Menu: UIViewRepresentable {
      let sections: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        stack.tintColor = tint
        ⟦stack._reloadTables()⟧
      }
    }
    extension UIStackView {
      func _reloadTables() {
        for case let table as UITableView in arrangedSubviews { table.reloadData() }
      }
    }
    """),
  // Overloads with fewer or more parameters than the call, and a local function with the name of a method.
  .accepted(
    """
    struct Inbox: UIViewRepresentable {
      let rows: [String]
      let badge: InboxBadge
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        func reload() { table.reloadData() }
        badge.reload()
        context.coordinator.show(on: 1, in: table)
        context.coordinator.open(table) { print("Opened") }
        if context.coordinator.rows != rows {
          context.coordinator.rows = rows
          reload()
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        var rows: [String] = []
        func show(on page: Int, in table: UITableView) { table.tag = page }
        func show(_ row: Int, on page: Int, in table: UITableView) { table.reloadSections([page], with: .automatic) }
        func open(_ table: UITableView) { table.reloadData() }
        func open(_ table: UITableView, then action: () -> Void) { action() }
      }
    }
    protocol InboxBadge: AnyObject { func reload() }
    """),
  // Closures that the make method stores: one that runs, one that the call leaves out, and one that is replaced.
  .flagged(
    """
    struct Refresh: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView {
        context.coordinator.reload = { (web: WKWebView) in ⟦web.reload()⟧ }
        context.coordinator.reset = { (web: WKWebView) in web.reloadFromOrigin() }
        context.coordinator.render = { (web: WKWebView) in web.loadHTMLString("", baseURL: nil) }
        return WKWebView()
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.render = { [html] (web: WKWebView) in web.accessibilityLabel = html }
        context.coordinator.render?(web)
        context.coordinator.apply(to: web, isForced: false)
        context.coordinator.reload?(web)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        var reload: ((WKWebView) -> Void)?
        var reset: ((WKWebView) -> Void)?
        var render: ((WKWebView) -> Void)?
        func apply(to web: WKWebView, isForced: Bool) {
          if isForced { reset?(web) }
        }
      }
    }
    """),
  // A helper that keeps the closure and runs an earlier one, and a helper that runs an optional closure.
  .flagged(
    """
    struct Queue: UIViewRepresentable {
      let html: String
      let style: String
      let runner: Runner
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        runner.schedule { web.reload() }
        runner.run { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
      }
    }
    @MainActor
    final class Runner {
      private var pending: (() -> Void)?
      func schedule(_ work: @escaping () -> Void) {
        if let work = pending { work() }
        pending = work
      }
      func run(_ work: (() -> Void)?) {
        if work != nil { work!() }
      }
    }
    """),
  // The superclass of the coordinator calls a method that the coordinator overrides.
  .flagged(
    """
    struct Leaflet: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) { context.coordinator.show(html + style, in: web) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: LeafletCoordinator {
        override func render(_ html: String, in web: WKWebView) { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
      }
    }
    @MainActor
    class LeafletCoordinator {
      func show(_ html: String, in web: WKWebView) {
        web.accessibilityLabel = html
        render(html, in: web)
      }
      func render(_ html: String, in web: WKWebView) {}
    }
    """),
  // A superclass compares before it reloads, and the class itself has a method that calls the same.
  .accepted(
    """
    struct Headlines: UIViewRepresentable {
      let rows: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> HeadlineTable { HeadlineTable() }
      func updateUIView(_ table: HeadlineTable, context: Context) {
        table.tintColor = tint
        table.rows = rows
        table.reloadData()
      }
    }
    final class HeadlineTable: StableTable {
      func refresh() { reloadData() }
    }
    class StableTable: UITableView {
      var rows: [String] = []
      private var shown: [String] = []
      override func reloadData() {
        guard shown != rows else { return }
        shown = rows
        super.reloadData()
      }
    }
    """),
  // The observed property is in a superclass, and a property of the class itself reads it.
  .flagged(
    """
    struct Brochure: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> BrochureView { BrochureView() }
      func updateUIView(_ view: BrochureView, context: Context) {
        ⟦view.html = html + style⟧
      }
    }
    final class BrochureView: HTMLView {
      var isBlank: Bool { html.isEmpty }
    }
    class HTMLView: UIView {
      private let web = WKWebView()
      var html = "" { didSet { web.loadHTMLString(html, baseURL: nil) } }
    }
    """),
]
