/// Requests that wait until the session can give a useful answer, for example until the settings of a document that was
/// just opened are known.
extension Session {
  var isHoldingRequests: Bool { !held.isEmpty }

  mutating func hold(_ id: RequestID, _ request: any Request) { held.append((id, request)) }

  /// Removes and returns the waiting requests that can be answered now.
  mutating func popAnswerable() -> [(id: RequestID, request: any Request)] {
    let waiting = held
    let answerable = waiting.filter { $0.request.isAnswerable(in: self) }
    if !answerable.isEmpty { held = waiting.filter { !$0.request.isAnswerable(in: self) } }
    return answerable
  }

  mutating func cancelHeldRequest(_ id: RequestID, _ reason: ResponseError = .cancelled) {
    guard let index = held.firstIndex(where: { $0.id == id }) else { return }
    held.remove(at: index)
    outgoing.append(Reply.failure(id, reason))
  }

  /// Ends all requests that are still waiting.
  mutating func abandonHeldRequests() {
    for id in held.map(\.id) { cancelHeldRequest(id, .abandoned("the session has ended", askAgain: false)) }
  }
}
