import Foundation
import PackagePlugin

/// `swift package uibridge …`: runs uibridge in the package's folder. Without a command, it lints.
@main struct UIBridgeCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folders = try targets(named: arguments, in: context.package).map { $0.directoryURL.path(percentEncoded: false) }
    try run(
      context.tool(named: "uibridge").url, in: context.package.directoryURL,
      arguments: commandLine(arguments, linting: folders))
  }

  /// The targets after `--target`, which Xcode passes for the targets that are selected in its dialog.
  private func targets(named arguments: [String], in package: Package) throws -> [Target] {
    var extractor = ArgumentExtractor(arguments)
    return try package.targets(named: extractor.extractOption(named: "target"))
  }
}

private func commandLine(_ arguments: [String], linting folders: [String]) -> [String] {
  var extractor = ArgumentExtractor(arguments)
  _ = extractor.extractOption(named: "target")
  let rest = extractor.remainingArguments
  let hasCommand = rest.first.map { !$0.hasPrefix("-") || $0 == "--help" || $0 == "--version" } ?? false
  return (hasCommand ? [] : ["lint"]) + rest + folders
}

private func run(_ tool: URL, in folder: URL, arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.currentDirectoryURL = folder
  process.arguments = arguments
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
}

/// The end of a run that reported problems or failed. uibridge itself has printed why.
private struct Failure: Error, CustomStringConvertible {
  var status: Int32

  var description: String { status == 1 ? "uibridge reported problems" : "uibridge failed with exit status \(status)" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UIBridgeCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode's targets have no folder of their own, so the whole project is linted.
      try run(
        context.tool(named: "uibridge").url, in: context.xcodeProject.directoryURL,
        arguments: commandLine(arguments, linting: []))
    }
  }
#endif
