import LintEngine

/// Examples for `unguarded-update-side-effect`: conditions that aren't guards although they look like some, and code in
/// other places than the update method.
let reachedSideEffectExamples: [RuleExample] = [
  // These conditions stay true, so they prevent no repetition.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      var html: String
      var style: String
      var rows: [Int]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.window != nil { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
        if rows.count > 0 { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
        if !html.isEmpty { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
        if let url = address(of: html + style) { ⟦web.load(URLRequest(url: url))⟧ }
        guard let player = context.coordinator.player else { return }
        player.play()
        ⟦web.loadHTMLString(html + style, baseURL: nil)⟧
      }
      func address(of text: String) -> URL? { URL(string: text) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var player: AVPlayer? }
    }
    """),
  // A flag that is set and taken back keeps code from calling itself, and isn't a memory.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      var html: String
      var style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard !context.coordinator.isApplying else { return }
        context.coordinator.isApplying = true
        defer { context.coordinator.isApplying = false }
        ⟦web.loadHTMLString(html + style, baseURL: nil)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var isApplying = false }
    }
    """),
  // Any number of calls, an inherited method, a helper object, and a static method lead to the same effect.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      var html: String
      var style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.first(web, html + style)
        ⟦context.coordinator.inherited(web, html + style)⟧
        if let loader = context.coordinator.loader { ⟦loader.show(html + style, in: web)⟧ }
        ⟦Loading.show(html + style, in: web)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: PageCoordinator {
        var loader: PageLoader?
        func first(_ web: WKWebView, _ html: String) { second(web, html) }
        func second(_ web: WKWebView, _ html: String) { third(web, html) }
        func third(_ web: WKWebView, _ html: String) { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
      }
    }
    class PageCoordinator: NSObject {
      func inherited(_ web: WKWebView, _ html: String) { web.loadHTMLString(html, baseURL: nil) }
    }
    final class PageLoader {
      func show(_ html: String, in web: WKWebView) { web.loadHTMLString(html, baseURL: nil) }
    }
    enum Loading {
      static func show(_ html: String, in web: WKWebView) { web.loadHTMLString(html, baseURL: nil) }
    }
    """),
  // Each of these remembers something: an object that is made once, an answer, a request, or the last value.
  .accepted(
    """
    struct Reader: UIViewRepresentable {
      @Binding var target: String?
      var html: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.subviews.isEmpty { web.loadHTMLString(html, baseURL: nil) }
        if web.url == nil { web.loadHTMLString(html, baseURL: nil) }
        if context.coordinator.needsLoading(html) { web.loadHTMLString(html, baseURL: nil) }
        if let change = context.coordinator.change(to: html) { web.loadHTMLString(change, baseURL: nil) }
        if let target {
          web.loadHTMLString(target, baseURL: nil)
          DispatchQueue.main.async { self.target = nil }
        }
        if !context.coordinator.hasLoaded {
          context.coordinator.hasLoaded = true
          web.loadHTMLString(html, baseURL: nil)
        }
        context.coordinator.loader.show(html, in: web)
        guard let last = context.coordinator.last, last != html else { return }
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var last: String?
        var hasLoaded = false
        let loader = PageLoader()
        func needsLoading(_ html: String) -> Bool {
          defer { last = html }
          return last != html
        }
        func change(to html: String) -> String? { last == html ? nil : html }
      }
    }
    final class PageLoader {
      private var shown: String?
      func show(_ html: String, in web: WKWebView) {
        guard shown != html else { return }
        shown = html
        web.loadHTMLString(html, baseURL: nil)
      }
    }
    """),
  // A method with the same name and other parameters isn't the one that is called.
  .accepted(
    """
    struct Badge: UIViewRepresentable {
      var title: String
      var color: UIColor
      func makeUIView(context: Context) -> BadgeView { BadgeView() }
      func updateUIView(_ view: BadgeView, context: Context) { view.show(title) }
    }
    final class BadgeView: UIView {
      let web = WKWebView()
      func show(_ title: String) { accessibilityLabel = title }
      func show(_ title: String, on page: URL) { web.load(URLRequest(url: page)) }
    }
    """),
  // Each update sets what the condition asks about, and a limit stays exceeded.
  .flagged(
    """
    struct Route: UIViewRepresentable {
      var stop: String?
      var stops: [String]
      func makeUIView(context: Context) -> RouteMap { RouteMap() }
      func updateUIView(_ view: RouteMap, context: Context) {
        view.stop = stop
        ⟦view.zoom()⟧
        context.coordinator.show(stops, in: view)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var last: [String] = []
        func show(_ stops: [String], in view: RouteMap) {
          let count = stops.map { $0.count }.reduce(0) { $0 + $1 }
          if count > limit || last != stops { ⟦view.list.reloadData()⟧ }
          last = stops
        }
      }
    }
    final class RouteMap: UIView {
      let map = MKMapView()
      let list = UITableView()
      var stop: String?
      func zoom() {
        if stop == nil { map.showAnnotations(map.annotations, animated: true) }
      }
    }
    private let limit = 100
    """),
  // A request or a difference, and a value that was read before it was replaced.
  .accepted(
    """
    struct Page: UIViewRepresentable {
      let url: URL
      let isForced: Bool
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        let last = context.coordinator.last
        context.coordinator.last = url
        if last != url || isForced { web.load(URLRequest(url: url)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var last: URL? }
    }
    """),
  .flagged(
    """
    struct Log: NSViewRepresentable {
      let lines: [String]
      func makeNSView(context: Context) -> NSTextView { NSTextView() }
      func updateNSView(_ view: NSTextView, context: Context) {
        view.string = lines.joined(separator: "\\n")
        ⟦view.scrollToEndOfDocument(nil)⟧
      }
    }
    """),
  // Two ways lead to the same code, and only one of them has a guard.
  .flagged(
    """
    struct Page: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if context.coordinator.last != url { show(in: web) }
        context.coordinator.last = url
        refresh(web)
      }
      private func refresh(_ web: WKWebView) { show(in: web) }
      private func show(in web: WKWebView) { ⟦web.load(URLRequest(url: url))⟧ }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var last: URL? }
    }
    """),
  // The address of the page isn't the one that was loaded.
  .flagged(
    """
    struct Page: UIViewRepresentable {
      let address: String
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        guard let url = URL(string: address) else { return }
        if web.url != url { ⟦web.load(URLRequest(url: url))⟧ }
      }
    }
    """),
  // The coordinator decides about links, and a file has none that lead elsewhere.
  .accepted(
    """
    struct Page: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != url { web.load(URLRequest(url: url)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(
          _ web: WKWebView, decidePolicyFor action: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(action.navigationType == .linkActivated ? .cancel : .allow) }
      }
    }
    struct Manual: UIViewRepresentable {
      let file: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != file { web.loadFileURL(file, allowingReadAccessTo: file) }
      }
    }
    """),
  // A shared object remembers what it has loaded.
  .accepted(
    """
    struct MiniPlayer: UIViewRepresentable {
      let video: String
      let isExpanded: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if SharedPage.shared.current != video { SharedPage.shared.load(video) }
      }
    }
    final class SharedPage {
      static let shared = SharedPage()
      private let web = WKWebView()
      private(set) var current: String?
      func load(_ video: String) {
        current = video
        web.loadHTMLString(video, baseURL: nil)
      }
    }
    """),
  .flagged(
    """
    struct MiniPlayer: UIViewRepresentable {
      let video: String
      let isExpanded: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if Settings.shared.quality.count != video.count { ⟦SharedPage.shared.load(video, isExpanded)⟧ }
      }
    }
    final class Settings {
      static let shared = Settings()
      var quality = ""
    }
    final class SharedPage {
      static let shared = SharedPage()
      private let web = WKWebView()
      func load(_ video: String, _ isLarge: Bool) { web.loadHTMLString(video, baseURL: nil) }
    }
    """),
  // A method that the project adds to the class has the same name, and another type of argument.
  .flagged(
    """
    extension WKWebView {
      func load(_ address: String) { if url?.absoluteString != address { load(URLRequest(url: URL(string: address)!)) } }
    }
    struct Clip: UIViewRepresentable {
      let library: Library
      let isMuted: Bool
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard let address = library.address() else { return }
        ⟦web.load(URLRequest(url: address))⟧
        web.load("https://example.com")
      }
    }
    final class Library { func address() -> URL? { nil } }
    """),
  // The coordinator only asks for the load, and nothing takes the request back.
  .flagged(
    """
    struct Terms: UIViewRepresentable {
      @Binding var hasFailed: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: .terms))
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard hasFailed else { return }
        ⟦web.reload()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: Terms
        init(_ parent: Terms) { self.parent = parent }
        func webView(_ web: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
          parent.hasFailed = true
        }
      }
    }
    """),
  // The coordinator takes the request back.
  .accepted(
    """
    struct Terms: UIViewRepresentable {
      @Binding var hasFailed: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: .terms))
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard hasFailed else { return }
        web.reload()
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: Terms
        init(_ parent: Terms) { self.parent = parent }
        func webView(_ web: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
          parent.hasFailed = true
        }
        func webView(_ web: WKWebView, didCommit navigation: WKNavigation!) { parent.hasFailed = false }
      }
    }
    """),
]
