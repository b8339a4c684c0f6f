import JSONText
import Testing

@testable import LanguageServer

@Suite struct OutboxTests {
  @Test func messagesAreSentInOrder() throws {
    var outbox = Outbox()
    #expect(outbox.isEmpty)
    for number in 0..<3 { outbox.add(answer(number)) }
    #expect(messages(in: outbox.popPacket()) == (0..<3).map { answer($0) })
    #expect(outbox.isEmpty)
  }

  @Test func onlyTheLatestDiagnosticsOfADocumentWait() {
    var outbox = Outbox()
    outbox.add(diagnostics("a", 1))
    outbox.add(diagnostics("b", 1))
    for count in 2...1000 { outbox.add(diagnostics("a", count)) }
    outbox.add(answer(1))
    #expect(messages(in: outbox.popPacket()) == [diagnostics("a", 1000), diagnostics("b", 1), answer(1)])
    // A message that was already sent isn't replaced.
    outbox.add(diagnostics("a", 7))
    outbox.add(diagnostics("a", 8))
    #expect(messages(in: outbox.popPacket()) == [diagnostics("a", 8)])
  }

  @Test func excessNotificationsAreDropped() {
    var outbox = Outbox()
    for _ in 0..<1000 { outbox.add(note) }
    outbox.add(answer(1))
    #expect(messages(in: outbox.popPacket()) == Array(repeating: note, count: Outbox.noteLimit) + [answer(1)])
    outbox.add(note)
    #expect(messages(in: outbox.popPacket()) == [note])
  }

  @Test func responsesFillItAndDiagnosticsDoNot() {
    var outbox = Outbox()
    let megabyte = String(repeating: "x", count: 1 << 20)
    for number in 0..<8 { outbox.add(diagnostics(megabyte + "\(number)", 0)) }
    #expect(!outbox.isFull)
    for number in 0..<4 { outbox.add(answer(number, megabyte)) }
    #expect(outbox.isFull)
    for _ in 0..<8 { #expect(messages(in: outbox.popPacket()).count == 1) }
    #expect(outbox.isFull)
    #expect(messages(in: outbox.popPacket()) == [answer(0, megabyte)])
    #expect(!outbox.isFull)
  }

  /// A packet contains few messages, so that the remaining ones can still be replaced.
  @Test func packetsAreSmall() {
    var outbox = Outbox()
    let text = String(repeating: "x", count: 1000)
    for number in 0..<1000 { outbox.add(answer(number, text)) }
    var found: [JSON] = []
    while !outbox.isEmpty {
      let packet = outbox.popPacket()
      #expect(packet.count <= 1 << 16)
      found += messages(in: packet)
    }
    #expect(found == (0..<1000).map { answer($0, text) })
  }

  private let note = notification("window/logMessage", ["message": "no"])

  private func answer(_ number: Int, _ text: String = "") -> JSON {
    ["jsonrpc": "2.0", "id": JSON(number), "result": JSON(text)]
  }

  private func diagnostics(_ uri: String, _ version: Int) -> JSON {
    notification("textDocument/publishDiagnostics", ["uri": JSON(uri), "version": JSON(version)])
  }

  private func messages(in bytes: [UInt8]) -> [JSON] {
    var decoder = FrameDecoder()
    return decoder.decode(bytes).compactMap { frame in
      if case .message(let text) = frame { try? JSON(reading: text) } else { nil }
    }
  }
}
