import BridgeModel

/// One check with everything about it: what it is called, why, how it looks, how it is found.
public struct Rule: Sendable {
  /// What a rule looks at, and the function that looks.
  public enum Check: Sendable {
    /// Each representable with a part in the file.
    case representables(@Sendable (Representable, inout RuleContext) -> Void)
    /// Each type with a part in the file, of every kind but protocols.
    case types(@Sendable (ProjectType, inout RuleContext) -> Void)
    /// Each suppression in the file, when all other rules have been asked.
    case suppressions(@Sendable (SuppressionUse, inout RuleContext) -> Void)
  }

  /// kebab-case; names the defect.
  public var id: String
  public var group: String
  /// The highest severity that a diagnostic of this rule can have.
  public var severity: Severity
  /// Whether it is asked unless somebody turns it off; otherwise the preset `strict` or a configured severity turns it on.
  public var isOnByDefault: Bool
  /// The lowest systems on which it matters, as `@available` names them: `iOS 13`, `iOS 17, macOS 14`.
  public var since: String
  /// What to do, imperative, with a full stop.
  public var summary: String
  /// What people see who have the fault in their program, in a sentence.
  public var symptom: String
  /// Why, in sentences that can be sourced.
  public var rationale: String
  /// When it is right to suppress it, in a sentence.
  public var exception: String
  /// The address of a page that bears out the rationale.
  public var source: String
  /// Documentation and tests at once.
  public var examples: [RuleExample]
  /// One of these is in all code that the rule says something about; empty where it may be any code. Of a
  /// representable all parts count and those of its coordinator, of a type those in the file that is checked.
  public var signs: CodeSigns
  public var check: Check

  public init(
    id: String, group: String, severity: Severity, isOnByDefault: Bool = true, since: String, summary: String,
    symptom: String, rationale: String, exception: String, source: String, examples: [RuleExample],
    signs: CodeSigns = [], check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.since = since
    self.summary = summary
    self.symptom = symptom
    self.rationale = rationale
    self.exception = exception
    self.source = source
    self.examples = examples
    self.signs = signs
    self.check = check
  }
}

extension Rule {
  /// Its severity, and whether it is off, as catalogs show it.
  public var standing: String { isOnByDefault ? severity.rawValue : "\(severity.rawValue), off" }
}
