import TextModel

/// The entries of a folder that affect the Swift files below it.
struct FolderMarks: Hashable, Sendable {
  var hasPackage = false
  var hasXcodeWorkspace = false
  var hasConfiguration = false
  var hasRepository = false
  /// The names, such as `App.xcodeproj`.
  var xcodeProjects: [FilePath] = []

  init(_ names: some Sequence<FilePath> = []) {
    for name in names { note(name) }
    xcodeProjects.sort()
  }

  private mutating func note(_ name: FilePath) {
    switch name {
    case packageName: hasPackage = true
    case configurationName: hasConfiguration = true
    case repositoryName: hasRepository = true
    case _ where name.hasSuffix(".xcodeproj"): xcodeProjects.append(name)
    case _ where name.hasSuffix(".xcworkspace"): hasXcodeWorkspace = true
    default: break
    }
  }

  var beginsProject: Bool { hasPackage || hasXcodeWorkspace || !xcodeProjects.isEmpty }

  /// Whether the folder has no marks.
  var isPlain: Bool { !beginsProject && !hasConfiguration && !hasRepository }
}

/// Whether a folder with this name makes its parent the root of a project.
public func mayBeginProject(_ path: FilePath) -> Bool {
  [".git", ".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
}

/// The name of the configuration file in any folder.
public let configurationName: FilePath = ".uibridge.json"

let packageName: FilePath = "Package.swift"
/// The name that marks the root of a repository: a folder, or the file of a work tree.
public let repositoryName: FilePath = ".git"
/// The file that lists what git ignores in a folder.
public let ignoreFileName: FilePath = ".gitignore"
