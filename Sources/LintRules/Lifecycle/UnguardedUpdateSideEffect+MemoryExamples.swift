import LintEngine

/// The examples of `unguarded-update-side-effect` about what code remembers, and what it compares.
let unguardedUpdateSideEffectMemoryExamples: [RuleExample] = [
  // A value of the coordinator, which has the name of a binding that the coordinator writes.
  .flagged(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        ⟦view.contentOffset = context.coordinator.offset⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        let parent: Pane
        var offset = CGPoint.zero
        init(_ parent: Pane) { self.parent = parent }
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { parent.offset = view.contentOffset }
      }
    }
    """),
  // A guarded method that calls itself, and questions that lead to themselves.
  .accepted(
    """
    struct Bookmark: UIViewRepresentable {
      let url: URL
      let blocked: Set<String>
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if isBlocked(url.path) { web.reload() }
        if context.coordinator.last != url {
          context.coordinator.last = url
          context.coordinator.open(url, in: web)
        }
      }
      private func isBlocked(_ path: String) -> Bool {
        guard let end = path.lastIndex(of: "/") else { return blocked.contains(path) }
        return isBlocked(String(path[..<end]))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor
      final class Coordinator {
        var last: URL?
        var redirects: [URL: URL] = [:]
        func open(_ url: URL, in web: WKWebView) {
          if let target = redirects[url] { return open(target, in: web) }
          web.load(URLRequest(url: url))
        }
      }
    }
    """),
  // Each update sets a plain value of the copy again, and replacing the copy takes no request back.
  .flagged(
    """
    struct Timeline: UIViewRepresentable {
      var target: Int?
      @Binding var selection: Int?
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.scroll(table)
        context.coordinator.select(in: table)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      @MainActor
      final class Coordinator: NSObject {
        var parent: Timeline
        init(_ parent: Timeline) { self.parent = parent }
        func scroll(_ table: UITableView) {
          guard let target = parent.target else { return }
          ⟦table.scrollToRow(at: [0, target], at: .top, animated: true)⟧
          parent.target = nil
        }
        func select(in table: UITableView) {
          guard let selection = parent.selection else { return }
          ⟦table.scrollToRow(at: [0, selection], at: .middle, animated: true)⟧
        }
      }
    }
    """),
  // Values and answers that depend only on the inputs.
  .flagged(
    """
    struct Wiki: UIViewRepresentable {
      let path: String
      let pages: [WikiPage]
      var title: String { path.uppercased() }
      var address: URL? { URL(string: "https://wiki.example/" + path) }
      func path(of chapter: Int) -> String { path.lowercased() + "/\\(chapter)" }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if let page = address { ⟦web.load(URLRequest(url: page))⟧ }
        if let page = currentPage() { ⟦web.loadHTMLString(page.html + title, baseURL: nil)⟧ }
        if isHome() { ⟦web.reload()⟧ }
        let isLong = { path.count > 100 }()
        if isLong { ⟦web.loadHTMLString(path + title, baseURL: nil)⟧ }
      }
      private func isHome() -> Bool { path == "home" }
      private func currentPage() -> WikiPage? { pages.first { $0.path == path } }
    }
    struct WikiPage {
      let path: String
      let html: String
    }
    """),
  // What was added since the last update, and what the view doesn't show yet.
  .accepted(
    """
    struct Pins: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      let names: [String]
      let places: [String]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let missing = pins.filter { pin in !map.annotations.contains { $0 === pin } }
        map.addAnnotations(missing)
        if !missing.isEmpty { map.showAnnotations(missing, animated: true) }
        let known = context.coordinator.names.map { $0.lowercased() }
        context.coordinator.names = names
        let added = names.filter { !known.contains($0.lowercased()) }
        if !added.isEmpty { map.showAnnotations(pins, animated: true) }
        let visited = Set(context.coordinator.places)
        context.coordinator.places = places
        let unvisited = places.filter { !visited.contains($0) }
        if !unvisited.isEmpty { map.showAnnotations(pins, animated: false) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var names: [String] = []
        var places: [String] = []
      }
    }
    """),
  // Computed from a binding and a size, from a binding that the code writes, or from what only accumulates.
  .flagged(
    """
    struct Teleprompter: UIViewRepresentable {
      @Binding var progress: Double
      @Binding var script: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let offset = view.contentSize.height * progress
        if offset > 0 { ⟦view.setContentOffset(CGPoint(x: 0, y: offset), animated: true)⟧ }
        let lines = script.split(separator: "\\n")
        if !lines.isEmpty { ⟦view.scrollRangeToVisible(NSRange(location: 0, length: 1))⟧ }
        context.coordinator.clear = { script = "" }
        context.coordinator.scripts.append(script)
        let history = context.coordinator.scripts.joined()
        if !history.isEmpty { ⟦view.setContentOffset(.zero, animated: true)⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var scripts: [String] = []
        var clear: () -> Void = {}
      }
    }
    """),
  // A flag that is cleared for the time of the update only keeps the code from calling itself.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      var html: String
      var style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.isIdle else { return }
        context.coordinator.isIdle = false
        defer { context.coordinator.isIdle = true }
        ⟦web.loadHTMLString(html + style, baseURL: nil)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var isIdle = true }
    }
    """),
  // Conditions about a part of what a function returns, about who listens, and about another shared object.
  .flagged(
    """
    struct Radio: UIViewRepresentable {
      let song: String
      let quality: Int
      let session: RadioSession
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if session.station(playing: song).isPublic { ⟦web.loadHTMLString(song + "\\(quality)", baseURL: nil)⟧ }
        if session.listener === context.coordinator { ⟦web.loadHTMLString(song + "\\(quality)", baseURL: nil)⟧ }
        if RadioPage.settings.quality != quality { ⟦RadioPage.main.load(song + "\\(quality)", in: web)⟧ }
        if mainPage !== session.page { ⟦mainPage.load(song + "\\(quality)", in: web)⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {}
    }
    protocol RadioSession: AnyObject {
      var listener: AnyObject? { get }
      var page: RadioPage { get }
      func station(playing song: String) -> RadioStation
    }
    struct RadioStation { var isPublic = false }
    struct RadioSettings { let quality = 1 }
    final class RadioPage: Sendable {
      static let main = RadioPage()
      static let settings = RadioSettings()
      @MainActor func load(_ song: String, in web: WKWebView) { web.loadHTMLString(song, baseURL: nil) }
    }
    let mainPage = RadioPage()
    """),
  // A helper object that is an input remembers what it has shown, but not what it receives or which object it is.
  .flagged(
    """
    struct News: UIViewRepresentable {
      let loader: NewsLoader
      let page: NewsPage
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        loader.show(page.html, in: web)
        ⟦loader.preview(page.html, in: web)⟧
        ⟦loader.resume(page.html, in: web)⟧
      }
    }
    struct NewsPage { var html = "" }
    @MainActor
    final class NewsLoader {
      static weak var active: NewsLoader?
      private var shown: String?
      func show(_ html: String, in web: WKWebView) {
        guard shown != html else { return }
        shown = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func preview(_ html: String, in web: WKWebView) {
        guard html != "<br>" else { return }
        web.loadHTMLString(html, baseURL: nil)
      }
      func resume(_ html: String, in web: WKWebView) {
        guard NewsLoader.active === self else { return }
        web.loadHTMLString(html, baseURL: nil)
      }
    }
    """),
  // The coordinator writes another part of the request, or makes the request itself.
  .flagged(
    """
    struct Agenda: UIViewRepresentable {
      @Binding var request: ScrollRequest
      @Binding var hasFailed: Bool
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        context.coordinator.hasFailed = $hasFailed
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        if let row = request.row { ⟦table.scrollToRow(at: [0, row], at: .top, animated: true)⟧ }
        if hasFailed { ⟦table.reloadData()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITableViewDelegate {
        var parent: Agenda
        var hasFailed: Binding<Bool>?
        init(_ parent: Agenda) { self.parent = parent }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { parent.request.isInterrupted = true }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hasFailed?.wrappedValue = true }
      }
    }
    struct ScrollRequest {
      var row: Int?
      var isInterrupted = false
    }
    """),
  // The coordinator notes in the request that it's done.
  .accepted(
    """
    struct Tour: UIViewRepresentable {
      @Binding var jump: Jump?
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if let jump, !jump.isDone { view.setContentOffset(jump.offset, animated: true) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        var parent: Tour
        init(_ parent: Tour) { self.parent = parent }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { parent.jump?.isDone = true }
      }
    }
    struct Jump {
      var offset: CGPoint
      var isDone = false
    }
    """),
  // Flags that don't begin with what the condition asks for, that stay set, that belong to the view, or that get the
  // value of another one.
  .accepted(
    """
    struct Chat: UIViewRepresentable {
      let messages: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        table.tintColor = tint
        if !table.isDragging { table.reloadData() }
        if context.coordinator.isLive { table.reloadData() }
        if !context.coordinator.isScrolled { table.reloadData() }
        if !context.coordinator.isTouched { table.reloadData() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITableViewDelegate {
        var isDragging = false
        var isLive = false
        var isScrolled = false
        var isTouched = false
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
          isDragging = true
          isLive = false
          isTouched = true
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
          isDragging = false
          isTouched = scrollView.isTracking
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { isLive = true }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isScrolled = true }
      }
    }
    """),
  // Answers of code that isn't known, also through helpers and for elements of a loop.
  .accepted(
    """
    struct Gazette: UIViewRepresentable, Themed {
      let title: String
      let library: Library
      let pages: [URL]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if self.needsTheme() { web.reload() }
        if library.isStale(frontPage()) { web.load(URLRequest(url: frontPage())) }
        if isOutdated() { web.reload() }
        if PageCache.shared.isStale(title) { web.loadHTMLString(title, baseURL: nil) }
        let page = library.nextPage()
        if page.title.hasPrefix("New") { web.loadHTMLString(page.title, baseURL: nil) }
        for page in pages where library.isStale(page) { web.load(URLRequest(url: page)) }
      }
      private func frontPage() -> URL { Library.home }
      private func isOutdated() -> Bool { library.isStale(Library.home) }
    }
    protocol Themed {}
    extension Themed { func needsTheme() -> Bool { library.isNew } }
    private let library = Library()
    @MainActor
    final class PageCache {
      static let shared = PageCache()
      private var titles: Set<String> = []
      func isStale(_ title: String) -> Bool { titles.insert(title).inserted }
    }
    final class Library: Sendable {
      static let home = URL(filePath: "/")
      let isNew = true
      func isStale(_ page: URL) -> Bool { page.path.isEmpty }
      func nextPage() -> NewsPage { NewsPage() }
    }
    struct NewsPage { var title = "" }
    """),
  // Values that go to other variables and objects don't concern the local in the condition.
  .flagged(
    """
    struct Poster: UIViewRepresentable {
      let html: String
      let isDimmed: Bool
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        var alpha = 1.0
        var width = 320.0
        if isDimmed { alpha = 0.5 }
        if web.isHidden { web.alpha = 0 }
        if web.bounds.width > width { width = web.bounds.width }
        if alpha < 1 { ⟦web.loadHTMLString(html + "\\(width)", baseURL: nil)⟧ }
      }
    }
    """),
]
