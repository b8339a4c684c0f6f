import LintEngine
import MutantSwitch
import ProjectChecks

/// Code that may become an example of a rule, with the reports of all rules.
struct Attempt {
  let example: ExampleCase
  let reports: String

  /// Reads examples that begin with the name of their rule: `// missing-did-move`.
  static func read(_ text: String) -> [Attempt] {
    let rules = Dictionary(ExampleCase.all.map { ("// \($0.rule.id)", $0.rule) }) { first, _ in first }
    var sources: [(rule: Rule, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let rule = rules[String(line)] {
        sources.append((rule, []))
      } else if !sources.isEmpty {
        sources[sources.count - 1].lines.append(line)
      }
    }
    return sources.enumerated().map { number, source in
      let example = ExampleCase(
        rule: source.rule, number: number, example: .accepted(source.lines.joined(separator: "\n")))
      return Attempt(example: example, reports: example.reports)
    }
  }

  var name: String { "attempt \(example.number + 1)" }

  /// The reports of all rules, and whether those of the rule are at the marked places.
  var description: String {
    let isAsMarked = example.diagnostics().map(\.range) == example.fixture.ranges
    return "\(name), \(example.rule.id): \(isAsMarked ? "as marked" : "NOT AS MARKED")\n\(reports)"
  }

  var isUnchanged: Bool { example.reports == reports }
}

/// Says which of the mutants are noticed by an example that doesn't exist yet.
func judge(_ candidates: [Candidate], by attempts: [Attempt]) {
  for attempt in attempts { print(attempt.description) }
  let reaching = attempts.map { attempt in
    forget_reached_mutants()
    _ = attempt.example.reports
    return Set(reachedMutants())
  }
  for candidate in candidates {
    let trying = zip(attempts, reaching).filter { $1.contains(Int(candidate.number)) }.map(\.0)
    if trying.isEmpty { continue }
    let verdict = verdict(on: candidate.number) { trying.first { !$0.isUnchanged }?.name }
    say("\(candidate.number) \(verdict)")
  }
}
