import LintEngine

/// The examples of `load-in-make-and-update` about further details.
let loadInMakeAndUpdateDetailExamples: [RuleExample] = [
  // A helper that loads only if something is visible, or that is called only then.
  .accepted(
    """
    struct Chapter: UIViewRepresentable {
      let html: String
      let isVisible: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(html, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { if isVisible { reload(web, context.coordinator) } }
      private func reload(_ web: WKWebView, _ coordinator: Coordinator) {
        guard coordinator.lastHTML != html else { return }
        coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? }
    }
    struct Footnote: UIViewRepresentable {
      let html: String
      let isVisible: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(html, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { reload(web, context.coordinator) }
      private func reload(_ web: WKWebView, _ coordinator: Coordinator) {
        guard isVisible, coordinator.lastHTML != html else { return }
        coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? }
    }
    """),
  // The update method compares an address that a property computes from an input.
  .flagged(
    """
    struct Manual: UIViewRepresentable {
      let path: String
      let title: String
      var address: URL { URL(filePath: path) }
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        ⟦web.load(URLRequest(url: address))⟧
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.accessibilityLabel = title
        if context.coordinator.shown != address {
          context.coordinator.shown = address
          web.load(URLRequest(url: address))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var shown: URL? }
    }
    """,
    fixed: """
      struct Manual: UIViewRepresentable {
        let path: String
        let title: String
        var address: URL { URL(filePath: path) }
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) {
          web.accessibilityLabel = title
          if context.coordinator.shown != address {
            context.coordinator.shown = address
            web.load(URLRequest(url: address))
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var shown: URL? }
      }
      """),
  // The make method loads the first page, and the update method the chosen one; a method has the name of the input.
  .accepted(
    """
    struct Book: UIViewRepresentable {
      let pages: [URL]
      let url: URL?
      func url(of page: Int) -> URL { pages[page] }
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: pages[0]))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.accessibilityLabel = "\\(pages.count)"
        if context.coordinator.url != url {
          context.coordinator.url = url
          if let url { web.load(URLRequest(url: url)) }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var url: URL? }
    }
    """),
  // Each update loads.
  .flagged(
    """
    struct Article: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        ⟦web.load(URLRequest(url: url))⟧
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { web.load(URLRequest(url: url)) }
    }
    """,
    fixed: """
      struct Article: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) { web.load(URLRequest(url: url)) }
      }
      """),
  // The same in a helper.
  .flagged(
    """
    struct Recipe: UIViewRepresentable {
      let html: String?
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        show(in: web)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { show(in: web) }
      private func show(in web: WKWebView) {
        guard let html else { return }
        ⟦web.loadHTMLString(html, baseURL: nil)⟧
      }
    }
    """),
  // Each update loads something else, or only while something holds.
  .accepted(
    """
    struct Story: UIViewRepresentable {
      let cover: String
      let text: String
      let isOpen: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(cover, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.loadHTMLString(cover + text, baseURL: nil)
        if isOpen { web.loadHTMLString(cover, baseURL: nil) }
      }
    }
    """),
]
