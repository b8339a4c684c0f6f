import TextModel

/// The paths in a folder that git ignores, according to the `.gitignore` files from the root of the repository down to
/// that folder. Outside of a repository, no path is ignored.
struct IgnoredPaths: Sendable {
  private struct Source {
    var folder: FilePath
    var patterns: GitIgnore
  }

  private var isInRepository = false
  /// The `.gitignore` files, outermost first.
  private var sources: [Source] = []

  /// Reads the `.gitignore` files above a folder, up to the root of its repository. The path is canonical.
  init(around folder: FilePath, in fileSystem: FileSystem) {
    var above: [FilePath] = []
    var next = folder.parent
    while let folder = next {
      above.append(folder)
      if fileSystem.kind(folder.appending(repositoryName)) != nil {
        isInRepository = true
        break
      }
      next = folder.parent
    }
    guard isInRepository else { return }
    for folder in above.reversed() { read(folder, in: fileSystem) }
  }

  /// The ignored paths in a folder, including its own `.gitignore`. In the root of a repository, the files above it
  /// don't count.
  func entering(
    _ folder: FilePath, with entries: [FileSystem.Entry], in fileSystem: FileSystem
  ) -> IgnoredPaths {
    var inner = self
    if entries.contains(where: { $0.name == repositoryName }) {
      inner.isInRepository = true
      inner.sources = []
    }
    if inner.isInRepository, entries.contains(where: { $0.name == ignoreFileName }) {
      inner.read(folder, in: fileSystem)
    }
    return inner
  }

  /// Whether a path in the folder is ignored. Inner files take precedence over outer ones.
  func contains(_ path: FilePath, isFolder: Bool) -> Bool {
    for source in sources.reversed() {
      guard let rest = path.relativePath(below: source.folder) else { continue }
      if let isIgnored = source.patterns.ignores(rest, isFolder: isFolder) { return isIgnored }
    }
    return false
  }

  private mutating func read(_ folder: FilePath, in fileSystem: FileSystem) {
    guard let text = try? fileSystem.read(folder.appending(ignoreFileName)) else { return }
    sources.append(Source(folder: folder, patterns: GitIgnore(text)))
  }
}
