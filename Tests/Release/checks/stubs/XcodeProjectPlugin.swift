// The declarations of Xcode's module for plugins that ours use. Linux doesn't have it.
import Foundation
import PackagePlugin

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject
  public var pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
  public var directoryURL: URL
  public var targets: [XcodeTarget]
}

public struct XcodeTarget {
  public var displayName: String
  public var inputFiles: FileList
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
