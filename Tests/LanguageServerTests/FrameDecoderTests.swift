import Testing

@testable import LanguageServer

@Suite struct FrameDecoderTests {
  @Test(arguments: 1...60)
  func packetsCanBeSplitAnywhere(size: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\ncontent-length:3 \r\n\r\n[1]"
    #expect(frames(stream, inPacketsOf: size) == [message("{}"), message("[1]")])
  }

  @Test func lineFeedsWithoutCarriageReturnsEndLines() {
    #expect(frames("Content-Length: 2\n\n{}") == [message("{}")])
  }

  @Test func emptyMessagesAreAccepted() {
    #expect(frames("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1") == [message(""), message("1")])
  }

  @Test(arguments: [
    "\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n{\"a\":1}", "Content-Type: text\r\n\r\n{}",
    "Content-Length:\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "Content-Length: 3 bytes\r\n\r\n[1]", "\u{0}\u{1}\n\n\n", String(repeating: "x", count: 5000),
  ])
  func invalidHeadersAreSkipped(_ garbage: String) {
    let stream = garbage + "Content-Length: 2\r\n\r\n{}" + garbage + "Content-Length: 1\r\n\r\n7"
    for size in [1, 7, 100_000] {
      #expect(
        frames(stream, inPacketsOf: size) == [.unreadable, message("{}"), .unreadable, message("7")], "size \(size)")
    }
  }

  @Test func messagesThatAreTooLongAreSkipped() {
    var decoder = FrameDecoder()
    let length = FrameDecoder.lengthLimit + 1
    #expect(decoder.decode(Array("Content-Length: \(length)\r\n\r\n".utf8)) == [.tooLong(length)])
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    var missing = length
    while missing > 0 {
      #expect(decoder.decode(Array(chunk.prefix(missing))) == [])
      missing -= min(missing, chunk.count)
    }
    #expect(decoder.decode(Array("Content-Length: 2\r\n\r\n{}".utf8)) == [message("{}")])
  }

  @Test(arguments: ["1073741825", "9223372036854775807", "99999999999999999999"])
  func anAbsurdLengthEndsTheStream(_ length: String) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n{}"
    for size in [1, 100] { #expect(frames(stream, inPacketsOf: size) == [message("{}"), .endless]) }
  }

  private func message(_ text: String) -> FrameDecoder.Frame { .message(Array(text.utf8)) }

  private func frames(_ stream: String, inPacketsOf size: Int = .max) -> [FrameDecoder.Frame] {
    var decoder = FrameDecoder()
    var rest = Array(stream.utf8)[...]
    var frames: [FrameDecoder.Frame] = []
    while !rest.isEmpty {
      frames += decoder.decode(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return frames
  }
}
