import JSONText
import TextModel

struct InitializeRequest: SessionRequest {
  static let method = "initialize"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.namesPositionEncodings else { return }
    capabilities["positionEncoding"] = JSON(client.positionEncoding.rawValue)
  }

  var client: Client
  var process: Int?
  var roots: [FilePath]
  var traceLevel: TraceLevel
  /// The user's settings, from a client that has no better way to send them.
  var settings: JSON?

  /// Treats invalid capabilities as absent.
  init(_ parameters: Fields) throws(ResponseError) {
    client = Client(capabilities: try parameters.optional("capabilities", parameters.object)?.json ?? [:])
    process = try parameters.optional("processId", parameters.integer)
    let root = try parameters.optional("rootUri", parameters.string)
    let path = try parameters.optional("rootPath", parameters.string)
    var uris: [String] = []
    if let folders = try parameters.optional("workspaceFolders", parameters.objects) {
      for folder in folders { uris.append(try folder.string("uri")) }
    } else if let root {
      uris = [root]
    }
    roots = uris.map { DocumentURI($0) }.filter(\.isFile).map(\.path)
    if roots.isEmpty, let path { roots = [FilePath(path)] }
    traceLevel = try parameters.optional("trace", parameters.string).flatMap(TraceLevel.init) ?? .off
    settings = parameters.json["initializationOptions"]?["uibridge"]
  }

  func result(changing session: inout Session) -> JSON {
    session.phase = .running
    session.client = client
    session.clientProcess = process
    session.traceLevel = traceLevel
    session.projects.add(folders: roots)
    if let settings { session.prefer(settings) }
    return [
      "capabilities": MessageCatalog.capabilities(for: client),
      "serverInfo": ["name": "uibridge", "version": JSON(session.version)],
    ]
  }
}
