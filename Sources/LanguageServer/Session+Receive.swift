import JSONText

/// The protocol's rules for the order of messages.
extension Session {
  /// Handles one message. Returns a request that must be answered from a snapshot, and nil for everything else.
  mutating func receive(_ frame: FrameDecoder.Frame) -> (RequestID, any Request)? {
    guard exitStatus == nil else { return nil }
    switch frame {
    case .unreadable: refuse(nil, .unreadable("expected a 'Content-Length' header"))
    case .tooLong(let length):
      refuse(nil, .invalidRequest("the message has \(length) bytes, but the limit is \(FrameDecoder.lengthLimit)"))
    case .endless:
      let message = "the header announces more than \(FrameDecoder.passableLength) bytes; the server exits"
      refuse(nil, .unreadable(message))
      if phase == .running { log(message) }
      phase = .exited(1)
    case .message(let text):
      switch Envelope(text) {
      case .request(let id, let method, let parameters): return receive(id, method, parameters)
      case .notification(let method, let parameters): receive(method, parameters)
      case .response(let id, let result): if phase == .running { receiveResult(result, for: id) }
      case .invalid(let id, let error): refuse(id, error)
      }
    }
    return nil
  }

  private mutating func refuse(_ id: RequestID?, _ error: ResponseError) {
    outgoing.append(Reply.failure(id, error))
  }

  private mutating func receive(
    _ id: RequestID, _ method: String, _ parameters: JSON
  ) -> (RequestID, any Request)? {
    do throws(ResponseError) {
      try admit(method)
      if let type = MessageCatalog.sessionRequest(method) {
        outgoing.append(Reply.success(id, try type.init(Fields(parameters)).result(changing: &self)))
        return nil
      }
      guard let type = MessageCatalog.request(method) else { throw ResponseError.methodNotFound(method) }
      let request = try type.init(Fields(parameters))
      if let document = request.document { focus(on: document) }
      return (id, request)
    } catch {
      refuse(id, error)
      return nil
    }
  }

  /// Throws if the protocol doesn't allow the request in this phase.
  private func admit(_ method: String) throws(ResponseError) {
    let isInitialize = method == InitializeRequest.method
    switch phase {
    case .uninitialized:
      guard isInitialize else { throw .notInitialized }
    case .running:
      guard !isInitialize else { throw .invalidRequest("'initialize' was already sent") }
    case .shutDown, .exited: throw .invalidRequest("requests are not allowed after 'shutdown'")
    }
  }

  /// Drops notifications that are unknown or come before `initialize` or after `shutdown`, except `exit`.
  private mutating func receive(_ method: String, _ parameters: JSON) {
    guard phase == .running || method == Exit.method, let type = MessageCatalog.notification(method) else { return }
    do throws(ResponseError) {
      try type.init(Fields(parameters)).apply(to: &self)
    } catch {
      log("\(method): \(error.message)")
    }
  }
}
