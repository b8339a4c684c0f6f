import BridgeFacts
import SwiftScan
import TextModel

/// Facts about all files that are analyzed together: their types, extensions, conformances, and bridges.
///
/// A value type. Building it is linear in the number of declarations.
public struct ProjectModel: Sendable {
  /// Whether a declaration that's missing here may exist in a file that the model doesn't have.
  public enum Coverage: Hashable, Sendable {
    /// All files of the projects are included. The projects of the files at these paths are unknown.
    case projects(except: Set<FilePath>)
    /// Only files that are open or were named individually.
    case someFiles

    /// All files of a project are included.
    public static let project = Coverage.projects(except: [])

    /// Whether the model has the whole project of the file at this path.
    public func isWhole(around path: FilePath) -> Bool {
      if case .projects(let strays) = self { !strays.contains(path) } else { false }
    }
  }

  /// The files by path.
  private(set) var files: PersistentMap<FilePath, FileFacts>
  public private(set) var coverage: Coverage
  private(set) var surroundingsByPath: [FilePath: Surroundings]
  var names: NameIndex
  var extendedNames = ExtendedNames()
  var bridges = BridgeIndex()
  var brokenFileCount: Int
  /// Identifies the versions of the project with the same declared names.
  var namesVersion = Version()
  /// The representables that were derived after the last edit, by the names of their types. The next check looks at
  /// exactly these.
  var derived: [String: DerivedRepresentables] = [:]
  var nameMemory = NameMemory()
  var memberMemory = MemberMemory()
  let apple = AppleMemory()
  private let makerCalls = FileAnswers<[SyntaxNode]>(hasNodes: true) { name, file in
    guard file.mayMention(name) else { return nil }
    let calls = file.calls(named: name)
    return calls.isEmpty ? nil : calls
  } from: { name, _, part in
    part.nodes.contains { !$0.calls(named: name.text).isEmpty }
  }
  private let viewReads = FileAnswers<Bool>(hasNodes: false) { name, file in
    file.mayMention(name) && file.reads(inViews: name) ? true : nil
  } from: { name, file, part in
    file.declarations(in: part).flatMap(\.viewBodies).contains { $0.reads(member: name.text) }
  }
  private let namingFiles = FileAnswers<Bool>(hasNodes: false) { name, file in
    file.names(name) ? true : nil
  } from: { name, _, part in
    part.names(name.text)
  }
  /// The memory of a pass over all files; nil in a model that follows edits.
  var passMemory: PassMemory?
  /// The recorder of queries, if any.
  var questions: ModelQuestions?

  /// An identity.
  final class Version: Sendable {}

  public init(_ files: [SourceFile], coverage: Coverage = .project, surroundings: [FilePath: Surroundings] = [:]) {
    self.init(joining: files.map { FileFacts($0) }, coverage: coverage, surroundings: surroundings)
  }

  /// Joins files. `surroundings` are those of the files by path; nothing is known about the surroundings of other
  /// files.
  public init(
    joining files: [FileFacts], coverage: Coverage = .project, surroundings: [FilePath: Surroundings] = [:]
  ) {
    self.init(naming: files, coverage, surroundings)
    bridges.promisingNames = namesOfRepresentableProtocols()
    let types = typesWithCandidates(in: files, bridges.promisingNames)
    bridges = BridgeIndex(promisingNames: bridges.promisingNames, of: tracesInPassing(of: types))
  }

  /// The same for a caller that visits all bridges next and edits nothing. The model keeps the trees and representables
  /// that it creates to find the bridges, and it can use several threads: `sideBySide` calls a function with each
  /// number below `count`, in any order, and returns when all calls are done.
  public init(
    joining files: [FileFacts], coverage: Coverage, surroundings: [FilePath: Surroundings],
    sideBySide: (_ count: Int, _ piece: @escaping @Sendable (Int) -> Void) async -> Void
  ) async {
    self.init(naming: files, coverage, surroundings)
    let memory = PassMemory(of: files)
    passMemory = memory
    nameMemory = NameMemory(limit: .max)
    bridges.promisingNames = namesOfRepresentableProtocols()
    let types = Array(typesWithCandidates(in: files, bridges.promisingNames))
    await sideBySide(types.count) { [self] in
      memory.keep(bridgeCandidates(of: types[$0]).map { representables(of: $0.declaration) }, of: types[$0])
    }
    bridges = BridgeIndex(
      promisingNames: bridges.promisingNames,
      of: types.map { (key: $0, value: traces(of: memory.representables(of: $0) ?? []), questions: []) })
  }

