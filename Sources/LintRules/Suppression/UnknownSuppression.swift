import LintEngine
import TextModel

extension Rule {
  public static let unknownSuppression = Rule(
    id: "unknown-suppression",
    group: "suppression",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Use an existing rule and directive in a suppression comment.",
    symptom: "A diagnostic appears even though a comment suppresses it.",
    rationale: """
      A suppression comment with a typo suppresses nothing and gives no sign of the typo. The directives are \
      `disable:next`, `disable:this`, `disable` (until `enable`), and `disable:file`; each takes one or more rules.
      """,
    exception: "Suppress it if different versions of uibridge check the file and only some have the rule.",
    source: "https://realm.github.io/SwiftLint/invalid_swiftlint_command.html",
    examples: [
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }

          // uibridge:disable:next ⟦layout-property-mutatoin⟧ - UIKit owns this label
          func updateUIView(_ label: UILabel, context: Context) { label.transform = .identity }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }

            // uibridge:disable:next layout-property-mutation - UIKit owns this label
            func updateUIView(_ label: UILabel, context: Context) { label.transform = .identity }
          }
          """),
      .flagged(
        """
        // uibridge:⟦disable-next⟧ layout-property-mutation
        let angle = 0
        """,
        fixed: """
          // uibridge:disable:next layout-property-mutation
          let angle = 0
          """),
      .flagged(
        """
        // uibridge:⟦disable:file⟧ - generated
        let angle = 0
        """),
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }

          // uibridge:disable:next layout-property-mutation - UIKit owns this label
          func updateUIView(_ label: UILabel, context: Context) { label.transform = .identity }
        }
        """),
      .accepted(
        """
        // uibridge: a linter
        let angle = 0
        """),
    ],
    check: .suppressions(checkNames))
}

@Sendable private func checkNames(_ use: SuppressionUse, in context: inout RuleContext) {
  let suppression = use.suppression
  guard suppression.form != nil else {
    let forms = Suppression.Form.allCases.map(\.rawValue)
    return context.report("unknown directive", suppression.formText, in: suppression.formRange, among: forms)
  }
  if suppression.entries.isEmpty {
    context.report("'\(suppression.formText)' does not name a rule", in: suppression.formRange, fixes: [])
  }
  for entry in use.unknown { context.report("unknown rule", entry.rule, in: entry.range, among: use.knownRules) }
}

extension RuleContext {
  fileprivate mutating func report(_ message: String, _ wrong: String, in range: Range<Int>, among names: [String]) {
    let fixes = nearestName(to: wrong, among: names).map { name in
      Fix("Replace with '\(name)'", [TextEdit(replacing: range, with: name)], safety: .unsafe)
    }
    report(
      "\(message) '\(wrong)'\(suggestion(for: wrong, among: names))", in: range, fixes: [fixes].compactMap(\.self))
  }
}
