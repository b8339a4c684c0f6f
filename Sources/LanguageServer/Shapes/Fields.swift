import JSONText

/// The parameters of a message, or an object in them. Reading a missing or malformed field throws an error that names
/// the field.
struct Fields {
  let json: JSON
  private let path: Path

  /// The path from the parameters to an object. It is converted to text only for an error.
  private indirect enum Path {
    case parameters
    case member(Path, String)
    case element(Path, String, Int)

    /// The text before the name of a field.
    var prefix: String { if case .parameters = self { "" } else { description + "." } }

    var description: String {
      switch self {
      case .parameters: ""
      case .member(let path, let name): path.prefix + name
      case .element(let path, let name, let index): "\(path.prefix)\(name)[\(index)]"
      }
    }

    func refusal(_ reason: String) -> ResponseError { .invalidParameters("'\(description)' \(reason)") }
  }

  init(_ parameters: JSON) {
    json = parameters
    path = .parameters
  }

  private init(_ json: JSON, at path: Path) throws(ResponseError) {
    guard json.isObject else { throw path.refusal("must be an object") }
    self.json = json
    self.path = path
  }

  func string(_ name: String) throws(ResponseError) -> String { try value(name, "a string", \.string) }

  /// The bytes of a string field.
  func bytes(_ name: String) throws(ResponseError) -> [UInt8] { try value(name, "a string", \.stringBytes) }

  func integer(_ name: String) throws(ResponseError) -> Int { try value(name, "an integer", \.int) }

  /// A field that is a `uinteger` of the protocol.
  func count(_ name: String) throws(ResponseError) -> Int {
    let count = try integer(name)
    guard count >= 0 else { throw Path.member(path, name).refusal("must not be negative") }
    return count
  }

  /// A field that is an integer or a string.
  func token(_ name: String) throws(ResponseError) -> RequestID {
    try value(name, "an integer or a string", RequestID.init)
  }

  func object(_ name: String) throws(ResponseError) -> Fields {
    try Fields(try value(name, "an object") { $0 }, at: .member(path, name))
  }

  func objects(_ name: String) throws(ResponseError) -> [Fields] {
    var objects: [Fields] = []
    for (index, element) in try value(name, "an array", \.array).enumerated() {
      objects.append(try Fields(element, at: .element(path, name, index)))
    }
    return objects
  }

  func array(_ name: String) throws(ResponseError) -> [JSON] { try value(name, "an array", \.array) }

  func strings(_ name: String) throws(ResponseError) -> [String] {
    try value(name, "an array of strings") { array in
      array.array.flatMap { elements in
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
      }
    }
  }

  /// A field that may be left out or null.
  func optional<Value>(
    _ name: String, _ read: (String) throws(ResponseError) -> Value
  ) throws(ResponseError) -> Value? {
    guard json.isObject || json.isNull else { throw .invalidParameters("the parameters must be an object") }
    return json[name].map(\.isNull) ?? true ? nil : try read(name)
  }

  private func value<Value>(
    _ name: String, _ shape: String, _ read: (JSON) -> Value?
  ) throws(ResponseError) -> Value {
    guard let field = json[name] else { throw Path.member(path, name).refusal("is missing") }
    guard let value = read(field) else { throw Path.member(path, name).refusal("must be \(shape)") }
    return value
  }
}
