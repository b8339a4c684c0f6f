/// Cancels a request, which still gets its one answer: an error, unless its result is already finished.
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
