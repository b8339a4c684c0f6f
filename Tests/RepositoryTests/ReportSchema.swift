import JSONText
import LintEngine

/// The JSON Schema (draft 7) of the output of `uibridge lint --format json`.
func reportSchema() -> JSON {
  let diagnostic = record(
    [
      ("path", text("The file, as it was named.")),
      ("rule", text("The name of the rule.", pattern: "^[a-z]+(-[a-z]+)+$")),
      ("url", text("The address of the page about the rule.", pattern: "^https://")),
      ("severity", choice(Severity.allCases.reversed().map(\.rawValue))),
      ("message", text("The problem, in terms of the names in the code.")),
      ("range", range("The code that has the problem.")),
      ("fingerprint", text("An identifier that stays the same when lines move, unique in the report.")),
      (
        "related",
        described(["type": "array", "items": related], "Other locations in the file that explain the problem.")
      ),
      ("fixes", described(["type": "array", "items": fix], "The fixes, the recommended one first.")),
    ], optional: ["url"])
  let failure = record([
    ("path", text("The path, as it was named.")), ("reason", text("The reason, as the system describes it.")),
  ])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "A report of uibridge"]
  let report = record([
    ("version", text("The version of uibridge.")),
    ("files", number("The number of files that were checked.", from: 0)),
    ("fixed", number("The number of problems that '--fix' fixed; they are not in 'diagnostics'.", from: 0)),
    (
      "diagnostics",
      described(["type": "array", "items": diagnostic], "Sorted by file, and by position in each file.")
    ),
    ("failures", described(["type": "array", "items": failure], "The paths that could not be checked.")),
  ])
  for member in report.members ?? [] { schema[member.key] = member.value }
  return schema
}

private let related = record([("message", text("The role of this location.")), ("range", range("The location."))])

private let fix = record([
  ("title", text("What the fix does, as an imperative.")),
  (
    "safety",
    described(["type": "string", "enum": ["safe", "unsafe"]], "Review the result of an 'unsafe' fix.")
  ),
  (
    "edits",
    described(
      [
        "type": "array",
        "items": record([("range", range("The range to replace.")), ("replacement", text("The new text."))]),
      ], "Apply all edits together; their ranges refer to the original text.")
  ),
])

private func range(_ description: String) -> JSON {
  let place = record([
    ("line", number("Starts at 1.", from: 1)),
    ("column", number("Starts at 1, in UTF-8 bytes.", from: 1)),
    ("offset", number("The offset from the beginning of the file, in UTF-8 bytes.", from: 0)),
  ])
  return described(
    record([("start", place), ("end", described(place, "The position after the last byte."))]), description)
}
