import TextModel

/// What a file is to a project, by its name.
public enum FileRole: Sendable {
  case source
  /// `Package.swift`: a source that also begins a project.
  case manifest
  /// It says what is checked and how, or how the project is built.
  case settings

  /// Nil for a file that is not looked at.
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

  /// Matches the names of all files that are looked at, as editors write patterns.
  public static let patterns: [String] =
    ["*.swift"] + settingsNames.map(\.description) + settingsEndings.map { "*" + $0 }

  private static let settingsNames: [FilePath] = [configurationName, "project.pbxproj", ".gitignore"]
  private static let settingsEndings = [".xcconfig", "Info.plist"]
}
