@_exported import UIKit

@objc open class WKNavigation: NSObject {}
@MainActor @preconcurrency @objc open class WKNavigationAction: NSObject {
  open var request: URLRequest { fatalError() }
}
@MainActor @preconcurrency @objc open class WKNavigationResponse: NSObject {}
@objc public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
@objc public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }
@MainActor @preconcurrency @objc open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}
@MainActor @preconcurrency @objc open class WKWebViewConfiguration: NSObject {
  open var userContentController: WKUserContentController = WKUserContentController()
}
@MainActor @preconcurrency @objc open class WKScriptMessage: NSObject {
  open var body: Any { 0 }
  open var name: String { "" }
}
@MainActor @preconcurrency @objc open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }
  open var customUserAgent: String?
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  open var scrollView: UIScrollView { UIScrollView() }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  open func stopLoading() {}
}
