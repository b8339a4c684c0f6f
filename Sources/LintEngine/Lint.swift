import BridgeModel
import SwiftScan
import TextModel

/// The diagnostics of `rules` in one file of a project, in source order.
public func lint(_ path: FilePath, in project: ProjectModel, rules: [Rule]) -> [Diagnostic] {
  lint(path, in: project, RuleSelection(rules))
}

/// The diagnostics of the selected rules in one file of a project, in source order, without those that the file
/// suppresses.
public func lint(_ path: FilePath, in project: ProjectModel, _ selection: RuleSelection) -> [Diagnostic] {
  guard let facts = project.facts(of: path), mayConcern(facts, of: project, selection) else { return [] }
  // A one-time check doesn't need to record its questions.
  let questions = ModelQuestions(takingDown: false)
  let check = FileCheck(
    facts: facts, project: project.noting(questions), selection: selection, questions: questions)
  let found = project.subjectNames(in: path).all.flatMap(check.diagnostics).sorted(by: Diagnostic.precedes)
  return check.applying(check.suppressions, to: found.withoutRepetitions)
}

/// Whether any rule may report something in a file. For most files of most projects, none does.
private func mayConcern(_ facts: FileFacts, of project: ProjectModel, _ selection: RuleSelection) -> Bool {
  facts.mayHaveRemarks || selection.asksAboutTypes(with: facts.signs.union(project.derivedSigns(of: facts)))
    || !project.namesOfRepresentables(in: facts.path).isEmpty
}

/// One file, and the rules to run on it.
struct FileCheck {
  let facts: FileFacts
  let project: ProjectModel
  let selection: RuleSelection
  /// The questions that the project records.
  let questions: ModelQuestions

  /// The diagnostics of one type, in a check that isn't repeated.
  func diagnostics(of subject: String) -> Set<Diagnostic> { results(of: subject, nil, after: nil).diagnostics }

  /// Runs the rules on one type. `recorder` records what they read. A rule that has read nothing that changed since the
  /// earlier results doesn't run.
  func results(
    of subject: String, _ recorder: ReadRecorder?, after earlier: EarlierResults?
  ) -> SubjectResults {
    let representables = project.representables(named: subject, in: facts.path)
    let signs = project.signs(of: subject, in: facts.path)
    let type = selection.asksAboutTypes(with: signs) ? project.type(named: subject, in: facts.path) : nil
    guard type != nil || !representables.isEmpty else { return SubjectResults() }
    let changes = representables.enumerated().map { number, representable in
      project.beginCheck(of: representable, after: earlier?.representable(number), earlier?.change)
    }
    defer { for representable in representables { project.endCheck(of: representable) } }
    var run = SubjectRun(
      context: RuleContext(file: facts, project: project, questions: questions), recorder: recorder, earlier: earlier)
    for (number, representable) in representables.enumerated() {
      run.change = changes[number]
      run.check(representable, number, with: run.signs(of: representable, number), selection.checksOfRepresentables)
    }
    run.change = earlier?.change
    if changes.contains(where: { $0?.includes(.calls) ?? true }) { run.change?.insert(.calls) }
    if let type { run.check(type, .max, with: signs, selection.checksOfTypes) }
    return run.results
  }

  /// The suppressions in the file, without the ranges that they cover.
  var suppressions: [Suppression] {
    guard facts.mayHaveRemarks else { return [] }
    let document = facts.file.document
    return Suppression.written(in: 0..<document.text.count, of: document)
  }

  /// Removes suppressed diagnostics, and then runs the rules about suppressions, whose diagnostics can be suppressed
  /// too.
  func applying(_ suppressions: [Suppression], to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return diagnostics }
    let active = suppressions.covering(facts.file.document).filter { !facts.isInactive(at: $0.range.lowerBound) }
    guard !active.isEmpty else { return diagnostics }
    var filter = SuppressionFilter(active)
    let left = filter.filter(diagnostics)
    let uses = filter.uses(asked: selection, isConclusive: project.isConclusive(about: facts.path))
    let about = selection.checksOfSuppressions.flatMap { check in
      var context = RuleContext(file: facts, project: project, questions: questions)
      context.begin(check)
      for use in uses { check.run(use, &context) }
      return context.diagnostics
    }
    return (left + filter.filter(about)).sorted(by: Diagnostic.precedes)
  }
}

