/// Reads lines of the form `key: value value`, which continue where a line is indented. Between values that contain
/// spaces, there is another separator.
func lists(_ text: String, separator: String = " ") -> [(key: String, values: [String])] {
  var lines: [String] = []
  for line in text.split(separator: "\n") {
    if line.hasPrefix(" "), let last = lines.indices.last {
      lines[last] += " " + line.drop { $0 == " " }
    } else {
      lines.append(String(line))
    }
  }
  return lines.map { line in
    let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
    let key = parts[0].hasSuffix(":") ? String(parts[0].dropLast()) : parts[0]
    return (key, parts.count < 2 ? [] : parts[1].split(separator: separator).map(String.init))
  }
}

/// Reads names that are separated by spaces or lines.
func names(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }

/// Reads indented lines, each with the nearest line above it that isn't indented.
func indentedLines(_ text: String) -> [(key: String, line: String)] {
  var key = ""
  var lines: [(key: String, line: String)] = []
  for line in text.split(separator: "\n") {
    if line.hasPrefix(" ") {
      lines.append((key, String(line.drop { $0 == " " })))
    } else {
      key = String(line)
    }
  }
  return lines
}
