import SwiftScan
import TextModel

extension ProjectModel {
  /// The model with other facts of one of its files, the same as if all files were joined anew.
  public func replacing(_ facts: FileFacts) -> ProjectModel {
    if let model = replacingAlone(facts) { return model }
    var files = files
    if let number = filesByPath[facts.path] { files[number] = facts } else { files.append(facts) }
    return ProjectModel(
      joining: files, coverage: coverage, surroundings: surroundingsByPath, editing: facts.path)
  }

  /// The same, nil where all files have to be joined anew.
  ///
  /// Where the heads of the file's declarations stay as they were, so when a body or a member is edited, the cost is that of
  /// the edited declarations and a pass over the list of files. Else see `replacingHeads`.
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
    model.brokenFileCount += (facts.hasBrokenDeclarations ? 1 : 0) - (old.hasBrokenDeclarations ? 1 : 0)
    let difference = facts.tree.difference(from: old.tree)
    guard old.aliases(of: difference.old.units) == facts.aliases(of: difference.new.units),
      old.heads(of: difference.old.units) == facts.heads(of: difference.new.units)
    else {
      return model.replacingHeads(of: number, difference, in: self)
    }
    if model.nameMemory == nil { model.nameMemory = NameMemory() }
    model.touch(difference.new, of: facts)
    let isBridgedAsBefore = model.touchedBridges.values.allSatisfy(\.leavesTrace)
    return isBridgedAsBefore ? model : model.replacingHeads(of: number, difference, in: self)
  }

  /// Makes the bridges that have to do with what was edited in a file.
  mutating func touch(_ edited: TreeDifference.Side, of facts: FileFacts) {
    var numbers: Set<Int> = []
    for name in names(in: edited, of: facts) {
      if let found = bridges.numbersByName[name] { numbers.formUnion(found) }
    }
    touchedBridges = [:]
    var touched: [NameIndex.Place: TouchedBridge] = [:]
    for bridge in numbers.map({ bridges.bridges[$0] }) {
      let asked = ModelQuestions()
      let model = noting(asked)
      let representables = model.representables(at: bridge.place)
      let leavesTrace = BridgeTrace(of: representables, in: model) == bridge.trace
      let questions = asked.take()
      touched[bridge.place] = TouchedBridge(
        representables: representables, questions: questions, leavesTrace: leavesTrace)
      laterQuestions[bridge.name] = questions
    }
    touchedBridges = touched
  }

  /// The names under which the types and extensions are found that were edited, and perhaps others around.
  func names(in edited: TreeDifference.Side, of facts: FileFacts) -> [String] {
    facts.declarations(in: edited).map { $0.isExtension ? extendedName($0.name) : $0.name }
      + facts.aliases(of: edited.units).map(\.name)
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
      if let oldFacts { old.addQuestions(about: difference.old, of: oldFacts, aboutCode: aboutCode, to: &changed) }
      if let facts { addQuestions(about: difference.new, of: facts, aboutCode: aboutCode, to: &changed) }
      guard let path = (facts ?? oldFacts)?.path else { continue }
      changed.insert(.file(path))
      changed.formUnion(questionsAboutImports(of: path, from: oldFacts?.imports ?? [], to: facts?.imports ?? []))
    }
    if hasSameNames(as: old) { return changed }
    guard bridges.promisingNames == old.bridges.promisingNames else { return nil }
    if !names.surelyHasSameDottedExtensions(as: old.names) { changed.insert(.dottedExtensions) }
    // A type is a representable, or is none any more, also through what other names stand for now.
    return changed.union(
      bridges.namesBridgedAnew(since: old.bridges).union(names.renamings(since: old.names)).map { .name($0) })
  }

  /// Those that have another answer when the imports of a file change.
  func questionsAboutImports(of path: FilePath, from old: Set<String>, to new: Set<String>) -> [ModelQuestion] {
    // After most edits they are the very same.
    if old == new { return [] }
    return [.imports(of: path)] + old.symmetricDifference(new).map { .isImported($0, in: path) }
  }

  private func pathsWithOtherSurroundings(than old: ProjectModel) -> [FilePath] {
    if surroundingsByPath == old.surroundingsByPath { return [] }
    let paths = Set(surroundingsByPath.keys).union(old.surroundingsByPath.keys)
    return paths.filter { surroundingsByPath[$0] != old.surroundingsByPath[$0] }
  }

  /// The files that are not the same in another version of the model, nil where one has none.
  private func differingFiles(from old: ProjectModel) -> [(FileFacts?, FileFacts?)] {
    let hasSamePaths =
      files.count == old.files.count
      && zip(old.files, files).allSatisfy { $0.isIdentical(to: $1) || $0.path == $1.path }
    if hasSamePaths { return zip(old.files, files).compactMap { $0.isIdentical(to: $1) ? nil : ($0, $1) } }
    let gone = old.files.filter { filesByPath[$0.path] == nil }.map { ($0 as FileFacts?, nil as FileFacts?) }
    let present = files.map { (old.facts(at: $0.path), $0 as FileFacts?) }
    return gone
      + present.filter { old, new in old.map { oldFacts in new.map { !$0.isIdentical(to: oldFacts) } ?? true } ?? true }
  }

  /// Adds the questions that edited code answers, and perhaps others.
  func addQuestions(
    about edited: TreeDifference.Side, of facts: FileFacts, aboutCode: Bool, to questions: inout Set<ModelQuestion>
  ) {
    for name in names(in: edited, of: facts) { questions.insert(.name(name)) }
    guard aboutCode else { return }
    for body in facts.declarations(in: edited).flatMap(\.viewBodies) {
      for access in body.descendants(.memberAccess) { questions.insert(.viewReads(access.name)) }
    }
    for call in edited.nodes.flatMap({ $0.descendants(.call) }) {
      guard let callee = call.callee, callee.kind == .reference || callee.kind == .memberAccess,
        callee.nameUTF8.first.map(mayBeginTypeName) ?? false
      else { continue }
      questions.insert(.makers(callee.name))
    }
  }
}

/// Whether it is no lowercase letter of ASCII.
private func mayBeginTypeName(_ byte: UInt8) -> Bool { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte) }

/// Where two versions of a file differ: everywhere if it is new or gone.
private struct FactsDifference {
  let old: TreeDifference.Side
  let new: TreeDifference.Side

  init(from oldFacts: FileFacts?, to facts: FileFacts?) {
    let difference = oldFacts.flatMap { old in facts.map { $0.tree.difference(from: old.tree) } }
    old = difference?.old ?? TreeDifference.Side(oldFacts.map { Array($0.tree.units) } ?? [])
    new = difference?.new ?? TreeDifference.Side(facts.map { Array($0.tree.units) } ?? [])
  }
}

extension FileFacts {
  /// Of the types and extensions of some units.
  func heads(of units: [SyntaxUnit]) -> [DeclarationHead] { units.flatMap(declarations).map(\.head) }

  func aliases(of units: [SyntaxUnit]) -> [TypeAlias] { units.flatMap(aliases) }

  /// The types and extensions in code that was edited.
  func declarations(in edited: TreeDifference.Side) -> [TypeDeclaration] {
    guard let range = edited.range else { return [] }
    return edited.units.flatMap(declarations).filter {
      range.lowerBound <= $0.node.range.lowerBound && $0.node.range.upperBound <= range.upperBound
    }
  }
}
