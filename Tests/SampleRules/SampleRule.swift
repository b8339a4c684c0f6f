import LintEngine

/// A rule for tests of what runs rules: its texts are of no consequence.
public func sampleRule(
  _ id: String, severity: Severity = .warning, isOnByDefault: Bool = true, check: Rule.Check
) -> Rule {
  Rule(
    id: id, group: "test", severity: severity, isOnByDefault: isOnByDefault, since: "iOS 13", summary: "Do.",
    symptom: "It shows.", rationale: "So.", exception: "Never.", source: "https://example.org", examples: [],
    check: check)
}
