import JSONText

struct InitializeRequest: SessionRequest {
  static let method = "initialize"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.namesPositionEncodings else { return }
    capabilities["positionEncoding"] = JSON(client.positionEncoding.rawValue)
  }

  var client: Client
  var process: Int?
  var roots: [String]
  /// What the user has set, of a client that has no better way to tell.
  var settings: JSON?

  init(_ parameters: Fields) {
    let json = parameters.json
    client = Client(capabilities: json["capabilities"] ?? [:])
    process = json["processId"]?.int
    let folders = json["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
    let uris = folders ?? [json["rootUri"]?.string].compactMap(\.self)
    roots = uris.map { DocumentURI($0) }.filter(\.isFile).map(\.path)
    settings = json["initializationOptions"]?["uibridge"]
    if roots.isEmpty, let path = json["rootPath"]?.string { roots = [path] }
  }

  func result(changing session: inout Session) -> JSON {
    session.phase = .running
    session.client = client
    session.clientProcess = process
    session.projects.add(folders: roots)
    if let settings { session.prefer(settings) }
    return [
      "capabilities": MessageCatalog.capabilities(for: client),
      "serverInfo": ["name": "uibridge", "version": JSON(session.version)],
    ]
  }
}