  /// Creates a model that has no bridges yet.
  private init(naming files: [FileFacts], _ coverage: Coverage, _ surroundings: [FilePath: Surroundings]) {
    self.files = PersistentMap(Dictionary(files.map { ($0.path, $0) }) { first, _ in first })
    self.coverage = coverage
    surroundingsByPath = surroundings
    brokenFileCount = files.count(where: \.hasBrokenDeclarations)
    names = NameIndex(of: files)
    let unclear = names.extendedNames.filter { isDotted($0) || names.declaresAlias($0) }
    extendedNames = ExtendedNames(
      of: unclear.compactMap { name in
        let (meaning, questions) = deriveMeaning(of: name)
        return meaning.map { (name, $0, questions) }
      })
  }
}

// MARK: - Changing files

extension ProjectModel {
  /// Stores a new version of a file, or removes it. Everything that depends on it must follow.
  mutating func set(_ facts: FileFacts?, at path: FilePath) {
    brokenFileCount -= files[path]?.hasBrokenDeclarations == true ? 1 : 0
    brokenFileCount += facts?.hasBrokenDeclarations == true ? 1 : 0
    files[path] = facts
  }

  /// The files in the order of their paths. Sorted on each access.
  var allFiles: [FileFacts] { files { _ in true } }

  /// A copy of the model whose trees are released together with it.
  var withoutTrees: ProjectModel {
    var copies: [FilePath: FileFacts] = [:]
    files.visit { copies[$0] = $1.copyForOneLook }
    var model = self
    model.files = PersistentMap(copies)
    return model
  }

  /// Releases the tree of a file in a copy.
  mutating func releaseTree(of path: FilePath) { files[path] = files[path]?.copyForOneLook }

  /// The same files in other projects, or with other coverage.
  public func with(coverage: Coverage, surroundings: [FilePath: Surroundings]) -> ProjectModel {
    var model = self
    (model.coverage, model.surroundingsByPath) = (coverage, surroundings)
    return model
  }
}

// MARK: - Looking up

extension ProjectModel {
  public func facts(of path: FilePath) -> FileFacts? {
    questions?.note(.file(path))
    return facts(at: path)
  }

  /// `facts(of:)` for callers that record their queries themselves.
  func facts(at path: FilePath) -> FileFacts? { files[path] }

  /// The modules that a file imports.
  public func imports(of path: FilePath) -> Set<String> {
    questions?.note(.imports(of: path))
    return facts(at: path)?.imports ?? []
  }

  /// Whether a file imports a module. Prefer this to `imports(of:)`, which makes a check depend on every import of the
  /// file.
  public func isImported(_ module: String, in path: FilePath) -> Bool {
    questions?.note(.isImported(module, in: path))
    return facts(at: path)?.imports.contains(module) ?? false
  }

  /// The build information from the project around a file; empty for a file that was read only for its declarations.
  public func surroundings(of path: FilePath) -> Surroundings {
    questions?.note(.surroundings(of: path))
    return surroundingsByPath[path] ?? Surroundings()
  }

  /// All declarations of the type with this dotted name, without extensions.
  public func declarations(of name: String) -> [TypeDeclaration] {
    questions?.note(.name(name))
    return placesOfTypes(named: name).map(\.declaration)
  }

  /// The extensions of the type with this dotted name, in any file.
  public func extensions(of name: String) -> [TypeDeclaration] {
    questions?.note(.name(name))
    return placesOfExtensions(of: name).map(\.declaration)
  }

  /// The declarations and extensions of a type that declare or use something with this name, and perhaps others. Files
  /// without the name aren't parsed.
  public func parts(of type: String, mentioning name: String) -> [TypeDeclaration] {
    parts(of: type, mentioningOneOf: [SoughtWord(name)])
  }

