/// The nearest folder at or above `path` that looks like the top of a project: it holds a `Package.swift`, an Xcode
/// project or workspace, or a `.git`. Nil where there is none.
public func projectRoot(above path: String, in fileSystem: FileSystem) -> String? {
  guard var folder = fileSystem.canonicalPath(path) else { return nil }
  while true {
    // What is no folder, or may not be listed, has no entries; its parents are asked all the same.
    let names = (try? fileSystem.entries(folder).map(\.name)) ?? []
    if names.contains(where: marksRoot) { return folder }
    guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
    folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
  }
}

private func marksRoot(_ name: String) -> Bool {
  name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}
