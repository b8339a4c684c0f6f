import SwiftScan

extension ProjectModel {
  /// The model with other facts of one of its files, the same as if all files were joined anew.
  public func replacing(_ facts: FileFacts) -> ProjectModel {
    if let model = replacingAlone(facts) { return model }
    guard let number = filesByPath[facts.path] else { return rejoined(files + [facts]) }
    var files = files
    files[number] = facts
    return rejoined(files)
  }

  /// The same, nil where all files have to be joined anew.
  ///
  /// They need not be as long as the heads of the file's declarations stay as they were, so when a body or a member is
  /// edited. Then the cost is that of the edited declarations and a pass over the list of files.
  public func replacingAlone(_ facts: FileFacts) -> ProjectModel? {
    guard let number = filesByPath[facts.path] else { return nil }
    let old = files[number]
    if facts.isIdentical(to: old) { return self }
    var model = self
    model.files[number] = facts
    // What a run over all files remembers does not say what it depends on.
    if representableMemory != nil {
      (model.representableMemory, model.nameMemory, model.wordMemory) = (nil, nil, nil)
    }
    let difference = facts.tree.difference(from: old.tree)
    guard old.heads(of: difference.old) == facts.heads(of: difference.new),
      old.aliases(of: difference.old) == facts.aliases(of: difference.new)
    else { return nil }
    model.brokenFileCount += (facts.hasBrokenDeclarations ? 1 : 0) - (old.hasBrokenDeclarations ? 1 : 0)
    if model.nameMemory == nil { model.nameMemory = NameMemory() }
    let names = Set(difference.new.flatMap { model.names(in: $0, of: facts) })
    let touched = Set(names.flatMap { bridges.numbersByName[$0, default: []] }).map { bridges.bridges[$0] }
    model.touchedBridges = [:]
    model.touchedBridges = Dictionary(touched.map { ($0.place, model.bridge(at: $0.place)) }) { first, _ in first }
    let isBridgedAsBefore = touched.allSatisfy { bridge in
      bridge.trace
        == BridgeTrace(of: model.touchedBridges[bridge.place]?.representables ?? [], in: model)
    }
    return isBridgedAsBefore ? model : nil
  }

  private func bridge(at place: NameIndex.Place) -> TouchedBridge {
    let questions = ModelQuestions()
    let representables = noting(questions).representables(at: place)
    return TouchedBridge(representables: representables, questions: questions.take())
  }

  private func rejoined(_ files: [FileFacts]) -> ProjectModel {
    ProjectModel(joining: files, coverage: coverage, surroundings: surroundingsByPath)
  }

  /// The names under which the types and extensions of a unit are found.
  private func names(in unit: SyntaxUnit, of facts: FileFacts) -> [String] {
    facts.declarations(of: unit).map { $0.isExtension ? extendedName($0.name) : $0.name }
      + facts.aliases(of: unit).map(\.name)
  }
}

// MARK: - What an edit changes

extension ProjectModel {
  /// The same model; what it is asked is taken down.
  public func noting(_ questions: ModelQuestions) -> ProjectModel {
    var model = self
    model.questions = questions
    return model
  }

  /// Whether both were joined at once, and only texts were replaced since: then every file has the same names.
  public func hasSameNames(as old: ProjectModel) -> Bool { joining === old.joining }

