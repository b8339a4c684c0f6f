import Dispatch
import Workspace

/// One client: where its bytes come from, and where ours go.
public struct Connection: Sendable {
  /// Waits for bytes and returns all that have arrived; none means that the input has ended.
  public var read: @Sendable () async -> [UInt8]
  /// Returns when all bytes are written, however long the client does not read; false when nobody listens any more.
  public var write: @Sendable ([UInt8]) async -> Bool
  /// Returns when a process has ended, of which the client says that it has started us.
  public var waitForEnd: @Sendable (_ process: Int) async -> Void
  /// Where to run what never takes long; nil where that is all the same.
  public var executor: (any TaskExecutor)?

  public init(
    read: @escaping @Sendable () async -> [UInt8], write: @escaping @Sendable ([UInt8]) async -> Bool,
    waitForEnd: @escaping @Sendable (_ process: Int) async -> Void, executor: (any TaskExecutor)? = nil
  ) {
    self.read = read
    self.write = write
    self.waitForEnd = waitForEnd
    self.executor = executor
  }

  /// The client that started this process. Its bytes are read by the thread of the session, which also writes, as long as
  /// there is room; another thread waits for a client that reads slowly.
  public static func standardStreams(servedBy thread: SessionThread) -> Connection {
    let writer = DispatchQueue(label: "uibridge.output")
    return Connection(
      read: { await thread.nextBytes() },
      write: { bytes in
        guard let count = try? FileDescriptor.standardOutput.writeAvailable(bytes) else { return false }
        if count == bytes.count { return true }
        return await withCheckedContinuation { continuation in
          writer.async {
            let rest = Array(bytes[count...])
            continuation.resume(returning: (try? FileDescriptor.standardOutput.writeAll(rest)) != nil)
          }
        }
      },
      waitForEnd: { process in
        // One that is not there to begin with runs elsewhere, such as outside of a container.
        let isElsewhere = !isRunning(process: process)
        while isElsewhere || isRunning(process: process), (try? await Task.sleep(for: .seconds(5))) != nil {}
      }, executor: thread)
  }
}
