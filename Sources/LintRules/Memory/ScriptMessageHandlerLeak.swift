import BridgeModel
import LintEngine

extension Rule {
  public static let scriptMessageHandlerLeak = Rule(
    id: "script-message-handler-leak",
    group: "memory",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Remove a script message handler that retains its web view.",
    symptom: "Each time the page is shown, another web view stays in memory, and its scripts and sounds continue.",
    rationale: """
      A `WKUserContentController` retains its message handlers, and the web view retains the controller. A handler that \
      retains the web view closes a cycle, so neither is ever released, and the handler's `deinit` never runs. Remove \
      the handler when the view goes away, in `dismantleUIView` or `viewDidDisappear`, make its reference to the web \
      view `weak`, or add an object that knows the handler only weakly.
      """,
    exception: "Suppress it if the web view is meant to exist as long as the app.",
    source: "https://developer.apple.com/documentation/webkit/wkusercontentcontroller/add(_:name:)",
    examples: [
      .flagged(
        """
        import SwiftUI
        import WebKit

        struct Portal: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let configuration = WKWebViewConfiguration()
            ⟦configuration.userContentController.add(context.coordinator, name: "portal")⟧
            let view = WKWebView(frame: .zero, configuration: configuration)
            context.coordinator.webView = view
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, WKScriptMessageHandler {
            var webView: WKWebView?
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
          }
        }
        """),
      // The deinitializer removes it, and never runs.
      .flagged(
        """
        import SwiftUI
        import WebKit

        final class PreviewController: UIViewController, WKScriptMessageHandler {
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦webView.configuration.userContentController.add(self, name: "preview")⟧
          }
          deinit { webView.configuration.userContentController.removeScriptMessageHandler(forName: "preview") }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        struct Preview: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> PreviewController { PreviewController() }
          func updateUIViewController(_ controller: PreviewController, context: Context) {}
        }
        """),
      // Removed when the view goes away, or a weak reference.
      .accepted(
        """
        import SwiftUI
        import WebKit

        struct Portal: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(context.coordinator, name: "portal")
            let view = WKWebView(frame: .zero, configuration: configuration)
            context.coordinator.webView = view
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) {}
          static func dismantleUIView(_ view: WKWebView, coordinator: Coordinator) {
            view.configuration.userContentController.removeScriptMessageHandler(forName: "portal")
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, WKScriptMessageHandler {
            var webView: WKWebView?
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
          }
        }
        """),
      .accepted(
        """
        import SwiftUI
        import WebKit

        struct Portal: NSViewRepresentable {
          func makeNSView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.configuration.userContentController.add(context.coordinator, name: "portal")
            context.coordinator.webView = view
            return view
          }
          func updateNSView(_ view: WKWebView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, WKScriptMessageHandler {
            weak var webView: WKWebView?
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
          }
        }
        """),
      // An object in between that knows the handler weakly.
      .accepted(
        """
        import SwiftUI
        import WebKit

        final class PortalController: UIViewController, WKScriptMessageHandler {
          private let webView = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            webView.configuration.userContentController.add(WeakHandler(self), name: "portal")
          }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        final class WeakHandler: NSObject, WKScriptMessageHandler {
          private weak var handler: WKScriptMessageHandler?
          init(_ handler: WKScriptMessageHandler) { self.handler = handler }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
            handler?.userContentController(controller, didReceive: message)
          }
        }
        """),
      // A method with which the project extends web views removes the handler.
      .accepted(
        """
        import SwiftUI
        import WebKit

        struct Page: UIViewRepresentable {
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(context: Context) -> WKWebView {
            let web = WKWebView()
            web.configuration.userContentController.add(context.coordinator, name: "page")
            context.coordinator.web = web
            return web
          }
          func updateUIView(_ web: WKWebView, context: Context) {}
          static func dismantleUIView(_ web: WKWebView, coordinator: Coordinator) { web.forgetPage() }
          final class Coordinator: NSObject, WKScriptMessageHandler {
            var web: WKWebView?
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
          }
        }
        extension WKWebView {
          func forgetPage() {
            stopLoading()
            configuration.userContentController.removeAllScriptMessageHandlers()
          }
        }
        """),
      // The web view is released, and an object that lives as long as the app.
      .accepted(
        """
        import SwiftUI
        import WebKit

        final class LoginController: UIViewController, WKScriptMessageHandler {
          private var webView: WKWebView? = WKWebView()
          override func viewDidLoad() {
            super.viewDidLoad()
            webView?.configuration.userContentController.add(self, name: "login")
          }
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            webView = nil
          }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        final class Engine: NSObject, WKScriptMessageHandler {
          static let shared = Engine()
          private let webView = WKWebView()
          func start() { webView.configuration.userContentController.add(self, name: "engine") }
          func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        """),
    ] + scriptHandlerReferenceExamples,
    signs: .systemController,
    check: .types(checkHandlers))
}

@Sendable private func checkHandlers(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("SwiftUI"), context.imports("WebKit") else { return }
  for cycle in context.project.scriptHandlerCycles(in: type) {
    let web = cycle.property.map { "retains the web view in '\($0)'" } ?? "is the web view"
    let end =
      cycle.isRemovedInDeinitializer ? "so its 'deinit', which would remove it, never runs" : "and no code removes it"
    context.report(
      "the web view retains '\(cycle.handler)', which \(web), \(end)",
      at: .whole(cycle.call))
  }
}
