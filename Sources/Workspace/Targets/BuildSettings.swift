/// Build settings in layers: those of a target before those of its project.
struct BuildSettings {
  /// The nearest one first.
  var layers: [[String: String]]

  /// The value of a setting with all references replaced; nil where it is not set.
  ///
  /// A reference to what is not known stays in it as it is written.
  func value(of key: String) -> String? { value(of: key, from: 0, depth: 0) }

  private func value(of key: String, from layer: Int, depth: Int) -> String? {
    guard let found = layers.indices.first(where: { $0 >= layer && layers[$0][key] != nil }),
      let text = layers[found][key]
    else { return nil }
    return expanded(text, depth: depth) { name in
      name == "inherited" || name == key
        ? value(of: key, from: found + 1, depth: depth + 1) ?? "" : value(of: name, from: 0, depth: depth + 1)
    }
  }

  /// Replaces `$(NAME)` and `${NAME}`.
  private func expanded(_ text: String, depth: Int, _ lookUp: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let closing: Character? = rest.hasPrefix("$(") ? ")" : rest.hasPrefix("${") ? "}" : nil
      guard depth < 10, let closing, let end = rest.firstIndex(of: closing) else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      let name = String(rest[..<end].dropFirst(2))
      result += lookUp(name) ?? String(rest[...end])
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

extension BuildSettings {
  /// Reads an xcconfig and those that it includes, as `read` finds them. Settings for certain SDKs are left out.
  static func configuration(at path: String, read: (String) -> [UInt8]?, depth: Int = 0) -> [String: String] {
    guard depth < 10, let bytes = read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.hasPrefix("#include") {
        guard let name = text.split(separator: "\"").dropFirst().first, let folder = parent(of: path) else { continue }
        let included = name.hasPrefix("/") ? String(name) : "\(folder)/\(name)"
        settings.merge(configuration(at: included, read: read, depth: depth + 1)) { $1 }
      } else if let equals = text.firstIndex(of: "=") {
        let key = trimmed(text[..<equals])
        if !key.contains("[") { settings[key] = trimmed(text[equals...].dropFirst()) }
      }
    }
    return settings
  }
}

private func trimmed(_ text: Substring) -> String {
  let isEdge = { (character: Character) in character.isWhitespace || character == ";" }
  return String(text.drop(while: isEdge).reversed().drop(while: isEdge).reversed())
}
