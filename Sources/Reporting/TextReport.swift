import LintEngine

/// For people: each diagnostic with its source, then a line with the counts.
func textReport(_ report: Report, appearance: Appearance) -> String {
  if appearance.countsOnly {
    return counts(in: report, appearance) + summary(of: report, appearance: appearance) + "\n"
  }
  var output = ""
  for file in report.files {
    for diagnostic in file.diagnostics(shownIn: appearance) {
      output += headline(of: diagnostic, in: file, palette: appearance.palette) + "\n"
      output += details(of: diagnostic, in: file, palette: appearance.palette) + "\n"
    }
  }
  return output + summary(of: report, appearance: appearance) + "\n"
}

/// A line for each rule that reports something, the most frequent first.
private func counts(in report: Report, _ appearance: Appearance) -> String {
  let byRule = Dictionary(grouping: report.files.flatMap { $0.diagnostics(shownIn: appearance) }, by: \.rule)
  let rows = byRule.map { rule, diagnostics in
    (rule: rule, count: diagnostics.count, severity: diagnostics.map(\.severity).max() ?? .hint)
  }
  let width = rows.map { "\($0.count)".count }.max() ?? 0
  return rows.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map { row in
    let count = "\(row.count)"
    let severity = row.severity.rawValue
    let gap = String(repeating: " ", count: Severity.information.rawValue.count - severity.count + 2)
    return String(repeating: " ", count: width - count.count) + count + "  "
      + appearance.palette.paint(severity, as: .severity(row.severity)) + gap + row.rule + "\n"
  }.joined()
}

private func details(of diagnostic: Diagnostic, in file: Report.File, palette: Palette) -> String {
  var frame = CodeFrame(text: file.text, palette: palette)
  frame.mark(diagnostic.range, with: "^", as: .severity(diagnostic.severity))
  for place in diagnostic.related { frame.mark(place.range, with: "-", label: place.message, as: .frame) }
  var output = frame.rendered
  for fix in diagnostic.fixes {
    output += "\(frame.margin) \(palette.paint("=", as: .frame)) help: \(printable(fix.title))\n"
  }
  return output
}

/// Such as `2 errors, 1 warning in 3 of 15 files; 4 hints not shown (see them with --preset strict)`.
private func summary(of report: Report, appearance: Appearance) -> String {
  let diagnostics = report.files.flatMap(\.diagnostics)
  let counts = Severity.allCases.reversed().compactMap { severity -> (Severity, Int)? in
    let count = diagnostics.count { $0.severity == severity }
    return count > 0 ? (severity, count) : nil
  }
  let shown = counts.filter { $0.0 >= appearance.lowestSeverity }
  let hidden = counts.filter { $0.0 < appearance.lowestSeverity }
  let affected = report.files.count { !$0.diagnostics(shownIn: appearance).isEmpty }

  var parts: [String] = []
  if shown.isEmpty {
    parts.append("nothing to report in \(counted(report.files.count, "file"))")
  } else {
    parts.append("\(list(shown)) in \(affected) of \(counted(report.files.count, "file"))")
  }
  if !hidden.isEmpty { parts.append("\(list(hidden)) not shown (see them with --preset strict)") }
  if report.fixedCount > 0 { parts.append("\(report.fixedCount) fixed") }
  if !report.failures.isEmpty { parts.append("\(counted(report.failures.count, "path")) could not be read") }
  return parts.joined(separator: "; ")
}

private func list(_ counts: [(Severity, Int)]) -> String {
  counts.map { severity, count in
    severity == .information ? "\(count) information" : counted(count, severity.rawValue)
  }.joined(separator: ", ")
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
