import LintEngine
import TextModel

/// Workflow commands of GitHub Actions, one per line, which become annotations of the lines that they name.
///
/// Source: "Workflow commands for GitHub Actions" on docs.github.com; for the escaping, `toolkit` of `actions`.
func gitHubReport(_ report: Report, appearance: Appearance) -> String {
  let found = report.files.flatMap { file in
    file.diagnostics(shownIn: appearance).map { command(for: $0, in: file) }
  }
  let failed = report.failures.map { failure in
    "::error file=\(escapedProperty(failure.path.description)),title=uibridge::\(escaped(failure.message))\n"
  }
  return (found + failed).joined()
}

private func command(for diagnostic: Diagnostic, in file: Report.File) -> String {
  let start = file.text.position(at: diagnostic.range.lowerBound, in: .utf16)
  let end = file.text.position(at: diagnostic.range.upperBound, in: .utf16)
  var properties = [
    ("file", file.path.description), ("line", "\(start.line + 1)"), ("endLine", "\(end.line + 1)"),
    ("title", diagnostic.rule),
  ]
  // GitHub rejects columns in an annotation of several lines.
  if start.line == end.line {
    properties += [("col", "\(start.character + 1)"), ("endColumn", "\(end.character + 1)")]
  }
  let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
  return "::\(name(of: diagnostic.severity)) \(list)::\(escaped(diagnostic.message))\n"
}

private func name(of severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "notice"
  }
}

/// Escapes a message. A line break would end the command.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { output, scalar in
    switch scalar {
    case "%": output += "%25"
    case "\r": output += "%0D"
    case "\n": output += "%0A"
    default: output += printable(String(scalar))
    }
  }
}

private func escapedProperty(_ text: String) -> String {
  escaped(text).unicodeScalars.reduce(into: "") { output, scalar in
    switch scalar {
    case ":": output += "%3A"
    case ",": output += "%2C"
    default: output.unicodeScalars.append(scalar)
    }
  }
}
