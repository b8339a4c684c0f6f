import Foundation
import Testing

/// The program, which is built into the same folder as the tests.
let executable: URL = {
  #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
  #else
    let tests = Bundle.main.bundleURL.appending(path: "uibridgePackageTests.xctest")
  #endif
  return tests.deletingLastPathComponent().appending(path: "uibridge")
}()

/// A separate folder for one test.
struct TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "uibridge-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// The names of the files in the folder, including hidden files.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Runs a program that must succeed, and returns its output.
  @discardableResult
  func run(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
    return text
  }
}

/// A project in a Git repository in which every settings file is a pipe that no process writes to.
func folderOfPipes() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.run("git", "init", "--quiet")
  try folder.write("struct Badge: UIViewRepresentable {}\n", to: "App/Badge.swift")
  try folder.run("mkdir", "App.xcodeproj")
  for name in [".uibridge.json", "Package.swift", ".gitignore", "App.xcodeproj/project.pbxproj", "App/B.swift"] {
    try folder.run("mkfifo", name)
  }
  return folder
}

/// Starts the program. It ends when its standard input ends, at the latest.
func start(
  _ arguments: [String], in folder: TemporaryFolder? = nil, input: Pipe = Pipe(), output: Pipe = Pipe()
) throws -> (process: Process, output: Pipe, errors: Pipe) {
  // Child processes inherit the ignored and blocked signals of this thread: Ctrl-C if a shell runs the tests in the
  // background, and almost all signals on Dispatch's threads.
  signal(SIGINT, SIG_DFL)
  var (none, blocked) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &blocked)
  defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
  let process = Process()
  if let folder { process.currentDirectoryURL = folder.url }
  process.executableURL = executable
  process.arguments = arguments
  let errors = Pipe()
  process.standardInput = input
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  return (process, output, errors)
}

func run(
  _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
) throws -> (status: Int32, output: String, errors: String) {
  try run(arguments, input: input, in: folder)
}

func run(
  _ arguments: [String], input: String = "", in folder: TemporaryFolder? = nil
) throws -> (status: Int32, output: String, errors: String) {
  let standardInput = Pipe()
  let (process, output, errors) = try start(arguments, in: folder, input: standardInput)
  standardInput.fileHandleForWriting.write(Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, text, message)
}
