import JSONText
import LintEngine

/// The JSON Schema (draft 7) of what `uibridge lint --format json` prints.
func reportSchema() -> JSON {
  let diagnostic = record([
    ("path", text("The file, as it was named.")),
    ("rule", text("The name of the rule.", pattern: "^[a-z]+(-[a-z]+)+$")),
    ("severity", choice(Severity.allCases.reversed().map(\.rawValue))),
    ("message", text("What is wrong, in the user's names.")),
    ("range", range("What it is about.")),
    ("fingerprint", text("Stays the same when lines move; no other diagnostic of the report has it.")),
    ("related", described(["type": "array", "items": related], "Other places in the file that explain it.")),
    ("fixes", described(["type": "array", "items": fix], "The one to offer first comes first.")),
  ])
  let failure = record([("path", text("As it was named.")), ("reason", text("In the words of the system."))])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "A report of uibridge"]
  let report = record([
    ("version", text("Of uibridge.")),
    ("files", number("How many files were checked.", from: 0)),
    ("fixed", number("How many diagnostics '--fix' mended; they are not among the others.", from: 0)),
    (
      "diagnostics",
      described(["type": "array", "items": diagnostic], "In the order of the files, and in source order in each.")
    ),
    ("failures", described(["type": "array", "items": failure], "What could not be read.")),
  ])
  for member in report.members ?? [] { schema[member.key] = member.value }
  return schema
}

private let related = record([("message", text("Why it matters.")), ("range", range("Where it is."))])

private let fix = record([
  ("title", text("What it does.")),
  (
    "safety",
    described(["type": "string", "enum": ["safe", "unsafe"]], "An 'unsafe' one needs a human look.")
  ),
  (
    "edits",
    described(
      [
        "type": "array",
        "items": record([("range", range("What is replaced.")), ("replacement", text("What takes its place."))]),
      ], "All of them belong together, and refer to the text as it is.")
  ),
])

private func range(_ description: String) -> JSON {
  let place = record([
    ("line", number("From 1.", from: 1)),
    ("column", number("From 1, in UTF-8 bytes.", from: 1)),
    ("offset", number("From 0, in UTF-8 bytes from the beginning of the file.", from: 0)),
  ])
  return described(record([("start", place), ("end", described(place, "Behind the last byte."))]), description)
}

private func number(_ description: String, from minimum: Int) -> JSON {
  ["type": "integer", "minimum": JSON(minimum), "description": JSON(description)]
}
