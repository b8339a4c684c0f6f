import BridgeModel

/// A check and its documentation.
public struct Rule: Sendable {
  /// The kind of code that a rule checks, with the function that checks it.
  public enum Check: Sendable {
    /// Each representable with a part in the file.
    case representables(@Sendable (Representable, inout RuleContext) -> Void)
    /// Each type with a part in the file, except protocols.
    case types(@Sendable (ProjectType, inout RuleContext) -> Void)
    /// Each suppression in the file, after all other rules have run.
    case suppressions(@Sendable (SuppressionUse, inout RuleContext) -> Void)
    /// Each entry of a baseline that no longer matches a diagnostic, after all files were checked. Returns the message.
    case baselines(@Sendable (UnmatchedEntry) -> String)
  }

  /// The identifier in kebab case, which names the problem.
  public var id: String
  public var group: String
  /// The highest severity that a diagnostic of this rule can have.
  public var severity: Severity
  /// The lower severities that a diagnostic of this rule can have, with their conditions.
  public var lowerSeverities: [LowerSeverity]
  /// Whether the rule is on by default. If it isn't, the `strict` preset or a configured severity turns it on.
  public var isOnByDefault: Bool
  /// The major version of the SDKs that make the code fail if an app is built with them; nil if it's wrong with any. The
  /// preset for that SDK runs such rules only.
  public var sdk: Int?
  /// The lowest system versions on which the rule matters, as in `@available`: `iOS 13`, `iOS 17, macOS 14`.
  public var since: String
  /// The instruction for the developer, as an imperative sentence with a period.
  public var summary: String
  /// The behavior that the app's user or the developer sees, in one sentence.
  public var symptom: String
  /// The reason for the rule, in sentences that the source supports.
  public var rationale: String
  /// When to suppress the rule, in one sentence.
  public var exception: String
  /// The URL of a page that supports the rationale.
  public var source: String
  /// Examples that serve as documentation and as tests. They are created on each access, because a server and most runs
  /// never need them. Only a rule that doesn't check code has none.
  public var examples: [RuleExample] { makeExamples() }
  private var makeExamples: @Sendable () -> [RuleExample]
  /// Signs of which all code that the rule reports contains at least one; empty if the rule can report any code. For a
  /// representable, the signs of all its parts and of its coordinator count. For a type, only those in the checked file
  /// count.
  public var signs: CodeSigns
  public var check: Check

  public init(
    id: String, group: String, severity: Severity, lowerSeverities: [LowerSeverity] = [], isOnByDefault: Bool = true,
    sdk: Int? = nil, since: String, summary: String,
    symptom: String, rationale: String, exception: String, source: String,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    signs: CodeSigns = [], check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.lowerSeverities = lowerSeverities
    self.isOnByDefault = isOnByDefault
    self.sdk = sdk
    self.since = since
    self.summary = summary
    self.symptom = symptom
    self.rationale = rationale
    self.exception = exception
    self.source = source
    makeExamples = examples
    self.signs = signs
    self.check = check
  }
}

/// A severity below that of the rule, for code in which the same problem has less effect or is less certain.
public struct LowerSeverity: Hashable, Sendable {
  public var severity: Severity
  /// A clause that completes "if".
  public var condition: String

  public static func information(if condition: String) -> LowerSeverity {
    LowerSeverity(severity: .information, condition: condition)
  }

  public static func warning(if condition: String) -> LowerSeverity {
    LowerSeverity(severity: .warning, condition: condition)
  }

  public static func hint(if condition: String) -> LowerSeverity {
    LowerSeverity(severity: .hint, condition: condition)
  }
}

extension Rule {
  /// The possible severities, highest first, and whether the rule is off by default: `warning or hint, off`.
  public var standing: String {
    let severities = [severity] + lowerSeverities.map(\.severity)
    let names = severities.map(\.rawValue)
    let list =
      names.count > 2
      ? names.dropLast().joined(separator: ", ") + ", or " + names[names.count - 1] : names.joined(separator: " or ")
    return isOnByDefault ? list : "\(list), off"
  }
}
