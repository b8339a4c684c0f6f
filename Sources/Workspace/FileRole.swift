import TextModel

/// The role of a file in a project, by its name.
public enum FileRole: Sendable {
  case source
  /// `Package.swift`: a source that also begins a project.
  case manifest
  /// A file that configures uibridge, git, or the build.
  case settings

  /// The role of the file at a path; nil if uibridge doesn't read files with this name.
  public init?(ofFileAt path: FilePath) {
    let name = path.lastName
    if name == "Package.swift" {
      self = .manifest
    } else if Self.settingsNames.contains(name) || Self.settingsEndings.contains(where: name.hasSuffix) {
      self = .settings
    } else if name.hasSuffix(".swift") {
      self = .source
    } else {
      return nil
    }
  }

  /// Glob patterns for the names of all files that have a role.
  public static let patterns: [String] =
    ["*.swift"] + settingsNames.map(\.description) + settingsEndings.map { "*" + $0 }

  private static let settingsNames: [FilePath] = [configurationName, "project.pbxproj", ".gitignore"]
  private static let settingsEndings = [".xcconfig", "Info.plist"]
}
