import BridgeModel
import TextModel

/// Many files that have changed on disk together, for example because a branch was checked out. A task adds them to the
/// model. Meanwhile, edits continue with the model that doesn't have them yet.
struct LargeChange {
  /// The paths with other files that no task has been given yet.
  private var waiting: Set<FilePath> = []
  /// The paths at which the model has changed since a task was started; nil if there's no task.
  private var later: Set<FilePath>?

  /// The work for a task.
  struct Work: Sendable {
    fileprivate let model: ProjectModel
    fileprivate let files: [FilePath: FileFacts?]

    func followed() -> Result {
      let new = model.changing(files)
      return Result(old: model, model: new, questions: new.questionsAnsweredAnew(since: model, .anything))
    }
  }

  /// The model with the changed files.
  struct Result: Sendable {
    let old: ProjectModel
    let model: ProjectModel
    /// The questions that the two models may answer differently; nil for all.
    let questions: Set<ModelQuestion>?
    /// The first revision with the changed files.
    var revision = 0

    /// The questions that a later model may answer differently than one from before the change.
    func questionsAnsweredAnew(
      by project: ProjectModel, since earlier: ProjectModel, _ asked: AskedAboutCode
    ) -> Set<ModelQuestion>? {
      guard let questions, let before = earlier.questionsAnsweredAnew(since: old, asked),
        let after = project.questionsAnsweredAnew(since: model, asked)
      else { return nil }
      return questions.union(before).union(after)
    }
  }

  fileprivate mutating func add(_ paths: Set<FilePath>) { waiting.formUnion(paths) }

  mutating func noteLaterChanges(at paths: Set<FilePath>) { later?.formUnion(paths) }

  /// The paths for the next task; nil if there are none or a task is running.
  fileprivate mutating func begin() -> Set<FilePath>? {
    guard later == nil, !waiting.isEmpty else { return nil }
    defer { waiting = [] }
    later = []
    return waiting
  }

  /// Ends the task. Returns the paths at which the model has changed meanwhile.
  fileprivate mutating func end() -> Set<FilePath> {
    defer { later = nil }
    return later ?? []
  }

  fileprivate var isDone: Bool { waiting.isEmpty && later == nil }
}

extension Session {
  /// Whether there is a model, at least one in the making or of an earlier revision.
  var hasModel: Bool { project != nil || lastProject != nil }

  /// Lets a task follow changed files if there are many, and if there is a model for the edits meanwhile.
  mutating func follow(_ paths: Set<FilePath>) -> Bool {
    guard paths.count > largeChangeCount || largeChange != nil, hasModel, !documents.isEmpty else { return false }
    largeChange = largeChange ?? LargeChange()
    largeChange?.add(paths)
    return true
  }

  /// The next work for a task; nil if there is none, or if the model of this revision isn't there yet.
  mutating func nextLargeChange() -> LargeChange.Work? {
    guard case .known(let model) = project, let paths = largeChange?.begin() else { return nil }
    return LargeChange.Work(model: model, files: files(at: paths))
  }

  /// Stores the model with the changed files.
  mutating func store(_ result: LargeChange.Result) {
    let paths = largeChange?.end() ?? []
    if largeChange?.isDone ?? false { largeChange = nil }
    leap(to: result, changing: paths)
    invalidateReports()
    refreshLenses()
  }
}
