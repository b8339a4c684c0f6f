import Foundation
import Testing

/// What only a process of its own shows: streams, exit status, and a reader that goes away.
@Suite struct ExecutableTests {
  @Test func endsWithTheStatusOfTheCommand() throws {
    #expect(try run("--version").status == 0)
    #expect(try run("lint", "/missing.swift").status == 2)
    #expect(try run("lint", "-", input: "struct A {}").output == "nothing to report in 1 file\n")
  }

  @Test func aReaderThatHasGoneIsNoError() throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["lint", "--help"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(message.isEmpty)
  }
}

/// It lies beside the tests, which were built with it.
let executable: URL = {
  #if os(macOS)
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
  #else
    let tests = Bundle.main.bundleURL.appending(path: "uibridgePackageTests.xctest")
  #endif
  return tests.deletingLastPathComponent().appending(path: "uibridge")
}()

private func run(_ arguments: String..., input: String = "") throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  let (standardInput, output) = (Pipe(), Pipe())
  process.standardInput = standardInput
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  standardInput.fileHandleForWriting.write(Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, text)
}
