import BridgeModel

/// The diagnostics of `rules` in one file of a project, in source order. Pure; never fails.
public func lint(_ file: SourceFile, in project: ProjectModel, rules: [Rule]) -> [Diagnostic] {
  lint(file, in: project, RuleSelection(rules))
}

/// The diagnostics of the selected rules in one file of a project, in source order. Pure; never fails.
public func lint(_ file: SourceFile, in project: ProjectModel, _ selection: RuleSelection) -> [Diagnostic] {
  guard let facts = project.facts(of: file.path) else { return [] }
  let representables = project.representables(in: file.path)
  let bridgingClasses = project.bridgingClasses(in: file.path)

  var found: Set<Diagnostic> = []
  for rule in selection.rules {
    var context = RuleContext(rule: rule, file: facts, project: project)
    switch rule.check {
    case .representables(let check): for representable in representables { check(representable, &context) }
    case .bridgingClasses(let check): for bridgingClass in bridgingClasses { check(bridgingClass, &context) }
    }
    // A type that is a representable twice, as on two platforms, is checked twice and reported once.
    found.formUnion(context.diagnostics.map { $0.graded(selection.severities[rule.id]) })
  }
  return found.sorted {
    ($0.range.lowerBound, $0.range.upperBound, $0.rule, $0.message)
      < ($1.range.lowerBound, $1.range.upperBound, $1.rule, $1.message)
  }
}

extension Diagnostic {
  /// With the severity that somebody has configured, which replaces every grade of a rule.
  fileprivate func graded(_ severity: Severity?) -> Diagnostic {
    var graded = self
    graded.severity = severity ?? self.severity
    return graded
  }
}
