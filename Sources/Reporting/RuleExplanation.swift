import LintEngine

/// A rule in words and code, for those who read it in a terminal or in a report.
public struct RuleExplanation {
  public var summary: String
  public var why: String
  /// Code with what it shows: what is reported, what the fix makes of it, what is right.
  public var samples: [(title: String, code: String)] = []

  public init(of rule: Rule) {
    summary = rule.summary
    why = rule.rationale
    if let flagged = rule.examples.first(where: \.isFlagged) {
      samples.append(("Reported", flagged.code))
      if let fixed = flagged.fixed { samples.append(("After the fix", fixed)) }
    }
    if let accepted = rule.examples.first(where: { !$0.isFlagged }) { samples.append(("Right", accepted.code)) }
  }

  var markdown: String {
    ([summary, why] + samples.map { "\($0.title):\n\n```swift\n\($0.code)\n```" }).joined(separator: "\n\n")
  }
}