extension ProjectModel {
  /// Whether finding nothing in a file is conclusive: its whole project was read, and all declarations parse.
  public func isConclusive(about path: FilePath) -> Bool { coverage.isWhole(around: path) && !hasBrokenDeclarations }
}

extension FileFacts {
  /// Whether no build contains the code at an offset.
  fileprivate func isInactive(at offset: Int) -> Bool {
    let node = tree.innermostNode(at: offset)
    // The conditions of a clause apply to its children, not to the clause itself.
    return (node.children.first ?? node).platforms.isEmpty
  }
}

extension Diagnostic {
  /// The order of reports. Equal messages at one place are ordered by their related places and fixes.
  static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let leftKey = (left.range.lowerBound, left.range.upperBound, left.rule, left.message)
    let rightKey = (right.range.lowerBound, right.range.upperBound, right.rule, right.message)
    return leftKey == rightKey ? left.otherPlaces.lexicographicallyPrecedes(right.otherPlaces) : leftKey < rightKey
  }

  /// The UTF-8 offsets of the related places and of the edits in the fixes.
  private var otherPlaces: [Int] {
    (related.map(\.range) + fixes.flatMap(\.edits).map(\.range)).flatMap { [$0.lowerBound, $0.upperBound] }
  }
}

extension [Diagnostic] {
  /// The diagnostics, in the order of reports, each only once. Two types can lead to the same diagnostic.
  var withoutRepetitions: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for diagnostic in self {
      let alike = diagnostics.reversed().prefix { $0.range == diagnostic.range }
      if !alike.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }
}

/// The rules while they run on one type.
private struct SubjectRun {
  var context: RuleContext
  let recorder: ReadRecorder?
  var earlier: EarlierResults?
  /// The edit since the earlier results, as far as it concerns the subject; nil if nothing can be kept.
  var change: BodyChange?
  private(set) var results = SubjectResults()

  init(context: RuleContext, recorder: ReadRecorder?, earlier: EarlierResults?) {
    self.context = context
    self.recorder = recorder
    self.earlier = earlier
  }

  mutating func check<Subject>(
    _ subject: Subject, _ number: Int, with signs: CodeSigns, _ checks: [RunnableRule<Subject>]
  ) {
    for (rule, check) in checks.enumerated() where check.concerns(signs) {
      let place = SubjectResults.Place(subject: number, rule: rule)
      let known = change == nil ? nil : earlier?.entry(at: place)
      if let change, let kept = known?.kept(after: change) {
        results.append(kept)
        continue
      }
      context.begin(
        check, recorder, change.flatMap { change in known.map { EarlierBodyResults($0.inBodies, change) } })
      let (_, reads) = recorded { check.run(subject, &$0) }
      if recorder != nil || !context.diagnostics.isEmpty {
        results.append(
          SubjectResults.Entry(
            place: place, diagnostics: context.diagnostics, inBodies: context.foundInBodies, reads: reads))
      }
    }
  }

  mutating func signs(of representable: Representable, _ number: Int) -> CodeSigns {
    if let change, let known = earlier?.signs(of: number, after: change) {
      results.append(known, of: representable)
      return known.signs
    }
    let (signs, reads) = recorded { $0.project.signs(of: representable) }
    results.append(SubjectResults.Signs(signs: signs, reads: reads), of: representable)
    return signs
  }

  private mutating func recorded<Value>(
    _ work: (inout RuleContext) -> Value
  ) -> (value: Value, reads: BodyReads) {
    guard let recorder else { return (work(&context), .everything) }
    return recorder.recording { work(&context) }
  }
}
