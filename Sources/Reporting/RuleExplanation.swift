import JSONText
import LintEngine

/// The explanation of a rule in text and code. The terminal, reports, and the page of all rules use the same one.
public struct RuleExplanation {
  public var rule: Rule
  /// Code in which the rule reports something.
  public var bad: String
  /// The same code after the fix; correct code if there is no fix.
  public var good: String
  public var fix: OfferedFix?

  public struct OfferedFix {
    /// The title of the fix in the first example.
    public var title: String
    public var safety: Safety

    public enum Safety: String, CaseIterable {
      case safe, unsafe
      /// Safe in some places and unsafe in others.
      case mixed
    }
  }

  /// Runs the rule on its examples.
  public init(of rule: Rule, among catalog: [Rule]) {
    self.rule = rule
    let flagged = rule.examples.first(where: \.isFlagged)
    bad = flagged?.code ?? ""
    good = flagged?.fixed ?? rule.examples.first { !$0.isFlagged }?.code ?? ""
    fix = OfferedFix(rule.fixesInExamples(among: catalog))
  }

  /// The results of the rule in public projects.
  public var measurement: Measurement { Measurement.ofRule(rule.id) }

  /// The heading of the correct code.
  public var headOfGood: String { fix.map { "Good, after the fix \"\($0.title)\" (\($0.remark))" } ?? "Good" }

  public var json: JSON {
    .object([
      "id": JSON(rule.id),
      "group": JSON(rule.group),
      "severity": JSON(rule.severity.rawValue),
      "lowerSeverities": JSON(
        rule.lowerSeverities.map { ["severity": JSON($0.severity.rawValue), "condition": JSON($0.condition)] }),
      "isOnByDefault": JSON(rule.isOnByDefault),
      "since": JSON(rule.since),
      "summary": JSON(rule.summary),
      "symptom": JSON(rule.symptom),
      "rationale": JSON(rule.rationale),
      "bad": JSON(bad),
      "good": JSON(good),
      "fix": fix.map { ["title": JSON($0.title), "safety": JSON($0.safety.rawValue)] },
      "exception": JSON(rule.exception),
      "source": JSON(rule.source),
      "measurement": measurement.json,
      "url": JSON(rule.page),
    ])
  }

  /// The highest severity and the conditions of lower ones, such as `Warning; information if the value never changes.`;
  /// nil if all diagnostics have the same severity.
  public var severities: String? {
    guard !rule.lowerSeverities.isEmpty else { return nil }
    let highest = rule.severity.rawValue.prefix(1).uppercased() + rule.severity.rawValue.dropFirst()
    let lower = rule.lowerSeverities.map { "\($0.severity.rawValue) if \($0.condition)" }
    return ([highest] + lower).joined(separator: "; ") + "."
  }

  /// A Markdown section whose heading, and thus anchor, is the rule's identifier.
  public var markdown: String {
    let code =
      bad.isEmpty
      ? ""
      : """
      Bad:

      ```swift
      \(bad)
      ```

      \(headOfGood):

      ```swift
      \(good)
      ```


      """
    return """
      ## \(rule.id)

      \(rule.summary)

      *\(rule.group), \(rule.standing), since \(rule.since)*
      \(severities.map { "\n**Severity.** \($0)\n" } ?? "")
      **Symptom.** \(rule.symptom)

      **Why.** \(rule.rationale)

      \(code)**When to suppress.** \(rule.exception)

      **Measured.** \(measurement.sentences)

      **Source.** <\(rule.source)>
      """
  }
}

extension RuleExplanation.OfferedFix {
  init?(_ fixes: [Fix]) {
    guard let first = fixes.first else { return nil }
    title = first.title
    let safeties = Set(fixes.map(\.safety))
    safety = safeties.count > 1 ? .mixed : first.safety == .safe ? .safe : .unsafe
  }

  fileprivate var remark: String {
    switch safety {
    case .safe: "safe"
    case .unsafe: "review needed"
    case .mixed: "safe in some cases; review needed in others"
    }
  }
}
