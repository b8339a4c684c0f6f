import Foundation

/// Runs `work` in a temporary folder and removes it afterwards. Its parent folder contains nothing else.
func inTemporaryFolder(_ work: (_ folder: String) throws -> Void) throws {
  let outer = FileManager.default.temporaryDirectory.appending(path: "uibridge-\(UUID().uuidString)")
  let folder = outer.appending(path: "inner")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: "\(outer.path)/locked")
    try? FileManager.default.removeItem(at: outer)
  }
  try work(folder.path)
}
