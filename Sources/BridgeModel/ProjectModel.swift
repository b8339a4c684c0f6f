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
  public let files: [FileFacts]
  public let coverage: Coverage
  /// Every representable of every file, in the order of the files.
  public private(set) var representables: [Representable] = []

  let typesByName: [String: [TypeDeclaration]]
  private(set) var extensionsByName: [String: [TypeDeclaration]] = [:]
  let aliasesByName: [String: [TypeAlias]]
  /// The dotted names of the project's classes that are coordinators or represented.
  private(set) var bridgedNames: Set<String> = []
  private let surroundingsByPath: [String: Surroundings]
  private let filesByPath: [String: Int]
  private var representablesByPath: [String: [Int]] = [:]

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
    typesByName = Dictionary(grouping: files.flatMap(\.types), by: \.name)
    aliasesByName = Dictionary(grouping: files.flatMap(\.aliases), by: \.name)
    extensionsByName = resolvedExtensions()
    representables = findRepresentables()
    bridgedNames = namesOfBridgedTypes()
    for (number, representable) in representables.enumerated() {
      for path in representable.paths { representablesByPath[path, default: []].append(number) }
    }
  }

  public func facts(of path: String) -> FileFacts? { filesByPath[path].map { files[$0] } }

  /// What the project around a file says of the build; nothing for a file that was only read for what it declares.
  public func surroundings(of path: String) -> Surroundings { surroundingsByPath[path] ?? Surroundings() }

  /// The representables with a declaration, an extension or the coordinator in this file.
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
  public func declarations(of name: String) -> [TypeDeclaration] { typesByName[name, default: []] }

  /// The extensions of the type with this dotted name, in any file.
  public func extensions(of name: String) -> [TypeDeclaration] { extensionsByName[name, default: []] }

  /// Extensions under the name of the type that they extend, not of a typealias for it.
  private func resolvedExtensions() -> [String: [TypeDeclaration]] {
    Dictionary(grouping: files.flatMap(\.extensions)) { declaration in
      // Without a typealias a name of one part means itself.
      if aliasesByName[declaration.name] == nil, !declaration.name.contains(".") { return declaration.name }
      let names = resolve(declaration.name, in: "").map(\.name)
      return names.count == 1 ? names[0] : declaration.name
    }
  }

  private func namesOfBridgedTypes() -> Set<String> {
    let represented = representables.compactMap { representable in
      representable.representedType?.name.flatMap { resolveUniquely($0, in: representable.name)?.name }
    }
    return Set(representables.compactMap(\.coordinator?.name) + represented)
  }
}
