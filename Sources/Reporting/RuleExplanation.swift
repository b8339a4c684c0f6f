import JSONText
import LintEngine

/// A rule in words and code: the same in the terminal, in reports and on the page of all rules.
public struct RuleExplanation {
  public var rule: Rule
  /// Code in which the rule reports something.
  public var bad: String
  /// What the fix makes of it; where there is nothing to fix, code that is right.
  public var good: String
  public var fix: OfferedFix?

  public struct OfferedFix {
    /// As the first example has it.
    public var title: String
    public var safety: Safety

    public enum Safety: String, CaseIterable {
      case safe, unsafe
      /// Safe at some places, and not at others.
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

  /// What stands above code that is right.
  public var headOfGood: String { fix.map { "Good, after the fix \"\($0.title)\" (\($0.remark))" } ?? "Good" }

  public var json: JSON {
    .object([
      "id": JSON(rule.id),
      "group": JSON(rule.group),
      "severity": JSON(rule.severity.rawValue),
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
    ])
  }

  /// A section with the identifier as its heading, which makes it an anchor too.
  public var markdown: String {
    """
    ## \(rule.id)

    \(rule.summary)

    *\(rule.group), \(rule.standing), since \(rule.since)*

    **What you see.** \(rule.symptom)

    **Why.** \(rule.rationale)

    Bad:

    ```swift
    \(bad)
    ```

    \(headOfGood):

    ```swift
    \(good)
    ```

    **Exception.** \(rule.exception)

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
    case .unsafe: "needs a look"
    case .mixed: "safe at some places, needs a look at others"
    }
  }
}
