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

  /// The files, in the order in which they were passed.
  var files: [FileFacts]
  var brokenFileCount: Int
  /// The bridges that were found again after the last edit. The next check looks at exactly these.
  var touchedBridges: [NameIndex.Place: TouchedBridge] = [:]
  /// The queries of the bridges that were found again since the current joining, by the names of the bridges.
  var laterQuestions: [String: Set<ModelQuestion>] = [:]
  /// Nil until the first edit, except in a model for a pass over all bridges.
  var nameMemory: NameMemory?
  /// Nil except in a model for a pass over all bridges, until its first edit.
  var representableMemory: RepresentableMemory?
  /// The word index of all files; nil under the same conditions.
  var wordMemory: SharedMemo<WordIndex>?
  /// The recorder of queries, if any.
  var questions: ModelQuestions?
  var joining: Joining

  /// The result of joining all files. Its identity distinguishes models whose names differ. It's one object because
  /// models are copied often.
  final class Joining: Sendable {
    let coverage: Coverage
    let surroundingsByPath: [FilePath: Surroundings]
    let filesByPath: [FilePath: Int]
    let naming: Naming
    let bridges: BridgeIndex
    let mark = Mark()

    fileprivate init(
      _ coverage: Coverage, _ surroundings: [FilePath: Surroundings], _ filesByPath: [FilePath: Int], _ naming: Naming,
      _ bridges: BridgeIndex
    ) {
      self.coverage = coverage
      surroundingsByPath = surroundings
      self.filesByPath = filesByPath
      self.naming = naming
      self.bridges = bridges
    }

    func with(_ naming: Naming, _ bridges: BridgeIndex) -> Joining {
      Joining(coverage, surroundingsByPath, filesByPath, naming, bridges)
    }

    /// An identity token: a later model can recognize this joining without retaining it.
    final class Mark: Sendable {}
  }

  public var coverage: Coverage { joining.coverage }
  var surroundingsByPath: [FilePath: Surroundings] { joining.surroundingsByPath }
  var filesByPath: [FilePath: Int] { joining.filesByPath }
  var names: NameIndex { joining.naming.names }
  var bridges: BridgeIndex { joining.bridges }

  public init(_ files: [SourceFile], coverage: Coverage = .project, surroundings: [FilePath: Surroundings] = [:]) {
    self.init(joining: files.map { FileFacts($0) }, coverage: coverage, surroundings: surroundings)
  }

  /// Joins files. `surroundings` are those of the files by path; nothing is known about the surroundings of other
  /// files. The declarations of the file at `path` can be edited later without joining all files again
  /// (`replacingHeads`).
  public init(
    joining files: [FileFacts], coverage: Coverage = .project, surroundings: [FilePath: Surroundings] = [:],
    editing path: FilePath? = nil
  ) {
    self.init(naming: files, coverage, surroundings, editing: path)
    joining = joining.with(joining.naming, findBridgesInPassing(among: bridgeCandidates()))
  }

  /// The same for a caller that visits all bridges next. The model keeps the trees and representables that it creates
  /// to find the bridges, and it can use several threads: `sideBySide` calls a function with each number below `count`,
  /// in any order, and returns when all calls are done.
  public init(
    joining files: [FileFacts], coverage: Coverage, surroundings: [FilePath: Surroundings],
    sideBySide: (_ count: Int, _ piece: @escaping @Sendable (Int) -> Void) async -> Void
  ) async {
    self.init(naming: files, coverage, surroundings, editing: nil)
    representableMemory = RepresentableMemory()
    nameMemory = NameMemory(limit: .max)
    wordMemory = SharedMemo()
    let candidates = bridgeCandidates()
    await sideBySide(candidates.places.count) { [self] in
      rememberRepresentables(at: candidates.places[$0], candidates.promisingNames)
    }
    joining = joining.with(joining.naming, findBridges(among: candidates))
  }

  /// Creates a model that has no bridges yet.
  private init(
    naming files: [FileFacts], _ coverage: Coverage, _ surroundings: [FilePath: Surroundings], editing path: FilePath?
  ) {
    self.files = files
    brokenFileCount = files.count(where: \.hasBrokenDeclarations)
    let numbers = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var naming = Naming(names: NameIndex(editing: path.flatMap { numbers[$0] }))
    for (number, file) in files.enumerated() { naming.names.insertTypesAndAliases(of: file, number: number) }
    joining = Joining(coverage, surroundings, numbers, naming, BridgeIndex())
    naming.insertExtensions(of: files, in: self)
    joining = joining.with(naming, BridgeIndex())
  }
}

