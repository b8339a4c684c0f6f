import SwiftScan
import TextModel

/// How a file differs between two versions of a project. A version without the file counts as empty.
struct FileChange {
  let path: FilePath
  let old: FileFacts?
  let new: FileFacts?
  /// The edited code; nil if the difference isn't known more precisely than the whole file.
  private let difference: TreeDifference?
  /// The heads of the edited types and extensions, and of those around them.
  private let heads: (old: [DeclarationHead], new: [DeclarationHead])
  let aliases: (old: [TypeAlias], new: [TypeAlias])

  /// Returns nil if both are the same version. The cost is that of the edits if one version comes from the other.
  init?(from old: FileFacts?, to new: FileFacts?) {
    guard let path = (new ?? old)?.path else { return nil }
    if let old, let new, old.isIdentical(to: new) { return nil }
    self.path = path
    (self.old, self.new) = (old, new)
    difference = old.flatMap { old in new.flatMap { $0.difference(from: old) } }
    guard let difference else {
      heads = (old?.heads ?? [], new?.heads ?? [])
      aliases = (old?.aliases ?? [], new?.aliases ?? [])
      return
    }
    heads = (old?.heads(of: difference.old.units) ?? [], new?.heads(of: difference.new.units) ?? [])
    aliases = (old?.aliases(of: difference.old.units) ?? [], new?.aliases(of: difference.new.units) ?? [])
  }

  var declaresTheSame: Bool { heads.old == heads.new && aliases.old == aliases.new }

  var importsTheSame: Bool { old?.imports ?? [] == new?.imports ?? [] }

  /// The heads of the types and extensions in the edited code.
  var editedHeads: [DeclarationHead] {
    guard let difference else { return heads.old + heads.new }
    return (old?.declarations(in: difference.old) ?? []).map(\.head)
      + (new?.declarations(in: difference.new) ?? []).map(\.head)
  }

  /// The names, as written, that the versions declare in different ways.
  var renamedNames: Set<String> {
    var names = Set(changes(from: heads.old, to: heads.new).map(\.name))
    names.formUnion(changes(from: aliases.old, to: aliases.new).map(\.name))
    return names
  }

  /// The queries whose answers differ because the versions declare types and typealiases in different numbers or on
  /// different platforms, or because typealiases stand for something else.
  var questionsAboutMeanings: Set<ModelQuestion> {
    func declared(_ heads: [DeclarationHead]) -> [DeclaredName] {
      heads.filter { !$0.isExtension }.map { DeclaredName(name: $0.name, platforms: $0.platforms) }
    }
    let types = changes(from: declared(heads.old), to: declared(heads.new)).map { ModelQuestion.meaning($0.name) }
    let aliases = changes(from: aliases.old, to: aliases.new).flatMap {
      [ModelQuestion.meaning($0.name), .alias($0.name)]
    }
    return Set(types + aliases)
  }

  private struct DeclaredName: Hashable {
    var name: String
    var platforms: Platforms
  }

  /// The last components of the names through which types can become representables in only one of the versions.
  func changesPromise(of promisingNames: Set<String>) -> Bool {
    namesMadePromising(by: heads.old, aliases.old, promisingNames)
      != namesMadePromising(by: heads.new, aliases.new, promisingNames)
  }

  /// The queries about the imports of the file whose answers differ.
  var questionsAboutImports: [ModelQuestion] {
    // Most edits don't change the imports.
    let (before, now) = (old?.imports ?? [], new?.imports ?? [])
    if before == now { return [] }
    return [.imports(of: path)] + before.symmetricDifference(now).map { .isImported($0, in: path) }
  }

  /// The names of the functions and variables outside types in the edited code. For code whose difference isn't known
  /// precisely, those that other files see.
  var editedGlobals: Set<String> {
    guard let difference else { return Set((old?.sharedGlobalNames ?? []) + (new?.sharedGlobalNames ?? [])) }
    return Set(
      (old?.globals(in: difference.old.units) ?? []).flatMap(\.namesOfGlobal)
        + (new?.globals(in: difference.new.units) ?? []).flatMap(\.namesOfGlobal))
  }

  /// The names of functions and variables outside types that other files see in only one of the versions, or more often.
  var renamedGlobals: [String] {
    guard let difference else { return changes(from: old?.sharedGlobalNames ?? [], to: new?.sharedGlobalNames ?? []) }
    return changes(
      from: (old?.globals(in: difference.old.units) ?? []).flatMap(\.sharedNamesOfGlobal),
      to: (new?.globals(in: difference.new.units) ?? []).flatMap(\.sharedNamesOfGlobal))
  }

  /// The queries about code, among those that were asked, whose answers may differ.
  func questionsAboutCode(_ asked: AskedAboutCode) -> Set<ModelQuestion> {
    guard case .these(let asked) = asked else { return [.code] }
    if asked.isEmpty { return [] }
    return difference.map { asked.intersection(questionsAboutWords(asked, $0)) } ?? [.code]
  }

  private func questionsAboutWords(_ asked: Set<ModelQuestion>, _ difference: TreeDifference) -> Set<ModelQuestion> {
    var found: Set<ModelQuestion> = []
    var asksAboutViews = false
    for question in asked {
      switch question {
      case .mentions(let word):
        if difference.old.mentions(word) || difference.new.mentions(word) { found.insert(question) }
      // All other code names what it did.
      case .isNamed(let word):
        if difference.old.names(word) != difference.new.names(word) { found.insert(question) }
      case .viewReads: asksAboutViews = true
      case .makers(let name):
        if difference.old.calls(name) || difference.new.calls(name) { found.insert(question) }
      default: break
      }
    }
    for (facts, side) in [(old, difference.old), (new, difference.new)] where asksAboutViews {
      found.formUnion(facts?.declarations(in: side).flatMap(\.viewReads) ?? [])
    }
    return found
  }
}

/// The elements that only one of two lists has, or has more often.
private func changes<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
  if old == new { return [] }
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
  var counts: [Element: Int] = [:]
  for element in old[start..<old.count - end] { counts[element, default: 0] -= 1 }
  for element in new[start..<new.count - end] { counts[element, default: 0] += 1 }
  return counts.compactMap { $0.value == 0 ? nil : $0.key }
}

extension TypeDeclaration {
  /// The queries about views whose answers contain code of this declaration.
  fileprivate var viewReads: [ModelQuestion] {
    viewBodies.flatMap { body in body.descendants(.memberAccess).map { .viewReads($0.name) } }
  }
}

extension TreeDifference.Side {
  fileprivate func mentions(_ word: String) -> Bool {
    let pattern = BytePattern(word)
    return nodes.contains { $0.mentions(pattern) }
  }

  /// Whether a function or initializer with this name is called.
  fileprivate func calls(_ name: String) -> Bool { nodes.contains { !$0.calls(named: name).isEmpty } }
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

  /// The difference from an older version, if it can be found without parsing.
  func difference(from old: FileFacts) -> TreeDifference? {
    if isResting || old.isResting { return hasSameText(as: old) ? TreeDifference() : nil }
    return tree.difference(from: old.tree)
  }
}
