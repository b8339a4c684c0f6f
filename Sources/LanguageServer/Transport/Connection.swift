import Dispatch
import Workspace

/// One client: where its bytes come from, and where ours go.
public struct Connection: Sendable {
  /// Waits for bytes and returns all that have arrived; none means that the input has ended.
  public var read: @Sendable () async -> [UInt8]
  /// Writes all bytes before it returns; false when nobody listens any more.
  public var write: @Sendable ([UInt8]) -> Bool
  /// Returns when a process has ended, of which the client says that it has started us.
  public var waitForEnd: @Sendable (_ process: Int) async -> Void

  public init(
    read: @escaping @Sendable () async -> [UInt8], write: @escaping @Sendable ([UInt8]) -> Bool,
    waitForEnd: @escaping @Sendable (_ process: Int) async -> Void
  ) {
    self.read = read
    self.write = write
    self.waitForEnd = waitForEnd
  }

  /// The client that started this process. Reading blocks a thread of its own, never one that tasks run on.
  public static var standardStreams: Connection {
    let reader = DispatchQueue(label: "uibridge.input")
    return Connection(
      read: {
        await withCheckedContinuation { continuation in
          reader.async { continuation.resume(returning: (try? FileDescriptor.standardInput.readAvailable()) ?? []) }
        }
      },
      write: { bytes in (try? FileDescriptor.standardOutput.writeAll(bytes)) != nil },
      waitForEnd: { process in
        // One that is not there to begin with runs elsewhere, such as outside of a container.
        let isElsewhere = !isRunning(process: process)
        while isElsewhere || isRunning(process: process), (try? await Task.sleep(for: .seconds(5))) != nil {}
      })
  }
}
