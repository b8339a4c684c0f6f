import BridgeModel

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

/// The model of an earlier revision. Only texts of open documents have changed since.
struct EarlierModel {
  var model: PendingModel
  let revision: Int
  private var edited: [DocumentURI] = []

  init(model: PendingModel, revision: Int) {
    self.model = model
    self.revision = revision
  }

  mutating func noteEdit(of uri: DocumentURI) {
    if !edited.contains(uri) { edited.append(uri) }
  }

  /// The model with the current texts of the edited documents. Starts a task that builds it, unless each edit can be
  /// applied without joining all files again.
  func model(with entries: [DocumentURI: Snapshot.Entry]) -> PendingModel {
    let facts = edited.compactMap { entries[$0]?.facts }
    if case .known(let last) = model, let model = facts.reduce(last, { $0?.replacingAlone($1) }) {
      return .known(model)
    }
    return .inTheMaking(Task { [model] in facts.reduce(await model.value) { $0.replacing($1) } })
  }
}
