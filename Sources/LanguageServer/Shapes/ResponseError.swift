import JSONText

/// Why a request has no result, as the client sees it.
struct ResponseError: Error, Hashable {
  var code: Int
  var message: String

  static func unreadable(_ reason: String) -> Self { Self(code: -32700, message: reason) }
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, message: reason) }
  static func methodNotFound(_ method: String) -> Self { Self(code: -32601, message: "unknown method '\(method)'") }
  static func invalidParameters(_ reason: String) -> Self { Self(code: -32602, message: reason) }
  static let notInitialized = Self(code: -32002, message: "the first request must be 'initialize'")
  static let cancelled = Self(code: -32800, message: "cancelled by the client")

  var json: JSON { ["code": JSON(code), "message": JSON(message)] }
}
