import SwiftScan

extension ProjectModel {
  /// This model, which has another version of a file than `old` with other heads in it, joined anew as far as that
  /// concerns; nil where all files have to be joined.
  ///
  /// The file has to be the one that is edited. The cost is that of its heads, and of the bridges for which something was
  /// asked that has another answer now.
  func replacingHeads(of number: Int, _ difference: TreeDifference, in old: ProjectModel) -> ProjectModel? {
    let (oldFacts, facts) = (old.files[number], files[number])
    let promising = bridges.promisingNames
    guard number == names.editedFile,
      oldFacts.namesMadePromising(by: difference.old.units, promising)
        == facts.namesMadePromising(by: difference.new.units, promising)
    else { return nil }
    var model = self
    (model.nameMemory, model.touchedBridges) = (nil, [:])
    model.findNames(of: facts, number: number)
    model.nameMemory = NameMemory()
    let changed = model.questionsAboutHeads(of: number, difference, since: old)
    let aliases = oldFacts.aliases(of: difference.old.units) + facts.aliases(of: difference.new.units)
    guard changed.isDisjoint(with: joining.namingQuestions),
      !aliases.contains(where: { names.extendsElsewhere($0.name) })
    else { return nil }
    let shift = PlaceShift(of: number, from: oldFacts, to: facts, difference)
    model.joining = model.joining.with(model.names, model.bridges(after: changed, shift))
    model.laterQuestions = [:]
    model.touch(difference.new, of: facts)
    return model
  }

  /// Fills the layer of the file that is edited.
  private mutating func findNames(of facts: FileFacts, number: Int) {
    var names = names.withoutEditedFile
    names.insertTypesAndAliases(of: facts, number: number)
    joining = joining.with(names, bridges)
    insertExtensions(of: facts, number: number, into: &names)
    joining = joining.with(names, bridges)
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
  private let distance: Int

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
}

extension FileFacts {
  /// How many types and extensions stand before code that was edited.
  fileprivate func declarationCount(before edited: TreeDifference.Side) -> Int {
    guard let first = edited.units.first, let start = edited.range?.lowerBound else { return 0 }
    return declarationCount(before: first)
      + edited.units.flatMap(declarations).prefix { $0.node.range.lowerBound < start }.count
  }
}
