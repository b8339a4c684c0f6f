import JSONText

/// What the protocol says about the order of messages.
extension Session {
  /// Deals with one message. A request that is to be answered from a snapshot is returned instead.
  mutating func receive(_ frame: FrameDecoder.Frame) -> (RequestID, any Request)? {
    guard exitStatus == nil else { return nil }
    switch frame {
    case .unreadable: refuse(nil, .unreadable("expected a 'Content-Length' header"))
    case .tooLong(let length):
      refuse(nil, .invalidRequest("\(length) bytes are more than the \(FrameDecoder.lengthLimit) that fit"))
    case .endless:
      let message = "a message of more than \(FrameDecoder.passableLength) bytes was announced; the server ends"
      refuse(nil, .unreadable(message))
      if phase == .running { log(message) }
      phase = .exited(1)
    case .message(let text):
      switch Envelope(text) {
      case .request(let id, let method, let parameters): return receive(id, method, parameters)
      case .notification(let method, let parameters): receive(method, parameters)
      case .response(let id, let result): if phase == .running { take(result, for: id) }
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

  /// Throws unless a request may come now.
  private func admit(_ method: String) throws(ResponseError) {
    let isInitialize = method == InitializeRequest.method
    switch phase {
    case .uninitialized:
      guard isInitialize else { throw .notInitialized }
    case .running:
      guard !isInitialize else { throw .invalidRequest("'initialize' was sent before") }
    case .shutDown, .exited: throw .invalidRequest("no request may follow 'shutdown'")
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
