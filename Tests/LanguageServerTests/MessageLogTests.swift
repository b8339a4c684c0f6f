import Synchronization
import Testing
import Workspace

@testable import LanguageServer

/// The log that `uibridge lsp --log FILE` writes.
@Suite struct MessageLogTests {
  @Test func everyMessageIsASeparateLine() {
    let written = Written()
    let log = MessageLog(
      time: { "12:00" }, write: { text throws(FileError) in written.text.withLock { $0 += text } }, complain: { _ in })
    let request = framed(#"{"id":1,"# + "\n" + #""method":"initialize"}"#)
    // The boundaries of packets are independent of the boundaries of messages.
    log.note(Array(request.prefix(30)), .fromClient)
    log.note(Array(request.dropFirst(30)) + framed(#"{"method":"exit"}"#), .fromClient)
    log.note(framed(#"{"id":1,"result":{}}"#) + framed(#"{"id":"a","method":"ask"}"#), .fromServer)
    log.note(framed(#"{"id":"a","error":{}}"#) + framed("{") + framed("{}") + framed(#"{"id":7}"#), .fromClient)
    log.note(framed(#"{"method":"a\nb"}"#), .fromServer)
    log.note(Array("x\n\n".utf8) + framed(#"{"method":"more"}"#), .fromClient)
    let lines = written.text.withLock { $0 }.replacing(/, [0-9]+\.[0-9] ms/, with: ", SOME ms").split(separator: "\n")
    #expect(
      lines == [
        #"12:00 --> request 1 initialize {"id":1, "method":"initialize"}"#,
        #"12:00 --> notification exit {"method":"exit"}"#,
        #"12:00 <-- answer 1 initialize, SOME ms {"id":1,"result":{}}"#,
        #"12:00 <-- request 'a' ask {"id":"a","method":"ask"}"#,
        #"12:00 --> error 'a' ask, SOME ms {"id":"a","error":{}}"#,
        "12:00 --> invalid JSON {", "12:00 --> invalid message {}", #"12:00 --> answer 7 without a request {"id":7}"#,
        #"12:00 <-- notification a b {"method":"a\nb"}"#,
        "12:00 --> bytes that are not a message", #"12:00 --> notification more {"method":"more"}"#,
      ])
  }

  @Test func aFullDiskEndsTheLogAndIsReported() {
    let written = Written()
    let log = MessageLog(
      time: { "" },
      write: { _ throws(FileError) in
        written.text.withLock { $0 += "tried " }
        throw FileError(path: "log", reason: "No space left on device")
      }, complain: { error in written.complaints.withLock { $0.append(error) } })
    for _ in 0..<3 { log.note(framed("{}"), .fromServer) }
    #expect(written.text.withLock { $0 } == "tried ")
    #expect(written.complaints.withLock { $0.map(\.reason) } == ["No space left on device"])
  }

  private final class Written: Sendable {
    let text = Mutex("")
    let complaints = Mutex<[FileError]>([])
  }

  private func framed(_ text: String) -> [UInt8] { Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8) }
}
