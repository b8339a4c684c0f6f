import JSONText
import LintEngine
import Reporting

/// The JSON Schema (draft 7) of what `uibridge rules --format json` prints.
func ruleCatalogSchema() -> JSON {
  let rule = record(
    [
      ("id", text("The name of the rule, as configurations and suppressions have it.", pattern: "^[a-z]+(-[a-z]+)+$")),
      ("group", text("What it is about.", pattern: "^[a-z]+$")),
      (
        "severity",
        described(choice(Severity.allCases.reversed().map(\.rawValue)), "The highest that its diagnostics can have.")
      ),
      ("isOnByDefault", described(["type": "boolean"], "Whether the preset 'recommended' asks it.")),
      ("since", text("The lowest systems on which it matters: 'iOS 17, macOS 14'.")),
      ("summary", text("What to do.")),
      ("symptom", text("What people see.")),
      ("rationale", text("Why it is a fault.")),
      ("bad", text("Code in which the rule reports something.")),
      ("good", text("What the fix makes of it, or else code that is right.")),
      ("fix", described(fix, "What it offers to do; absent where it offers nothing.")),
      ("exception", text("When to ignore it.")),
      ("source", text("The address of a page that bears it out.", pattern: "^https://")),
    ], optional: ["fix"])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "The rules of uibridge"]
  let catalog = record([
    ("toolVersion", text("The version that has these rules.")),
    ("rules", described(["type": "array", "items": rule], "In the order of their names.")),
  ])
  for member in catalog.members ?? [] { schema[member.key] = member.value }
  return schema
}

private let fix = record([
  ("title", text("Of the fix in the first example.")),
  (
    "safety",
    described(
      choice(RuleExplanation.OfferedFix.Safety.allCases.map(\.rawValue)),
      "'mixed' is safe at some places and needs a look at others.")
  ),
])
