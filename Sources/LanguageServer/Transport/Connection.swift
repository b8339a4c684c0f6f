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

  public init(
    read: @escaping @Sendable () async -> [UInt8], write: @escaping @Sendable ([UInt8]) async -> Bool,
    waitForEnd: @escaping @Sendable (_ process: Int) async -> Void
  ) {
    self.read = read
    self.write = write
    self.waitForEnd = waitForEnd
  }

  /// The client that started this process. Reading and writing block threads of their own, never one that tasks run on.
  public static var standardStreams: Connection {
    let reader = DispatchQueue(label: "uibridge.input")
    let writer = DispatchQueue(label: "uibridge.output")
    return Connection(
      read: {
        await withCheckedContinuation { continuation in
          reader.async { continuation.resume(returning: (try? FileDescriptor.standardInput.readAvailable()) ?? []) }
        }
      },
      write: { bytes in
        await withCheckedContinuation { continuation in
          writer.async {
            continuation.resume(returning: (try? FileDescriptor.standardOutput.writeAll(bytes)) != nil)
          }
        }
      },
      waitForEnd: { process in
        // One that is not there to begin with runs elsewhere, such as outside of a container.
        let isElsewhere = !isRunning(process: process)
        while isElsewhere || isRunning(process: process), (try? await Task.sleep(for: .seconds(5))) != nil {}
      })
  }
}
