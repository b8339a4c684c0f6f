/// The request still gets its one answer: that it was cancelled, unless it was already finished.
struct CancelRequest: Notification {
  static let method = "$/cancelRequest"

  var id: RequestID

  init(_ parameters: Fields) throws(ResponseError) {
    guard let id = RequestID(parameters.json["id"]) else { throw .invalidParameters("'id' is missing") }
    self.id = id
  }

  func apply(to session: inout Session) {
    session.running[id]?.cancel()
    session.cancelHeldRequest(id)
  }
}
