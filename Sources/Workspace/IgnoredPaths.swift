import TextModel

/// What git ignores in a folder, by the `.gitignore` files from the top of the repository to it; nothing outside of any.
struct IgnoredPaths: Sendable {
  private struct Source {
    var folder: FilePath
    var patterns: GitIgnore
  }

  private var isInRepository = false
  /// The outermost first.
  private var sources: [Source] = []

  /// What the folders above a folder say, in canonical paths.
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

  /// With what a folder says of what is in it; in the top of a repository nothing else counts.
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

  /// Whether a path in the folder is ignored. What stands further in goes before what stands further out.
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
