/// A handler of script messages that passes them on.
public enum ScriptMessageTemplate {
  public static let name = "WeakScriptMessageHandler"

  /// A user content controller keeps its handlers alive, and the web view keeps the controller; through this class it
  /// keeps the coordinator alive no longer.
  public static let declaration = """
    /// Passes script messages on to a handler that it does not keep alive.
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
