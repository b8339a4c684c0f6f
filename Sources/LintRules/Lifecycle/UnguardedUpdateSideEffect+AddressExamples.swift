import LintEngine

/// The examples of `unguarded-update-side-effect` about comparisons with the address of a web page, and about an object
/// that is the only input.
let addressExamples: [RuleExample] = [
  // The coordinator refuses nothing: it has other methods, or allows every page.
  .flagged(
    """
    struct HelpPage: UIViewRepresentable {
      let topic: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != topic { ⟦web.load(URLRequest(url: topic))⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation?) { web.scrollView.flashScrollIndicators() }
      }
    }
    struct Newsroom: UIViewRepresentable {
      let story: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != story { ⟦web.load(URLRequest(url: story))⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(
          _ web: WKWebView, decidePolicyFor action: WKNavigationAction, preferences: WKWebpagePreferences
        ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
          preferences.allowsContentJavaScript = false
          return (.allow, preferences)
        }
      }
    }
    """),
  // Only the first page is loaded, the coordinator knows the last one, or it may refuse a page.
  .accepted(
    """
    struct Guide: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url == nil { web.load(URLRequest(url: url)) }
      }
    }
    struct Forum: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != context.coordinator.url {
          context.coordinator.url = url
          web.load(URLRequest(url: url))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var url: URL? }
    }
    struct Shop: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != url { web.load(URLRequest(url: url)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(
          _ web: WKWebView, decidePolicyFor action: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
          if action.targetFrame == nil { decisionHandler(.cancel) } else { decisionHandler(.allow) }
        }
      }
    }
    struct Bank: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != url { web.load(URLRequest(url: url)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(
          _ web: WKWebView, decidePolicyFor action: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
          if action.navigationType == .linkActivated {
            confirm(action, decisionHandler)
          } else {
            decisionHandler(.allow)
          }
        }
        private func confirm(_ action: WKNavigationAction, _ answer: @escaping (WKNavigationActionPolicy) -> Void) {
          answer(action.request.url?.host == "bank.example" ? .allow : .cancel)
        }
      }
    }
    """),
  // The object may change, so that there are many reasons for an update.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      let book: Book
      func makeUIView(context: Context) -> PDFView { PDFView() }
      func updateUIView(_ view: PDFView, context: Context) {
        view.accessibilityLabel = book.title
        ⟦view.goToFirstPage(nil)⟧
      }
    }
    final class Book { var title = "" }
    """),
  // A web view that isn't on screen, so the user follows no links in it.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let next: URL
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let preloader = context.coordinator.preloader
        if preloader.url != next { preloader.load(URLRequest(url: next)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let preloader = WKWebView() }
    }
    """),
  // An address that is always the same, and one that is computed.
  .flagged(
    """
    struct Help: UIViewRepresentable {
      let zoom: Double
      private let start = URL(string: "https://example.com")!
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != start { ⟦web.load(URLRequest(url: start))⟧ }
      }
    }
    struct Site: UIViewRepresentable {
      let host: String
      var address: URL { URL(string: "https://\\(host)")! }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != address { ⟦web.load(URLRequest(url: address))⟧ }
      }
    }
    """),
  // The page is chosen because it isn't the one that is shown.
  .accepted(
    """
    struct HelpPage: UIViewRepresentable {
      let pages: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        let shown = context.coordinator.shown
        if let next = pages.first(where: { $0 != shown }) {
          context.coordinator.shown = next
          page.loadHTMLString(next, baseURL: nil)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var shown = "" }
    }
    """),
  // The code takes back a request that an object contains.
  .accepted(
    """
    struct BrowserView: UIViewRepresentable {
      let browser: Browser
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        if let url = browser.requested {
          browser.requested = nil
          page.load(URLRequest(url: url))
        }
      }
    }
    @MainActor final class Browser { var requested: URL? }
    """),
  // The constant gets its value where the code compares.
  .accepted(
    """
    struct ArticlePage: UIViewRepresentable {
      let url: URL
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        let isNew: Bool
        let title: String?
        if context.coordinator.shown != url {
          isNew = true
          title = url.lastPathComponent
        } else {
          isNew = false
          title = nil
        }
        context.coordinator.shown = url
        if isNew { page.load(URLRequest(url: url)) }
        if let title { page.loadHTMLString(title, baseURL: nil) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var shown: URL? }
    }
    """),
  // The branches say nothing about what is shown.
  .flagged(
    """
    struct ArticlePage: UIViewRepresentable {
      let url: URL
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        let isSecure: Bool
        if url.scheme == "https" { isSecure = true } else { isSecure = false }
        if isSecure { ⟦page.load(URLRequest(url: url))⟧ }
      }
    }
    """,
    fixed: """
      struct ArticlePage: UIViewRepresentable {
        let url: URL
        let tint: UIColor
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ page: WKWebView, context: Context) {
          page.tintColor = tint
          let isSecure: Bool
          if url.scheme == "https" { isSecure = true } else { isSecure = false }
          if isSecure { if context.coordinator.lastUrl != url {
            context.coordinator.lastUrl = url
            page.load(URLRequest(url: url))
          } }
        }

        func makeCoordinator() -> Coordinator {
          Coordinator()
        }

        @MainActor
        final class Coordinator {
          var lastUrl: URL?
        }
      }
      """),
  // The coordinator's copy still has the earlier address, from which a property computes the request.
  .accepted(
    """
    struct ArticlePage: UIViewRepresentable {
      let url: URL
      let tint: UIColor
      var request: URLRequest { URLRequest(url: url) }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        if context.coordinator.parent.request != request { page.load(request) }
        context.coordinator.parent = self
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        var parent: ArticlePage
        init(_ parent: ArticlePage) { self.parent = parent }
      }
    }
    """),
  // A cache about which nothing is known answers whether the page is old.
  .accepted(
    """
    import PageCache

    struct CachedPage: UIViewRepresentable {
      let url: URL
      let cache: PageCache?
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.tintColor = tint
        if cache?.isStale(url) ?? true { page.load(URLRequest(url: url)) }
      }
    }
    """),
  // The update method passes `false` for a flag, which the condition has in parentheses.
  .accepted(
    """
    struct MapPage: UIViewRepresentable {
      let url: URL
      let tint: UIColor
      func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        show(in: page, isForced: true)
        return page
      }
      func updateUIView(_ page: WKWebView, context: Context) { show(in: page, isForced: false) }
      private func show(in page: WKWebView, isForced: Bool) {
        page.tintColor = tint
        if (isForced) { page.load(URLRequest(url: url)) }
      }
    }
    """),
  // A method of the coordinator opens the document again.
  .flagged(
    """
    import PDFKit
    import SwiftUI

    struct Booklet: UIViewRepresentable {
      let data: Data
      let color: UIColor
      func makeUIView(context: Context) -> PDFView { PDFView() }
      func updateUIView(_ view: PDFView, context: Context) {
        view.backgroundColor = color
        let document = context.coordinator.open(data)
        ⟦view.document = document⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        func open(_ data: Data) -> PDFDocument? {
          let document = PDFDocument(data: data)
          return document
        }
      }
    }
    """),
  // The coordinator keeps the document.
  .accepted(
    """
    import PDFKit
    import SwiftUI

    struct Booklet: UIViewRepresentable {
      let url: URL
      let color: UIColor
      func makeUIView(context: Context) -> PDFView { PDFView() }
      func updateUIView(_ view: PDFView, context: Context) {
        view.backgroundColor = color
        let document = context.coordinator.document(at: url)
        view.document = document
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var known: PDFDocument?
        func document(at url: URL) -> PDFDocument? {
          if known?.documentURL != url { known = PDFDocument(url: url) }
          return known
        }
      }
    }
    """),
]
