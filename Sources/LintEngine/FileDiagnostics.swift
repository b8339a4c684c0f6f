import BridgeModel
import SwiftScan
import TextModel

/// The diagnostics of one file, and the questions that its checks asked. Checking the file again repeats only the
/// checks whose answers have changed. The result is the same as that of a first check.
public struct FileDiagnostics: Sendable {
  /// The input of the last check.
  private struct Version {
    var facts: FileFacts
    var project: ProjectModel
    var selection: RuleSelection
    var subjects: SubjectNames
    /// The layout style of the file, if a check asked for it.
    var style: SourceStyle?
  }

  /// The facts and diagnostics that the last check of a type has found.
  private struct Memory {
    var facts: CheckMemory
    var results: SubjectResults
    /// The number of questions that it asked when it began without a memory.
    var questionCount: Int
  }

  private struct Entry {
    /// The type whose check found the diagnostic.
    var subject: String
    var diagnostic: Diagnostic
  }

  private var last: Version?
  /// The diagnostics in source order, including suppressed ones.
  private var found: [Entry] = []
  private var suppressions: [Suppression] = []
  private var asked: [String: Set<ModelQuestion>] = [:]
  private var askers: [ModelQuestion: Set<String>] = [:]
  /// The questions of its checks that code anywhere in the project can affect.
  public private(set) var codeQuestions: Set<ModelQuestion> = []
  private let questions = ModelQuestions()
  /// The facts that the checks of the last version have found, by the type.
  private var memories: [String: Memory] = [:]

  /// The largest number of types whose checks are remembered. An edit concerns few; opening a file can check hundreds,
  /// and an edit that follows needs only one of them.
  private static let maximumMemories = 8

  /// The pseudo-subject of questions asked by suppressions. No type has an empty name.
  private static let suppressing = ""

  /// A file that has not been checked yet.
  public init() {}

  /// Returns the diagnostics of the file in a project, in source order, without suppressed ones. The cost is that of
  /// repeating the affected checks and of moving the diagnostics after an edit. `changed` contains every question that
  /// the project of the last check may have answered differently; nil if the caller doesn't know them.
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
    let changed = answersChanged(
      changed ?? last.flatMap { project.questionsAnsweredAnew(since: $0.project, .these(codeQuestions)) }, path, style)
    let stale = follow(check, of: subjects, changed, difference)
    let edit =
      stale.contains { memories[$0] != nil } ? last.flatMap { project.bodyEdit(of: path, since: $0.project) } : nil
    let change = edit.flatMap { last?.facts.hasSameSigns(as: facts, difference) ?? false ? BodyChange($0) : nil }
    change?.watchTokens()
    let known = memories
    memories = [:]
    let recorder = stale.count > Self.maximumMemories ? nil : facts.tree.recorder
    for subject in stale {
      let change = change?.answering(changed, of: asked[subject] ?? [])
      run(check, on: subject, recorder, after: edit, change, known[subject])
    }
    if !stale.isEmpty { found.sort { Diagnostic.precedes($0.diagnostic, $1.diagnostic) } }
    last = Version(
      facts: facts, project: project, selection: selection, subjects: subjects,
      style: style ?? styleIfAsked(of: facts, after: difference))
    let diagnostics = check.applying(suppressions, to: found.map(\.diagnostic).withoutRepetitions)
    note(questions.take(), askedBy: Self.suppressing)
    return diagnostics
  }

  /// Moves to a newer version of the project if a check would find the same as the last one. Returns false if the file
  /// must be checked. `changed` contains every question that the version of the last check may have answered
  /// differently.
  public mutating func follow(
    _ project: ProjectModel, of path: FilePath, _ changed: Set<ModelQuestion>
  ) -> Bool {
    guard let last, askedQuestions(among: changed).isEmpty, codeQuestions.isEmpty || !changed.contains(.code) else {
      return false
    }
    let subjects = project.subjectNames(in: path, since: last.project, last.subjects)
    guard subjects.added.isEmpty, subjects.gone.isEmpty else { return false }
    self.last?.project = project
    self.last?.subjects = subjects
    return true
  }

  /// Visits only the smaller of the two sets, because a change of many files changes thousands of answers.
  private func askedQuestions(among changed: Set<ModelQuestion>) -> [ModelQuestion] {
    changed.count < askers.count ? changed.filter { askers[$0] != nil } : askers.keys.filter(changed.contains)
  }

  private mutating func forget() {
    last = nil
    found = []
    suppressions = []
    asked = [:]
    askers = [:]
    memories = [:]
    codeQuestions = []
  }
}

// MARK: - Following the project

extension FileDiagnostics {
  /// Moves to a new version of the file and its project, and returns the types that must be checked again.
  private mutating func follow(
    _ check: FileCheck, of subjects: SubjectNames, _ changed: Set<ModelQuestion>?, _ difference: TreeDifference
  ) -> Set<String> {
    guard let last, last.selection == check.selection, let changed else {
      forget()
      suppressions = check.suppressions
      return subjects.all
    }
    let document = check.facts.file.document
    move(by: difference, in: document)
    var stale = askedQuestions(among: changed).reduce(into: Set<String>()) { $0.formUnion(askers[$1, default: []]) }
    stale.remove(Self.suppressing)
    if !(stale.isEmpty && subjects.gone.isEmpty) {
      found.removeAll { stale.contains($0.subject) || subjects.gone.contains($0.subject) }
    }
    forget(subjects.gone)
    return stale.subtracting(subjects.gone).union(subjects.added)
  }

