import LintEngine

/// The report for people: each diagnostic with its source, followed by a line with the counts.
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
  return output + summary(of: report, appearance: appearance) + "\n" + nextSteps(after: report, appearance)
}

/// The options that fix something, and the command that explains the first problem; empty if no problem is shown.
private func nextSteps(after report: Report, _ appearance: Appearance) -> String {
  let shown = report.files.flatMap { $0.diagnostics(shownIn: appearance) }
  guard let first = shown.max(by: { $0.severity < $1.severity }) else { return "" }
  let safe = shown.count { $0.fix(allowingUnsafe: false) != nil }
  let other = shown.count { $0.fix(allowingUnsafe: true) != nil } - safe
  var steps: [String] = []
  if safe > 0 { steps.append("\(safe) fixable with --fix") }
  if other > 0 { steps.append("\(other)\(safe > 0 ? " more" : " fixable") with --fix --unsafe-fixes") }
  steps.append("to learn more, run: uibridge explain \(first.rule)")
  return steps.joined(separator: "; ") + "\n"
}

/// One line per severity and rule with a problem, the highest severity first and then the most frequent rule.
private func counts(in report: Report, _ appearance: Appearance) -> String {
  struct Kind: Hashable {
    var severity: Severity
    var rule: String
  }
  let kinds = report.files.flatMap { $0.diagnostics(shownIn: appearance) }.map {
    Kind(severity: $0.severity, rule: $0.rule)
  }
  let rows = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }.map {
    (severity: $0.severity, rule: $0.rule, count: $1)
  }
  let width = rows.map { "\($0.count)".count }.max() ?? 0
  return rows.sorted { ($1.severity, $1.count, $0.rule) < ($0.severity, $0.count, $1.rule) }.map { row in
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

/// The counts, such as `2 errors, 1 warning in 3 of 15 files; 4 hints hidden (show with --preset strict)`.
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
  if report.files.isEmpty {
    parts.append("no files checked")
  } else if shown.isEmpty {
    parts.append("no problems in \(counted(report.files.count, "file"))")
  } else {
    parts.append("\(list(shown)) in \(affected) of \(counted(report.files.count, "file"))")
  }
  if !hidden.isEmpty { parts.append("\(list(hidden)) hidden (show with --preset strict)") }
  if report.fixedCount > 0 { parts.append("\(report.fixedCount) fixed") }
  if !report.failures.isEmpty { parts.append("\(counted(report.failures.count, "path")) could not be checked") }
  return parts.joined(separator: "; ")
}

private func list(_ counts: [(Severity, Int)]) -> String {
  counts.map { severity, count in
    severity == .information ? "\(count) information" : counted(count, severity.rawValue)
  }.joined(separator: ", ")
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
