import Foundation

/// Calls a function with files of these texts, by name, which exist only during the call.
func withFiles<Result>(_ texts: [String: String], _ body: ([URL]) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uibridge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = try texts.sorted { $0.key < $1.key }.map { name, text in
    let file = folder.appendingPathComponent("\(name).swift")
    try Data(text.utf8).write(to: file)
    return file
  }
  return try body(files)
}

/// The compiler's errors, and its warnings if requested, each beginning with the name of the file.
func diagnostics(
  of sources: [URL], arguments: [String], includingWarnings: Bool = false
) throws -> [String] {
  let (status, output) = try runCompiler(arguments + sources.map(\.path))
  let marks = [": error: "] + (includingWarnings ? [": warning: "] : [])
  let found = output.split(separator: "\n").filter { line in marks.contains { line.contains($0) } }
  if status != 0, found.isEmpty { return [output] }
  return found.map { $0.split(separator: "/").last.map(String.init) ?? String($0) }
}

/// Runs `swiftc` and returns its exit status and everything that it prints.
func runCompiler(_ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc"] + arguments
  // The output goes to a file because a signal that interrupts reading from a pipe would end the whole process.
  let output = FileManager.default.temporaryDirectory.appendingPathComponent("uibridge-\(UUID().uuidString).txt")
  try Data().write(to: output)
  defer { try? FileManager.default.removeItem(at: output) }
  let handle = try FileHandle(forWritingTo: output)
  process.standardOutput = handle
  process.standardError = handle
  try process.run()
  process.waitUntilExit()
  try handle.close()
  return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
}
