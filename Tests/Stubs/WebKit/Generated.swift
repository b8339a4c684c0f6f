// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@MainActor @preconcurrency @objc open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
}
@MainActor @preconcurrency @objc public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  @objc optional func downloadDidFinish(_ download: WKDownload)
  @objc optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
@MainActor @preconcurrency @objc public protocol WKNavigationDelegate: NSObjectProtocol {
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  @objc optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
}
@MainActor @preconcurrency @objc public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency @objc public protocol WKUIDelegate: NSObjectProtocol {
  @objc optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
  @objc optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
  @objc optional func webView(_ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor ([URL]?) -> Void)
}
@MainActor @preconcurrency @objc open class WKFrameInfo: NSObject {}
@MainActor @preconcurrency @objc open class WKOpenPanelParameters: NSObject {}
@MainActor @preconcurrency @objc open class WKWindowFeatures: NSObject {}
