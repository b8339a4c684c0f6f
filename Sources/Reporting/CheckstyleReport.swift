import LintEngine
import TextModel

/// The XML format of Checkstyle, which many services and editors read. Columns are 1-based and count UTF-16 code units.
func checkstyleReport(_ report: Report, appearance: Appearance) -> String {
  let found = report.files.compactMap { file -> XMLElement? in
    let errors = file.diagnostics(shownIn: appearance).map { element(for: $0, in: file) }
    return errors.isEmpty ? nil : XMLElement("file", ["name": file.path.description], children: errors)
  }
  let failed = report.failures.map { failure in
    XMLElement(
      "file", ["name": failure.path.description],
      children: [
        XMLElement(
          "error",
          [
            "line": "1", "severity": "error", "message": failure.message,
            "source": "uibridge.unreadable-file",
          ])
      ])
  }
  return XMLElement("checkstyle", ["version": "4.3"], children: found + failed).document
}

private func element(for diagnostic: Diagnostic, in file: Report.File) -> XMLElement {
  let position = file.text.position(at: diagnostic.range.lowerBound, in: .utf16)
  return XMLElement(
    "error",
    [
      "line": "\(position.line + 1)", "column": "\(position.character + 1)", "severity": name(of: diagnostic.severity),
      "message": diagnostic.message, "source": "uibridge.\(diagnostic.rule)",
    ])
}

/// The severity in Checkstyle, which has only `ignore` below `info`.
private func name(of severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "info"
  }
}
