import Synchronization

/// Answers that depend on members of the project's types, not only on the names that it declares. Each version of a
/// project has its own, without the answers that may have changed since the version before.
final class MemberMemory: Sendable {
  private struct Tables {
    /// The types for which associated types of types stand.
    var witnesses = DerivedTable<ScopedName, SwiftType>()
    /// The signatures of members of Apple's API.
    var signatures = DerivedTable<MemberOfType, FunctionSignature>()
    /// The number of answers that were kept.
    var count = 0
  }

  private let tables: Mutex<Tables>

  init() { tables = Mutex(Tables()) }

  private init(_ tables: Tables) { self.tables = Mutex(tables) }

  /// The memory of a version in which only these answers may be different.
  func following(_ changed: Set<ModelQuestion>) -> MemberMemory {
    var kept = tables.withLock { $0 }
    // Types come and go while the user types.
    if kept.count > Self.limit { return MemberMemory() }
    for key in kept.witnesses.keys(asking: changed) { kept.witnesses.set(nil, for: key) }
    for key in kept.signatures.keys(asking: changed) { kept.signatures.set(nil, for: key) }
    return MemberMemory(kept)
  }

  private static let limit = 4_000

  func witness(_ name: ScopedName, in project: ProjectModel, else find: (ProjectModel) -> SwiftType) -> SwiftType {
    answer(about: name, in: project, get: { $0.witnesses }, set: { $0.witnesses = $1 }, else: find)
  }

  func signature(
    of member: MemberOfType, in project: ProjectModel, else find: (ProjectModel) -> FunctionSignature
  ) -> FunctionSignature {
    answer(about: member, in: project, get: { $0.signatures }, set: { $0.signatures = $1 }, else: find)
  }

  private func answer<Key, Value>(
    about key: Key, in project: ProjectModel, get: (Tables) -> DerivedTable<Key, Value>,
    set: (inout Tables, DerivedTable<Key, Value>) -> Void, else find: (ProjectModel) -> Value
  ) -> Value {
    let known = tables.withLock { get($0) }
    if let value = known[key] {
      project.questions?.note(known.questions(of: key))
      return value
    }
    let own = ModelQuestions()
    let value = find(project.noting(own))
    let asked = own.take()
    project.questions?.note(asked)
    tables.withLock { tables in
      var table = get(tables)
      table.set(value, for: key, asking: asked)
      set(&tables, table)
      tables.count += 1
    }
    return value
  }
}

/// A member as a value or type of some type sees it.
struct MemberOfType: Hashable, Sendable {
  var member: TypeMember
  var owner: SwiftType
  /// Whether it's an enum case in a pattern.
  var isPattern = false
}
