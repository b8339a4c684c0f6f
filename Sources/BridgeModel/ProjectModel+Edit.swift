import SwiftScan
import TextModel

extension ProjectModel {
  /// Returns the model with one file replaced or added. The result equals a model that joins all files again.
  public func replacing(_ facts: FileFacts) -> ProjectModel { changing([facts.path: facts]) }

  /// Returns the model with other versions of some files; nil removes a file. The result equals a model that joins all
  /// files again.
  ///
  /// The cost is that of the edited declarations and of everything that is derived from them, however many files there
  /// are. Only an edit that lets other types become representables, by a protocol or typealias, visits all files.
  public func changing(_ facts: [FilePath: FileFacts?]) -> ProjectModel {
    let changes = facts.compactMap { FileChange(from: files[$0], to: $1) }
    if changes.isEmpty { return self }
    var model = self
    for change in changes {
      model.set(change.new, at: change.path)
      model.names.updateGlobals(change.renamedGlobals, in: change.path, to: change.new)
    }
    // The memory of a pass doesn't record what it depends on.
    if passMemory != nil {
      return ProjectModel(joining: model.allFiles, coverage: coverage, surroundings: surroundingsByPath)
    }
    let answers = model.followNames(of: changes, since: self)
    model.followBridges(of: changes, answers, since: self)
    let changed = model.questionsAnsweredAnew(since: self, .these([]))
    model.memberMemory = changed.map(memberMemory.following) ?? MemberMemory()
    return model
  }

  /// Follows the names that files declare. Returns the queries, among those that bridges depend on, whose answers may
  /// differ.
  private mutating func followNames(of changes: [FileChange], since old: ProjectModel) -> Set<ModelQuestion> {
    var answers = Set(changes.filter { !$0.importsTheSame }.flatMap(\.questionsAboutImports))
    if hasBrokenDeclarations != old.hasBrokenDeclarations { answers.insert(.brokenness) }
    let renaming = changes.filter { !$0.declaresTheSame }
    guard !renaming.isEmpty else { return answers }
    var renamed: Set<String> = []
    for change in renaming {
      let own = change.renamedNames
      names.update(own, in: change.path, to: change.new)
      renamed.formUnion(own)
    }
    namesVersion = Version()
    nameMemory = NameMemory()
    answers.formUnion(renamed.map { .name($0) })
    answers.formUnion(renaming.flatMap(\.questionsAboutMeanings))
    answers.formUnion(followMeanings(of: answers))
    for name in renamed { answers.insert(.name(extendedName(name))) }
    return answers
  }

  /// Derives the bridges again that may depend on changed answers or have a part in edited code.
  private mutating func followBridges(
    of changes: [FileChange], _ answers: Set<ModelQuestion>, since old: ProjectModel
  ) {
    var stale = bridges.types(asking: answers)
    for case .name(let name) in answers { stale.insert(name) }
    if changes.contains(where: { $0.changesPromise(of: old.bridges.promisingNames) }) {
      stale.formUnion(followPromisingNames())
    }
    for head in changes.flatMap(\.editedHeads) {
      stale.formUnion(bridges.types(named: head.isExtension ? extendedName(head.name) : head.name))
      if head.isExtension { stale.formUnion(bridges.types(named: old.extendedName(head.name))) }
    }
    for alias in changes.flatMap({ $0.aliases.old + $0.aliases.new }) {
      stale.formUnion(bridges.types(named: alias.name))
    }
    derived = [:]
    var followed: [String: DerivedRepresentables] = [:]
    for type in stale where !bridges.traces(of: type).isEmpty || !bridgeCandidates(of: type).isEmpty {
      let (representables, traces) = deriveRepresentables(of: type)
      bridges.set(traces, of: type, asking: representables.questions)
      if traces != nil { followed[type] = representables }
    }
    derived = followed
  }

  /// Finds the names again through which types can become representables. Returns the types that may be concerned.
  private mutating func followPromisingNames() -> Set<String> {
    let names = namesOfRepresentableProtocols()
    let changed = names.symmetricDifference(bridges.promisingNames)
    bridges.promisingNames = names
    return changed.isEmpty ? [] : typesWithCandidates(in: allFiles, changed)
  }
}

// MARK: - Changes since an older version

extension ProjectModel {
  /// Returns this model, recording its queries in `questions`.
  public func noting(_ questions: ModelQuestions) -> ProjectModel {
    var model = self
    model.questions = questions
    return model
  }

  /// Whether the files of both models declare the same names.
  public func hasSameNames(as old: ProjectModel) -> Bool { namesVersion === old.namesVersion }

  /// The edit that leads from an older version to this one; nil unless it changes only bodies in this file.
  public func bodyEdit(of path: FilePath, since old: ProjectModel) -> BodyEdit? {
    guard coverage == old.coverage, hasSameNames(as: old), extendedNames.isIdentical(to: old.extendedNames),
      surroundingsByPath == old.surroundingsByPath, let facts = facts(at: path), let oldFacts = old.facts(at: path)
    else { return nil }
    var changesOthers = false
    files.visitChanges(since: old.files) { other, _, _ in
      if other != path { changesOthers = true }
    }
    return changesOthers ? nil : BodyEdit(from: oldFacts.tree, to: facts.tree)
  }

  /// The queries whose answers may differ from those of an older version of the model; nil if any answer may differ.
  ///
  /// The cost is that of the differences. Queries about code are included only if they are among those that were asked.
  public func questionsAnsweredAnew(since old: ProjectModel, _ asked: AskedAboutCode) -> Set<ModelQuestion>? {
    guard coverage == old.coverage else { return nil }
    var changed = Set(pathsWithOtherSurroundings(than: old).map { ModelQuestion.surroundings(of: $0) })
    if (brokenFileCount > 0) != (old.brokenFileCount > 0) { changed.insert(.brokenness) }
    if !names.hasSameHostingClasses(as: old.names) { changed.insert(.hostingClasses) }
    files.visitChanges(since: old.files) { _, oldFacts, facts in
      guard let change = FileChange(from: oldFacts, to: facts) else { return }
      changed.insert(.file(change.path))
      changed.formUnion(change.questionsAboutImports)
      changed.formUnion(change.editedGlobals.map { .global($0) })
      for head in change.editedHeads {
        changed.insert(.name(head.name))
        if head.isExtension { changed.formUnion([.name(extendedName(head.name)), .name(old.extendedName(head.name))]) }
      }
      changed.formUnion((change.aliases.old + change.aliases.new).map { .name($0.name) })
      changed.formUnion(change.questionsAboutMeanings)
      changed.formUnion(change.questionsAboutCode(asked))
    }
    extendedNames.visitChanges(since: old.extendedNames) { name, old, new in
      changed.insert(.name(name))
      for case let type? in [old?.extended, new?.extended] {
        changed.formUnion([.name(type), .extensions(endingIn: lastComponent(of: type))])
      }
      changed.formUnion([old?.subject, new?.subject].compactMap { $0.map { .name($0) } })
    }
    // A type can become a representable, or stop being one, also because other names now resolve differently.
    return changed.union(bridges.questionsAnsweredAnew(since: old.bridges))
  }

  private func pathsWithOtherSurroundings(than old: ProjectModel) -> [FilePath] {
    if surroundingsByPath == old.surroundingsByPath { return [] }
    let paths = Set(surroundingsByPath.keys).union(old.surroundingsByPath.keys)
    return paths.filter { surroundingsByPath[$0] != old.surroundingsByPath[$0] }
  }
}
