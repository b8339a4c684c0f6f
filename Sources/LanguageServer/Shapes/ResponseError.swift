import JSONText

/// Why a request has no result, as the client sees it.
struct ResponseError: Error, Hashable {
  var code: Int
  var message: String
  var data: JSON?

  static func unreadable(_ reason: String) -> Self { Self(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, message: reason) }
  static func methodNotFound(_ method: String) -> Self { Self(code: -32601, message: "unknown method '\(method)'") }
  static func invalidParameters(_ reason: String) -> Self { Self(code: -32602, message: reason) }
  static let notInitialized = Self(code: -32002, message: "the first request must be 'initialize'")
  /// The request is legal, and what it asks for cannot be done.
  static func failed(_ reason: String) -> Self { Self(code: -32803, message: reason) }
  static let cancelled = Self(code: -32800, message: "cancelled by the client")
  /// What was asked about is not there any more.
  static let contentModified = Self(code: -32801, message: "the document has changed since")

  /// Only for requests for diagnostics: clients know of no others that the server may give up.
  static func abandoned(_ reason: String, askAgain: Bool) -> Self {
    Self(code: -32802, message: reason, data: ["retriggerRequest": JSON(askAgain)])
  }

  var json: JSON { .object(["code": JSON(code), "message": JSON(message), "data": data]) }
}
