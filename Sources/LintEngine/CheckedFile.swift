import BridgeModel
import SwiftScan
import TextModel

/// What was found in one file, and what its checks looked at. Checking it again repeats only what looked at something
/// that has changed since; the result is that of a first check.
public struct CheckedFile: Sendable {
  /// What the last check was made of.
  private struct Version {
    var facts: FileFacts
    var project: ProjectModel
    var selection: RuleSelection
    var subjects: SubjectNames
    /// How the file was laid out, if anybody asked.
    var style: SourceStyle?
  }

  private struct Entry {
    /// The type whose check found it.
    var subject: String
    var diagnostic: Diagnostic
  }

  private var last: Version?
  /// In source order, what is suppressed included.
  private var found: [Entry] = []
  private var suppressions: [Suppression] = []
  private var asked: [String: Set<ModelQuestion>] = [:]
  private var askers: [ModelQuestion: Set<String>] = [:]
  /// How many of them are about code.
  private var codeQuestionCount = 0
  private let questions = ModelQuestions()

  /// Asks on behalf of the comments that suppress something; no type is called so.
  private static let suppressing = ""

  /// A file that has not been checked yet.
  public init() {}

  /// Whether something was asked that depends on what stands in code anywhere.
  public var asksAboutCode: Bool { codeQuestionCount > 0 }

  /// The diagnostics of the file in a project, in source order, less what is suppressed. The cost is that of the checks
  /// that are repeated, and of moving what was found behind an edit. Never fails. `changed` are all questions to which the
  /// project of the last check may have had other answers, for who knows them.
  public mutating func check(
    _ path: FilePath, in project: ProjectModel, _ selection: RuleSelection, _ changed: Set<ModelQuestion>? = nil
  ) -> [Diagnostic] {
    guard let facts = project.facts(of: path) else {
      forget()
      return []
    }
    let check = FileCheck(
      facts: facts, project: project.noting(questions), selection: selection, questions: questions)
    let subjects =
      last.map { project.subjectNames(in: path, since: $0.project, $0.subjects) } ?? project.subjectNames(in: path)
    let difference = last.map { facts.tree.difference(from: $0.facts.tree) } ?? TreeDifference()
    let style = styleIfAsked(of: facts, after: difference)
    let changed = changed ?? last.flatMap { project.questionsAnsweredAnew(since: $0.project, aboutCode: asksAboutCode) }
    let stale = follow(check, of: subjects, changed, difference, style: style)
    for subject in stale { run(check, on: subject) }
    if !stale.isEmpty { found.sort { Diagnostic.standBefore($0.diagnostic, $1.diagnostic) } }
    last = Version(
      facts: facts, project: project, selection: selection, subjects: subjects,
      style: style ?? styleIfAsked(of: facts, after: difference))
    let diagnostics = check.applying(suppressions, to: found.map(\.diagnostic).withoutRepetitions)
    note(questions.take(), askedBy: Self.suppressing)
    return diagnostics
  }

  /// Comes up to a newer version of the project where a check would find what the last one found: `changed` are all questions
  /// to which the version of the last check may have had other answers. False where the file has to be checked.
  public mutating func follow(
    _ project: ProjectModel, of path: FilePath, _ changed: Set<ModelQuestion>
  ) -> Bool {
    guard let last, !changed.contains(where: { askers[$0] != nil }) else { return false }
    let subjects = project.subjectNames(in: path, since: last.project, last.subjects)
    guard subjects.added.isEmpty, subjects.gone.isEmpty else { return false }
    self.last?.project = project
    self.last?.subjects = subjects
    return true
  }

  private mutating func forget() {
    last = nil
    found = []
    suppressions = []
    asked = [:]
    askers = [:]
    codeQuestionCount = 0
  }
}

// MARK: - Following the project

extension CheckedFile {
  /// Comes up to a new version of the file and its project, and returns the types that have to be checked again.
  private mutating func follow(
    _ check: FileCheck, of subjects: SubjectNames, _ changed: Set<ModelQuestion>?, _ difference: TreeDifference,
    style: SourceStyle?
  ) -> Set<String> {
    guard let last, last.selection == check.selection, var changed else {
      forget()
      suppressions = check.suppressions
      return subjects.all
    }
    let document = check.facts.file.document
    if style != last.style { changed.insert(.style(of: check.facts.path)) }
    move(by: difference, in: document)
    var stale = changed.reduce(into: Set<String>()) { $0.formUnion(askers[$1, default: []]) }
    stale.remove(Self.suppressing)
    if !(stale.isEmpty && subjects.gone.isEmpty) {
      found.removeAll { stale.contains($0.subject) || subjects.gone.contains($0.subject) }
    }
    forget(subjects.gone)
    return stale.subtracting(subjects.gone).union(subjects.added)
  }

  private func styleIfAsked(of facts: FileFacts, after difference: TreeDifference) -> SourceStyle? {
    guard askers[.style(of: facts.path)] != nil else { return nil }
    let text = facts.file.document.text
    if let known = last?.style, difference.start.map({ text.line(at: $0) >= SourceStyle.lineLimit }) ?? true {
      return known
    }
    return SourceStyle(of: text)
  }

  /// Moves what stands behind an edit. What stands in what has changed is found again.
  private mutating func move(by difference: TreeDifference, in document: Document) {
    guard let range = difference.new.range else { return }
    suppressions = suppressions.compactMap { $0.moved(by: difference) } + Suppression.written(in: range, of: document)
    suppressions.sort { $0.range.lowerBound < $1.range.lowerBound }
    for index in found.indices { found[index].diagnostic.move(by: difference) }
  }

  /// Forgets types that are no longer here.
  private mutating func forget(_ subjects: Set<String>) {
    for subject in subjects { note([], askedBy: subject) }
  }

  private mutating func run(_ check: FileCheck, on subject: String) {
    found += check.diagnostics(of: subject).map { Entry(subject: subject, diagnostic: $0) }
    note(questions.take(), askedBy: subject)
  }

  /// Most checks ask the same as before.
  private mutating func note(_ questions: Set<ModelQuestion>, askedBy subject: String) {
    let old = asked[subject, default: []]
    guard questions != old else { return }
    asked[subject] = questions.isEmpty ? nil : questions
    for question in questions.subtracting(old) {
      if question.isAboutCode, askers[question] == nil { codeQuestionCount += 1 }
      askers[question, default: []].insert(subject)
    }
    for question in old.subtracting(questions) {
      askers[question]?.remove(subject)
      guard askers[question]?.isEmpty ?? false else { continue }
      askers[question] = nil
      if question.isAboutCode { codeQuestionCount -= 1 }
    }
  }
}

extension Diagnostic {
  /// Moves it to where it stands in a newer text. What stands in the difference stays: its check is made again.
  fileprivate mutating func move(by difference: TreeDifference) {
    func moved(_ range: Range<Int>) -> Range<Int> { difference.moved(range) ?? range }
    range = moved(range)
    for index in related.indices { related[index].range = moved(related[index].range) }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices { fixes[fix].edits[edit].range = moved(fixes[fix].edits[edit].range) }
    }
  }
}
