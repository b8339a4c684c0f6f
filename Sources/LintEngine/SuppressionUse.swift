/// A suppression together with what it did, for the rules that look at suppressions.
public struct SuppressionUse: Sendable {
  public var suppression: Suppression
  /// The entries whose rules do not exist.
  public var unknown: [Suppression.Entry]
  /// The entries that kept nothing from being reported, though their rules were asked.
  public var unused: [Suppression.Entry]
  /// The identifiers of the rules that there are.
  public var knownRules: [String]
}

/// Takes out what suppressions keep from being reported, and remembers which of them did.
struct SuppressionFilter {
  private let suppressions: [Suppression]
  private let entriesByRule: [String: [Suppression.Entry]]
  private var used: Set<Suppression.Entry> = []

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    entriesByRule = Dictionary(grouping: suppressions.filter { $0.form != .end }.flatMap(\.entries), by: \.rule)
  }

  mutating func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      let place = diagnostic.range.lowerBound
      let entries = entriesByRule[diagnostic.rule, default: []].filter { $0.covered?.contains(place) ?? false }
      used.formUnion(entries)
      return entries.isEmpty
    }
  }

  /// What became of the suppressions. Without `isConclusive` nothing counts as unused: what is silent now may have been
  /// silent for lack of evidence.
  func uses(asked selection: RuleSelection, isConclusive: Bool) -> [SuppressionUse] {
    let asked = Set(selection.rules.filter { !$0.looksAtSuppressions }.map(\.id))
    return suppressions.map { suppression in
      let unused = suppression.entries.filter { entry in
        let didNothing = suppression.form == .end ? entry.covered == nil : !used.contains(entry)
        return isConclusive && suppression.form != nil && asked.contains(entry.rule) && didNothing
      }
      return SuppressionUse(
        suppression: suppression, unknown: suppression.entries.filter { !selection.knownRules.contains($0.rule) },
        unused: unused, knownRules: selection.knownRules)
    }
  }
}

extension Rule {
  var looksAtSuppressions: Bool {
    if case .suppressions = check { true } else { false }
  }
}
