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
    """)
]
