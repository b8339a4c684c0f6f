import BridgeModel
import TextModel

/// The diagnostics of `rules` in one file of a project, in source order. Pure; never fails.
public func lint(_ path: FilePath, in project: ProjectModel, rules: [Rule]) -> [Diagnostic] {
  lint(path, in: project, RuleSelection(rules))
}

/// The diagnostics of the selected rules in one file of a project, in source order, less what is suppressed in the
/// file. Pure; never fails.
public func lint(_ path: FilePath, in project: ProjectModel, _ selection: RuleSelection) -> [Diagnostic] {
  guard let facts = project.facts(of: path), mayConcern(facts, of: project, selection) else { return [] }
  // What was asked matters to nobody, since nothing is checked again.
  let questions = ModelQuestions(takingDown: false)
  let check = FileCheck(
    facts: facts, project: project.noting(questions), selection: selection, questions: questions)
  let found = project.subjectNames(in: path).all.flatMap(check.diagnostics).sorted(by: Diagnostic.standBefore)
  return check.applying(check.suppressions, to: found.withoutRepetitions)
}

/// Whether some rule may say something about a file: most files of most projects are about nothing of this.
private func mayConcern(_ facts: FileFacts, of project: ProjectModel, _ selection: RuleSelection) -> Bool {
  facts.mayHaveRemarks || selection.asksAboutTypes(with: facts.signs)
    || !project.namesOfRepresentables(in: facts.path).isEmpty
}

/// One file, and the rules that are to look at it.
struct FileCheck {
  let facts: FileFacts
  let project: ProjectModel
  let selection: RuleSelection
  /// Those that the project takes down.
  let questions: ModelQuestions

  /// What the rules say to one type; each diagnostic once, though a type may be a representable on two platforms.
  func diagnostics(of subject: String) -> Set<Diagnostic> {
    let representables = project.representables(named: subject, in: facts.path)
    let signs = project.signs(of: subject, in: facts.path)
    let type = selection.asksAboutTypes(with: signs) ? project.type(named: subject, in: facts.path) : nil
    guard type != nil || !representables.isEmpty else { return [] }
    var context = RuleContext(file: facts, project: project, questions: questions)
    for representable in representables { check(representable, &context) }
    if let type { check(type, with: signs, &context) }
    return Set(context.diagnostics)
  }

  private func check(_ representable: Representable, _ context: inout RuleContext) {
    let signs = representable.signs
    for check in selection.checksOfRepresentables where check.concerns(signs) {
      let count = context.diagnostics.count
      context.begin(check)
      check.run(representable, &context)
      context.dropRepetitions(since: count)
    }
  }

  private func check(_ type: ProjectType, with signs: CodeSigns, _ context: inout RuleContext) {
    for check in selection.checksOfTypes where check.concerns(signs) {
      context.begin(check)
      check.run(type, &context)
    }
  }

  /// Those that are written in the file.
  var suppressions: [Suppression] {
    guard facts.mayHaveRemarks else { return [] }
    let document = facts.file.document
    return Suppression.written(in: 0..<document.text.count, of: document)
  }

  /// Takes out what is suppressed; then the rules that look at suppressions are asked, and may be suppressed too.
  func applying(_ suppressions: [Suppression], to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return diagnostics }
    let active = suppressions.covering(facts.file.document).filter { !facts.isInactive(at: $0.range.lowerBound) }
    guard !active.isEmpty else { return diagnostics }
    var filter = SuppressionFilter(active)
    let left = filter.filter(diagnostics)
    let uses = filter.uses(asked: selection, isConclusive: isConclusive)
    let about = selection.checksOfSuppressions.flatMap { check in
      var context = RuleContext(file: facts, project: project, questions: questions)
      context.begin(check)
      for use in uses { check.run(use, &context) }
      return context.diagnostics
    }
    return (left + filter.filter(about)).sorted(by: Diagnostic.standBefore)
  }

  /// Whether rules that are silent have seen all that there is.
  private var isConclusive: Bool { project.coverage.isWhole(around: facts.path) && !project.hasBrokenDeclarations }
}

extension FileFacts {
  /// Whether no build contains what stands at an offset.
  fileprivate func isInactive(at offset: Int) -> Bool {
    let node = tree.innermostNode(at: offset)
    // A clause stands around its parts, not around itself.
    return (node.children.first ?? node).platforms.isEmpty
  }
}

extension Diagnostic {
  /// The order of reports. What is said twice at a place, with other places or fixes, has an order too.
  static func standBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let leftKey = (left.range.lowerBound, left.range.upperBound, left.rule, left.message)
    let rightKey = (right.range.lowerBound, right.range.upperBound, right.rule, right.message)
    return leftKey == rightKey ? left.otherPlaces.lexicographicallyPrecedes(right.otherPlaces) : leftKey < rightKey
  }

  /// The UTF-8 offsets of what is related and of what its fixes edit.
  private var otherPlaces: [Int] {
    (related.map(\.range) + fixes.flatMap(\.edits).map(\.range)).flatMap { [$0.lowerBound, $0.upperBound] }
  }
}

extension [Diagnostic] {
  /// Each once, of diagnostics in the order of reports: two types may have led to it.
  var withoutRepetitions: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for diagnostic in self {
      let alike = diagnostics.reversed().prefix { $0.range == diagnostic.range }
      if !alike.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }
}
