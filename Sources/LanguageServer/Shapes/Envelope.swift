import JSONText

/// The identifier of a request, a number or a string.
enum RequestID: Hashable, Sendable, CustomStringConvertible {
  case number(Int)
  case text(String)

  init?(_ json: JSON?) {
    if let number = json?.int {
      self = .number(number)
    } else if let text = json?.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  var json: JSON {
    switch self {
    case .number(let number): JSON(number)
    case .text(let text): JSON(text)
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    }
  }
}

/// A JSON-RPC message from the client, with unread parameters.
enum Envelope: Sendable {
  case request(RequestID, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// The answer to a request from the server; the result is nil if the client refuses.
  case response(RequestID, JSON?)
  /// Not a message. The server answers with the error, and with the request's identifier if there is one.
  case invalid(RequestID?, ResponseError)

  init(_ text: [UInt8]) {
    do {
      self.init(try JSON(reading: text))
    } catch {
      self = .invalid(nil, .unreadable("\(error)"))
    }
  }

  private init(_ json: JSON) {
    let id = RequestID(json["id"])
    let parameters = json["params"] ?? [:]
    if let method = json["method"]?.string {
      switch id {
      case let id?: self = .request(id, method: method, parameters: parameters)
      case nil where json["id"] == nil: self = .notification(method: method, parameters: parameters)
      case nil: self = .invalid(nil, .invalidRequest("'id' must be an integer or a string"))
      }
    } else if json["method"] == nil, let id, json["result"] != nil || json["error"] != nil {
      self = .response(id, json["error"] == nil ? json["result"] : nil)
    } else {
      self = .invalid(id, .invalidRequest("'method' must be a string"))
    }
  }
}

/// The messages to the client, without their headers.
enum Reply {
  static func success(_ id: RequestID, _ result: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  static func failure(_ id: RequestID?, _ error: ResponseError) -> JSON {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }

  static func request(_ id: String, _ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": JSON(id), "method": JSON(method), "params": parameters]
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": JSON(method), "params": parameters]
  }
}