  /// The questions with other answers: those that the project names, the style of the file, and if the project names
  /// all code, all about code.
  private func answersChanged(
    _ changed: Set<ModelQuestion>?, _ path: FilePath, _ style: SourceStyle?
  ) -> Set<ModelQuestion>? {
    guard let last, var changed else { return nil }
    if style != last.style { changed.insert(.style(of: path)) }
    if changed.contains(.code) { changed.formUnion(codeQuestions) }
    return changed
  }

  private func styleIfAsked(of facts: FileFacts, after difference: TreeDifference) -> SourceStyle? {
    guard askers[.style(of: facts.path)] != nil else { return nil }
    let text = facts.file.document.text
    if let known = last?.style, difference.start.map({ text.line(at: $0) >= SourceStyle.lineLimit }) ?? true {
      return known
    }
    return SourceStyle(of: text)
  }

  /// Moves the diagnostics and suppressions after an edit, and reads the suppressions in the changed range again.
  private mutating func move(by difference: TreeDifference, in document: Document) {
    guard let range = difference.new.range else { return }
    suppressions = suppressions.compactMap { $0.moved(by: difference) } + Suppression.written(in: range, of: document)
    suppressions.sort { $0.range.lowerBound < $1.range.lowerBound }
    for index in found.indices { found[index].diagnostic.move(by: difference) }
  }

  /// Forgets types that are no longer in the file.
  private mutating func forget(_ subjects: Set<String>) {
    for subject in subjects { note([], askedBy: subject) }
  }

  /// Checks a type. After an edit that changed only bodies, begins with the facts that the last check has found, and keeps
  /// its questions. Names come and go in bodies, so when too many questions have been kept, begins without a memory.
  /// Without a recorder, leaves no memory.
  private mutating func run(
    _ check: FileCheck, on subject: String, _ recorder: ReadRecorder?, after edit: BodyEdit?, _ change: BodyChange?,
    _ memory: Memory?
  ) {
    let known = asked[subject, default: []]
    let kept = memory.flatMap { known.count < 2 * $0.questionCount + 100 ? $0 : nil }
    if let edit, let kept { questions.begin(with: CheckMemory(after: kept.facts, edit, change)) }
    let isContinued = edit != nil && kept != nil
    var earlier: EarlierResults?
    if isContinued, let kept, let change { earlier = EarlierResults(kept.results, change) }
    let results =
      recorder?.whileOwned { check.results(of: subject, recorder, after: earlier) }
      ?? check.results(of: subject, nil, after: earlier)
    found += results.diagnostics.map { Entry(subject: subject, diagnostic: $0) }
    let (questions, facts) = questions.takeAll()
    if recorder != nil {
      memories[subject] = Memory(
        facts: facts, results: results, questionCount: isContinued ? kept?.questionCount ?? 0 : questions.count)
    }
    if isContinued { noteFurther(questions, askedBy: subject) } else { note(questions, askedBy: subject) }
  }

  /// Records questions that the check of a type asked, besides those that it is known to ask. Few are new.
  private mutating func noteFurther(_ questions: Set<ModelQuestion>, askedBy subject: String) {
    let added = asked[subject].map { known in questions.filter { !known.contains($0) } } ?? questions
    guard !added.isEmpty else { return }
    asked[subject, default: []].formUnion(added)
    for question in added { note(question, askedBy: subject) }
  }

  /// Records the questions that the check of a type asked. Most checks ask the same ones as before.
  private mutating func note(_ questions: Set<ModelQuestion>, askedBy subject: String) {
    let old = asked[subject, default: []]
    guard questions != old else { return }
    asked[subject] = questions.isEmpty ? nil : questions
    for question in questions.subtracting(old) { note(question, askedBy: subject) }
    for question in old.subtracting(questions) {
      askers[question]?.remove(subject)
      guard askers[question]?.isEmpty ?? false else { continue }
      askers[question] = nil
      codeQuestions.remove(question)
    }
  }

  private mutating func note(_ question: ModelQuestion, askedBy subject: String) {
    if question.isAboutCode { codeQuestions.insert(question) }
    askers[question, default: []].insert(subject)
  }
}

extension BodyChange {
  /// The change together with other answers to questions that a check has asked; nil if one of them is about
  /// declarations elsewhere.
  fileprivate func answering(_ changed: Set<ModelQuestion>?, of asked: Set<ModelQuestion>) -> BodyChange? {
    guard let changed else { return nil }
    var change = self
    for question in changed where asked.contains(question) {
      switch question {
      // The rules have read some of the contents.
      case .name: break
      // The project looks at all code around the edit.
      case .viewReads(let word), .makers(let word), .mentions(let word), .isNamed(let word):
        if mentions(BytePattern(word)) { change.insert(.project) }
      default:
        guard let kind = question.kindOfRead else { return nil }
        change.insert(kind)
      }
    }
    return change
  }
}

extension Diagnostic {
  /// Moves the diagnostic to its place in a newer text. Ranges inside the difference stay, because their checks run
  /// again.
  fileprivate mutating func move(by difference: TreeDifference) { _ = move { difference.moved($0) ?? $0 } }

  /// Moves all ranges. Returns false, after moving some, if one of them has no place in the newer text.
  mutating func move(by moved: (Range<Int>) -> Range<Int>?) -> Bool {
    var isMoved = true
    func move(_ range: inout Range<Int>) {
      if let new = moved(range) { range = new } else { isMoved = false }
    }
    move(&range)
    for index in related.indices { move(&related[index].range) }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices { move(&fixes[fix].edits[edit].range) }
    }
    return isMoved
  }
}
