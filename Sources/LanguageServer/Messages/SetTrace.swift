import JSONText

/// Says how much the client wants to be told of what the server does.
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
  /// With how long it took.
  case verbose
}
