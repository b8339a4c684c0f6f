import JSONText

/// The error that the client gets instead of a result.
struct ResponseError: Error, Hashable {
  var code: Int
  var message: String
  var data: JSON?

  static func unreadable(_ reason: String) -> Self { Self(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, message: reason) }
  static func methodNotFound(_ method: String) -> Self { Self(code: -32601, message: "unknown method '\(method)'") }
  static func invalidParameters(_ reason: String) -> Self { Self(code: -32602, message: reason) }
  static let notInitialized = Self(code: -32002, message: "the first request must be 'initialize'")
  /// The request is valid, but cannot be carried out.
  static func failed(_ reason: String) -> Self { Self(code: -32803, message: reason) }
  static let cancelled = Self(code: -32800, message: "canceled by the client")
  /// The text that the request is about has changed.
  static let contentModified = Self(code: -32801, message: "the document changed in the meantime")

  /// Used only for diagnostics requests. The protocol lets the server abandon no others.
  static func abandoned(_ reason: String, askAgain: Bool) -> Self {
    Self(code: -32802, message: reason, data: ["retriggerRequest": JSON(askAgain)])
  }

  var json: JSON { .object(["code": JSON(code), "message": JSON(message), "data": data]) }
}
