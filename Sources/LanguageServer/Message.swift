import JSONText

/// A message that this server understands. Its stored properties are the parameters.
protocol Message: Sendable {
  static var method: String { get }
  /// Adds the capabilities that make a client send the message.
  static func advertise(in capabilities: inout JSON, to client: Client)
  init(_ parameters: Fields) throws(ResponseError)
}

extension Message {
  static func advertise(in capabilities: inout JSON, to client: Client) {}
}

/// A request about the documents. It is answered from a snapshot, in a separate task unless a synchronous answer is
/// faster.
protocol Request: Message {
  /// The document that the user is looking at; nil if unknown.
  var document: DocumentURI? { get }
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON
  /// The same result, found synchronously; nil if a separate task would be faster. Called only after small edits.
  func immediateResult(in snapshot: Snapshot) throws(ResponseError) -> JSON?
  /// Notes in the session that the client sends this kind of request.
  func note(in session: inout Session)
  /// Whether the session can give a useful answer now. If not, the request waits.
  func isAnswerable(in session: Session) -> Bool
  /// The reason that an answer found at an earlier revision is no longer useful; nil if it still is.
  func refusal(in session: Session, answeredAt revision: Int) -> ResponseError?
}

extension Request {
  var document: DocumentURI? { nil }
  func immediateResult(in snapshot: Snapshot) throws(ResponseError) -> JSON? { nil }
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

  /// Waits for the settings of an open document, because they include its deployment targets.
  func isAnswerable(in session: Session) -> Bool { session.documents[uri] == nil || session.settings.isKnown(uri) }
}

/// A request that begins or ends the session. It is answered synchronously, in order.
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
    // One list of all messages would need casts, for which the runtime searches all conformances of the program.
    for message in sessionRequests { message.advertise(in: &capabilities, to: client) }
    for message in notifications { message.advertise(in: &capabilities, to: client) }
    for message in requests { message.advertise(in: &capabilities, to: client) }
    return capabilities
  }
}