// MARK: - Looking up

extension ProjectModel {
  public func facts(of path: FilePath) -> FileFacts? {
    questions?.note(.file(path))
    return facts(at: path)
  }

  /// `facts(of:)` for callers that record their queries themselves.
  func facts(at path: FilePath) -> FileFacts? { filesByPath[path].map { files[$0] } }

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
    return names.types(named: name).map(declaration)
  }

  /// The extensions of the type with this dotted name, in any file.
  public func extensions(of name: String) -> [TypeDeclaration] {
    questions?.note(.name(name))
    return names.extensions(of: name).map(declaration)
  }

  /// The declarations and extensions of a type that declare or use something with this name, and perhaps others. Files
  /// without the name aren't parsed.
  public func parts(of type: String, mentioning name: String) -> [TypeDeclaration] {
    parts(of: type, mentioningOneOf: [SoughtWord(name)])
  }

  func parts(of type: String, mentioningOneOf words: [SoughtWord]) -> [TypeDeclaration] {
    questions?.note(.name(type))
    return [names.types(named: type), names.extensions(of: type)].joined()
      .filter { place in words.contains { files[place.file].mayMention($0) } }.map(declaration)
  }

  func declaration(at place: NameIndex.Place) -> TypeDeclaration {
    files[place.file].declaration(at: place.index)
  }

  /// `declarations(of:)` for callers that need only the heads.
  func heads(of name: String) -> [DeclarationHead] {
    questions?.note(.name(name))
    return names.types(named: name).map { files[$0.file].head(at: $0.index) }
  }

  /// The heads of a type's extensions that have an inheritance clause.
  func headsOfInheritingExtensions(of name: String) -> [DeclarationHead] {
    questions?.note(.name(name))
    return names.inheritingExtensions(of: name).map { files[$0.file].head(at: $0.index) }
  }

  /// The signs of the code that the type with this dotted name has in one file.
  public func signs(of name: String, in path: FilePath) -> CodeSigns {
    questions?.note(.name(name))
    guard let file = filesByPath[path] else { return [] }
    let places = [names.types(named: name), names.extensions(of: name)].joined()
    return places.lazy.filter { $0.file == file }.reduce([]) { $0.union(files[file].signs(at: $1.index)) }
  }

  /// The typealiases with this dotted name.
  func aliases(of name: String) -> [TypeAlias] {
    questions?.note(.name(name))
    return names.aliases(named: name).map { files[$0.file].alias(at: $0.index) }
  }

  /// Whether a file declares a type or typealias with exactly this dotted name.
  public func declares(_ name: String) -> Bool {
    questions?.note(.name(name))
    return names.declaresType(name) || names.declaresAlias(name)
  }

  func declaresType(_ name: String) -> Bool {
    questions?.note(.name(name))
    return names.declaresType(name)
  }

  func declaresAlias(_ name: String) -> Bool {
    questions?.note(.name(name))
    return names.declaresAlias(name)
  }

  /// The dotted names of extended types that end with a dot and this name.
  func extendedNames(endingIn name: String) -> [String] {
    questions?.note(.dottedExtensions)
    return names.dottedExtensions(endingIn: lastComponent(of: name)).filter { $0.hasSuffix("." + name) }
  }

  /// Whether a declaration may be missing in some file because the source around it doesn't parse.
  public var hasBrokenDeclarations: Bool {
    questions?.note(.brokenness)
    return brokenFileCount > 0
  }

  /// The files that may contain a word, in the order of the run. Searches the text of each resting file that may have
  /// the word according to its word filter.
  public func files(mentioning word: String) -> [FileFacts] {
    let word = SoughtWord(word)
    let index = wordMemory?.value { WordIndex(of: files.map(\.possibleWords)) }
    let candidates = index.map { $0.textsThatMayContain(word).map { files[$0] } } ?? files
    return candidates.filter { $0.mayMention(word) }
  }

  /// The files with a declaration whose code has one of these signs, in the order of the run. Linear in the number of
  /// declarations.
  public func files(about signs: CodeSigns) -> [FileFacts] {
    files.filter { file in file.heads.indices.contains { !file.signs(at: $0).isDisjoint(with: signs) } }
  }

  /// Whether the `body` of some SwiftUI view reads a member with this name. Linear in the number of declarations;
  /// searches the files that declare views.
  public func isRead(inViews name: String) -> Bool {
    questions?.note(.viewReads(name))
    let word = SoughtWord(name)
    return files.contains { file in
      file.heads.contains(where: \.isView) && file.mayMention(word)
        && file.tree.units(mentioning: word).flatMap(file.declarations).flatMap(\.viewBodies)
          .contains { $0.reads(member: name) }
    }
  }

  /// The calls in any file that create a value of a type, identified by the last component of its name: `Badge(…)`,
  /// `Chat.Badge(…)`. Linear in the bytes of all files; parses the files that contain the name.
  public func makers(ofTypesNamed name: String) -> [(call: SyntaxNode, path: FilePath)] {
    questions?.note(.makers(name))
    let word = SoughtWord(name)
    return files(mentioning: name).flatMap { file in
      file.tree.units(mentioning: word).flatMap { $0.root.calls(named: name) }.map { ($0, file.path) }
    }
  }
}

