import JSONText

extension JSON {
  /// The mismatches between the value and a JSON Schema. Only the keywords that our schemas use are supported.
  func mismatches(with schema: JSON, at path: String = "$") -> [String] {
    var found: [String] = []
    if let type = schema["type"]?.string, type != typeName { found.append("\(path) is no \(type)") }
    if let choices = schema["enum"]?.array, !choices.contains(self) { found.append("\(path) is \(self)") }
    if let pattern = schema["pattern"]?.string, let text = string, !text.contains(regex(pattern)) {
      found.append("\(path) is \(self)")
    }
    for name in schema["required"]?.array ?? [] where self[name.string ?? ""] == nil {
      found.append("\(path) lacks \(name)")
    }
    for member in members ?? [] {
      if let property = schema["properties"]?[member.key] {
        found += member.value.mismatches(with: property, at: "\(path).\(member.key)")
      } else if schema["additionalProperties"] == false {
        found.append("\(path) has \(member.key)")
      }
    }
    for (index, element) in (array ?? []).enumerated() {
      found += element.mismatches(with: schema["items"] ?? [:], at: "\(path)[\(index)]")
    }
    return found
  }

  private var typeName: String {
    switch content {
    case .null: "null"
    case .boolean: "boolean"
    case .written: "a value that was written already"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

private func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
  // An invalid pattern matches nothing.
  (try? Regex(pattern)) ?? Regex(verbatim: pattern)
}
