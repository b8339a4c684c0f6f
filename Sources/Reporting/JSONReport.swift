import JSONText
import LintEngine
import TextModel

/// The JSON report for scripts, which `Schemas/report.schema.json` describes. It contains all severities.
func jsonReport(_ report: Report) -> JSON {
  [
    "version": JSON(report.toolVersion),
    "files": JSON(report.files.count),
    "fixed": JSON(report.fixedCount),
    "diagnostics": JSON(report.files.flatMap(descriptions)),
    "failures": JSON(report.failures.map { ["path": JSON($0.path.description), "reason": JSON($0.reason)] }),
  ]
}

private func descriptions(of file: Report.File) -> [JSON] {
  zip(file.diagnostics, fingerprints(of: file)).map { diagnostic, fingerprint in
    .object([
      "path": JSON(file.path.description),
      "rule": JSON(diagnostic.rule),
      "url": diagnostic.page.map { JSON($0) },
      "severity": JSON(diagnostic.severity.rawValue),
      "message": JSON(diagnostic.message),
      "range": description(of: diagnostic.range, in: file.text),
      "fingerprint": JSON(fingerprint),
      "related": JSON(
        diagnostic.related.map { place -> JSON in
          ["message": JSON(place.message), "range": description(of: place.range, in: file.text)]
        }),
      "fixes": JSON(diagnostic.fixes.map { description(of: $0, in: file.text) }),
    ])
  }
}

private func description(of fix: Fix, in text: SourceText) -> JSON {
  [
    "title": JSON(fix.title),
    "safety": JSON(fix.safety.rawValue),
    "edits": JSON(
      fix.edits.map { edit -> JSON in
        ["range": description(of: edit.range, in: text), "replacement": JSON(edit.replacement)]
      }),
  ]
}

/// A range with 1-based lines, 1-based columns that count UTF-8 bytes as in the reports for people, and 0-based
/// offsets.
private func description(of range: Range<Int>, in text: SourceText) -> JSON {
  ["start": place(range.lowerBound, in: text), "end": place(range.upperBound, in: text)]
}

private func place(_ offset: Int, in text: SourceText) -> JSON {
  let position = text.position(at: offset, in: .utf8)
  return ["line": JSON(position.line + 1), "column": JSON(position.character + 1), "offset": JSON(offset)]
}
