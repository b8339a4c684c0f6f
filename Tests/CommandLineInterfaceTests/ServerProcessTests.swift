import Foundation
import Testing

/// Tests of the server as a separate process with real pipes.
@Suite(.timeLimit(.minutes(5))) struct ServerProcessTests {
  /// A pipe has a capacity of about 64 KiB. The client writes and the server sends far more than that while the client
  /// reads nothing. If the server waited for the client, both would block forever.
  @Test func theServerReadsFromAClientThatDoesNotRead() throws {
    let server = try ServerProcess()
    let announced = #"{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}"#
    try server.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(announced)}}"#)
    let text = (0..<200).map { #"struct Map\#($0): UIViewRepresentable {}\n"# }.joined()
    try server.send(
      notification("didOpen", #"{"uri":"untitled:1","languageId":"swift","version":1,"text":"\#(text)"}"#))
    let count = 2000
    let start = #"{"line":0,"character":0}"#
    for version in 2...count {
      try server.send(
        notification(
          "didChange", #"{"uri":"untitled:1","version":\#(version)}"#,
          #","contentChanges":[{"range":{"start":\#(start),"end":\#(start)},"text":"\n"}]"#))
    }
    let received = server.read(until: #""version":\#(count),"#)
    try server.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    let (status, rest) = server.finish()
    #expect(status == 0)
    #expect(rest.contains(#""id":2,"result":null"#))
    // Diagnostics that the client had not read yet were replaced by newer ones.
    let publications = received.components(separatedBy: "publishDiagnostics").count - 1
    #expect(publications < 50)
  }

  @Test func aClientThatDisconnectsEndsTheServer() throws {
    let server = try ServerProcess()
    try server.hangUp()
    try server.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
    #expect(server.finish().status == 1)
  }

  @Test func pipesInsteadOfFilesDoNotBlock() throws {
    let folder = try folderOfPipes()
    defer { folder.remove() }
    let server = try ServerProcess()
    let root = "file://\(folder.url.path)"
    try server.send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"\#(root)"}}"#)
    try server.send(
      notification(
        "didOpen",
        #"{"uri":"\#(root)/App/Badge.swift","languageId":"swift","version":1,"text":"struct Badge: UIViewRepresentable {}"}"#
      ))
    #expect(server.read(until: "missing-representable-method").contains("publishDiagnostics"))
    try server.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(server.finish().status == 0)
  }

  @Test func messagesAreWrittenToTheLog() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.url.appending(path: "messages.log").path
    for count in [1, 2] {
      let server = try ServerProcess("--log", path)
      try server.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
      try server.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
      try server.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
      #expect(server.finish().status == 0)
      let lines = try folder.read("messages.log").split(separator: "\n")
      // The log still contains the messages of the first server.
      #expect(lines.count { $0.contains(" --> request 1 initialize {") } == count)
      #expect(lines.count { $0.contains(" <-- answer 1 initialize, ") } == count)
      #expect(lines.allSatisfy { $0.contains(#/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} /#) })
    }
    #expect(try run("lsp", "--log", folder.url.appending(path: "missing/messages.log").path).status == 2)
    #expect(
      await outcome("lsp --log /missing/messages.log").errors
        == "uibridge: cannot write /missing/messages.log: no such file or directory\n")
  }

  private func notification(_ method: String, _ document: String, _ rest: String = "") -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":{"textDocument":\#(document)\#(rest)}}"#
  }
}

/// `uibridge lsp` connected by two pipes.
private struct ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ options: String...) throws {
    process.executableURL = executable
    process.arguments = ["lsp"] + options
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Writes a message. This blocks while the server doesn't read.
  func send(_ message: String) throws {
    let frame = "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
    try input.fileHandleForWriting.write(contentsOf: Data(frame.utf8))
  }

  func hangUp() throws { try output.fileHandleForReading.close() }

  /// Reads until the output contains a text, or until it ends.
  func read(until text: String) -> String {
    var received = Data()
    while received.range(of: Data(text.utf8)) == nil {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      received += bytes
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Reads the rest of the output up to its end.
  func finish() -> (status: Int32, received: String) {
    let received = (try? output.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: received ?? Data(), as: UTF8.self))
  }
}
