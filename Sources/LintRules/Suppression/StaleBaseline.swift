import LintEngine

extension Rule {
  public static let staleBaseline = Rule(
    id: "stale-baseline",
    group: "suppression",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Remove baseline entries that match no problem: run `uibridge lint --write-baseline FILE` again.",
    symptom: "A baseline contains problems that no longer exist.",
    rationale: """
      The problem was fixed, or its line changed. The remaining entry would hide the next problem of the same kind in \
      the same line. `--strict-baseline` reports such entries as errors, so that a baseline can only shrink.
      """,
    exception: "Suppress it if several branches share one baseline; set it to `off` in the configuration.",
    source: "https://phpstan.org/user-guide/ignoring-errors",
    // The entries of a baseline aren't Swift code.
    examples: [],
    check: .baselines(message))
}

@Sendable private func message(about entry: UnmatchedEntry) -> String {
  let gone =
    entry.matched == 0
    ? "'\(entry.rule)' no longer reports this problem in '\(entry.path)'"
    : "'\(entry.rule)' reports only \(entry.matched) of these \(entry.recorded) problems in '\(entry.path)'"
  return "\(gone); to update the baseline, run 'uibridge lint --write-baseline'"
}
