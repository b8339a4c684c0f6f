import TextModel

/// Build settings in layers: those of a target come before those of its project.
struct BuildSettings {
  /// The layers, in order of precedence.
  var layers: [[String: String]]

  /// The value of a setting with all references replaced; nil if it isn't set.
  ///
  /// References to unknown settings stay as they are.
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
  /// Reads an xcconfig file and those that it includes, through `read`. A setting for a specific SDK keeps its condition
  /// in its key.
  static func configuration(at path: FilePath, read: (FilePath) -> [UInt8]?, depth: Int = 0) -> [String: String] {
    guard depth < 10, let bytes = read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = withoutComment(line)
      if text.starts(with: "#include".utf8) {
        guard
          let name = text.split(separator: UInt8(ascii: "\"")).dropFirst().first.map({ FilePath($0) }),
          let folder = path.parent
        else { continue }
        settings.merge(configuration(at: folder.resolving(name), read: read, depth: depth + 1)) { $1 }
      } else if let equals = endOfKey(in: text) {
        settings[trimmed(text[..<equals])] = trimmed(text[(equals + 1)...])
      }
    }
    return settings
  }
}

/// The place of the `=` between a key and its value, not of the one in `KEY[sdk=iphoneos*]`.
private func endOfKey(in line: ArraySlice<UInt8>) -> Int? {
  var depth = 0
  return line.indices.first { index in
    switch line[index] {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: "=") where depth == 0: return true
    default: break
    }
    return false
  }
}

private func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let slash = UInt8(ascii: "/")
  let start = line.indices.first { line[$0] == slash && $0 + 1 < line.endIndex && line[$0 + 1] == slash }
  return start.map { line[..<$0] } ?? line
}

private func trimmed(_ text: ArraySlice<UInt8>) -> String {
  let isEdge = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") || (9...13).contains(byte) }
  var text = text.drop(while: isEdge)
  while let last = text.last, isEdge(last) { text.removeLast() }
  return String(decoding: text, as: UTF8.self)
}
