import LintEngine

/// The examples of `script-message-handler-leak` about how a handler refers to its web view.
let scriptHandlerReferenceExamples: [RuleExample] = [
  // Handlers that keep the configuration or the user content controller; then extensions that remove them.
  .flagged(
    """
    import SwiftUI
    import WebKit

    struct Portal: UIViewRepresentable {
      let configuration: WKWebViewConfiguration
      func makeUIView(context: Context) -> WKWebView {
        ⟦configuration.userContentController.add(context.coordinator, contentWorld: .page, name: "portal")⟧
        return WKWebView(frame: .zero, configuration: configuration)
      }
      func updateUIView(_ view: WKWebView, context: Context) { view.hideScrollIndicator() }
      func makeCoordinator() -> Coordinator { Coordinator(configuration: configuration) }
      final class Coordinator: NSObject, WKScriptMessageHandler {
        let configuration: WKWebViewConfiguration
        init(configuration: WKWebViewConfiguration) { self.configuration = configuration }
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
      }
    }
    struct Answers: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        let controller = view.configuration.userContentController
        ⟦controller.addScriptMessageHandler(context.coordinator, contentWorld: .page, name: "answers")⟧
        context.coordinator.controller = controller
        return view
      }
      func updateUIView(_ view: WKWebView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKScriptMessageHandlerWithReply {
        var controller: WKUserContentController?
        func userContentController(
          _ controller: WKUserContentController, didReceive message: WKScriptMessage
        ) async -> (Any?, String?) { (nil, nil) }
      }
    }
    final class PortalView: WKWebView, WKScriptMessageHandler {
      func listen() { ⟦configuration.userContentController.add(self, name: "portal")⟧ }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    extension WKWebView {
      func hideScrollIndicator() { scrollView.showsVerticalScrollIndicator = false }
      func forgetPortal() { configuration.userContentController.removeAllScriptMessageHandlers() }
    }
    struct Page: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(context.coordinator, name: "page")
        let view = WKWebView(frame: .zero, configuration: configuration)
        context.coordinator.configuration = configuration
        return view
      }
      func updateUIView(_ view: WKWebView, context: Context) {}
      static func dismantleUIView(_ view: WKWebView, coordinator: Coordinator) {
        coordinator.configuration?.forgetPage()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKScriptMessageHandler {
        var configuration: WKWebViewConfiguration?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
      }
    }
    struct Replies: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        context.coordinator.controller = view.configuration.userContentController
        view.configuration.userContentController.add(context.coordinator, name: "replies")
        return view
      }
      func updateUIView(_ view: WKWebView, context: Context) {}
      static func dismantleUIView(_ view: WKWebView, coordinator: Coordinator) {
        coordinator.controller?.forgetReplies()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKScriptMessageHandler {
        var controller: WKUserContentController?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
      }
    }
    extension WKWebViewConfiguration {
      func forgetPage() { userContentController.removeScriptMessageHandler(forName: "page") }
    }
    extension WKUserContentController {
      func forgetReplies() { removeAllScriptMessageHandlers() }
    }
    final class NewsMessages: NSObject, WKScriptMessageHandler {
      static let webView = WKWebView()
      private let log = NewsLog()
      private var webView: WKWebView { Self.webView }
      func begin() {
        log.add(self, name: "page")
        Self.webView.configuration.userContentController.add(self, name: "page")
      }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    final class NewsLog {
      func add(_ messages: NewsMessages, name: String) { print(name) }
    }
    final class PreviewMessages: NSObject, WKScriptMessageHandler {
      private let webView = WKWebView()
      private let log = PreviewLog()
      func begin() { log.add(self, name: "page") }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    final class PreviewLog {
      func add(_ messages: PreviewMessages, name: String) { print(name) }
    }
    """),
  // A method that removes the handlers by calling another one.
  .accepted(
    """
    import SwiftUI
    import WebKit

    struct HelpPage: UIViewRepresentable {
      func makeCoordinator() -> Coordinator { Coordinator() }

      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.configuration.userContentController.add(context.coordinator, name: "help")
        context.coordinator.web = web
        return web
      }

      func updateUIView(_ web: WKWebView, context: Context) {}

      static func dismantleUIView(_ web: WKWebView, coordinator: Coordinator) { web.close() }

      final class Coordinator: NSObject, WKScriptMessageHandler {
        var web: WKWebView?
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
      }
    }

    extension WKWebView {
      func close() {
        stopLoading()
        removeHandlers()
      }

      private func removeHandlers() {
        configuration.userContentController.removeAllScriptMessageHandlers()
      }
    }
    """),
  // Code that has nothing to do with SwiftUI.
  .accepted(
    """
    import WebKit

    final class LoginController: UIViewController, WKScriptMessageHandler {
      private let webView = WKWebView()
      override func viewDidLoad() {
        super.viewDidLoad()
        webView.configuration.userContentController.add(self, name: "login")
      }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    """),
  // A test, which exists until all tests have run.
  .accepted(
    """
    import SwiftUI
    import WebKit
    import XCTest

    final class PageTests: XCTestCase, WKScriptMessageHandler {
      private let web = WKWebView()
      override func setUp() {
        super.setUp()
        web.configuration.userContentController.add(self, name: "ready")
      }
      func testShowsPage() {
        let host = UIHostingController(rootView: Text("Page"))
        host.view.addSubview(web)
      }
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    """),
]
