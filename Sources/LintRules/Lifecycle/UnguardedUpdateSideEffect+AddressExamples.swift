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
]
