import TextModel

/// What a folder holds that says something about the Swift files below it.
struct FolderMarks: Hashable, Sendable {
  var hasPackage = false
  var hasXcodeWorkspace = false
  var hasConfiguration = false
  var hasRepository = false
  /// Names, such as `App.xcodeproj`.
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

  /// Whether it says nothing at all.
  var isPlain: Bool { !beginsProject && !hasConfiguration && !hasRepository }
}

/// Whether a folder of this name makes the one around it the top of a project.
public func mayBeginProject(_ path: FilePath) -> Bool {
  [".git", ".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
}

/// What the configuration is called in every folder.
public let configurationName: FilePath = ".uibridge.json"

let packageName: FilePath = "Package.swift"
/// The mark of the top of a repository: a folder, or the file of a work tree.
public let repositoryName: FilePath = ".git"
/// The file that says what git ignores in a folder.
public let ignoreFileName: FilePath = ".gitignore"
