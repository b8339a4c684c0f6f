import SwiftScan

extension ProjectModel {
  /// This model, which has another version of a file than `old` with other heads in it, joined anew as far as that
  /// concerns; nil where all files have to be joined.
  ///
  /// The file has to be the one that is edited. The cost is that of the heads that were edited, or of all in the file where
  /// names may have another meaning by them, and of the bridges for which something was asked that has another answer now.
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

  /// The model with all names of the file that is edited, and the questions that have another answer by them.
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

  /// The same, made of the names that were edited; nil where others may stand for something else now. No typealias may
  /// have been edited.
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

  /// The questions to which an older model, in which one file was another one, may have had other answers: those that may
  /// be asked to find bridges.
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

  /// The bridges, of which those are found anew that may be others for the answers to these questions.
  private func bridges(after changed: Set<ModelQuestion>, _ shift: PlaceShift) -> BridgeIndex {
    var anew = Set(changed.compactMap { if case .name(let name) = $0 { name } else { nil } })
    var known = bridges.bridges
    for index in known.indices {
      if let later = laterQuestions[known[index].name] { known[index].questions = later }
      if !known[index].questions.isDisjoint(with: changed) { anew.insert(known[index].name) }
    }
    for miss in bridges.misses where !miss.questions.isDisjoint(with: changed) { anew.insert(miss.name) }
    var candidates = anew.flatMap { findBridges(named: $0, bridges.promisingNames) }
    for miss in bridges.misses where !anew.contains(miss.name) { candidates.append(.miss(miss)) }
    for var bridge in known where !anew.contains(bridge.name) {
      bridge.place = shift.moved(bridge.place)
      candidates.append(.bridge(bridge))
    }
    return bridges.replacing(candidates) { files[$0.file].head(at: $0.index).isExtension }
  }
}

/// How the declarations of a file are numbered after an edit.
private struct PlaceShift {
  private let file: Int
  /// The number of the first declaration behind what was edited, as it was before.
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

  /// Of a declaration that was not edited itself.
  func moved(_ place: NameIndex.Place) -> NameIndex.Place {
    guard place.file == file, place.index >= start else { return place }
    return NameIndex.Place(file: file, index: place.index + distance)
  }

  /// The types and extensions in the units that were edited, with their places in this version of the file.
  func parts(of facts: FileFacts, in edited: TreeDifference.Side) -> [Naming.Part] {
    let start = edited.units.first.map(facts.declarationCount) ?? 0
    return facts.heads(of: edited.units).enumerated().map { (.init(file: file, index: start + $0), $1) }
  }
}

extension FileFacts {
  /// How many types and extensions stand before code that was edited.
  fileprivate func declarationCount(before edited: TreeDifference.Side) -> Int {
    guard let first = edited.units.first, let start = edited.range?.lowerBound else { return 0 }
    return declarationCount(before: first)
      + edited.units.flatMap(declarations).prefix { $0.node.range.lowerBound < start }.count
  }
}
