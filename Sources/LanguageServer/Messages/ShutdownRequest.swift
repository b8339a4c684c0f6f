import JSONText

struct ShutdownRequest: SessionRequest {
  static let method = "shutdown"

  init(_ parameters: Fields) {}

  func result(changing session: inout Session) -> JSON {
    session.phase = .shutDown
    return .null
  }
}
