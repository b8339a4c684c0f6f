/// A handler of script messages that forwards them to another handler.
public enum ScriptMessageTemplate {
  public static let name = "WeakScriptMessageHandler"

  /// The class of the handler. A user content controller retains its handlers, and the web view retains the controller.
  /// With this class in between, the coordinator is no longer retained by the web view.
  public static let declaration = """
    /// Forwards script messages to a handler without retaining it.
    private final class \(name): NSObject, WKScriptMessageHandler {
      private weak var handler: (any WKScriptMessageHandler)?

      init(_ handler: any WKScriptMessageHandler) {
        self.handler = handler
      }

      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler?.userContentController(controller, didReceive: message)
      }
    }
    """
}
