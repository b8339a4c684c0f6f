import SwiftScan

extension ProjectModel {
  /// Rejoins only what the changed declaration heads of one file affect; returns nil if all files must be joined. `old`
  /// is the model before the edit.
  ///
  /// The file must be the edited one. The cost is that of the edited heads, or of all heads in the file if the edit may
  /// change what names mean, plus that of the bridges that depend on changed answers.
  func replacingHeads(of number: Int, _ difference: TreeDifference, in old: ProjectModel) -> ProjectModel? {
    let (oldFacts, facts) = (old.files[number], files[number])
    let promising = bridges.promisingNames
    guard number == names.editedFile,
      oldFacts.namesMadePromising(by: difference.old.units, promising)
        == facts.namesMadePromising(by: difference.new.units, promising)
    else { return nil }
    let aliases = oldFacts.aliases(of: difference.old.units) + facts.aliases(of: difference.new.units)
    let shift = PlaceShift(of: number, from: oldFacts, to: facts, difference)
    var (model, changed) =
      (aliases.isEmpty ? editingNames(of: number, difference, shift, in: old) : nil)
      ?? findingNames(of: number, difference, in: old)
    guard changed.isDisjoint(with: joining.naming.questionsOfOthers),
      !aliases.contains(where: { names.extendsElsewhere($0.name) })
    else { return nil }
    model.joining = model.joining.with(model.joining.naming, model.bridges(after: changed, shift))
    model.laterQuestions = [:]
    model.touch(difference.new, of: facts)
    return model
  }

  /// Indexes all names of the edited file again. Returns the model and the queries whose answers may change.
  private func findingNames(
    of number: Int, _ difference: TreeDifference, in old: ProjectModel
  ) -> (ProjectModel, Set<ModelQuestion>) {
    var model = self
    (model.nameMemory, model.touchedBridges) = (nil, [:])
    var naming = joining.naming
    (naming.names, naming.edit) = (names.withoutEditedFile, nil)
    naming.names.insertTypesAndAliases(of: files[number], number: number)
    model.joining = joining.with(naming, bridges)
    naming.insertExtensionsOfEdited(files[number], number: number, in: model)
    model.joining = joining.with(naming, bridges)
    model.nameMemory = NameMemory()
    return (model, model.questionsAboutHeads(of: number, difference, since: old))
  }

  /// The same, but indexes only the edited names. Returns nil if other names may now stand for something else. No
  /// typealias may have been edited.
  private func editingNames(
    of number: Int, _ difference: TreeDifference, _ shift: PlaceShift, in old: ProjectModel
  ) -> (ProjectModel, Set<ModelQuestion>)? {
    var model = self
    (model.nameMemory, model.touchedBridges) = (nil, [:])
    var naming = joining.naming
    let gone = shift.parts(of: old.files[number], in: difference.old)
    let come = shift.parts(of: files[number], in: difference.new)
    guard naming.remove(gone, of: old) else { return nil }
    if shift.distance != 0 { naming.names.moveTypesAndExtensions(shift.moved) }
    for (place, head) in come where !head.isExtension { naming.names.insertType(named: head.name, at: place) }
    model.joining = joining.with(naming, bridges)
    guard naming.insertExtensions(among: come, of: model), come.allSatisfy({ model.isIndexed($0.head) }) else {
      return nil
    }
    let subjects = gone.map { old.subjectName(of: $0.head) } + come.map { model.subjectName(of: $0.head) }
    naming.edit = NameEdit(origin: old.joining.mark, subjects: Set(subjects.compactMap(\.self)))
    model.joining = joining.with(naming, bridges)
    model.nameMemory = NameMemory()
    let changed = model.questionsAboutHeads(of: number, difference, since: old)
    return changed.isDisjoint(with: joining.naming.questionsOfEdited) ? (model, changed) : nil
  }

  /// The queries, among those that finding bridges may use, whose answers may differ from those of an older model. The
  /// models differ in one file.
  private func questionsAboutHeads(
    of number: Int, _ difference: TreeDifference, since old: ProjectModel
  ) -> Set<ModelQuestion> {
    let (oldFacts, facts) = (old.files[number], files[number])
    var changed = Set(names.renamings(since: old.names).map { ModelQuestion.name($0) })
    old.addQuestions(about: difference.old, of: oldFacts, aboutCode: false, to: &changed)
    addQuestions(about: difference.new, of: facts, aboutCode: false, to: &changed)
    if !names.surelyHasSameDottedExtensions(as: old.names) { changed.insert(.dottedExtensions) }
    changed.formUnion(questionsAboutImports(of: facts.path, from: oldFacts.imports, to: facts.imports))
    if (brokenFileCount > 0) != (old.brokenFileCount > 0) { changed.insert(.brokenness) }
    changed.insert(.file(facts.path))
    return changed
  }

  /// The bridges after an edit. Only those that may depend on the changed answers are found again.
  private func bridges(after changed: Set<ModelQuestion>, _ shift: PlaceShift) -> BridgeIndex {
    var stale = Set(changed.compactMap { if case .name(let name) = $0 { name } else { nil } })
    var known = bridges.bridges
    for index in known.indices {
      if let later = laterQuestions[known[index].name] { known[index].questions = later }
      if !known[index].questions.isDisjoint(with: changed) { stale.insert(known[index].name) }
    }
    for miss in bridges.misses where !miss.questions.isDisjoint(with: changed) { stale.insert(miss.name) }
    var candidates = stale.flatMap { findBridges(named: $0, bridges.promisingNames) }
    for miss in bridges.misses where !stale.contains(miss.name) { candidates.append(.miss(miss)) }
    for var bridge in known where !stale.contains(bridge.name) {
      bridge.place = shift.moved(bridge.place)
      candidates.append(.bridge(bridge))
    }
    return bridges.replacing(candidates) { files[$0.file].head(at: $0.index).isExtension }
  }
}

/// Describes how an edit renumbers a file's declarations.
private struct PlaceShift {
  private let file: Int
  /// The old number of the first declaration after the edited code.
  private let start: Int
  let distance: Int

  init(of number: Int, from old: FileFacts, to new: FileFacts, _ difference: TreeDifference) {
    let oldCount = old.declarations(in: difference.old).count
    file = number
    let isGone = difference.new.units.isEmpty
    let before = isGone ? old.declarationCount(before: difference.old) : new.declarationCount(before: difference.new)
    start = before + oldCount
    distance = new.declarations(in: difference.new).count - oldCount
  }

  /// The new place of a declaration that wasn't edited itself.
  func moved(_ place: NameIndex.Place) -> NameIndex.Place {
    guard place.file == file, place.index >= start else { return place }
    return NameIndex.Place(file: file, index: place.index + distance)
  }

  /// The types and extensions in the edited units, with their places in this version of the file.
  func parts(of facts: FileFacts, in edited: TreeDifference.Side) -> [Naming.Part] {
    let start = edited.units.first.map(facts.declarationCount) ?? 0
    return facts.heads(of: edited.units).enumerated().map { (.init(file: file, index: start + $0), $1) }
  }
}

extension FileFacts {
  /// The number of types and extensions before edited code.
  fileprivate func declarationCount(before edited: TreeDifference.Side) -> Int {
    guard let first = edited.units.first, let start = edited.range?.lowerBound else { return 0 }
    return declarationCount(before: first)
      + edited.units.flatMap(declarations).prefix { $0.node.range.lowerBound < start }.count
  }
}