// MARK: - Representables

extension ProjectModel {
  /// All representables of all files, in the order of the files. Computed on each access.
  public var representables: [Representable] { bridges.bridges.flatMap { representables(at: $0.place) } }

  /// The representables that have a declaration, an extension, their coordinator, or one of their protocols in this
  /// file. Computed on each call.
  public func representables(in path: FilePath) -> [Representable] {
    bridges.numbersByPath[path, default: []].flatMap { representables(at: bridges.bridges[$0].place) }
  }

  /// The representables with this dotted name among `representables(in:)`.
  public func representables(named name: String, in path: FilePath) -> [Representable] {
    questions?.note(.name(name))
    return bridges.numbersByName[name, default: []].map { bridges.bridges[$0] }
      .filter { $0.trace.name == name && $0.trace.paths.contains(path) }.flatMap { representables(at: $0.place) }
  }

  /// The dotted names of the types among `representables(in:)`.
  public func namesOfRepresentables(in path: FilePath) -> [String] {
    bridges.numbersByPath[path, default: []].map { bridges.bridges[$0].trace.name }
  }

  /// The innermost representable with a declaration or extension that contains this node or is this node.
  public func representable(around node: SyntaxNode, in path: FilePath) -> Representable? {
    let parts = facts(at: path)?.declarations(around: node) ?? []
    return representables(with: parts)
      .filter { representable in representable.parts.contains { $0.node.contains(node) } }
      .max { $0.declaration.node.range.lowerBound < $1.declaration.node.range.lowerBound }
  }

  /// The representables with a part, or a part of the coordinator, that contains a range of this file, including both
  /// ends.
  public func representables(around range: Range<Int>, in path: FilePath) -> [Representable] {
    func isAround(_ part: TypeDeclaration) -> Bool {
      part.path == path && part.node.range.lowerBound <= range.lowerBound
        && range.upperBound <= part.node.range.upperBound
    }
    guard let facts = facts(at: path) else { return [] }
    let parts = facts.declarations(of: facts.tree.unit(holding: range.upperBound)).filter(isAround)
    return representables(with: parts).filter {
      ($0.parts + ($0.coordinator?.declarations ?? [])).contains(where: isAround)
    }
  }

  /// The representables to which these declarations belong: as parts, as parts of the coordinator, or as protocols. In
  /// the order of the files.
  private func representables(with parts: [TypeDeclaration]) -> [Representable] {
    let names = parts.map { $0.isExtension ? extendedName($0.name) : $0.name }
    for name in names { questions?.note(.name(name)) }
    let numbers = Set(names.flatMap { bridges.numbersByName[$0, default: []] })
    return numbers.sorted().flatMap { representables(at: bridges.bridges[$0].place) }
  }

  func representables(at place: NameIndex.Place) -> [Representable] {
    if let known = representableMemory?.representables(at: place) { return known.map(\.withoutMemory) }
    guard let touched = touchedBridges[place] else {
      return representables(of: files[place.file].declaration(at: place.index))
    }
    questions?.note(touched.questions)
    return touched.representables.map(\.withoutMemory)
  }

  /// Whether a class is a coordinator or a represented type.
  public func isBridged(_ name: String) -> Bool {
    questions?.note(.name(name))
    return bridges.bridgedNames.contains(name)
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
    let declarations = members { node in
      node.kind == .variableDeclaration && node.bindings.contains { $0.pattern?.declares("body") ?? false }
    }
    return declarations.filter { $0.name == "body" && $0.isProperty }.flatMap(\.bodies)
  }
}

extension SyntaxNode {
  /// Whether code below the node reads a member with this name. A plain or compound assignment to it doesn't count.
  public func reads(member name: String) -> Bool {
    descendants(.memberAccess).contains { access in
      access.name == name && !(access.parent.map { Assignment($0)?.target == access } ?? false)
    }
  }
}
