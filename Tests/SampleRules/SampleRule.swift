import LintEngine

/// A rule for tests of the code that runs rules. Its texts don't matter.
public func sampleRule(
  _ id: String, severity: Severity = .warning, isOnByDefault: Bool = true, check: Rule.Check
) -> Rule {
  Rule(
    id: id, group: "test", severity: severity, isOnByDefault: isOnByDefault, since: "iOS 13", summary: "Do.",
    symptom: "It shows.", rationale: "So.", exception: "Never.", source: "https://example.org", examples: [],
    check: check)
}
