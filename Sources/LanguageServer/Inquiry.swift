import JSONText

/// A request to the client. The server never waits for the answer, and continues without it.
protocol Inquiry: Sendable {
  static var method: String { get }
  var parameters: JSON { get }
  /// Handles the answer, which is nil if the client refuses.
  func handle(_ result: JSON?, in session: inout Session)
}

extension Inquiry {
  var parameters: JSON { .null }
  func handle(_ result: JSON?, in session: inout Session) {}
}

/// The requests to the client that it hasn't answered yet.
struct OpenInquiries {
  private var inquiries: [RequestID: any Inquiry] = [:]
  private var count = 0

  /// Returns the message to send.
  mutating func add(_ inquiry: some Inquiry) -> JSON {
    count += 1
    let id = "uibridge-\(count)"
    inquiries[.text(id)] = inquiry
    // Some clients never answer, so forget old requests.
    inquiries[.text("uibridge-\(count - 1000)")] = nil
    return Reply.request(id, type(of: inquiry).method, inquiry.parameters)
  }

  /// Removes and returns the request with this identifier; nil if it was never sent or is already answered.
  mutating func remove(_ id: RequestID) -> (any Inquiry)? { inquiries.removeValue(forKey: id) }
}
