/// A suppression and its effect, for the rules that check suppressions.
public struct SuppressionUse: Sendable {
  public var suppression: Suppression
  /// The entries whose rules don't exist.
  public var unknown: [Suppression.Entry]
  /// The entries that suppressed nothing, although their rules ran.
  public var unused: [Suppression.Entry]
  /// The identifiers of all existing rules.
  public var knownRules: [String]
}

/// Removes suppressed diagnostics, and records which suppressions were used.
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

  /// The effect of each suppression. If `isConclusive` is false, no entry counts as unused, because its rule may have
  /// found nothing only for lack of evidence.
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
