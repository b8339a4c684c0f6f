import LintEngine
import TextModel

extension Rule {
  public static let unusedSuppression = Rule(
    id: "unused-suppression",
    group: "suppression",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Remove suppressions that have no effect.",
    symptom: "A comment suppresses a rule where the rule reports nothing.",
    rationale: """
      The problem was fixed, or the code moved away from its suppression. The remaining comment misleads readers and \
      would hide the next problem of the same kind.
      """,
    exception: "Suppress it if the problem appears only in another build configuration of the same file.",
    source: "https://realm.github.io/SwiftLint/superfluous_disable_command.html",
    examples: [
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }

          // uibridge:disable:next ⟦layout-property-mutation⟧ - UIKit owns this label
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }

            func updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {
            label.transform = .identity  // uibridge:disable:this layout-property-mutation, ⟦missing-dismantle⟧
          }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {
              label.transform = .identity  // uibridge:disable:this layout-property-mutation
            }
          }
          """),
      // A comment after code, and the first of two names.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }  // uibridge:disable:this ⟦geometry-read-in-make⟧
          func updateUIView(_ label: UILabel, context: Context) {
            label.transform = .identity  // uibridge:disable:this ⟦missing-dismantle⟧, layout-property-mutation
          }
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) {
              label.transform = .identity  // uibridge:disable:this layout-property-mutation
            }
          }
          """),
      // A line that is indented with a tab, and the line before the last one.
      .flagged(
        """
        struct Badge: UIViewRepresentable {
        \tfunc makeUIView(context: Context) -> UILabel { UILabel() }
        \t// uibridge:disable:next ⟦layout-property-mutation⟧
        \tfunc updateUIView(_ label: UILabel, context: Context) {}
        \t// uibridge:enable ⟦missing-dismantle⟧
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
          \tfunc makeUIView(context: Context) -> UILabel { UILabel() }
          \tfunc updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      .accepted(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {
            // uibridge:disable:next layout-property-mutation - UIKit owns this label
            label.transform = .identity
          }
        }
        """),
    ],
    check: .suppressions(checkUse))
}

@Sendable private func checkUse(_ use: SuppressionUse, in context: inout RuleContext) {
  for entry in use.unused {
    let message =
      use.suppression.form == .end
      ? "'enable' has no matching 'disable' for '\(entry.rule)'"
      : "this suppression has no effect: '\(entry.rule)' reports nothing here"
    let edit =
      use.unused.count == use.suppression.entries.count
      ? context.deletion(of: use.suppression) : context.deletion(of: entry, from: use.suppression)
    let fix = Fix("Remove the unused suppression", [edit], safety: .safe)
    context.report(message, in: entry.range, fixes: [fix], isUnnecessary: true)
  }
}

extension RuleContext {
  /// Deletes the comment: the whole line if it contains nothing else, otherwise the comment with the space before it.
  fileprivate func deletion(of suppression: Suppression) -> TextEdit {
    let number = text.line(at: suppression.range.lowerBound)
    let line = text.lineRange(number)
    let before = text[line.lowerBound..<suppression.range.lowerBound]
    let behind = text[suppression.range.upperBound..<max(suppression.range.upperBound, line.upperBound)]
    if (before + behind).allSatisfy(isSpace) {
      let end = text.lineRange(number + 1).lowerBound
      return .delete(line.lowerBound..<max(end, suppression.range.upperBound))
    }
    return .delete(
      suppression.range.lowerBound - before.reversed().prefix(while: isSpace).count..<suppression.range.upperBound)
  }

  /// Deletes one name with the separator before it or, for the first name, the separator after it.
  fileprivate func deletion(of entry: Suppression.Entry, from suppression: Suppression) -> TextEdit {
    let entries = suppression.entries
    guard let index = entries.firstIndex(of: entry) else { return .delete(entry.range) }
    if index > 0 { return .delete(entries[index - 1].range.upperBound..<entry.range.upperBound) }
    return .delete(entry.range.lowerBound..<(entries.dropFirst().first?.range.lowerBound ?? entry.range.upperBound))
  }
}

private func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
