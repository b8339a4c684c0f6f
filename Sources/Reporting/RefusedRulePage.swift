import JSONText
import LintEngine

/// All refused rules as a Markdown table.
public func refusedRuleTable(_ rules: [RefusedRule]) -> String {
  let rows = rules.map { rule in
    let source = rule.source.map { " ([source](\($0)))" } ?? ""
    return "| `\(rule.id)` | \(rule.group) | \(rule.claim) | \(rule.reason)\(source) |\n"
  }
  return "| rule | group | what it would have said | why not |\n|---|---|---|---|\n\(rows.joined())"
}

/// All refused rules as one JSON value, which `Schemas/refused-rules.schema.json` describes.
public func refusedRulesJSON(_ rules: [RefusedRule], toolVersion: String) -> JSON {
  ["toolVersion": JSON(toolVersion), "refusedRules": JSON(rules.map(\.json))]
}

extension RefusedRule {
  public var json: JSON {
    .object([
      "id": JSON(id), "group": JSON(group), "claim": JSON(claim), "reason": JSON(reason),
      "source": source.map { JSON($0) },
    ])
  }

  /// A Markdown section whose heading is the identifier.
  public var markdown: String {
    """
    ## \(id)

    *\(group), refused*

    **It would have said.** \(claim)

    **Why not.** \(reason)\(source.map { "\n\n**Source.** <\($0)>" } ?? "")
    """
  }
}
