import SwiftScan
import TextModel

extension ProjectModel {
  /// Returns the model with one file replaced or added. The result equals a model that joins all files again.
  public func replacing(_ facts: FileFacts) -> ProjectModel {
    if let model = replacingAlone(facts) { return model }
    var files = files
    if let number = filesByPath[facts.path] { files[number] = facts } else { files.append(facts) }
    return ProjectModel(
      joining: files, coverage: coverage, surroundings: surroundingsByPath, editing: facts.path)
  }

  /// Returns the model with one file replaced, or nil if all files must be joined again.
  ///
  /// If the heads of the file's declarations are unchanged, as after an edit in a body or a member, the cost is that of
  /// the edited declarations and one pass over the list of files. Otherwise, see `replacingHeads`.
  public func replacingAlone(_ facts: FileFacts) -> ProjectModel? {
    guard let number = filesByPath[facts.path] else { return nil }
    let old = files[number]
    if facts.isIdentical(to: old) { return self }
    var model = self
    model.files[number] = facts
    // The memories of a run over all files don't record what they depend on.
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

  /// Finds the bridges again that involve declarations edited in a file.
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

  /// The names under which the edited types, extensions, and typealiases are indexed, and perhaps others around them.
  func names(in edited: TreeDifference.Side, of facts: FileFacts) -> [String] {
    facts.declarations(in: edited).map { $0.isExtension ? extendedName($0.name) : $0.name }
      + facts.aliases(of: edited.units).map(\.name)
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

  /// Whether both models share one joining and differ only in texts replaced since. Every file then has the same names.
  public func hasSameNames(as old: ProjectModel) -> Bool { joining === old.joining }

  /// The queries whose answers may differ from those of an older version of the model; nil if any answer may differ.
  ///
  /// Linear in the number of files and in the size of the difference. Pass false for `aboutCode` if no query about code
  /// was recorded; the result then omits those queries.
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
    // A type can become a representable, or stop being one, also because other names now resolve differently.
    return changed.union(
      bridges.namesBridgedAnew(since: old.bridges).union(names.renamings(since: old.names)).map { .name($0) })
  }

  /// The queries whose answers change when the imports of a file change.
  func questionsAboutImports(of path: FilePath, from old: Set<String>, to new: Set<String>) -> [ModelQuestion] {
    // Most edits don't change the imports.
    if old == new { return [] }
    return [.imports(of: path)] + old.symmetricDifference(new).map { .isImported($0, in: path) }
  }

  private func pathsWithOtherSurroundings(than old: ProjectModel) -> [FilePath] {
    if surroundingsByPath == old.surroundingsByPath { return [] }
    let paths = Set(surroundingsByPath.keys).union(old.surroundingsByPath.keys)
    return paths.filter { surroundingsByPath[$0] != old.surroundingsByPath[$0] }
  }

  /// The files that differ from those of another version of the model, as old and new facts. Nil in the version without
  /// the file.
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

  /// Adds the queries whose answers depend on the edited code, and perhaps others.
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

/// Whether the byte isn't a lowercase ASCII letter.
private func mayBeginTypeName(_ byte: UInt8) -> Bool { !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte) }

/// The difference between two versions of a file; the whole file if one version doesn't exist.
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
  /// The heads of the types and extensions in some units.
  func heads(of units: [SyntaxUnit]) -> [DeclarationHead] { units.flatMap(declarations).map(\.head) }

  func aliases(of units: [SyntaxUnit]) -> [TypeAlias] { units.flatMap(aliases) }

  /// The types and extensions within edited code.
  func declarations(in edited: TreeDifference.Side) -> [TypeDeclaration] {
    guard let range = edited.range else { return [] }
    return edited.units.flatMap(declarations).filter {
      range.lowerBound <= $0.node.range.lowerBound && $0.node.range.upperBound <= range.upperBound
    }
  }
}
