import TextModel

/// An entry of a baseline that stands for more diagnostics than there still are.
public struct UnmatchedEntry: Hashable, Sendable {
  public var rule: String
  /// The path of the file as recorded in the baseline.
  public var path: FilePath
  /// The number of diagnostics that the entry stands for.
  public var recorded: Int
  /// How many of them there still are.
  public var matched: Int
  /// The UTF-8 offsets of the entry in the text of the baseline.
  public var range: Range<Int>

  public init(rule: String, path: FilePath, recorded: Int, matched: Int, range: Range<Int>) {
    self.rule = rule
    self.path = path
    self.recorded = recorded
    self.matched = matched
    self.range = range
  }
}

extension RuleSelection {
  /// The diagnostics about entries of a baseline, with ranges in its text.
  public func diagnostics(about entries: [UnmatchedEntry]) -> [Diagnostic] {
    rules.flatMap { rule -> [Diagnostic] in
      guard case .baselines(let message) = rule.check else { return [] }
      return entries.map { entry in
        Diagnostic(
          rule: rule.id, page: rule.page, severity: severities[rule.id] ?? rule.severity, range: entry.range,
          message: message(entry), isUnnecessary: true)
      }
    }
  }

  /// Whether the rules would report the problem of an entry if it still existed. A rule that no longer exists can't
  /// report anything.
  public func asks(_ entry: UnmatchedEntry) -> Bool {
    !knownRules.contains(entry.rule) || rules.contains { $0.id == entry.rule }
  }
}
