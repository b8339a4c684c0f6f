import JSONText
import LintEngine
import TextModel

/// SARIF 2.1.0 (OASIS standard of March 27, 2020), which code scanning services read. It contains all severities.
func sarifReport(_ report: Report) -> JSON {
  let indices = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  let run: JSON = .object([
    "tool": [
      "driver": [
        "name": "uibridge",
        "version": JSON(report.toolVersion),
        "semanticVersion": JSON(report.toolVersion),
        "rules": JSON(report.rules.map { descriptor($0, among: report.rules) }),
      ]
    ],
    "columnKind": "utf16CodeUnits",
    "invocations": [invocation(of: report)],
    "results": JSON(report.files.flatMap { results(of: $0, ruleIndices: indices) }),
  ])
  return [
    "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "version": "2.1.0",
    "runs": [run],
  ]
}

private func descriptor(_ rule: Rule, among catalog: [Rule]) -> JSON {
  [
    "id": JSON(rule.id),
    "shortDescription": message(rule.summary),
    "fullDescription": message(rule.rationale),
    "helpUri": JSON(rule.page),
    "help": [
      "text": JSON("\(rule.summary)\n\n\(rule.rationale)"),
      "markdown": JSON(RuleExplanation(of: rule, among: catalog).markdown),
    ],
    "defaultConfiguration": .object([
      "enabled": rule.isOnByDefault ? nil : false, "level": level(rule.severity),
    ]),
    "properties": ["tags": [JSON(rule.group)]],
  ]
}

private func invocation(of report: Report) -> JSON {
  let notifications = report.failures.map { failure -> JSON in
    [
      "level": "error",
      "message": message(failure.reason),
      "locations": [["physicalLocation": ["artifactLocation": artifactLocation(failure.path)]]],
    ]
  }
  return [
    "executionSuccessful": JSON(report.failures.isEmpty), "toolExecutionNotifications": JSON(notifications),
  ]
}

private func results(of file: Report.File, ruleIndices: [String: Int]) -> [JSON] {
  zip(file.diagnostics, fingerprints(of: file)).map { diagnostic, fingerprint in
    let related = diagnostic.related.enumerated().map { index, place in
      var location = location(of: place.range, in: file)
      location["id"] = JSON(index + 1)
      location["message"] = message(place.message)
      return location
    }
    let fixes = diagnostic.fixes.map { description(of: $0, in: file) }
    return .object([
      "ruleId": JSON(diagnostic.rule),
      "ruleIndex": ruleIndices[diagnostic.rule].map { JSON($0) },
      "level": level(diagnostic.severity),
      "message": message(diagnostic.message),
      "locations": [location(of: diagnostic.range, in: file)],
      "relatedLocations": related.isEmpty ? nil : JSON(related),
      "fixes": fixes.isEmpty ? nil : JSON(fixes),
      "partialFingerprints": ["sourceLine/v1": JSON(fingerprint)],
      "properties": ["severity": JSON(diagnostic.severity.rawValue)],
    ])
  }
}

private func description(of fix: Fix, in file: Report.File) -> JSON {
  let replacements = fix.edits.map { edit -> JSON in
    ["deletedRegion": region(edit.range, in: file.text), "insertedContent": message(edit.replacement)]
  }
  return [
    "description": message(fix.title),
    "artifactChanges": [["artifactLocation": artifactLocation(file.path), "replacements": JSON(replacements)]],
    "properties": ["safety": JSON(fix.safety.rawValue)],
  ]
}

private func location(of range: Range<Int>, in file: Report.File) -> JSON {
  [
    "physicalLocation": [
      "artifactLocation": artifactLocation(file.path),
      "region": region(range, in: file.text),
    ]
  ]
}

/// A range with 1-based lines and columns, which count UTF-16 code units. The end column is the one after the last
/// character.
private func region(_ range: Range<Int>, in text: SourceText) -> JSON {
  let start = text.position(at: range.lowerBound, in: .utf16)
  let end = text.position(at: range.upperBound, in: .utf16)
  return [
    "startLine": JSON(start.line + 1), "startColumn": JSON(start.character + 1),
    "endLine": JSON(end.line + 1), "endColumn": JSON(end.character + 1),
  ]
}

/// The location of a file. Readers replace `%SRCROOT%` with the root of the sources. An absolute path doesn't need it.
private func artifactLocation(_ path: FilePath) -> JSON {
  let uri = JSON(uriReference(of: path))
  return path.isAbsolute ? ["uri": uri] : ["uri": uri, "uriBaseId": "%SRCROOT%"]
}

/// The level in SARIF, whose lowest is `note`.
private func level(_ severity: Severity) -> JSON {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .information, .hint: "note"
  }
}

private func message(_ text: String) -> JSON { ["text": JSON(text)] }
