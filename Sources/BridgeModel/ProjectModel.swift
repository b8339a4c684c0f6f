import BridgeFacts
import SwiftScan

/// What is known about all files that are looked at together: their types, extensions, conformances and bridges.
///
/// A value; building it is linear in the number of declarations.
public struct ProjectModel: Sendable {
  /// Whether a declaration that is not here can be somewhere else.
  public enum Coverage: Hashable, Sendable {
    /// All files of the projects are here; of those at these paths the project is unknown.
    case projects(except: Set<String>)
    /// Files that happen to be open or were named one by one.
    case someFiles

    /// All files of a project are here.
    public static let project = Coverage.projects(except: [])

    /// Whether the whole project of the file at this path is here.
    public func isWhole(around path: String) -> Bool {
      if case .projects(let strays) = self { !strays.contains(path) } else { false }
    }
  }

  /// In the order in which they were given.
  public internal(set) var files: [FileFacts]
  public let coverage: Coverage
  /// Every representable of every file, in the order of the files.
  public internal(set) var representables: [Representable] = []

  /// Where the declarations of each name stand: they are looked up in the facts of their files, so that a file can be
  /// replaced by one that declares the same names.
  private var typePlaces: [String: [Place]] = [:]
  private var extensionPlaces: [String: [Place]] = [:]
  private var aliasPlaces: [String: [Place]] = [:]
  /// The last components of the names through which a type can become a representable.
  private(set) var promisingNames: Set<String> = []
  /// The dotted names of the project's classes that are coordinators or represented.
  var bridgedNames: Set<String> = []
  let surroundingsByPath: [String: Surroundings]
  let filesByPath: [String: Int]
  private(set) var representablesByPath: [String: [Int]] = [:]

  /// The number of a file, and of a declaration among those of its sort in the file.
  private struct Place {
    var file: Int
    var index: Int
  }

  public init(_ files: [SourceFile], coverage: Coverage = .project, surroundings: [String: Surroundings] = [:]) {
    self.init(joining: files.map(FileFacts.init), coverage: coverage, surroundings: surroundings)
  }

  /// `surroundings` are those of the files by path; of the others nothing is known.
  public init(
    joining files: [FileFacts], coverage: Coverage = .project, surroundings: [String: Surroundings] = [:]
  ) {
    self.files = files
    surroundingsByPath = surroundings
    self.coverage = coverage
    filesByPath = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for (number, file) in files.enumerated() {
      for (index, type) in file.types.enumerated() {
        typePlaces[type.name, default: []].append(Place(file: number, index: index))
      }
      for (index, alias) in file.aliases.enumerated() {
        aliasPlaces[alias.name, default: []].append(Place(file: number, index: index))
      }
    }
    placeExtensions()
    promisingNames = namesOfRepresentableProtocols()
    representables = findRepresentables()
    bridgedNames = namesOfBridgedTypes()
    for (number, representable) in representables.enumerated() {
      for path in representable.paths { representablesByPath[path, default: []].append(number) }
    }
  }

  /// Places extensions under the name of the type that they extend, not of a typealias for it.
  private mutating func placeExtensions() {
    for (number, file) in files.enumerated() {
      for (index, declaration) in file.extensions.enumerated() {
        extensionPlaces[extendedName(declaration.name), default: []].append(Place(file: number, index: index))
      }
    }
  }

  private func extendedName(_ name: String) -> String {
    // Without a typealias a name of one part means itself.
    if aliasPlaces[name] == nil, !name.contains(".") { return name }
    let names = resolve(name, in: "").map(\.name)
    return names.count == 1 ? names[0] : name
  }

  func namesOfBridgedTypes() -> Set<String> {
    let represented = representables.compactMap { representable in
      representable.representedType?.name.flatMap { resolveUniquely($0, in: representable.name)?.name }
    }
    return Set(representables.compactMap(\.coordinator?.name) + represented)
  }
}

// MARK: - Looking up

extension ProjectModel {
  public func facts(of path: String) -> FileFacts? { filesByPath[path].map { files[$0] } }

  /// What the project around a file says of the build; nothing for a file that was only read for what it declares.
  public func surroundings(of path: String) -> Surroundings { surroundingsByPath[path] ?? Surroundings() }

  /// The representables with a declaration, an extension, the coordinator or a protocol of theirs in this file.
  public func representables(in path: String) -> [Representable] {
    representablesByPath[path, default: []].map { representables[$0] }
  }

  /// The representable whose declaration or extension holds this node or is it, innermost first.
  public func representable(around node: SyntaxNode, in path: String) -> Representable? {
    representables(in: path)
      .filter { representable in representable.parts.contains { $0.node.contains(node) } }
      .max { $0.declaration.node.range.lowerBound < $1.declaration.node.range.lowerBound }
  }

  /// Every declaration of a type with this dotted name, without extensions.
  public func declarations(of name: String) -> [TypeDeclaration] {
    typePlaces[name, default: []].map { files[$0.file].types[$0.index] }
  }

  /// The extensions of the type with this dotted name, in any file.
  public func extensions(of name: String) -> [TypeDeclaration] {
    extensionPlaces[name, default: []].map { files[$0.file].extensions[$0.index] }
  }

  /// The typealiases with this dotted name.
  func aliases(of name: String) -> [TypeAlias] {
    aliasPlaces[name, default: []].map { files[$0.file].aliases[$0.index] }
  }

  /// The names under which extensions were found.
  var extendedNames: some Sequence<String> { extensionPlaces.keys }

  func declaresType(_ name: String) -> Bool { typePlaces[name] != nil }
  func declaresAlias(_ name: String) -> Bool { aliasPlaces[name] != nil }
}
