import Foundation
import PackagePlugin

/// Runs `uibridge lint` on a target when its package changes, so that its problems appear among those of the compiler.
@main struct UIBridgeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    try lint(
      swiftFiles(of: target), of: target.name, with: context.tool(named: "uibridge").url,
      in: context.pluginWorkDirectoryURL, project: context.package.directoryURL,
      projectFiles: context.package.targets.flatMap(swiftFiles(of:)))
  }

  private func swiftFiles(of target: Target) -> [URL] {
    (target as? SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
  }
}

/// Returns the command that lints the files. It runs if any file of the project has changed, because the problems of a
/// file can depend on all. Only errors fail the build, as with the compiler.
private func lint(
  _ files: [URL], of target: String, with tool: URL, in folder: URL, project: URL, projectFiles: [URL]
) throws -> [Command] {
  guard !files.isEmpty else { return [] }
  // A list, because the paths of a large target can be too long for a command line.
  let list = folder.appending(path: "files.txt")
  try write(files.map { path($0) + "\n" }.joined(), to: list)
  // A build runs only commands with outputs that it needs. A report would become a resource of the target; a source
  // file without code changes nothing. The command doesn't write it, so it isn't compiled again.
  let stamp = folder.appending(path: "UIBridge.swift")
  try write("// uibridge checks this target.\n", to: stamp)
  let configuration = project.appending(path: ".uibridge.json")
  let configurations = FileManager.default.fileExists(atPath: path(configuration)) ? [configuration] : []
  return [
    .buildCommand(
      displayName: "Linting \(target) with uibridge", executable: tool,
      arguments: ["lint", "--format", "xcode", "--fail-on", "error", "--files-from", path(list)],
      inputFiles: projectFiles + configurations, outputFiles: [stamp])
  ]
}

/// Writes a file, unless it has this text already.
private func write(_ text: String, to file: URL) throws {
  let bytes = Data(text.utf8)
  if (try? Data(contentsOf: file)) != bytes { try bytes.write(to: file) }
}

private func path(_ url: URL) -> String { url.path(percentEncoded: false) }

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UIBridgeBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try lint(
        swiftFiles(of: target), of: target.displayName, with: context.tool(named: "uibridge").url,
        in: context.pluginWorkDirectoryURL, project: context.xcodeProject.directoryURL,
        projectFiles: context.xcodeProject.targets.flatMap(swiftFiles(of:)))
    }

    private func swiftFiles(of target: XcodeTarget) -> [URL] {
      target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }
  }
#endif
