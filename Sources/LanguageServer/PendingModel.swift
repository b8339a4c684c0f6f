import BridgeModel
import TextModel

/// The model of a revision, which may still be under construction.
enum PendingModel: Sendable {
  case known(ProjectModel)
  case inTheMaking(Task<ProjectModel, Never>)

  var value: ProjectModel {
    get async {
      switch self {
      case .known(let model): model
      case .inTheMaking(let task): await task.value
      }
    }
  }
}

/// The model of an earlier revision, and the changes since.
struct EarlierModel {
  var model: PendingModel
  let revision: Int
  private var edited: [DocumentURI] = []
  private var changed: Set<FilePath> = []
  /// Whether the files may belong to other projects or have other settings.
  private var isMoved = false

  init(model: PendingModel, revision: Int) {
    self.model = model
    self.revision = revision
  }

  /// Notes that the text of an open document has changed.
  mutating func noteEdit(of uri: DocumentURI) {
    if !edited.contains(uri) { edited.append(uri) }
  }

  /// Notes that other files may count at these paths, and that all files may belong to other projects.
  mutating func noteChanges(at paths: Set<FilePath>) {
    changed.formUnion(paths)
    isMoved = true
  }

  /// The model with the current files. Starts a task that builds it if the earlier model is still under construction or
  /// if many files have changed; nil if it's faster to join all files.
  func model(with session: Session) -> PendingModel? {
    let files = changedFiles(in: session)
    if files.count > session.projects.contents.files.count / 4 + 8 { return nil }
    let context = isMoved ? session.projectContext : nil
    @Sendable func follow(_ model: ProjectModel) -> ProjectModel {
      let model = context.map { model.with(coverage: $0.coverage, surroundings: $0.surroundings) } ?? model
      return model.changing(files)
    }
    if case .known(let last) = model, files.count <= quickChangeCount { return .known(follow(last)) }
    return .inTheMaking(Task { [model] in follow(await model.value) })
  }

  private func changedFiles(in session: Session) -> [FilePath: FileFacts?] {
    var files = session.files(at: changed)
    for uri in edited { if let facts = session.entries[uri]?.facts { files[facts.path] = facts } }
    return files
  }
}

/// The number of changed files that a model follows faster than a task starts.
let quickChangeCount = 4
