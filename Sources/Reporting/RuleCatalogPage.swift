import JSONText
import LintEngine

/// All rules as a Markdown table. `page` is the address of the sections of `ruleCatalogPage`; nil for no links.
public func ruleTable(_ rules: [Rule], page: String? = nil) -> String {
  let rows = rules.map { rule in
    let id = page.map { "[`\(rule.id)`](\($0)#\(rule.id))" } ?? "`\(rule.id)`"
    return "| \(id) | \(rule.group) | \(rule.standing) | \(rule.since) | \(rule.summary) |\n"
  }
  return "| rule | group | severity | since | what to do |\n|---|---|---|---|---|\n\(rows.joined())"
}

/// The page of all rules in Markdown: a table, then a section a rule.
public func ruleCatalogPage(_ rules: [Rule]) -> String {
  let sections = rules.map { RuleExplanation(of: $0, among: rules).markdown }
  return """
    # The rules

    Generated from the rules by `UPDATE_SNAPSHOTS=1 swift test --filter RepositoryTests`; `uibridge explain RULE` prints a section.
    A rule that is off is turned on by the preset `strict`, by `--select` or by a severity in `.uibridge.json`.

    \(ruleTable(rules, page: ""))
    \(sections.joined(separator: "\n\n"))

    """
}

/// All rules as one JSON value; `Schemas/rules.schema.json` says which.
public func ruleCatalogJSON(_ rules: [Rule], toolVersion: String) -> JSON {
  ["toolVersion": JSON(toolVersion), "rules": JSON(rules.map { RuleExplanation(of: $0, among: rules).json })]
}
