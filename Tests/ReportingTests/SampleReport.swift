import LintEngine
import Reporting
import TextModel

/// A report with everything that a format must print. It appears in the snapshots of all formats.
let sampleReport = Report(
  files: [
    Report.File(
      path: "Sources/Note Editor.swift", text: SourceText(editor),
      diagnostics: [
        Diagnostic(
          rule: "stale-parent", page: "https://example.org/parent", severity: .warning,
          range: place(of: "parent: NoteEditor"),
          message: "'parent' is never refreshed",
          related: [RelatedPlace(range: place(of: "onCommit()"), message: "read here")],
          fixes: [
            Fix("Refresh 'parent' in update", [.insert("a\n", at: place(of: "update").lowerBound)], safety: .safe),
            Fix("Drop 'parent'", [.delete(place(of: "var parent: NoteEditor"))], safety: .unsafe),
          ]),
        Diagnostic(
          rule: "late-state", severity: .information, range: place(of: "\"日本\""), message: "'größe' is written late"),
        Diagnostic(rule: "plain-input", severity: .hint, range: place(of: "update"), message: "'update' could be less"),
      ]),
    Report.File(path: "Sources/Right.swift", text: SourceText("import UIKit\n"), diagnostics: []),
    Report.File(
      path: "Sources/Unfinished.swift", text: SourceText("struct Map {\r\n"),
      diagnostics: [Diagnostic(rule: "missing-make", severity: .error, range: 14..<14, message: "'Map' has no make")]),
  ],
  failures: [Report.Failure(path: "Sources/Locked#1.swift", reason: "Permission denied")],
  rules: [
    Rule(
      id: "stale-parent", group: "coordinator", severity: .warning, since: "iOS 13", summary: "Refresh the parent.",
      symptom: "Old values show.", rationale: "SwiftUI does not.", exception: "Suppress it in tests.",
      source: "https://example.org/parent", examples: [.accepted("good()"), .flagged("⟦bad()⟧", fixed: "fixed()")],
      check: .representables { _, _ in })
  ],
  toolVersion: "1.2.3", folder: "/Volumes/Code/Notes App")

private let editor = """
  final class Coordinator {
  \tvar parent: NoteEditor
  \tfunc done() {
  \t\tparent.onCommit()
  \t}
  }
  func update() {
    größe["日本"] = 1
  }

  """

private func place(of part: String) -> Range<Int> {
  let bytes = Array(editor.utf8)
  let wanted = Array(part.utf8)
  let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  return start..<start + wanted.count
}
