import JSONText
import LintEngine

/// All rules as a Markdown table. `page` is the URL of `ruleCatalogPage`, for links to its sections; nil for no links.
public func ruleTable(_ rules: [Rule], page: String? = nil) -> String {
  let rows = rules.map { rule in
    let id = page.map { "[`\(rule.id)`](\($0)#\(rule.id))" } ?? "`\(rule.id)`"
    return "| \(id) | \(rule.group) | \(rule.standing) | \(rule.since) | \(rule.summary) |\n"
  }
  return "| rule | group | severity | since | what to do |\n|---|---|---|---|---|\n\(rows.joined())"
}

/// The page of all rules in Markdown: a table, followed by one section per rule and a table of the refused rules.
public func ruleCatalogPage(_ rules: [Rule], refused: [RefusedRule]) -> String {
  let sections = rules.map { RuleExplanation(of: $0, among: rules).markdown }
  return """
    # The rules

    This page is generated from the rules by `UPDATE_SNAPSHOTS=1 swift test --filter RepositoryTests`. To print one section, run `uibridge explain RULE`.
    To turn on a rule that is off by default, use the `strict` preset, `--select`, or a severity in `.uibridge.json`.

    *Measured* compares the rule with places in public projects that were [labelled by hand](../Tests/Truth/README.md).
    Most of these places were known when this version was written; that page also says what first runs found.

    \(ruleTable(rules, page: ""))
    \(sections.joined(separator: "\n\n"))

    # Refused rules

    We considered these rules and decided against them. `uibridge rules --refused` prints this table.

    \(refusedRuleTable(refused))
    """
}

/// All rules as one JSON value, which `Schemas/rules.schema.json` describes.
public func ruleCatalogJSON(_ rules: [Rule], toolVersion: String) -> JSON {
  ["toolVersion": JSON(toolVersion), "rules": JSON(rules.map { RuleExplanation(of: $0, among: rules).json })]
}
