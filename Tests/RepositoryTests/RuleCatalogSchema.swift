import JSONText
import LintEngine
import Reporting

/// The JSON Schema (draft 7) of the output of `uibridge rules --format json`.
func ruleCatalogSchema() -> JSON {
  let rule = record(
    [
      ("id", text("The name of the rule, as in configurations and suppressions.", pattern: "^[a-z]+(-[a-z]+)+$")),
      ("group", text("The topic of the rule.", pattern: "^[a-z]+$")),
      (
        "severity",
        described(
          choice(Severity.allCases.reversed().map(\.rawValue)), "The highest severity that its diagnostics can have.")
      ),
      (
        "lowerSeverities",
        described(
          ["type": "array", "items": lowerSeverity], "The lower severities that its diagnostics can have.")
      ),
      ("isOnByDefault", described(["type": "boolean"], "Whether the preset 'recommended' runs the rule.")),
      ("since", text("The earliest systems that it applies to, such as 'iOS 17, macOS 14'.")),
      ("summary", text("What to do.")),
      ("symptom", text("What the user or the developer of the app sees.")),
      ("rationale", text("Why the code is a problem.")),
      ("bad", text("Code that the rule reports; empty if the rule doesn't check code.")),
      ("good", text("The same code after the fix, or correct code if the rule offers no fix.")),
      ("fix", described(fix, "The fix that the rule offers; absent if it offers none.")),
      ("exception", text("When to suppress the rule.")),
      ("source", text("The address of a page that supports the rationale.", pattern: "^https://")),
      (
        "measurement",
        described(measurement, "The results at labelled places in public projects.")
      ),
      ("url", text("The address of the page about the rule.", pattern: "^https://")),
    ], optional: ["fix"])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "The rules of uibridge"]
  let catalog = record([
    ("toolVersion", text("The version of uibridge.")),
    ("rules", described(["type": "array", "items": rule], "Sorted by name.")),
  ])
  for member in catalog.members ?? [] { schema[member.key] = member.value }
  return schema
}

/// The JSON Schema (draft 7) of the output of `uibridge rules --refused --format json`.
func refusedRulesSchema() -> JSON {
  let rule = record(
    [
      ("id", text("The name that the rule would have had.", pattern: "^[a-z]+(-[a-z]+)+$")),
      ("group", text("The topic of the rule.", pattern: "^[a-z]+$")),
      ("claim", text("The statement that the rule would have made about code.")),
      ("reason", text("Why there is no such rule.")),
      (
        "source",
        text("The address of a page that supports the reason; absent if it needs none.", pattern: "^https://")
      ),
    ], optional: ["source"])
  var schema: JSON = [
    "$schema": "http://json-schema.org/draft-07/schema#", "title": "The rules that uibridge decided against",
  ]
  let catalog = record([
    ("toolVersion", text("The version of uibridge.")),
    ("refusedRules", described(["type": "array", "items": rule], "Sorted by name.")),
  ])
  for member in catalog.members ?? [] { schema[member.key] = member.value }
  return schema
}

private let measurement = record([
  ("projects", number("The number of projects with labelled places.", from: 0)),
  ("problems", number("The number of places where the rule should report something.", from: 0)),
  ("found", number("The number of problems that it reports.", from: 0)),
  ("foundByOthers", number("The number of problems that only another rule about the same mistake reports.", from: 0)),
  ("lookAlikes", number("The number of places that only look like a problem.", from: 0)),
  ("reportedLookAlikes", number("The number of look-alikes that it reports.", from: 0)),
  ("correctReports", number("The number of its reports at other places that a reader found correct.", from: 0)),
  ("harmlessReports", number("The same for correct reports about code that does no harm today.", from: 0)),
  ("wrongReports", number("The same for wrong reports.", from: 0)),
  ("isEnough", described(["type": "boolean"], "Whether there are enough labelled problems for a figure.")),
])

private let lowerSeverity = record([
  ("severity", choice(Severity.allCases.reversed().map(\.rawValue))),
  ("condition", text("When a diagnostic has this severity; completes 'if'.")),
])

private let fix = record([
  ("title", text("The title of the fix in the first example.")),
  (
    "safety",
    described(
      choice(RuleExplanation.OfferedFix.Safety.allCases.map(\.rawValue)),
      "'mixed' means safe in some cases; review needed in others.")
  ),
])
