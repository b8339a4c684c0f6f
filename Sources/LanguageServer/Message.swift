import JSONText

/// A message that this server understands; its stored properties are the parameters.
protocol Message: Sendable {
  static var method: String { get }
  /// Adds what makes a client send the message.
  static func advertise(in capabilities: inout JSON, to client: Client)
  init(_ parameters: Fields) throws(ResponseError)
}

extension Message {
  static func advertise(in capabilities: inout JSON, to client: Client) {}
}

/// A question about the documents. Answered in a task of its own, from a snapshot, unless that can be done at once.
protocol Request: Message {
  /// The document that the client shows while it asks; nil where that cannot be told.
  var document: DocumentURI? { get }
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON
  /// The same, asked after little was edited; nil where it takes longer than to have it found elsewhere.
  func resultAtOnce(in snapshot: Snapshot) throws(ResponseError) -> JSON?
  /// Notes in the session what the client has begun to ask for.
  func note(in session: inout Session)
  /// Whether there is an answer that is worth giving now; else the request waits for one.
  func isAnswerable(in session: Session) -> Bool
  /// Why an answer is of no use that was found for an earlier revision; nil where it still is of some.
  func refusal(in session: Session, answeredAt revision: Int) -> ResponseError?
}

extension Request {
  var document: DocumentURI? { nil }
  func resultAtOnce(in snapshot: Snapshot) throws(ResponseError) -> JSON? { nil }
  func note(in session: inout Session) {}
  func isAnswerable(in session: Session) -> Bool { true }
  func refusal(in session: Session, answeredAt revision: Int) -> ResponseError? { nil }
}

/// A request with `textDocument.uri`.
protocol DocumentRequest: Request {
  var uri: DocumentURI { get }
}

extension DocumentRequest {
  var document: DocumentURI? { uri }
}

/// A request that begins or ends the session. Answered at once, in order.
protocol SessionRequest: Message {
  func result(changing session: inout Session) -> JSON
}

protocol Notification: Message {
  func apply(to session: inout Session) throws(ResponseError)
}

/// The messages that this server understands.
enum MessageCatalog {
  static let requests: [any Request.Type] = [
    CodeActionRequest.self, CodeActionResolveRequest.self, CodeLensRequest.self, CompletionRequest.self,
    CompletionResolveRequest.self, DocumentDiagnosticRequest.self, ExecuteCommandRequest.self, HoverRequest.self,
    WorkspaceDiagnosticRequest.self,
  ]
  static let sessionRequests: [any SessionRequest.Type] = [InitializeRequest.self, ShutdownRequest.self]
  static let notifications: [any Notification.Type] = [
    CancelRequest.self, DidChangeConfiguration.self, DidChangeTextDocument.self, DidChangeWatchedFiles.self,
    DidChangeWorkspaceFolders.self, DidCloseTextDocument.self, DidOpenTextDocument.self, DidSaveTextDocument.self,
    Exit.self, Initialized.self, SetTrace.self,
  ]

  static func request(_ method: String) -> (any Request.Type)? { requestsByMethod[method] }
  static func sessionRequest(_ method: String) -> (any SessionRequest.Type)? {
    sessionRequests.first { $0.method == method }
  }
  static func notification(_ method: String) -> (any Notification.Type)? { notificationsByMethod[method] }

  private static let requestsByMethod = Dictionary(uniqueKeysWithValues: requests.map { ($0.method, $0) })
  private static let notificationsByMethod = Dictionary(uniqueKeysWithValues: notifications.map { ($0.method, $0) })

  static func capabilities(for client: Client) -> JSON {
    var capabilities: JSON = [:]
    // As one list they would all be cast, for which the runtime looks through every conformance of the program.
    for message in sessionRequests { message.advertise(in: &capabilities, to: client) }
    for message in notifications { message.advertise(in: &capabilities, to: client) }
    for message in requests { message.advertise(in: &capabilities, to: client) }
    return capabilities
  }
}
