import BridgeModel

/// The diagnostics of `rules` in one file of a project, in source order. Pure; never fails.
public func lint(_ file: SourceFile, in project: ProjectModel, rules: [Rule]) -> [Diagnostic] {
  lint(file, in: project, RuleSelection(rules))
}

/// The diagnostics of the selected rules in one file of a project, in source order, less what is suppressed in the
/// file. Pure; never fails.
public func lint(_ file: SourceFile, in project: ProjectModel, _ selection: RuleSelection) -> [Diagnostic] {
  guard let facts = project.facts(of: file.path) else { return [] }
  var run = LintRun(facts: facts, project: project, selection: selection)
  run.checkBridges()
  run.checkSuppressions()
  return run.found.sorted {
    ($0.range.lowerBound, $0.range.upperBound, $0.rule, $0.message)
      < ($1.range.lowerBound, $1.range.upperBound, $1.rule, $1.message)
  }
}

private struct LintRun {
  let facts: FileFacts
  let project: ProjectModel
  let selection: RuleSelection
  /// A type that is a representable twice, as on two platforms, is checked twice and reported once.
  private(set) var found: Set<Diagnostic> = []

  init(facts: FileFacts, project: ProjectModel, selection: RuleSelection) {
    self.facts = facts
    self.project = project
    self.selection = selection
  }

  mutating func checkBridges() {
    let representables = project.representables(in: facts.path)
    let types = project.types(in: facts.path)
    let bridgingClasses = types.filter { project.isBridgingClass($0, in: facts.path) }
    for rule in selection.rules {
      var context = RuleContext(rule: rule, file: facts, project: project)
      switch rule.check {
      case .representables(let check): for representable in representables { check(representable, &context) }
      case .bridgingClasses(let check): for bridgingClass in bridgingClasses { check(bridgingClass, &context) }
      case .types(let check): for type in types { check(type, &context) }
      case .suppressions: break
      }
      take(context)
    }
  }

  /// Takes out what is suppressed; then the rules that look at suppressions are asked, and may be suppressed too.
  mutating func checkSuppressions() {
    let suppressions = Suppression.all(in: facts.file.document).filter { !facts.isInactive(at: $0.range.lowerBound) }
    guard !suppressions.isEmpty else { return }
    var filter = SuppressionFilter(suppressions)
    found = filter.filter(found)
    let uses = filter.uses(asked: selection, isConclusive: isConclusive)
    for rule in selection.rules {
      guard case .suppressions(let check) = rule.check else { continue }
      var context = RuleContext(rule: rule, file: facts, project: project)
      for use in uses { check(use, &context) }
      take(context)
    }
    found = filter.filter(found)
  }

  /// Whether rules that are silent have seen all that there is.
  private var isConclusive: Bool {
    project.coverage.isWhole(around: facts.path) && !project.files.contains(where: \.hasBrokenDeclarations)
  }

  private mutating func take(_ context: RuleContext) {
    // What somebody has configured replaces every grade of a rule.
    let severity = selection.severities[context.rule.id]
    found.formUnion(
      context.diagnostics.map { diagnostic in
        var graded = diagnostic
        graded.severity = severity ?? diagnostic.severity
        return graded
      })
  }
}

extension FileFacts {
  /// Whether no build contains what stands at an offset.
  fileprivate func isInactive(at offset: Int) -> Bool {
    let node = tree.innermostNode(at: offset)
    // A clause stands around its parts, not around itself.
    return (node.children.first ?? node).platforms.isEmpty
  }
}
