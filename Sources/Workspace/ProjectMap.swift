import TextModel

/// Finds the root folders of projects. Lists each folder once. All paths are canonical.
public struct ProjectMap: Sendable {
  private let fileSystem: FileSystem
  private var marks: [FilePath: FolderMarks]
  private var roots: [FilePath: Root] = [:]

  private enum Root {
    case project(FilePath)
    case configuration(FilePath)
    case repository(FilePath)
    case none
  }

  public init(_ fileSystem: FileSystem) { self.init(fileSystem, known: [:]) }

  /// Creates a map that knows the marks of some folders.
  init(_ fileSystem: FileSystem, known: [FilePath: FolderMarks]) {
    self.fileSystem = fileSystem
    marks = known
  }

  /// The root of the project that a folder belongs to: the nearest folder, itself or above it, with a `Package.swift`,
  /// an Xcode project, or a workspace.
  ///
  /// An Xcode project with sources outside of its folder isn't a root; the search continues above it. If there is no
  /// root up to that of the git repository, the result is the outermost folder below the latter with a configuration,
  /// so that an inner configuration doesn't divide a project. Otherwise it is the root of the repository, or nil if
  /// there is none of these.
  public mutating func root(above folder: FilePath) -> FilePath? {
    switch rootMark(above: folder) {
    case .project(let path), .configuration(let path), .repository(let path): path
    case .none: nil
    }
  }

  /// The nearest folder, itself or above it, with a configuration.
  mutating func configuredFolder(above folder: FilePath) -> FilePath? {
    var next: FilePath? = folder
    while let folder = next {
      if marks(of: folder).hasConfiguration { return folder }
      next = folder.parent
    }
    return nil
  }

  private mutating func rootMark(above folder: FilePath) -> Root {
    if let known = roots[folder] { return known }
    let root = findRootMark(above: folder)
    roots[folder] = root
    return root
  }

  private mutating func findRootMark(above folder: FilePath) -> Root {
    let marks = marks(of: folder)
    if marks.beginsProject, !takesSourcesFromOutside(folder, marks) { return .project(folder) }
    if marks.hasRepository { return .repository(folder) }
    let outer = folder.parent.map { rootMark(above: $0) } ?? .none
    switch outer {
    case .repository where marks.hasConfiguration, .none where marks.hasConfiguration: return .configuration(folder)
    default: return outer
    }
  }

  /// The nearest folder, itself or above it and in the same repository, with a package or an Xcode project.
  mutating func projectFolder(above folder: FilePath) -> FilePath? {
    var next: FilePath? = folder
    while let folder = next {
      let marks = marks(of: folder)
      if marks.beginsProject { return folder }
      next = marks.hasRepository ? nil : folder.parent
    }
    return nil
  }

  private func takesSourcesFromOutside(_ folder: FilePath, _ marks: FolderMarks) -> Bool {
    !marks.hasPackage
      && marks.xcodeProjects.contains { name in
        let project = try? fileSystem.read("\(folder)/\(name)/project.pbxproj")
        return project.map(namesSourcesAbove) ?? false
      }
  }

  mutating func marks(of folder: FilePath) -> FolderMarks {
    if let known = marks[folder] { return known }
    // A folder that can't be listed has no marks, but its parents are still searched.
    let found = FolderMarks((try? fileSystem.entries(folder).map(\.name)) ?? [])
    marks[folder] = found
    return found
  }
}

/// Whether an Xcode project names a Swift file or a folder whose path begins with `../`.
private func namesSourcesAbove(_ project: [UInt8]) -> Bool {
  guard ["path = ../", "path = \"../"].contains(where: { BytePattern($0).occurs(in: project) }) else { return false }
  let mark = Array("path = ".utf8)
  var offset = 0
  while offset + mark.count < project.count {
    guard project[offset] == mark[0], project[offset...].starts(with: mark) else {
      offset += 1
      continue
    }
    offset += mark.count
    let value = String(decoding: project[offset...].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    let path = value.filter { $0 != "\"" }
    let name = path.split(separator: "/").last ?? ""
    if path.hasPrefix("../"), name.hasSuffix(".swift") || !name.contains(".") { return true }
  }
  return false
}
