import BridgeModel
import LintEngine
import TextModel

/// The settings of one file, according to the files around it.
public struct FileSettings: Hashable, Sendable {
  public var configuration = Configuration()
  /// The path of the configuration file; nil without one.
  public var configurationPath: FilePath?
  /// The path of the baseline that the configuration names.
  public var baselinePath: FilePath?
  /// Whether the configuration includes the file.
  public var isChecked = true
  /// The build settings of the project. Deployment targets in the configuration take precedence.
  public var surroundings = Surroundings()

  public init() {}
}

/// Finds the settings of files: in the nearest `.uibridge.json` above each file, and in the package or Xcode project
/// around it. Reads every file once.
public struct SettingsFinder: Sendable {
  private struct Found {
    var file: ConfigurationFile
    /// The canonical path of the folder that contains the configuration.
    var folder: FilePath
    let coverage: CoveredPaths

    init(file: ConfigurationFile, folder: FilePath) {
      self.file = file
      self.folder = folder
      coverage = CoveredPaths(of: file.configuration)
    }
  }

  /// The settings that all files in a folder share. A class, because it is read for every file.
  private final class Folder: Sendable {
    /// The settings of a file that the configuration includes.
    let settings: FileSettings
    /// The folder that the patterns of the configuration are relative to.
    let top: FilePath?
    let coverage: CoveredPaths

    init(settings: FileSettings, top: FilePath?, coverage: CoveredPaths) {
      self.settings = settings
      self.top = top
      self.coverage = coverage
    }
  }

  private let fileSystem: FileSystem
  private let rules: [String]
  private var map: ProjectMap
  private var found: [FilePath: Found] = [:]
  private var folders: [FilePath: Folder] = [:]
  /// The build settings of projects, by folder.
  private var surroundings: [FilePath: Surroundings]
  /// The configuration that applies to all files, if the caller has set one.
  private var fixed: Found?
  /// The configuration of files without a configuration file. Its patterns are relative to the roots of their projects.
  private let fallback: Configuration
  private let fallbackCoverage: CoveredPaths

  /// Creates a finder. `rules` are the identifiers that a configuration can name; `surroundings` are the build settings
  /// that are already known.
  public init(
    in fileSystem: FileSystem, map: ProjectMap? = nil, surroundings: [FilePath: Surroundings] = [:], rules: [String],
    fallback: Configuration = Configuration()
  ) {
    self.surroundings = surroundings
    self.fileSystem = fileSystem
    self.fallback = fallback
    fallbackCoverage = CoveredPaths(of: fallback)
    self.map = map ?? ProjectMap(fileSystem)
    self.rules = rules
  }

  /// Applies one configuration file to all files.
  public mutating func fix(_ path: FilePath) throws(FileError) {
    let file = ConfigurationFile(path: path, text: try fileSystem.read(path), rules: rules)
    fixed = Found(file: file, folder: fileSystem.canonicalPath(path).flatMap(\.parent) ?? "/")
    folders = [:]
  }

  /// The configurations that were read so far, in the order of their paths.
  public var configurationFiles: [ConfigurationFile] {
    found.values.map(\.file).sorted { $0.path < $1.path } + [fixed?.file].compactMap(\.self)
  }

  /// The settings of the file at a canonical path. The file doesn't have to exist.
  public mutating func settings(of path: FilePath) -> FileSettings {
    guard let parent = path.parent else { return FileSettings() }
    let folder = folder(at: parent)
    var settings = folder.settings
    // Patterns select among Swift files. Any other file was named by the user, so it is checked.
    if path.hasSuffix(".swift"), let rest = folder.top.flatMap({ path.relativePath(below: $0) }) {
      settings.isChecked = folder.coverage.contains(rest)
    }
    return settings
  }

  private mutating func folder(at folder: FilePath) -> Folder {
    if let known = folders[folder] { return known }
    let new = findFolder(at: folder)
    folders[folder] = new
    return new
  }

  private mutating func findFolder(at folder: FilePath) -> Folder {
    // A folder without marks has the settings of its parent.
    if map.marks(of: folder).isPlain, let outer = folder.parent { return self.folder(at: outer) }
    var settings = FileSettings()
    if let project = map.projectFolder(above: folder) {
      settings.surroundings = surroundings(of: project)
      settings.surroundings.isolation = isolation(above: project)
    }
    let found = configuration(above: folder)
    settings.configuration = found?.file.configuration ?? fallback
    settings.configurationPath = found?.file.path
    settings.baselinePath = found.flatMap { found in
      settings.configuration.baseline.map { found.folder.resolving(FilePath(shown: $0)) }
    }
    let configured = DeploymentTargets(settings.configuration.deploymentTargets)
    settings.surroundings.deploymentTargets = configured.filled(from: settings.surroundings.deploymentTargets)
    return Folder(
      settings: settings, top: found?.folder ?? map.root(above: folder), coverage: found?.coverage ?? fallbackCoverage)
  }

  private mutating func surroundings(of folder: FilePath) -> Surroundings {
    if let known = surroundings[folder] { return known }
    let new = Surroundings(of: folder, map.marks(of: folder)) { [fileSystem] in try? fileSystem.read($0) }
    surroundings[folder] = new
    return new
  }

  /// The isolation that a project or one around it sets. A target of the outer one may contain a file of the inner one's
  /// folder, as plugins often are next to a package.
  private mutating func isolation(above project: FilePath) -> DefaultIsolation? {
    let outer = project.parent.flatMap { map.projectFolder(above: $0) }
    let settings = [surroundings(of: project).isolation, outer.flatMap { isolation(above: $0) }]
    return DefaultIsolation(coveringAll: settings.compactMap(\.self))
  }

  private mutating func configuration(above folder: FilePath) -> Found? {
    if let fixed { return fixed }
    guard let folder = map.configuredFolder(above: folder) else { return nil }
    if let known = found[folder] { return known }
    let path = folder.appending(configurationName)
    let new = Found(file: configurationFile(at: path), folder: folder)
    found[folder] = new
    return new
  }

  private func configurationFile(at path: FilePath) -> ConfigurationFile {
    do {
      return ConfigurationFile(path: path, text: try fileSystem.read(path), rules: rules)
    } catch {
      return ConfigurationFile(unreadable: path, error)
    }
  }
}
