import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let configurationChangedAfterCreation = Rule(
    id: "configuration-changed-after-creation",
    group: "lifecycle",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Configure a web view or session before you create it.",
    symptom: "The setting has no effect: for example, videos still need a tap, or cookies are still stored.",
    rationale: """
      `WKWebView` and `URLSession` copy the configuration that their initializers receive, and their `configuration` \
      property returns another copy. Setting a property of that copy changes nothing. Set it on the configuration that \
      you pass to the initializer. Objects in the configuration, such as `preferences` and `userContentController`, are \
      shared, so you can change those later.
      """,
    exception: "None.",
    source: "https://developer.apple.com/documentation/webkit/wkwebview/configuration",
    examples: [
      .flagged(
        """
        import SwiftUI
        import WebKit

        struct Browser: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let webView = WKWebView()
            ⟦webView.configuration.allowsInlineMediaPlayback = true⟧
            return webView
          }
          func updateUIView(_ webView: WKWebView, context: Context) {}
        }
        """),
      // In a subclass, through a property, and for a session.
      .flagged(
        """
        import WebKit

        final class QuietWebView: WKWebView {
          func forgetCookies() {
            ⟦configuration.websiteDataStore = .nonPersistent()⟧
          }
        }
        final class Loader {
          private let session = URLSession(configuration: .default)
          private var page: WKWebView?
          func prepare() {
            ⟦session.configuration.timeoutIntervalForRequest = 5⟧
            ⟦page?.configuration.suppressesIncrementalRendering = true⟧
          }
        }
        """),
      // Before the web view is created, and objects that all copies share.
      .accepted(
        """
        import SwiftUI
        import WebKit

        struct Browser: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let configuration = WKWebViewConfiguration()
            configuration.allowsInlineMediaPlayback = true
            let webView = WKWebView(frame: .zero, configuration: configuration)
            webView.configuration.preferences.minimumFontSize = 12
            webView.configuration.userContentController.removeAllUserScripts()
            return webView
          }
          func updateUIView(_ webView: WKWebView, context: Context) {}
        }
        """),
      // A changed copy that is used for another web view.
      .accepted(
        """
        import WebKit

        final class Tabs {
          private let webView = WKWebView()
          func open() -> WKWebView {
            let configuration = webView.configuration
            configuration.suppressesIncrementalRendering = true
            return WKWebView(frame: .zero, configuration: configuration)
          }
        }
        """),
      // Other classes keep the object that the property returns.
      .accepted(
        """
        import UIKit

        final class Panel {
          struct Style { var color = UIColor.red }
          var configuration = Style()
        }
        final class PanelController: UIViewController {
          private let panel = Panel()
          private let button = UIButton()
          func style() {
            panel.configuration.color = .blue
            button.configuration?.title = "Send"
          }
        }
        """),
      // A property of the project that reaches the preferences, which the copy shares, and the configuration of a button.
      .accepted(
        """
        import SwiftUI
        import WebKit

        struct Browser: UIViewRepresentable {
          let button: UIButton
          func makeUIView(context: Context) -> WKWebView {
            let web = WKWebView()
            web.configuration.opensWindows = false
            button.configuration?.title = "Reload"
            return web
          }
          func updateUIView(_ web: WKWebView, context: Context) {}
        }
        extension WKWebViewConfiguration {
          var opensWindows: Bool {
            get { preferences.javaScriptCanOpenWindowsAutomatically }
            set { preferences.javaScriptCanOpenWindowsAutomatically = newValue }
          }
        }
        """),
    ],
    signs: .copiedProperty,
    check: .types(checkLostChanges))
}

@Sendable private func checkLostChanges(_ type: ProjectType, in context: inout RuleContext) {
  for change in context.project.lostChanges(in: type) {
    context.report(
      "'\(change.copy.text)' returns a copy, so setting '\(change.property)' has no effect", at: .whole(change.node))
  }
}
