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
]
