/// The file system as Workspace sees it.
public struct FileSystem: Sendable {}