  func parts(of type: String, mentioningOneOf words: [SoughtWord]) -> [TypeDeclaration] {
    questions?.note(.name(type))
    func mayMention(_ path: FilePath) -> Bool { words.contains { files[path]?.mayMention($0) ?? false } }
    return [placesOfTypes(named: type, in: mayMention), placesOfExtensions(of: type, in: mayMention)].joined()
      .map(\.declaration)
  }

  /// `declarations(of:)` for callers that need only the heads.
  func heads(of name: String) -> [DeclarationHead] {
    questions?.note(.name(name))
    return placesOfTypes(named: name).map(\.head)
  }

  /// The platforms on which a type with this dotted name is declared.
  func platforms(ofTypesNamed name: String) -> Platforms {
    questions?.note(.meaning(name))
    return placesOfTypes(named: name).reduce(into: Platforms()) { $0.formUnion($1.head.platforms) }
  }

  /// The heads of a type's extensions that have an inheritance clause.
  func headsOfInheritingExtensions(of name: String) -> [DeclarationHead] {
    questions?.note(.name(name))
    return placesOfInheritingExtensions(of: name).map(\.head)
  }

  /// The signs of the code that the type with this dotted name has in one file, and those that follow from other files.
  public func signs(of name: String, in path: FilePath) -> CodeSigns {
    questions?.note(.name(name))
    guard let file = files[path] else { return [] }
    let places = places(ofPartsOf: name, in: path)
    let signs: CodeSigns = places.reduce([]) { $0.union(file.signs(at: $1.index)) }
    return signs.contains(.hosting) ? signs : signs.union(derivedSigns(of: file, in: places.map(\.head)))
  }

  /// The signs of the code that the type with this dotted name has in all files. Parses none.
  func signs(of name: String) -> CodeSigns {
    questions?.note(.name(name))
    return [placesOfTypes(named: name), placesOfExtensions(of: name)].joined()
      .reduce([]) { $0.union($1.file.signs(at: $1.index)) }
  }

  /// The typealiases with this dotted name.
  func aliases(of name: String) -> [TypeAlias] {
    questions?.note(.meaning(name))
    return names.filesWithAliases(named: name).paths.flatMap { path in
      files[path].map { file in file.aliasIndices(named: name).map(file.alias) } ?? []
    }
  }

  /// Whether a file declares a type or typealias with exactly this dotted name.
  public func declares(_ name: String) -> Bool {
    questions?.note(.meaning(name))
    return names.declaresType(name) || names.declaresAlias(name)
  }

  func declaresType(_ name: String) -> Bool {
    questions?.note(.meaning(name))
    return names.declaresType(name)
  }

  func declaresAlias(_ name: String) -> Bool {
    questions?.note(.meaning(name))
    return names.declaresAlias(name)
  }

  /// The dotted names of extended types that end with a dot and this name.
  func extendedNames(endingIn name: String) -> [String] {
    let word = lastComponent(of: name)
    questions?.note(.extensions(endingIn: word))
    return extendedNames.dottedNames(endingIn: word).filter { $0.hasSuffix("." + name) }
  }

  /// Whether a declaration may be missing in some file because the source around it doesn't parse.
  public var hasBrokenDeclarations: Bool {
    questions?.note(.brokenness)
    return brokenFileCount > 0
  }

  /// The files that may contain a word, in the order of their paths. Searches the text of each resting file that may
  /// have the word according to its word filter.
  public func files(mentioning word: String) -> [FileFacts] {
    questions?.note(.mentions(word))
    let word = SoughtWord(word)
    if let passMemory { return passMemory.filesThatMayContain(word).filter { $0.mayMention(word) } }
    return files { $0.mayMention(word) }
  }

  /// The files with a declaration whose code has one of these signs, in the order of their paths. Linear in the number
  /// of files.
  public func files(about signs: CodeSigns) -> [FileFacts] { files { !$0.signs.isDisjoint(with: signs) } }

