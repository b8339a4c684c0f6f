import JSONText

/// A request to the client. The server never waits for the answer: without one it goes on as before.
protocol Inquiry: Sendable {
  static var method: String { get }
  var parameters: JSON { get }
  /// Takes the answer, which is nil where the client refuses.
  func take(_ result: JSON?, in session: inout Session)
}

extension Inquiry {
  var parameters: JSON { .null }
  func take(_ result: JSON?, in session: inout Session) {}
}

/// The requests to the client that it has not answered yet.
struct OpenInquiries {
  private var inquiries: [RequestID: any Inquiry] = [:]
  private var count = 0

  /// Returns the message to send.
  mutating func add(_ inquiry: some Inquiry) -> JSON {
    count += 1
    let id = "uibridge-\(count)"
    inquiries[.text(id)] = inquiry
    // Some clients never answer.
    inquiries[.text("uibridge-\(count - 1000)")] = nil
    return Reply.request(id, type(of: inquiry).method, inquiry.parameters)
  }

  /// Nil where nothing was asked.
  mutating func take(_ id: RequestID) -> (any Inquiry)? { inquiries.removeValue(forKey: id) }
}
