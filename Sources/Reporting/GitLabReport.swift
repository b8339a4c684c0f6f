import JSONText
import LintEngine

/// GitLab's Code Quality report, a subset of the Code Climate format.
///
/// Source: "Code Quality report format" in GitLab's documentation.
func gitLabReport(_ report: Report, appearance: Appearance) -> JSON {
  JSON(
    report.files.flatMap { file in
      zip(file.diagnostics, fingerprints(of: file)).compactMap { diagnostic, fingerprint -> JSON? in
        guard diagnostic.severity >= appearance.lowestSeverity else { return nil }
        let begin = file.text.line(at: diagnostic.range.lowerBound) + 1
        let end = file.text.line(at: diagnostic.range.upperBound) + 1
        return [
          "description": JSON(diagnostic.message),
          "check_name": JSON(diagnostic.rule),
          "fingerprint": JSON(fingerprint),
          "severity": level(of: diagnostic.severity),
          "location": [
            "path": JSON(file.path.description), "lines": ["begin": JSON(begin), "end": JSON(end)],
          ],
        ]
      }
    } + report.failures.map(unreadable))
}

private func level(of severity: Severity) -> JSON {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .information: "minor"
  case .hint: "info"
  }
}

private func unreadable(_ failure: Report.Failure) -> JSON {
  [
    "description": JSON(failure.message),
    "check_name": "unreadable-file",
    "fingerprint": JSON("unreadable:\(failure.path)"),
    "severity": "critical",
    "location": ["path": JSON(failure.path.description), "lines": ["begin": 1]],
  ]
}
