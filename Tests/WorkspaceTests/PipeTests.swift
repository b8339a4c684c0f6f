import Testing
import Workspace

/// Both ends of a pipe, like the ends that a client and the server use.
@Suite struct PipeTests {
  @Test func bytesArriveInOrderUntilTheInputEnds() throws {
    let (output, input) = try FileDescriptor.newPipe()
    defer { output.hangUp() }
    for byte in [1, 2, 3] as [UInt8] {
      try input.writeAll([byte, byte])
      #expect(try output.readAvailable() == [byte, byte])
    }
    input.hangUp()
    #expect(try output.readAvailable() == [])
  }

  @Test func aPipeAcceptsNoMoreThanItsCapacity() throws {
    let (output, input) = try FileDescriptor.newPipe()
    defer { for end in [output, input] { end.hangUp() } }
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let count = try input.writeAvailable(bytes)
    #expect(count > 0)
    #expect(count < bytes.count)
    var read: [UInt8] = []
    while read.count < count { read += try output.readAvailable() }
    #expect(read == Array(bytes[..<count]))
  }
}
