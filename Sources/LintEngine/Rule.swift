import BridgeModel

/// One check with everything about it: what it is called, why, how it looks, how it is found.
public struct Rule: Sendable {
  /// kebab-case; names the defect.
  public var id: String
  public var group: String
  /// The highest severity that a diagnostic of this rule can have.
  public var severity: Severity
  /// What to do, imperative, with a full stop.
  public var summary: String
  /// Why, in sentences that can be sourced.
  public var rationale: String
}

/// The diagnostics of `rules` in one file of a project, in source order. Pure; never fails.
public func lint(_ file: SourceFile, in project: ProjectModel, rules: [Rule]) -> [Diagnostic] { [] }