  private func files(where matches: (FileFacts) -> Bool) -> [FileFacts] {
    var found: [FileFacts] = []
    files.visit { _, file in if matches(file) { found.append(file) } }
    return found.sorted { $0.path < $1.path }
  }

  /// Whether the `body` of some SwiftUI view reads a member with this name. The cost is that of the files that have
  /// changed since the last call with this name; the first time, of the files that declare views.
  public func isRead(inViews name: String) -> Bool {
    questions?.note(.viewReads(name))
    if passMemory != nil { return files(mentioning: name).contains { $0.reads(inViews: SoughtWord(name)) } }
    return !viewReads.answers(about: name, in: files).isEmpty
  }

  /// Whether code of any file names a function, variable, or type. The cost is that of the files that have changed since the
  /// last call with this name; the first time, of the bytes of all files.
  func isMentioned(_ name: String) -> Bool {
    questions?.note(.isNamed(name))
    if let passMemory {
      return passMemory.mentions.value(of: name) { files(mentioning: name).contains { $0.names(SoughtWord(name)) } }
    }
    return !namingFiles.answers(about: name, in: files).isEmpty
  }

  /// The calls in any file that create a value of a type, identified by the last component of its name: `Badge(…)`,
  /// `Chat.Badge(…)`, `let badge: Badge = .init(…)`. In the order of the files. The cost is that of the files that have changed since the last call
  /// with this name; the first time, of the bytes of all files.
  public func makers(ofTypesNamed name: String) -> [(call: SyntaxNode, path: FilePath)] {
    questions?.note(.makers(name))
    if passMemory != nil {
      let word = SoughtWord(name)
      return files(mentioning: name).flatMap { file in file.calls(named: word).map { ($0, file.path) } }
    }
    return makerCalls.answers(about: name, in: files).sorted { $0.key < $1.key }.flatMap { path, calls in
      calls.map { ($0, path) }
    }
  }
}

extension FileFacts {
  /// The calls of functions and initializers whose name ends with this word, in source order.
  fileprivate func calls(named name: SoughtWord) -> [SyntaxNode] {
    tree.units(mentioning: name).flatMap { unit -> [SyntaxNode] in
      let named = unit.root.calls(named: name.text)
      let unnamed = unit.root.calls(named: "init").filter {
        $0.evidentTypeName.map { lastComponent(of: $0) } == name.text
      }
      return unnamed.isEmpty ? named : (named + unnamed).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Whether code of the file names a function, variable, or type.
  fileprivate func names(_ word: SoughtWord) -> Bool {
    mayMention(word) && tree.units(mentioning: word).contains { $0.root.names(word.text) }
  }

  /// Whether the `body` of some SwiftUI view in the file reads a member with this name.
  fileprivate func reads(inViews name: SoughtWord) -> Bool {
    heads.contains(where: \.isView)
      && tree.units(mentioning: name).flatMap(declarations).flatMap(\.viewBodies)
        .contains { $0.reads(member: name.text) }
  }
}

extension DeclarationHead {
  /// Whether the head declares a conformance to SwiftUI's `View`.
  fileprivate var isView: Bool {
    !isExtension && inheritedNames.contains { $0 == "View" || $0 == "SwiftUI.View" }
  }
}

extension TypeDeclaration {
  /// The code of a SwiftUI view's `body`; empty for other types.
  var viewBodies: [SyntaxNode] {
    guard head.isView else { return [] }
    return properties(named: "body").flatMap(\.member.bodies)
  }
}

extension TreeDifference.Side {
  /// Whether its code names a function, variable, or type.
  func names(_ name: String) -> Bool { nodes.contains { $0.names(name) } }
}

extension SyntaxNode {
  /// Whether code below the node names a function, variable, or type.
  func names(_ name: String) -> Bool {
    descendants(.reference, .memberAccess, .typeName, .memberType, .attribute, mentioning: [BytePattern(word: name)])
      .contains { $0.isNamed(name) }
  }

  /// Whether code below the node reads a member with this name. A plain or compound assignment to it doesn't count.
  public func reads(member name: String) -> Bool {
    descendants(.memberAccess).contains { access in
      access.name == name && !(access.parent.map { Assignment($0)?.target == access } ?? false)
    }
  }
}
