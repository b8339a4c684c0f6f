/// What a folder holds that says something about the Swift files below it.
struct FolderMarks: Hashable, Sendable {
  var hasPackage = false
  var hasXcodeWorkspace = false
  var hasConfiguration = false
  var hasRepository = false
  /// Names, such as `App.xcodeproj`.
  var xcodeProjects: [String] = []

  init(_ names: some Sequence<String> = []) {
    for name in names { note(name) }
    xcodeProjects.sort()
  }

  private mutating func note(_ name: String) {
    switch name {
    case "Package.swift": hasPackage = true
    case configurationName: hasConfiguration = true
    case ".git": hasRepository = true
    case _ where name.hasSuffix(".xcodeproj"): xcodeProjects.append(name)
    case _ where name.hasSuffix(".xcworkspace"): hasXcodeWorkspace = true
    default: break
    }
  }

  var beginsProject: Bool { hasPackage || hasXcodeWorkspace || !xcodeProjects.isEmpty }

  /// Whether it says nothing at all.
  var isPlain: Bool { !beginsProject && !hasConfiguration && !hasRepository }
}

/// What the configuration is called in every folder.
public let configurationName = ".uibridge.json"
