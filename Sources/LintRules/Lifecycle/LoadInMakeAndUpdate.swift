import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let loadInMakeAndUpdate = Rule(
    id: "load-in-make-and-update",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Load content in the update method only, or store in the make method what it has loaded.",
    symptom: """
      When a page appears, it loads twice: it flickers, its scripts run twice, and the server gets two requests.
      """,
    rationale: """
      SwiftUI calls the update method immediately after the make method. If the update method always loads, or compares \
      with a value that only it stores and that is still empty then, it loads again what the make method has just begun \
      to load.
      """,
    exception: "Suppress it if the second load must replace the first one, such as a placeholder.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: loadExamples
      + loadInMakeAndUpdateDetailExamples,
    check: .representables(checkLoads))
}

@Sendable private func checkLoads(_ representable: Representable, in context: inout RuleContext) {
  let (make, update) = (representable.name(of: .make) ?? "", representable.name(of: .update) ?? "")
  for found in context.project.repeatedLoads(of: representable) {
    let reason = found.memory.map { ", because '\(make)' doesn't set '\($0)'" } ?? ""
    context.report(
      "the first '\(update)' loads this again", at: found.start, in: found.body,
      related: [(.whole(found.repetition), "loaded again here" + reason)],
      fixes: removal(of: found, context).map { [$0] } ?? [])
  }
}

/// Leaves the load to the update method, if nothing else depends on the statement.
private func removal(of load: RepeatedLoad, _ context: RuleContext) -> Fix? {
  guard !load.body.isHelper, load.start.parent == load.body.block,
    !load.start.arguments.contains(where: { $0.mentionsLocal(of: load.body) })
  else { return nil }
  return Fix(
    "Remove this load, which the first update repeats", [context.placement.deletion(of: load.start)], safety: .unsafe)
}

extension SyntaxNode {
  /// Whether a node refers to something that the body declares, which would be unused without the node.
  fileprivate func mentionsLocal(of body: LifecycleBody) -> Bool {
    descendants(.reference).contains { $0.isLocal($0.name, within: body.function.node) }
  }
}

// MARK: - Examples

