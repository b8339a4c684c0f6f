import JSONText

/// Sets how much the server traces to the client.
struct SetTrace: Notification {
  static let method = "$/setTrace"

  var level: TraceLevel

  init(_ parameters: Fields) throws(ResponseError) {
    level = TraceLevel(rawValue: try parameters.string("value")) ?? .off
  }

  func apply(to session: inout Session) { session.traceLevel = level }
}

enum TraceLevel: String {
  case off
  case messages
  /// Messages with durations.
  case verbose
}