  /// The questions to which an older version of the model may have had other answers; nil if it may be all of them.
  ///
  /// Linear in the number of files and in what differs. Where nobody has asked about code, questions about it need not be
  /// among them.
  public func questionsAnsweredAnew(since old: ProjectModel, aboutCode: Bool) -> Set<ModelQuestion>? {
    guard coverage == old.coverage else { return nil }
    var changed = Set(pathsWithOtherSurroundings(than: old).map { ModelQuestion.surroundings(of: $0) })
    if (brokenFileCount > 0) != (old.brokenFileCount > 0) { changed.insert(.brokenness) }
    for (oldFacts, facts) in differingFiles(from: old) {
      let difference = FactsDifference(from: oldFacts, to: facts)
      guard difference.hasSameAliases else { return nil }
      if let oldFacts {
        for unit in difference.old { old.addQuestions(about: unit, of: oldFacts, aboutCode: aboutCode, to: &changed) }
      }
      if let facts {
        for unit in difference.new { addQuestions(about: unit, of: facts, aboutCode: aboutCode, to: &changed) }
      }
      guard let path = (facts ?? oldFacts)?.path else { continue }
      changed.insert(.file(path))
      if facts?.imports != oldFacts?.imports { changed.insert(.imports(of: path)) }
    }
    if hasSameNames(as: old) { return changed }
    guard bridges.promisingNames == old.bridges.promisingNames else { return nil }
    if names.dottedExtensions != old.names.dottedExtensions { changed.insert(.dottedExtensions) }
    // A type is a representable, or is none any more, also through what other names stand for now.
    let bridging = Set(bridges.numbersByName.keys).symmetricDifference(old.bridges.numbersByName.keys)
    let bridged = bridges.bridgedNames.symmetricDifference(old.bridges.bridgedNames).union(bridging)
    let renamed = names.otherNames.filter { old.names.otherNames[$0] != $1 }.values
    let unnamed = old.names.otherNames.filter { names.otherNames[$0] != $1 }.values
    return changed.union((bridged.union(renamed).union(unnamed)).map { .name($0) })
  }

  private func pathsWithOtherSurroundings(than old: ProjectModel) -> [String] {
    if surroundingsByPath == old.surroundingsByPath { return [] }
    let paths = Set(surroundingsByPath.keys).union(old.surroundingsByPath.keys)
    return paths.filter { surroundingsByPath[$0] != old.surroundingsByPath[$0] }
  }

  /// The files that are not the same in another version of the model, nil where one has none.
  private func differingFiles(from old: ProjectModel) -> [(FileFacts?, FileFacts?)] {
    let hasSamePaths =
      files.count == old.files.count
      && zip(old.files, files).allSatisfy { $0.isIdentical(to: $1) || $0.path == $1.path }
    if hasSamePaths { return zip(old.files, files).filter { !$0.isIdentical(to: $1) } }
    let gone = old.files.filter { filesByPath[$0.path] == nil }.map { ($0 as FileFacts?, nil as FileFacts?) }
    let present = files.map { (old.facts(at: $0.path), $0 as FileFacts?) }
    return gone
      + present.filter { old, new in old.map { oldFacts in new.map { !$0.isIdentical(to: oldFacts) } ?? true } ?? true }
  }

  /// Adds the questions that a unit answers, and perhaps others.
  private func addQuestions(
    about unit: SyntaxUnit, of facts: FileFacts, aboutCode: Bool, to questions: inout Set<ModelQuestion>
  ) {
    for name in names(in: unit, of: facts) { questions.insert(.name(name)) }
    guard aboutCode else { return }
    for body in facts.declarations(of: unit).flatMap(\.viewBodies) {
      for access in body.descendants(.memberAccess) { questions.insert(.viewReads(access.name)) }
    }
    for call in unit.root.descendants(.call) {
      guard let callee = call.callee, callee.kind == .reference || callee.kind == .memberAccess,
        callee.nameUTF8.first.map(mayBeginTypeName) ?? false
      else { continue }
      questions.insert(.makers(callee.name))
    }
  }
}

/// Whether it is no lowercase letter of ASCII.
private func mayBeginTypeName(_ byte: UInt8) -> Bool { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte) }

/// The units in which two versions of a file differ; all of a file that is new or gone.
private struct FactsDifference {
  var old: [SyntaxUnit]
  var new: [SyntaxUnit]
  var hasSameAliases: Bool

  init(from oldFacts: FileFacts?, to facts: FileFacts?) {
    let difference = oldFacts.flatMap { old in facts.map { $0.tree.difference(from: old.tree) } }
    old = difference?.old ?? oldFacts.map { Array($0.tree.units) } ?? []
    new = difference?.new ?? facts.map { Array($0.tree.units) } ?? []
    hasSameAliases = oldFacts?.aliases(of: old) ?? [] == facts?.aliases(of: new) ?? []
  }
}

extension FileFacts {
  /// Of the types and extensions of some units.
  fileprivate func heads(of units: [SyntaxUnit]) -> [DeclarationHead] { units.flatMap(declarations).map(\.head) }

  fileprivate func aliases(of units: [SyntaxUnit]) -> [TypeAlias] { units.flatMap(aliases) }
}