private let loadExamples: [RuleExample] = [
  // The update method stores what it has loaded, and the make method doesn't.
  .flagged(
    """
    struct Article: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.customUserAgent = "Reader"
        ⟦web.loadHTMLString(html, baseURL: nil)⟧
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.lastHTML != html else { return }
        context.coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? }
    }
    """,
    fixed: """
      struct Article: UIViewRepresentable {
        let html: String
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          web.customUserAgent = "Reader"
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) {
          guard context.coordinator.lastHTML != html else { return }
          context.coordinator.lastHTML = html
          web.loadHTMLString(html, baseURL: nil)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var lastHTML: String? }
      }
      """),
  // In a helper, with a local that nothing else uses, and in a condition: no fix.
  .flagged(
    """
    struct Poem: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        fill(web)
        return web
      }
      private func fill(_ web: WKWebView) { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.lastHTML != html else { return }
        context.coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? }
    }
    struct Quote: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        let page = "<blockquote>\\(text)</blockquote>"
        ⟦web.loadHTMLString(page, baseURL: nil)⟧
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.lastText != text else { return }
        context.coordinator.lastText = text
        web.loadHTMLString("<blockquote>\\(text)</blockquote>", baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastText: String? }
    }
    struct Recipe: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        if !html.isEmpty { ⟦web.loadHTMLString(html, baseURL: nil)⟧ }
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.lastHTML != html else { return }
        context.coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? }
    }
    """),
  // A helper of the coordinator loads, and the first comparison is one of two.
  .flagged(
    """
    struct Formula: UIViewRepresentable {
      let source: String
      let isDark: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        context.coordinator.web = web
        context.coordinator.load(source, isDark: isDark)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if context.coordinator.source != source || context.coordinator.isDark != isDark {
          context.coordinator.source = source
          context.coordinator.isDark = isDark
          context.coordinator.load(source, isDark: isDark)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        weak var web: WKWebView?
        var source = ""
        var isDark = false
        func load(_ source: String, isDark: Bool) {
          guard let web else { return }
          let page = "<p style='color: \\(isDark ? "white" : "black")'>\\(source)</p>"
          let file = URL.temporaryDirectory.appending(path: "\\(UUID()).html")
          try? page.write(to: file, atomically: true, encoding: .utf8)
          ⟦web.loadFileURL(file, allowingReadAccessTo: file)⟧
        }
      }
    }
    """),
  // The make method or the initializer stores it, or the page itself knows its address.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let html: String
      let css: String
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(html, baseURL: nil)
        context.coordinator.html = html
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if context.coordinator.html != html { load(web, context) }
        if context.coordinator.css != css { load(web, context) }
        if web.url != url { web.load(URLRequest(url: url)) }
      }
      private func load(_ web: WKWebView, _ context: Context) {
        context.coordinator.html = html
        context.coordinator.css = css
        web.loadHTMLString(html + css, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator(css: css) }
      final class Coordinator {
        var html: String?
        var css: String?
        init(css: String) { self.css = css }
      }
    }
    """),
  // Another text, another condition, and a flag that begins with the value of the input.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let cover: String
      let html: String
      let isReady: Bool
      let isDark: Bool
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(cover, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if context.coordinator.html != html {
          context.coordinator.html = html
          web.loadHTMLString(html, baseURL: nil)
        }
        if isReady, context.coordinator.cover != cover {
          context.coordinator.cover = cover
          web.loadHTMLString(cover, baseURL: nil)
        }
        if context.coordinator.isDark != isDark {
          context.coordinator.isDark = isDark
          web.loadHTMLString(cover, baseURL: nil)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var html: String?
        var cover: String?
        var isDark = false
      }
    }
    """),
  // A property that begins with nil in so many words.
  .flagged(
    """
    struct Article: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        ⟦web.loadHTMLString(html, baseURL: nil)⟧
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.lastHTML != html else { return }
        context.coordinator.lastHTML = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var lastHTML: String? = nil }
    }
    """,
    fixed: """
      struct Article: UIViewRepresentable {
        let html: String
        func makeUIView(context: Context) -> WKWebView {
          let web = WKWebView()
          return web
        }
        func updateUIView(_ web: WKWebView, context: Context) {
          guard context.coordinator.lastHTML != html else { return }
          context.coordinator.lastHTML = html
          web.loadHTMLString(html, baseURL: nil)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var lastHTML: String? = nil }
      }
      """),
  // The initializer of the coordinator stores what make loads.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(html, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.html != html else { return }
        context.coordinator.html = html
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator(html: html) }
      final class Coordinator {
        var html: String?
        init(html: String) { self.html = html }
      }
    }
    """),
  // Loads that other conditions prevent: an error, a page that is still loading, and the address of the view itself.
  .accepted(
    """
    struct ErrorPage: UIViewRepresentable {
      let url: URL
      let error: String?
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: url))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if let error {
          context.coordinator.label.text = error
        } else if context.coordinator.shown != url {
          context.coordinator.shown = url
          web.load(URLRequest(url: url))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let label = UILabel()
        var shown: URL?
      }
    }
    struct BusyPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        web.load(URLRequest(url: url))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        if context.coordinator.isReady, context.coordinator.shown != url {
          context.coordinator.isReady = false
          context.coordinator.shown = url
          web.load(URLRequest(url: url))
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var isReady = false
        var shown: URL?
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) {
          isReady = true
          shown = web.url
        }
      }
    }
    struct HomePage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        web.load(URLRequest(url: url))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard web.url != url else { return }
        web.load(URLRequest(url: url))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var url: URL?
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) { url = web.url }
      }
    }
    """),
  // A property that begins with a value that may be that of the input.
  .accepted(
    """
    struct Page: UIViewRepresentable {
      let html: String
      let style: Int
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.loadHTMLString(html, baseURL: nil)
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.html != html, context.coordinator.style != style else { return }
        context.coordinator.html = html
        context.coordinator.style = style
        web.loadHTMLString(html, baseURL: nil)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var html: String?
        var style = UserDefaults.standard.integer(forKey: "style")
      }
    }
    """),
]
