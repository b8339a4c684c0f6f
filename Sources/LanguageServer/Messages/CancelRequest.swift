/// The request still gets its one answer: that it was cancelled, unless it was already finished.
struct CancelRequest: Notification {
  static let method = "$/cancelRequest"

  var id: RequestID

  init(_ parameters: Fields) throws(ResponseError) {
    id = try parameters.token("id")
  }

  func apply(to session: inout Session) {
    session.running[id]?.task.cancel()
    session.cancelHeldRequest(id)
  }
}
