import Testing
import Workspace

@testable import LanguageServer

/// The thread of a session, which reads a pipe.
@Suite(.timeLimit(.minutes(1))) struct SessionThreadTests {
  @Test func bytesArriveInOrderUntilTheInputEnds() async throws {
    let (output, input) = try FileDescriptor.newPipe()
    let thread = try SessionThread(reading: output)
    let read = await thread.run {
      var chunks: [[UInt8]] = []
      for byte in [1, 2, 3] as [UInt8] {
        try? input.writeAll([byte, byte])
        chunks.append(await thread.nextBytes())
      }
      input.hangUp()
      chunks.append(await thread.nextBytes())
      return chunks
    }
    #expect(read == [[1, 1], [2, 2], [3, 3], []])
  }

  /// While it waits for bytes that do not come, others may have something for it.
  @Test func whatOthersFindWakesIt() async throws {
    let (output, input) = try FileDescriptor.newPipe()
    let thread = try SessionThread(reading: output)
    let sum = await thread.run {
      let (numbers, found) = AsyncStream.makeStream(of: Int.self)
      Task(executorPreference: thread) {
        _ = await thread.nextBytes()
        found.yield(1_000)
        found.finish()
      }
      var sum = 0
      let finder = Task(executorPreference: globalConcurrentExecutor) { for number in 0..<100 { found.yield(number) } }
      var count = 0
      for await number in numbers {
        sum += number
        count += 1
        // The last of the hundred: now the bytes may come.
        if count == 100 { try? input.writeAll([0]) }
      }
      await finder.value
      return sum
    }
    #expect(sum == 4_950 + 1_000)
  }

  @Test func aPipeTakesNoMoreThanItHasRoomFor() throws {
    let (output, input) = try FileDescriptor.newPipe()
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    let count = try input.writeAvailable(bytes)
    #expect(count > 0)
    #expect(count < bytes.count)
    var buffer = [UInt8](repeating: 0, count: count)
    #expect(try output.readAvailable(through: &buffer) == Array(bytes[..<count]))
  }
}

extension SessionThread {
  fileprivate func nextBytes() async -> [UInt8] {
    await withCheckedContinuation { continuation in read { continuation.resume(returning: $0) } }
  }
}
